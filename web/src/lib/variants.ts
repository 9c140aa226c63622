/** The variants of a game, for the set-up of its box: what lies on the table may depend on them. */

import type { Json, OptionInfo, TableFacts } from './wire'

/** As an address names them, only those that were chosen: start_points=5, and deck=own for cards of one's own. */
export function spelled(options: OptionInfo[], values: Record<string, Json>): Record<string, string> {
  const chosen = options.filter((one) => values[one.name] !== undefined && (one.file || one.choices.length))
  return Object.fromEntries(chosen.map((one) => [one.name, one.file ? 'own' : String(values[one.name])]))
}

/** As the texts take them, each by its name: of a table that waits, or of an address; what nobody can choose is not heard. */
export function told(
  options: OptionInfo[],
  table: Pick<TableFacts, 'options' | 'own'> | null,
  address: URLSearchParams,
): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  for (const { name, file, choices, default: usual } of options) {
    if (file) found[name] = (table ? table.own?.includes(name) : address.get(name) === 'own') ? 'own' : 'box'
    else if (choices.length) {
      const value = table ? table.options?.[name] : choices.find((one) => String(one) === address.get(name))
      const said = value ?? usual
      found[name] = typeof said === 'number' ? said : String(said)
    }
  }
  return found
}
