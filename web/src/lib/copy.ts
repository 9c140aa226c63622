/** Words for the clipboard, also where the browser keeps its own from us: a table in the same house has no certificate. */

export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    return copyByHand(words)
  }
}

function copyByHand(words: string): boolean {
  const area = document.createElement('textarea')
  area.value = words
  area.className = 'visually-hidden'
  const host = document.querySelector('dialog[open]') ?? document.body // outside an open dialog nothing takes the focus
  host.append(area)
  const before = document.activeElement as HTMLElement | null
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  before?.focus()
  return done
}
