/** A short word from the table: it worked, it is so, or it cannot be done. */
export interface Note {
  text: string
  kind: 'good' | 'info' | 'no'
}
