import { Cache } from '../../../kernel/cache.js'
import type { Row } from './completion.js'

/** Two people of one list who are called alike are told apart by what they could not both have. */
const timesApart = 2

/** Rows that name nobody but by a name: two with the same name and followers that are far apart are about two people. */
export class Namesakes {
  readonly #followers = new Cache<string, number>(100_000)

  /** Whether a row before this one had the same name, and was about somebody else. */
  isOther({ network, handle, followers }: Row): boolean {
    if (typeof followers !== 'number') return false
    const key = `${String(network)} ${String(handle)}`
    const before = this.#followers.get(key)
    if (before === undefined) this.#followers.set(key, followers)
    return before !== undefined && Math.max(before, followers) > timesApart * Math.max(1, Math.min(before, followers))
  }
}

export const namesakeReason =
  'Another row has the same name and other figures, and nothing says which account either is: add a column of handles or addresses.'
