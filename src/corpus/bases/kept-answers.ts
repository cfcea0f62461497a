import type { Clock } from '../../kernel/clock.js'
import type { Search } from '../search/search.js'

/** So long an answer is given again: who asks twice in a row reads the same. */
const keptMs = 600_000
/** Likewise while the index is still being built: more is known soon. */
const keptWhileBuildingMs = 5000
const keptMax = 64

/** Answers of the search index that are kept for a while, so that one report is made of them however often it is asked for. */
export class KeptAnswers<T> {
  readonly #clock: Clock
  readonly #search: Search
  readonly #kept = new Map<string, { answer: Promise<T>; until: number }>()

  constructor({ clock, search }: { clock: Clock; search: Search }) {
    this.#clock = clock
    this.#search = search
  }

  get(key: string, ask: () => Promise<T>): Promise<T> {
    const now = this.#clock.now()
    const known = this.#kept.get(key)
    if (known !== undefined && known.until > now) return known.answer
    const answer = ask()
    this.#kept.delete(key)
    this.#kept.set(key, { answer, until: now + (this.#search.creators.state.building ? keptWhileBuildingMs : keptMs) })
    answer.catch(() => this.#kept.delete(key))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > keptMax && oldest !== undefined) this.#kept.delete(oldest)
    return answer
  }
}
