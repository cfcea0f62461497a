import { roundTo } from '../../../engine/statistics/round.js'
import type { Explained, Filter, StoredValue } from '../../../engine/search/index.js'
import { invalidInput, type InputError } from '../../../kernel/errors.js'

/** A value as an answer shows it. */
export type ShownValue = number | string | boolean | string[] | Record<string, number> | null

/** One filter of a request: what the index is asked, what was wanted, and how to read what a creator has. */
export interface Clause {
  name: string
  filter: Filter
  threshold: unknown
  /** Reads the creator's own value out of the explanation. */
  read: (explanation: Explained) => ShownValue
  /** Whom it can be held against: of all others nothing is known that would say. Null: it can be of everybody. */
  needs: Filter | null
}

/** Everything that is wrong with a request, said at once. */
export class Problems {
  readonly #errors: InputError[] = []

  add(pointer: string, message: string): void {
    this.#errors.push({ in: 'body', pointer, message })
  }

  throwIfAny(): void {
    if (this.#errors.length > 0) throw invalidInput(this.#errors)
  }
}

const leaves = (explanation: Explained): Explained[] =>
  explanation.clauses === undefined ? [explanation] : explanation.clauses.flatMap(leaves)

const isList = (value: StoredValue | undefined): value is readonly string[] => Array.isArray(value)

/** The value of the one column a clause looks at. */
export const readValue = (explanation: Explained): ShownValue => {
  const value = leaves(explanation)[0]?.value ?? null
  // Kept in 24 bits: the digits beyond are of the keeping, not of the value.
  if (typeof value === 'number') return Number(value.toPrecision(7))
  return isList(value) ? [...value] : value
}

/** Those of the wanted values that the creator has. */
export const readHeld = (explanation: Explained): string[] => [
  ...new Set(
    leaves(explanation).flatMap(({ value }) => {
      if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return []
      if (typeof value === 'string') return [value]
      return isList(value) ? value : Object.keys(value)
    }),
  ),
]

/** Words that were found, without the column they stand in. */
export const readWords = (explanation: Explained): string[] => [
  ...new Set(readHeld(explanation).map((found) => found.slice(found.indexOf(':') + 1))),
]

/** Shares of an audience. */
export const readShares = (explanation: Explained): Record<string, number> =>
  Object.fromEntries(
    leaves(explanation).flatMap(({ value }) =>
      value !== null && typeof value === 'object' && !isList(value)
        ? Object.entries(value).map(([id, share]) => [id, roundTo(share, 3)] as const)
        : [],
    ),
  )
