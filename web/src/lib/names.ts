/** Names for bots, so that the log reads like a table of people. */
const NAMES = ['Mara', 'Yuki', 'Jonas', 'Aylin', 'Theo', 'Lena', 'Piet', 'Noor', 'Emil', 'Ines', 'Runa', 'Kofi']

export function botNames(count: number, taken: string[] = []): string[] {
  const free = NAMES.filter((name) => !taken.includes(name))
  const from = Math.floor(Math.random() * free.length)
  return Array.from({ length: count }, (_, i) => free[(from + i) % free.length]!)
}
