import { toCreatorKey } from '../../../corpus/search/keys.js'
import type { CreatorLists } from '../../../corpus/lists/creator-lists.js'
import { parseQuery, QuerySyntaxError, type SavedNames } from '../../../engine/listening/query/index.js'
import type { SavedQueries } from './query-store.js'

export interface NameNeeds {
  savedQueries: SavedQueries
  creatorLists: CreatorLists
}

const mayName = (query: string): boolean => /(?:query|list):|\$/iu.test(query)
const nothing: SavedNames = { query: () => undefined, listed: () => undefined }

/** The saved queries and lists that queries name, also through one another. */
export const namesIn = (
  asked: readonly string[],
  find: (name: string) => string | undefined,
): { queries: Set<string>; lists: Set<string> } => {
  const named = { queries: new Set<string>(), lists: new Set<string>() }
  const saved: SavedNames = {
    query: (name) => {
      named.queries.add(name)
      return find(name)
    },
    listed: (name) => {
      named.lists.add(name)
      return [name]
    },
  }
  for (const query of asked)
    try {
      parseQuery(query, { mayOnlyExclude: true, saved })
    } catch (error) {
      // What is wrong with it is said by whoever reads it for good.
      if (!(error instanceof QuerySyntaxError)) throw error
    }
  return named
}

/** What some queries of an account can name, with `changed` in place of what is saved under these names. */
export const loadNames = async (
  accountId: string,
  asked: readonly string[],
  { savedQueries, creatorLists }: NameNeeds,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<SavedNames> => {
  if (!asked.some(mayName)) return nothing
  const kept = await savedQueries.list(accountId)
  const queries = new Map([...kept.map(({ name, query }) => [name, query] as const), ...changed])
  const listed = new Map<string, string[]>()
  for (const name of namesIn(asked, (name) => queries.get(name)).lists) {
    const list = await creatorLists.findNamed(accountId, name)
    if (list === undefined) continue
    const members = await creatorLists.members.refs(list.id)
    listed.set(
      name,
      members.map(({ network, externalId }) => toCreatorKey(network, externalId)),
    )
  }
  return { query: (name) => queries.get(name), listed: (name) => listed.get(name) }
}
