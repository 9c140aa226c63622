/** The games of this browser, in its IndexedDB: facts of each table, and its log, which is only ever appended to. */

/** Something to be kept: facts of a table; entries of its log from number n on; the analysis of round n. */
export interface Keeping {
  what: 'table' | 'entries' | 'analysis'
  table: string
  n: number
  text: string
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const STORES = ['tables', 'entries', 'analyses']
const OLD = 'spieltisch' // one for all sites of a host, as it was once
type Content = Partial<Record<string, [IDBValidKey, string][]>>

/** A database; a new one begins with this content. */
function opened(name: string, content: Content = {}): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1)
  asked.onupgradeneeded = () => {
    for (const store of STORES) {
      const made = asked.result.createObjectStore(store)
      for (const [key, value] of content[store] ?? []) made.put(value, key)
    }
  }
  return done(asked)
}

async function contentOf(database: IDBDatabase): Promise<Content> {
  const content: Content = {}
  for (const name of STORES) {
    const store = database.transaction(name).objectStore(name)
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    content[name] = keys.map((key, at) => [key, values[at]])
  }
  database.close()
  return content
}

export class Kept {
  constructor(readonly database: IDBDatabase) {}

  /** The games of the site under this path. It begins with those that all sites of its host had in common. */
  static async open(under: string): Promise<Kept> {
    const name = `${OLD} ${under}`
    const names = (await indexedDB.databases?.())?.map((one) => one.name) ?? [OLD]
    const before = names.includes(OLD) && !names.includes(name) ? await contentOf(await opened(OLD)) : {}
    return new Kept(await opened(name, before))
  }

  #store(name: string): IDBObjectStore {
    return this.database.transaction(name).objectStore(name)
  }

  async tables(): Promise<[string, string][]> {
    const store = this.#store('tables')
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    return keys.map((key, at) => [String(key), values[at]])
  }

  table(table: string): Promise<string | undefined> {
    return done(this.#store('tables').get(table))
  }

  async analyses(): Promise<{ table: string; round: number; text: string }[]> {
    const store = this.#store('analyses')
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    return keys.map((key, at) => {
      const [table, round] = key as [string, number]
      return { table, round, text: values[at] }
    })
  }

  /** All entries of a table, as one JSON list. */
  async log(table: string): Promise<string> {
    const pieces = await done<string[]>(this.#store('entries').getAll(IDBKeyRange.bound([table, 0], [table, Infinity])))
    return JSON.stringify(pieces.flatMap((piece) => JSON.parse(piece)))
  }

  /** All or nothing. Entries of a number that is there already fail with a ConstraintError: somebody wrote first. */
  write(what: Keeping[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.database.transaction(STORES, 'readwrite')
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error ?? new Error('not written'))
      for (const one of what) {
        if (one.what === 'table') writing.objectStore('tables').put(one.text, one.table)
        else if (one.what === 'entries') writing.objectStore('entries').add(one.text, [one.table, one.n])
        else writing.objectStore('analyses').put(one.text, [one.table, one.n])
      }
    })
  }
}
