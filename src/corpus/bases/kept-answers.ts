import type { Clock } from '../../kernel/clock.js'
import type { Search } from '../search/search.js'
import { TimedCache } from '../../kernel/cache.js'

/** So long an answer is given again: who asks twice in a row reads the same. */
const keptMs = 600_000
/** Likewise while the index is still being built: more is known soon. */
const keptWhileBuildingMs = 5000
const keptMax = 64

/** Answers of the search index that are kept for a while, so that one report is made of them however often it is asked for. */
export class KeptAnswers<T> {
  readonly #clock: Clock
  readonly #search: Search
  readonly #kept: TimedCache<Promise<T>>

  constructor({ clock, search }: { clock: Clock; search: Search }) {
    this.#clock = clock
    this.#search = search
    this.#kept = new TimedCache({ max: keptMax, now: () => clock.now() })
  }

  get(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const answer = ask()
    const forMs = this.#search.creators.state.building ? keptWhileBuildingMs : keptMs
    this.#kept.set(key, answer, this.#clock.now() + forMs)
    answer.catch(() => this.#kept.delete(key))
    return answer
  }
}
