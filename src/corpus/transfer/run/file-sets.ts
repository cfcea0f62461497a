import { sourceOfScope, toScope, type OwnId, type WaitingRow } from '../../records/own-ids.js'
import type { Records } from '../../records/index.js'

/** An id that a table tells, and what it means there. */
export interface Told {
  kind: WaitingRow['wants']
  id: string
  meaning: string
}

/** How many sets of files a source has, and which of them was used last. */
interface Sets {
  count: number
  used: number
}

/** Older sets are not looked through. */
const setsSearched = 20
const idsCompared = 500

const nameOf = (source: string): string => `import:sets:${source}`

export const meaningOf = (own: OwnId): string =>
  'profile' in own ? `${own.profile.network} ${own.profile.handle.toLowerCase()}` : own.content.contentId

/**
 * Which files of a source belong together. A table whose ids mean what they meant in a set belongs to it; one whose ids mean something else begins
 * another. Tables that tell no ids of their own, such as comments, belong to the set that was used last.
 */
export class FileSets {
  readonly #sets = new Map<string, Sets>()
  readonly notes = new Set<string>()

  /** Within what ids are looked up. */
  scope(source: string): string {
    return toScope(source, this.#sets.get(source)?.used ?? 1)
  }

  async open(source: string, { keyValues }: Pick<Records, 'keyValues'>): Promise<void> {
    if (this.#sets.has(source)) return
    const kept = await keyValues.find<Sets>(nameOf(source))
    this.#sets.set(source, kept?.value ?? { count: 1, used: 1 })
  }

  /** Finds the set of a table by the first of the ids it tells. */
  async place(
    source: string,
    told: readonly Told[],
    { ownIds, keyValues }: Pick<Records, 'ownIds' | 'keyValues'>,
    now: number,
  ): Promise<void> {
    const sets = this.#sets.get(source) ?? { count: 1, used: 1 }
    const [kind, some] = [told[0]?.kind, told.slice(0, idsCompared)]
    if (kind === undefined) return
    const ids = some.map(({ id }) => id)
    const compare = async (set: number): Promise<number> => {
      const known = new Map<string, Set<string>>()
      for (const own of await ownIds.find(toScope(source, set), kind, ids))
        known.set(own.id, (known.get(own.id) ?? new Set()).add(meaningOf(own)))
      const shared = some.filter(({ id }) => known.has(id))
      const agreeing = shared.filter(({ id, meaning }) => known.get(id)?.has(meaning) === true).length
      return agreeing * 2 - shared.length
    }
    const used = await this.#choose(sets, compare)
    if (used === sets.used) return
    if (used > sets.count)
      this.notes.add(
        `The ids in it mean other ${kind === 'creators' ? 'accounts' : 'posts'} than in earlier files of the source ${sourceOfScope(source)}, so it begins a set of its own: files that come after it are joined to it.`,
      )
    const next = { count: Math.max(sets.count, used), used }
    this.#sets.set(source, next)
    await keyValues.save(nameOf(source), next, now)
  }

  async #choose({ count, used }: Sets, compare: (set: number) => Promise<number>): Promise<number> {
    const here = await compare(used)
    if (here >= 0) return used
    for (let set = count; set > Math.max(0, count - setsSearched); set--)
      if (set !== used && (await compare(set)) > 0) return set
    return count + 1
  }
}
