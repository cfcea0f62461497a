import { queriesOf, type Listening } from '../plan.js'
import type { RecurringStore } from '../recurring-store.js'
import { namesIn } from './names.js'
import type { SavedQueries } from './query-store.js'

export interface UseNeeds {
  savedQueries: SavedQueries
  recurring: RecurringStore
  listeningTags: { rules: (accountId: string) => Promise<{ id: string; name: string; query: string }[]> }
}

export interface Use {
  kind: 'query' | 'tag' | 'recurring'
  id: string
  name: string
}

const recurringMax = 10_000

/** What names a saved query, directly. */
export const usesOf = async (accountId: string, name: string, needs: UseNeeds): Promise<Use[]> => {
  // None is looked up, so that what a named query names does not count.
  const isNamedIn = (queries: readonly string[]): boolean => namesIn(queries, () => 'any').queries.has(name)
  const saved = (await needs.savedQueries.list(accountId)).filter(({ query }) => isNamedIn([query]))
  const tags = (await needs.listeningTags.rules(accountId)).filter(({ query }) => isNamedIn([query]))
  const recurring = (await needs.recurring.list(accountId, recurringMax)).filter(({ input }) =>
    isNamedIn(queriesOf(input as Listening)),
  )
  return [
    ...saved.map((each): Use => ({ kind: 'query', id: each.id, name: each.name })),
    ...tags.map((each): Use => ({ kind: 'tag', id: each.id, name: each.name })),
    ...recurring.map((each): Use => ({ kind: 'recurring', id: each.id, name: each.name })),
  ]
}
