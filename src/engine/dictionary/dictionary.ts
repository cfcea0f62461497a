import { buildIndex, type DictionaryEntry, type DictionaryIndex } from './build.js'
import { labelWords } from '../language/words.js'
import { emptyRank, exactEntries, kindOfRank, noRank, rankCount, rankEntries, type MatchKind } from './match.js'

export interface DictionaryMatch {
  id: string
  match: MatchKind
}

export interface DictionaryPage {
  items: DictionaryMatch[]
  /** How many entries match in all. */
  total: number
}

export interface DictionaryQuery {
  limit: number
  offset?: number
  /** Leaves out entries by id, before they are counted. */
  accepts?: (id: string) => boolean
}

export interface Dictionary {
  size: number
  /**
   * Ranked look-up: exact (name or alias), then prefix of the name, word in the name, alias, typo; within each by weight.
   * An empty query lists everything by weight. The order is total, so pages by offset never overlap.
   */
  search: (query: string, options: DictionaryQuery) => DictionaryPage
  /** The entries of which a name or alias is exactly this text once folded, heaviest first. */
  exact: (text: string) => string[]
}

/** A query longer than this many words is a text, not a query. */
const queryWordsMax = 12
const queryLengthMax = 256

/**
 * One mechanism for every auto-complete: brands, interests, topics, languages, places. Built once, then only read. Memory is the
 * words themselves and about 12 bytes for each word of each label.
 */
export const createDictionary = (entries: readonly DictionaryEntry[]): Dictionary => openDictionary(buildIndex(entries))

/** The same over an index that was built elsewhere, as in another thread. */
export const openDictionary = (index: DictionaryIndex): Dictionary => {
  const ranks = new Uint8Array(index.ids.length).fill(noRank)

  /** Numbers of the matching entries in order, from `offset`, at most `limit` of them: entries are numbered by weight. */
  const page = (offset: number, limit: number): { entry: number; rank: number }[] => {
    const byRank = new Uint32Array(noRank + 1)
    for (let entry = 0; entry < ranks.length; entry++) {
      const rank = ranks[entry] ?? noRank
      byRank[rank] = (byRank[rank] ?? 0) + 1
    }
    const found: { entry: number; rank: number }[] = []
    let before = 0
    for (let rank = 0; rank < rankCount && found.length < limit; rank++) {
      const count = byRank[rank] ?? 0
      let skip = Math.max(0, offset - before)
      before += count
      if (skip >= count) continue
      for (
        let entry = ranks.indexOf(rank);
        entry >= 0 && found.length < limit;
        entry = ranks.indexOf(rank, entry + 1)
      ) {
        if (skip > 0) skip--
        else found.push({ entry, rank })
      }
    }
    return found
  }

  const refuse = (accepts: (id: string) => boolean): number => {
    let refused = 0
    ranks.forEach((rank, entry) => {
      if (rank === noRank || accepts(index.ids[entry] ?? '')) return
      ranks[entry] = noRank
      refused++
    })
    return refused
  }

  const search = (query: string, { limit, offset = 0, accepts }: DictionaryQuery): DictionaryPage => {
    const isEmpty = query.trim() === ''
    const wanted = labelWords(query.slice(0, queryLengthMax)).slice(0, queryWordsMax)
    try {
      if (isEmpty) ranks.fill(emptyRank)
      const found = isEmpty ? index.ids.length : rankEntries(index, wanted, ranks)
      const total = accepts === undefined || found === 0 ? found : found - refuse(accepts)
      const items = total === 0 ? [] : page(offset, limit)
      return { items: items.map(({ entry, rank }) => ({ id: index.ids[entry] ?? '', match: kindOfRank(rank) })), total }
    } finally {
      ranks.fill(noRank)
    }
  }

  const exact = (text: string): string[] => {
    const wanted = labelWords(text.slice(0, queryLengthMax))
    return exactEntries(index, wanted).map((entry) => index.ids[entry] ?? '')
  }

  return { size: index.ids.length, search, exact }
}
