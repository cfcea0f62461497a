import type { CreatorLists } from '../../../corpus/lists/creator-lists.js'
import { createListExported, type ExportedNeeds } from './exported-keys.js'

/** What of a search depends on who asks: their earlier exports and their lists. */
export interface Scope {
  /** Keys of the creators in earlier exports of the caller. */
  listExported: (requestIds: readonly string[]) => Promise<string[]>
  /** Keys of the creators on lists of the caller; undefined for a list the caller does not have. */
  listMembers: (listIds: readonly string[]) => Promise<Map<string, string[] | undefined>>
}

export const scopeOf = (needs: ExportedNeeds & { creatorLists: CreatorLists }, accountId: string): Scope => ({
  listExported: createListExported(needs, accountId),
  listMembers: (ids) => needs.creatorLists.keysOf(accountId, ids),
})
