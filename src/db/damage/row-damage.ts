import type { Damage } from './condition.js'

const namesShown = 3

const describe = (names: readonly string[]): string =>
  `${names.slice(0, namesShown).join('; ')}${names.length > namesShown ? ' …' : ''}`

/** Damage of a table, by the names of its damaged rows. */
export const toRowDamage = (table: string, names: readonly string[]): Damage => {
  const what = names.length === 1 ? 'One record is' : `${names.length} records are`
  return { kind: 'rows', file: table, detail: `${what} not as written: ${describe(names)}.` }
}
