/** What this browser was shown last of each table, kept beside its games: the board stands before Python has come.
 *  It is what the page was told, so what its seat may see. */

import type { TableState } from '../lib/wire'

const VERSION = document.documentElement.dataset.version // boards of another version may draw another view
interface Last {
  version: string | undefined
  state: TableState
}

export class Seen {
  #database: Promise<IDBDatabase>

  constructor(under: string) {
    this.#database = new Promise((resolve, reject) => {
      const asked = indexedDB.open(`spieltisch seen ${under}`, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore('tables')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    this.#database.catch(() => {}) // then tables wait for Python
  }

  /** What was shown last, with nothing to do in it; nothing of what lay behind a curtain. */
  async last(table: string): Promise<TableState | null> {
    const store = (await this.#database).transaction('tables').objectStore('tables')
    const found = await new Promise<Last | undefined>((resolve, reject) => {
      const asked = store.get(table)
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    if (!found || found.version !== VERSION) return null
    return { ...found.state, asked: {}, can_undo: false, entry: null, clocks: null, over: null }
  }

  async keep(table: string, state: TableState): Promise<void> {
    const store = (await this.#database).transaction('tables', 'readwrite').objectStore('tables')
    if (state.secret || !state.view) store.delete(table)
    else store.put({ version: VERSION, state } satisfies Last, table)
  }
}
