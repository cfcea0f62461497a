import { search, type Filter, type Snapshot } from '../../engine/search/index.js'

const pageMax = 10_000

/** Keys of all documents that pass a filter. */
export const allKeys = (snapshot: Snapshot, filter: Filter): string[] => {
  const keys: string[] = []
  for (let page = search(snapshot, { filter, limit: pageMax, total: 'none' }); ;) {
    keys.push(...page.hits.map(({ key }) => key))
    if (page.next === null) return keys
    page = search(snapshot, { filter, limit: pageMax, total: 'none', after: page.next })
  }
}
