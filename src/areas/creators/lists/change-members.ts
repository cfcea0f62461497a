import type { z } from 'zod'
import type { MemberRef } from '../../../corpus/lists/rows.js'
import { toCreatorKey } from '../../../corpus/search/keys.js'
import { operation } from '../../../kernel/operation.js'
import { ChangeBody, Changed, RemoveBody, Removed, type MemberNamed } from './contract.js'
import { changedExample, removedExample } from './examples.js'
import { findNamed } from './find-members.js'
import { changeOf, getList, listCommon, presentList, type ListNeeds } from './needs.js'
import { refuseUnfit, withNotes } from './notes.js'
import { listPath } from './operations.js'

/** Members by their ids as they are, others by their handles: one who is not known any more can still be taken off. */
const findRefs = async (named: readonly z.output<typeof MemberNamed>[], needs: ListNeeds): Promise<MemberRef[]> => {
  const others = named.filter((each) => !('external_id' in each))
  const found = others.length === 0 ? [] : await findNamed(others, '/members', needs)
  const refs = [
    ...named.flatMap((each) =>
      'external_id' in each ? [{ network: each.network, externalId: each.external_id }] : [],
    ),
    ...found.flatMap((each) => ('externalId' in each ? [each] : [])),
  ]
  return [...new Map(refs.map((ref) => [toCreatorKey(ref.network, ref.externalId), ref])).values()]
}

export const changeMembers = operation({
  ...listCommon,
  method: 'PATCH',
  path: '/lists/{id}/members',
  name: 'changeListMembers',
  summary: 'Change members of a list',
  description: 'Sets stage, owner, tags, note and fields of the named members. What is not named stays.',
  input: { path: listPath, body: ChangeBody },
  output: Changed,
  example: changedExample,
  run: async ({ path: { id }, body }, needs: ListNeeds, call) => {
    refuseUnfit(await getList(id, needs, call), body.set)
    const refs = await findRefs(body.members, needs)
    const request = changeOf(id, call)
    const now = needs.clock.now()
    const removed = new Set(body.remove_tags ?? [])
    const edits = await needs.listChanges.change(request, 'changed', refs, (current) => {
      if (current === undefined) return undefined
      const notes = withNotes(current, body.set)
      const tags = [...new Set([...notes.tags, ...(body.add_tags ?? [])])].filter((tag) => !removed.has(tag))
      const next = { ...current, ...notes, tags }
      return JSON.stringify(next) === JSON.stringify(current) ? undefined : { ...next, updatedAt: now }
    })
    return {
      changed: edits.length,
      unchanged: body.members.length - edits.length,
      change_id: edits.length === 0 ? null : request.id,
      list: presentList(await getList(id, needs, call)),
    }
  },
})

export const removeMembers = operation({
  ...listCommon,
  method: 'POST',
  path: '/lists/{id}/members/remove',
  name: 'removeListMembers',
  summary: 'Remove creators from a list',
  description: 'Nothing is lost: POST /lists/{id}/history/{change_id}/undo brings them back with all that was noted.',
  input: { path: listPath, body: RemoveBody },
  output: Removed,
  example: removedExample,
  run: async ({ path: { id }, body }, needs: ListNeeds, call) => {
    await getList(id, needs, call)
    const request = changeOf(id, call)
    const edits = await needs.listChanges.change(request, 'removed', await findRefs(body.members, needs), () => null)
    return {
      removed: edits.length,
      unchanged: body.members.length - edits.length,
      change_id: edits.length === 0 ? null : request.id,
      list: presentList(await getList(id, needs, call)),
    }
  },
})
