import type { Corpus } from '../../../corpus/index.js'
import type { CreatorList } from '../../../corpus/lists/rows.js'
import type { Actors } from '../../../db/actors.js'
import type { Clock } from '../../../kernel/clock.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import type { Call } from '../../../kernel/operation.js'
import type { Cursors } from '../../../kernel/page.js'
import type { z } from 'zod'
import type { DiscoveryNeeds } from '../discovery/discover.js'
import type { FindNeeds } from '../enrichment/find-rows.js'
import type { ListShown } from './contract.js'

export interface ListNeeds
  extends DiscoveryNeeds, FindNeeds, Pick<Corpus, 'creatorLists' | 'listChanges' | 'samePerson'> {
  creators: Corpus['creators']
  doNotContact: Corpus['doNotContact']
  actors: Actors
  clock: Clock
  cursors: Cursors
}

export const listCommon = { area: 'Lists', scope: 'creators' as const }

/** The list of the path: one of the caller's account. */
export const getList = async (
  id: string,
  { creatorLists }: Pick<ListNeeds, 'creatorLists'>,
  { caller }: Call,
): Promise<CreatorList> => {
  const list = await creatorLists.find(caller.accountId, id)
  if (list === undefined) throw notFound('list')
  return list
}

/** Who changes what, under an id that a repeated call gets again. */
export const changeOf = (listId: string, call: Call) => ({
  id: call.newId('chg'),
  accountId: call.caller.accountId,
  listId,
  actor: call.caller.tokenId,
})

export const presentList = (list: CreatorList): z.output<typeof ListShown> => ({
  id: list.id,
  name: list.name,
  description: list.description,
  tags: list.tags,
  owner: list.owner,
  stages: list.stages,
  fields: list.fields,
  members: list.members,
  created_at: toTimestamp(list.createdAt),
  updated_at: toTimestamp(list.updatedAt),
})
