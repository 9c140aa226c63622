/** Where other people reach this table. */

import { get } from './wire'

/** The server may know a better address than the one in this browser's bar. */
export const address = (): Promise<string> =>
  get<{ url?: string }>('/api/games').then(
    ({ url }) => url || location.origin,
    () => location.origin,
  )
/** A link to this machine itself works nowhere else. */
export const onlyHere = (link: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\])/.test(link)
