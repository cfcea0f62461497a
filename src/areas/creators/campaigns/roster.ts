import { z } from 'zod'
import { toCreatorKey } from '../../../corpus/search/keys.js'
import { Failure, invalid, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { missesShown, type MemberNamed } from '../lists/contract.js'
import { findNamed, findWanted, type Wanted } from '../lists/find-members.js'
import { MembersBody, Roster, rosterMax, type RosterBody } from './contract.js'
import { readFees } from './read-fees.js'
import { exampleCampaign, exampleMember } from './examples.js'
import { campaignCommon, campaignPath, getCampaign, submitCheck, type CampaignNeeds } from './needs.js'
import type { CampaignMember } from './store.js'

type Asked = z.output<typeof Roster>
type AskedRoster = z.output<typeof RosterBody>
type NewMember = Pick<CampaignMember, 'network' | 'externalId' | 'handle' | 'fee'>

const isFound = (wanted: Wanted): wanted is Exclude<Wanted, { reason: string }> => 'externalId' in wanted

const ofList = async (listId: string, asked: Asked, needs: CampaignNeeds, accountId: string): Promise<NewMember[]> => {
  const list = await needs.creatorLists.find(accountId, listId)
  if (list === undefined) throw notFound('list')
  const { fee_field: field, fee = null } = asked
  if (field !== undefined && !list.fields.some(({ key, type }) => key === field && type === 'number'))
    throw invalid('/fee_field', 'The list has no number field with this key.')
  const refs = await needs.creatorLists.members.refs(listId)
  if (field === undefined) return refs.map((ref) => ({ ...ref, fee }))
  const members = await needs.creatorLists.members.find(listId, refs)
  return refs.map((ref) => {
    const value = members.get(toCreatorKey(ref.network, ref.externalId))?.fields[field]
    return { ...ref, fee: typeof value === 'number' ? value : fee }
  })
}

const refuseTooMany = (count: number): void => {
  if (count > rosterMax)
    throw new Failure('conflict', `A campaign can have at most ${rosterMax} creators. Create another one.`)
}

type RosterMiss = { position: number; input: string; reason: string }

/** Of an array, lines are looked for as lines and creators as creators; both keep their places. */
const findEach = async (
  asked: readonly (string | z.output<typeof MemberNamed>)[],
  needs: CampaignNeeds,
  accountId: string,
): Promise<Wanted[]> => {
  const items = asked.filter((each) => typeof each === 'string')
  const named = asked.filter((each) => typeof each !== 'string')
  const lines = items.length === 0 ? [] : await findWanted({ items, same_person: 'add' }, needs, accountId)
  const others = named.length === 0 ? [] : await findNamed(named, '/roster', needs)
  return asked.flatMap((each) => (typeof each === 'string' ? lines : others).splice(0, 1))
}

const missesOf = (wanted: readonly Wanted[]): RosterMiss[] =>
  wanted.flatMap((each, position) => (isFound(each) ? [] : [{ position, ...each }]))

/** Who should be on the roster, and who could not be found. */
export const findRoster = async (
  asked: AskedRoster,
  needs: CampaignNeeds,
  accountId: string,
): Promise<{ members: NewMember[]; misses: RosterMiss[] }> => {
  if (Array.isArray(asked)) {
    const wanted = await findEach(asked, needs, accountId)
    return { members: wanted.filter(isFound).map((each) => ({ ...each, fee: null })), misses: missesOf(wanted) }
  }
  const { fee = null, list, fee_field: _, ...rest } = asked
  if (list !== undefined) {
    const members = await ofList(list, asked, needs, accountId)
    refuseTooMany(members.length)
    return { members, misses: [] }
  }
  const wanted = await findWanted({ ...rest, same_person: 'add' }, needs, accountId)
  const fees = rest.csv === undefined ? undefined : readFees(rest.csv)
  const members = wanted.flatMap((each, i) =>
    isFound(each)
      ? [{ network: each.network, externalId: each.externalId, handle: each.handle, fee: fees?.[i] ?? fee }]
      : [],
  )
  refuseTooMany(members.length)
  return { members, misses: missesOf(wanted) }
}

/** Puts people on a roster, as far as there is room. */
export const addToRoster = async (
  campaignId: string,
  asked: AskedRoster,
  needs: CampaignNeeds,
  accountId: string,
): Promise<z.output<typeof RosterAdded>> => {
  const { members, misses } = await findRoster(asked, needs, accountId)
  const once = [...new Map(members.map((each) => [toCreatorKey(each.network, each.externalId), each])).values()]
  refuseTooMany((await needs.campaigns.countMembers(campaignId)) + once.length)
  const added = await needs.campaigns.addMembers(campaignId, once)
  return {
    added,
    already: once.length - added,
    not_found: misses.length,
    misses: misses.slice(0, missesShown),
    members: await needs.campaigns.countMembers(campaignId),
  }
}

export const RosterAdded = z
  .strictObject({
    added: z.int(),
    already: z.int(),
    not_found: z.int(),
    misses: z.array(z.strictObject({ position: z.int(), input: z.string(), reason: z.string() })),
    members: z.int().describe('On the roster now.'),
  })
  .meta({ id: 'CampaignRosterAdded' })

const path = { id: exampleCampaign.id }

export const addCampaignMembers = operation({
  ...campaignCommon,
  method: 'POST',
  path: '/campaigns/{id}/members',
  name: 'addCampaignMembers',
  summary: 'Add creators to a campaign',
  description: `By id, handle or address, as lines or a table, from a search or a list; ${rosterMax} at most. Their posts are looked for at once.`,
  input: { path: campaignPath, body: Roster },
  output: RosterAdded,
  example: {
    path,
    body: { items: ['instagram:brackwyn.official'], fee: 250 },
    output: { added: 1, already: 0, not_found: 0, misses: [], members: 2 },
  },
  run: async ({ path: { id }, body }, needs: CampaignNeeds, call) => {
    await getCampaign(id, needs, call)
    const added = await addToRoster(id, body, needs, call.caller.accountId)
    if (added.added > 0) await submitCheck(id, needs, call)
    return added
  },
})

export const changeCampaignMembers = operation({
  ...campaignCommon,
  method: 'PATCH',
  path: '/campaigns/{id}/members',
  name: 'changeCampaignMembers',
  summary: 'Set the fee of creators of a campaign',
  description: 'Null: the fee is not known.',
  input: { path: campaignPath, body: MembersBody },
  output: z.strictObject({ changed: z.int(), not_found: z.int() }),
  example: { path, body: { members: [exampleMember], fee: 500 }, output: { changed: 1, not_found: 0 } },
  run: async ({ path: { id }, body: { members, fee } }, needs: CampaignNeeds, call) => {
    await getCampaign(id, needs, call)
    let changed = 0
    for (const one of await findNamed(members, '/members', needs))
      if (isFound(one) && (await needs.campaigns.changeMember(id, one, { fee }))) changed++
    return { changed, not_found: members.length - changed }
  },
})

export const removeCampaignMembers = operation({
  ...campaignCommon,
  method: 'POST',
  path: '/campaigns/{id}/members/remove',
  name: 'removeCampaignMembers',
  summary: 'Remove creators from a campaign',
  description: 'Their posts are forgotten too.',
  input: { path: campaignPath, body: MembersBody.pick({ members: true }) },
  output: z.strictObject({ removed: z.int(), not_found: z.int() }),
  example: { path, body: { members: [exampleMember] }, output: { removed: 1, not_found: 0 } },
  run: async ({ path: { id }, body: { members } }, needs: CampaignNeeds, call) => {
    await getCampaign(id, needs, call)
    let removed = 0
    for (const one of await findNamed(members, '/members', needs))
      if (isFound(one) && (await needs.campaigns.removeMember(id, one))) removed++
    return { removed, not_found: members.length - removed }
  },
})
