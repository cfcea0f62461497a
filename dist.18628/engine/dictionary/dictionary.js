import { buildIndex } from './build.js'
import { words } from './fold.js'
import { emptyRank, exactEntries, kindOfRank, noRank, rankCount, rankEntries } from './match.js'
const queryWordsMax = 12
const queryLengthMax = 256
const createDictionary = (entries) => {
  const index = buildIndex(entries)
  const ranks = new Uint8Array(index.ids.length).fill(noRank)
  const page = (offset, limit) => {
    const byRank = new Uint32Array(noRank + 1)
    for (let entry = 0; entry < ranks.length; entry++) {
      const rank = ranks[entry] ?? noRank
      byRank[rank] = (byRank[rank] ?? 0) + 1
    }
    const found = []
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
  const refuse = (accepts) => {
    let refused = 0
    ranks.forEach((rank, entry) => {
      if (rank === noRank || accepts(index.ids[entry] ?? '')) return
      ranks[entry] = noRank
      refused++
    })
    return refused
  }
  const search = (query, { limit, offset = 0, accepts }) => {
    const isEmpty = query.trim() === ''
    const wanted = words(query.slice(0, queryLengthMax)).slice(0, queryWordsMax)
    try {
      if (isEmpty) ranks.fill(emptyRank)
      const found = isEmpty ? index.ids.length : rankEntries(index, wanted, ranks)
      const total = accepts === void 0 || found === 0 ? found : found - refuse(accepts)
      const items = total === 0 ? [] : page(offset, limit)
      return { items: items.map(({ entry, rank }) => ({ id: index.ids[entry] ?? '', match: kindOfRank(rank) })), total }
    } finally {
      ranks.fill(noRank)
    }
  }
  const exact = (text) => {
    const wanted = words(text.slice(0, queryLengthMax))
    return exactEntries(index, wanted).map((entry) => index.ids[entry] ?? '')
  }
  return { size: index.ids.length, search, exact }
}
export { createDictionary }
//# sourceMappingURL=dictionary.js.map
