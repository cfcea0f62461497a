import { z } from 'zod'
import type { ListChange } from '../../../corpus/lists/changes.js'
import type { ActorNames } from '../../../db/actors.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { Failure, notFound } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../../kernel/page.js'
import { ChangeShown, Undone } from './contract.js'
import { exampleChange, exampleList, undoneExample } from './examples.js'
import { changeOf, getList, listCommon, presentList, type ListNeeds } from './needs.js'
import { listPath } from './operations.js'

const sampleShown = 5

const present = async (
  listId: string,
  change: ListChange,
  actors: ActorNames,
  { listChanges }: ListNeeds,
): Promise<z.output<typeof ChangeShown>> => ({
  id: change.id,
  kind: change.kind,
  actor: change.actor,
  actor_name: actors.get(change.actor) ?? null,
  members: change.members,
  sample: (await listChanges.membersOf(listId, change.seq, sampleShown)).map(({ network, externalId, handle }) => ({
    network,
    external_id: externalId,
    handle,
  })),
  details: change.details,
  undone_by: change.undoneBy,
  created_at: toTimestamp(change.createdAt),
})

export const listHistory = operation({
  ...listCommon,
  method: 'GET',
  path: '/lists/{id}/history',
  name: 'listListHistory',
  summary: 'List the changes of a list',
  description: 'Newest first: who added, changed or removed which members, and when.',
  input: { path: listPath, query: z.strictObject(pageQuery) },
  output: pageOf(ChangeShown),
  example: { path: { id: exampleList.id }, output: { data: [exampleChange], next_cursor: null } },
  run: async ({ path: { id }, query: { limit, cursor } }, needs: ListNeeds, call) => {
    await getList(id, needs, call)
    const bound = ['list history', id]
    const [before] = needs.cursors.read(bound, cursor) ?? []
    const rows = await needs.listChanges.list(id, before === undefined ? undefined : Number(before), limit + 1)
    const page = cutPage(rows, limit, {
      item: (row) => row,
      cursor: ({ seq }) => needs.cursors.write(bound, [seq]),
    })
    const actors = await needs.actors.namesOf(page.data.map(({ actor }) => actor))
    return { ...page, data: await Promise.all(page.data.map((change) => present(id, change, actors, needs))) }
  },
})

export const undoChange = operation({
  ...listCommon,
  method: 'POST',
  path: '/lists/{id}/history/{change_id}/undo',
  name: 'undoListChange',
  summary: 'Undo a change of a list',
  description:
    'Members become what they were before the change: removed ones come back, added ones go, notes are as before. Members that were changed again since stay as they are. An undone change can be undone too.',
  input: { path: z.strictObject({ ...listPath.shape, change_id: z.string().min(1).max(60) }) },
  output: Undone,
  example: undoneExample,
  run: async ({ path: { id, change_id: changeId } }, needs: ListNeeds, call) => {
    await getList(id, needs, call)
    const change = await needs.listChanges.find(id, changeId)
    if (change === undefined) throw notFound('change')
    if (change.kind === 'list_changed')
      throw new Failure(
        'conflict',
        'Only changes of members can be undone. Change the list itself with PATCH /lists/{id}.',
      )
    if (change.undoneBy !== null)
      throw new Failure('conflict', `This change has already been undone, by ${change.undoneBy}.`)
    const request = changeOf(id, call)
    const edits = await needs.listChanges.undo(request, change)
    return {
      restored: edits.length,
      skipped: change.members - edits.length,
      change_id: edits.length === 0 ? null : request.id,
      list: presentList(await getList(id, needs, call)),
    }
  },
})
