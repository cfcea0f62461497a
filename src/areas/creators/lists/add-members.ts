import { handleKey } from '../../../corpus/records/creators.js'
import { profileKey } from '../../../corpus/records/same-person.js'
import { toCreatorKey } from '../../../corpus/search/keys.js'
import type { MemberNotes, MemberRef } from '../../../corpus/lists/rows.js'
import { Failure } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { AddBody, Added, missesShown } from './contract.js'
import { addedExample } from './examples.js'
import { findWanted } from './find-members.js'
import { changeOf, getList, listCommon, presentList, type ListNeeds } from './needs.js'
import { noNotes, refuseUnfit, withNotes } from './notes.js'
import { readNotes } from './read-notes.js'
import { listPath } from './operations.js'

/** So many can be a scope of every search. */
const membersMax = 100_000

type Found = MemberRef & { handle: string }

const isFound = (wanted: object): wanted is Found => 'externalId' in wanted

/** Everybody once, in the order in which they were named. */
const unique = (found: readonly Found[]): Found[] => [
  ...new Map(found.map((each) => [toCreatorKey(each.network, each.externalId), each])).values(),
]

/** Those who are not on the list with another account, nor named twice in this call. */
const withoutSamePeople = async (found: readonly Found[], listId: string, needs: ListNeeds): Promise<Found[]> => {
  const linked = await needs.samePerson.linked(found)
  const there = await needs.creatorLists.members.refs(listId)
  const own = new Set(there.map(({ network, externalId }) => toCreatorKey(network, externalId)))
  const taken = new Set(there.map(profileKey))
  return found.filter((each) => {
    if (own.has(toCreatorKey(each.network, each.externalId))) return true
    const others = (linked.get(profileKey(each)) ?? []).map(({ network, handle }) => `${network} ${handleKey(handle)}`)
    if (others.some((other) => taken.has(other))) return false
    taken.add(profileKey(each))
    return true
  })
}

export const addMembers = operation({
  ...listCommon,
  method: 'POST',
  path: '/lists/{id}/members',
  name: 'addListMembers',
  summary: 'Add creators to a list',
  description: `By id, handle or address (\`profiles\`), as plain lines or a table (\`items\`, \`csv\`), or everybody a search finds (\`search\`). Creators who are already on the list are not changed. Up to 10,000 at once and ${membersMax.toLocaleString('en')} in all.`,
  bodyBytesMax: 12 * 1024 * 1024,
  input: { path: listPath, body: AddBody },
  output: Added,
  example: addedExample,
  run: async ({ path: { id }, body }, needs: ListNeeds, call) => {
    const list = await getList(id, needs, call)
    refuseUnfit(list, body.set)
    const rows = body.csv === undefined ? [] : readNotes(body.csv, list)
    const wanted = await findWanted(body, needs, call.caller.accountId)
    const notes = new Map<string, MemberNotes>()
    for (const [i, each] of wanted.entries()) {
      if (!isFound(each)) continue
      const key = toCreatorKey(each.network, each.externalId)
      notes.set(key, withNotes(notes.get(key) ?? withNotes(noNotes, body.set), rows[i]))
    }
    const found = unique(wanted.filter(isFound))
    const kept = body.same_person === 'skip' ? await withoutSamePeople(found, id, needs) : found
    if (list.members + kept.length > membersMax)
      throw new Failure('conflict', `A list can have at most ${membersMax} creators. Create another one.`)
    const handles = new Map(kept.map((each) => [toCreatorKey(each.network, each.externalId), each.handle]))
    const request = changeOf(id, call)
    const now = needs.clock.now()
    const edits = await needs.listChanges.change(request, 'added', kept, (current, ref, position) =>
      current === undefined
        ? {
            ...(notes.get(toCreatorKey(ref.network, ref.externalId)) ?? noNotes),
            handle: handles.get(toCreatorKey(ref.network, ref.externalId)) ?? '',
            position,
            addedBy: request.actor,
            addedAt: now,
            updatedAt: now,
          }
        : undefined,
    )
    const misses = wanted.flatMap((each, position) => (isFound(each) ? [] : [{ position, ...each }]))
    return {
      added: edits.length,
      already: kept.length - edits.length,
      same_person: found.length - kept.length,
      not_found: misses.length,
      misses: misses.slice(0, missesShown),
      change_id: edits.length === 0 ? null : request.id,
      list: presentList(await getList(id, needs, call)),
    }
  },
})
