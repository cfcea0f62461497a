import type { ProfileRef } from '../../../model/creator.js'

/** Ids held at most: a file of more accounts than this is joined by what the corpus knows alone. */
const idsMax = 2_000_000

/** Whose ids the files of one import tell, so that a table of posts can be joined to a table of accounts. */
export class Joins {
  readonly #byId = new Map<string, ProfileRef>()

  add(id: unknown, profile: ProfileRef): void {
    if (typeof id === 'string' && id !== '' && this.#byId.size < idsMax) this.#byId.set(id, profile)
  }

  find(id: unknown): ProfileRef | undefined {
    return typeof id === 'string' ? this.#byId.get(id) : undefined
  }
}
