/** Own short tones, made on the spot; silent until switched on. */

import { settings } from './settings.svelte'

let audio: AudioContext | null = null

function tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  if (!audio) return
  const from = audio.currentTime + at
  const source = audio.createOscillator()
  const level = audio.createGain()
  source.type = shape
  source.frequency.value = pitch
  level.gain.setValueAtTime(0, from)
  level.gain.linearRampToValueAtTime(loud, from + 0.012)
  level.gain.exponentialRampToValueAtTime(0.0001, from + length)
  source.connect(level).connect(audio.destination)
  source.start(from)
  source.stop(from + length + 0.02)
}

const TUNES = {
  pick: () => tone(520, 0, 0.07, 0.05, 'triangle'),
  place: () => {
    tone(196, 0, 0.12, 0.12, 'triangle')
    tone(392, 0.02, 0.1, 0.04)
  },
  turn: () => {
    tone(587, 0, 0.22, 0.08)
    tone(880, 0.13, 0.34, 0.07)
  },
  refused: () => tone(147, 0, 0.18, 0.09, 'triangle'),
  over: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(pitch, i * 0.13, 0.55, 0.06)),
}

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    TUNES[tune]()
  } catch {
    /* no sound here */
  }
}
