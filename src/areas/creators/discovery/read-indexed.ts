import type { Search } from '../../../corpus/search/search.js'
import type { StoredValue } from '../../../engine/search/index.js'
import { shownColumns } from './present.js'

/** What the index knows of some creators besides their records. */
export const readIndexed = async (
  keys: readonly string[],
  search: Search,
): Promise<Map<string, Record<string, StoredValue>>> => {
  if (keys.length === 0) return new Map()
  const { results, values } = await search.creators.search([{ filter: { keys }, limit: keys.length, total: 'none' }], {
    values: shownColumns,
  })
  return new Map((results[0]?.hits ?? []).map(({ key }, i) => [key, values[i] ?? {}]))
}
