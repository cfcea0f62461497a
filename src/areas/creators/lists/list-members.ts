import { z } from 'zod'
import type { CreatorList, Member } from '../../../corpus/lists/rows.js'
import { handleKey } from '../../../corpus/records/creators.js'
import { profileKey } from '../../../corpus/records/same-person.js'
import { byNetwork, toCreatorKey } from '../../../corpus/search/keys.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { operation } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../../kernel/page.js'
import type { ProfileRef } from '../../../model/creator.js'
import { networkField } from '../../../model/named-profile.js'
import { presentFound, readRecords } from '../discovery/present.js'
import { readIndexed } from '../discovery/read-indexed.js'
import { MemberShown } from './contract.js'
import { exampleList, exampleMember } from './examples.js'
import { getList, listCommon, type ListNeeds } from './needs.js'
import { listPath } from './operations.js'

const keyOf = ({ network, externalId }: Member): string => toCreatorKey(network, externalId)

/** Other accounts of the same people that are on the list too, by the key of the profile. */
const findAlsoHere = async (
  listId: string,
  profiles: readonly ProfileRef[],
  { samePerson, creators, creatorLists }: ListNeeds,
): Promise<Map<string, ProfileRef[]>> => {
  const linked = await samePerson.linked(profiles)
  const ids = new Map<string, string>()
  for (const [network, group] of byNetwork([...linked.values()].flat()))
    for (const [handle, id] of await creators.findIds(
      network,
      group.map(({ handle: each }) => each),
    ))
      ids.set(`${network} ${handle}`, toCreatorKey(network, id))
  const refs = [...linked.values()].flat().flatMap(({ network, handle }) => {
    const key = ids.get(`${network} ${handleKey(handle)}`)
    return key === undefined ? [] : [{ network, externalId: key.slice(network.length + 1) }]
  })
  const members = await creatorLists.members.find(listId, refs)
  const isHere = (other: ProfileRef): boolean => members.has(ids.get(profileKey(other)) ?? '')
  return new Map([...linked].map(([key, others]) => [key, others.filter(isHere)]))
}

const presentMembers = async (
  list: CreatorList,
  members: readonly Member[],
  needs: ListNeeds,
): Promise<z.output<typeof MemberShown>[]> => {
  const keys = members.map(keyOf)
  const records = await readRecords(keys, needs)
  const indexed = await readIndexed(keys, needs.search)
  const profiles = members.map((member) => records.get(keyOf(member))?.creator ?? member)
  const alsoHere = await findAlsoHere(list.id, profiles, needs)
  const actors = await needs.actors.namesOf(members.map(({ addedBy }) => addedBy))
  const shownFields = new Set(list.fields.map(({ key }) => key))
  return members.map((member, i) => {
    const record = records.get(keyOf(member))
    const { network, handle } = profiles[i] ?? member
    const others = (alsoHere.get(profileKey({ network, handle })) ?? []).map(
      (each) => [profileKey(each), each] as const,
    )
    return {
      network: member.network,
      external_id: member.externalId,
      handle,
      stage: member.stage,
      owner: member.owner,
      tags: member.tags,
      note: member.note,
      fields: Object.fromEntries(Object.entries(member.fields).filter(([key]) => shownFields.has(key))),
      added_by: member.addedBy,
      added_by_name: actors.get(member.addedBy) ?? null,
      added_at: toTimestamp(member.addedAt),
      updated_at: toTimestamp(member.updatedAt),
      also_here: [...new Map(others).values()].map((each) => ({ network: each.network, handle: each.handle })),
      creator: record === undefined ? null : presentFound(record, indexed.get(keyOf(member)) ?? {}, needs),
    }
  })
}

const filters = {
  stage: z.string().max(60).optional().describe('One of the stages of the list; an empty one: those in no stage.'),
  owner: z.string().max(60).optional(),
  tag: z.string().max(60).optional(),
  network: networkField.optional(),
  handle: z.string().trim().min(1).max(100).optional().describe('Part of the handle at the time they were added.'),
}

export const listMembers = operation({
  ...listCommon,
  method: 'GET',
  path: '/lists/{id}/members',
  name: 'listListMembers',
  summary: 'List the creators on a list',
  description: 'Newest first. For every other filter and order, search inside the list: POST /discovery with `lists`.',
  input: { path: listPath, query: z.strictObject({ ...pageQuery, ...filters }) },
  output: pageOf(MemberShown),
  example: { path: { id: exampleList.id }, output: { data: [exampleMember], next_cursor: null } },
  run: async ({ path: { id }, query: { limit, cursor, ...filter } }, needs: ListNeeds, call) => {
    const list = await getList(id, needs, call)
    const bound = ['list members', id, filter]
    const [before] = needs.cursors.read(bound, cursor) ?? []
    const asked = {
      ...filter,
      stage: filter.stage === '' ? null : filter.stage,
      handle: filter.handle?.replace(/^@/, ''),
    }
    const at = before === undefined ? undefined : Number(before)
    const rows = await needs.creatorLists.members.list(id, asked, at, limit + 1)
    const page = cutPage(rows, limit, {
      item: (row) => row,
      cursor: ({ position }) => needs.cursors.write(bound, [position]),
    })
    return { ...page, data: await presentMembers(list, page.data, needs) }
  },
})
