import { z } from 'zod'
import type { ActorNames, Actors } from '../../../db/actors.js'
import { actorName } from '../../../kernel/actor-name.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { invalid } from '../../../kernel/errors.js'
import { operation, type Call } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../../kernel/page.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { markStates } from '../contract.js'
import { checkLabels, findSet, mentionFilters, toSelection, type SetNeeds } from '../mention-set.js'
import { selectMentions } from '../../../engine/listening/index.js'
import { type ListeningMarks, type Mark, type MarkChange, type Step } from './mark-store.js'
import { findTag, nobody, selectStanding, standingFilters, type StandingNeeds } from './standing.js'
import type { Tag } from './tag-store.js'

interface Needs extends SetNeeds, StandingNeeds {
  actors: Actors
  cursors: Cursors
}

const common = { area: 'Social listening', scope: 'listening' as const }
const path = z.strictObject({ id: z.string().max(60) })
const exampleId = 'lst_01kb3zq4f0e8v5w2n7m6x9c1da'
const mentionsMax = 10_000
const namedMax = 1000
const shownSteps = 20
const reason = z.string().trim().min(1).max(1000).nullable().default(null)
const person = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((value) => value.toLowerCase() !== nobody, 'Null stands for nobody.')
const tagNames = z.array(z.string().min(1).max(60)).max(20).default([])

const MarkShown = z.strictObject({
  state: z.enum(markStates),
  assignee: z.string().nullable(),
  note: z.string().nullable(),
  added_tags: z.array(z.string()),
  removed_tags: z.array(z.string()),
})

const ChangeShown = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['change', 'undo']),
    actor: z.string().describe('The token or user that did it.'),
    actor_name: actorName,
    reason: z.string().nullable(),
    mentions: z.int(),
    items: z
      .array(z.strictObject({ mention_id: z.string(), before: MarkShown, after: MarkShown }))
      .describe(`The first ${shownSteps}.`),
    undoes: z.string().nullable(),
    undone_by: z.string().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'MentionChange' })

const untouchedShown = { state: 'open' as const, assignee: null, note: null, added_tags: [], removed_tags: [] }
const exampleChange: z.output<typeof ChangeShown> = {
  id: 'lmc_01kb3zq4f0e8v5w2n7m6x9c1da',
  kind: 'change',
  actor: 'tok_01kb3zq4f0e8v5w2n7m6x9c1da',
  actor_name: 'Support team',
  reason: null,
  mentions: 1,
  items: [
    {
      mention_id: 'p:instagram:10000ko',
      before: untouchedShown,
      after: { ...untouchedShown, state: 'checked', note: 'Answered by mail.' },
    },
  ],
  undoes: null,
  undone_by: null,
  created_at: '2026-11-15T09:00:00.000Z',
}

const presentMark = (mark: Mark, names: ReadonlyMap<string, string>) => {
  const named = (ids: readonly string[]): string[] => ids.flatMap((id) => names.get(id) ?? [])
  const { state, assignee, note } = mark
  return { state, assignee, note, added_tags: named(mark.added), removed_tags: named(mark.removed) }
}

/** What tags, and those who acted, are called. */
interface Names {
  tags: ReadonlyMap<string, string>
  actors: ActorNames
}

const presentChange = (change: MarkChange, { tags: names, actors }: Names): z.output<typeof ChangeShown> => ({
  id: change.id,
  kind: change.kind,
  actor: change.actor,
  actor_name: actors.get(change.actor) ?? null,
  reason: change.reason,
  mentions: change.steps.length,
  items: change.steps.slice(0, shownSteps).map(({ key, before, after }: Step) => ({
    mention_id: key,
    before: presentMark(before, names),
    after: presentMark(after, names),
  })),
  undoes: change.undoes,
  undone_by: change.undoneBy,
  created_at: toTimestamp(change.createdAt),
})

const namesOf = async (
  changes: readonly MarkChange[],
  accountId: string,
  { listeningTags, actors }: Needs,
): Promise<Names> => ({
  tags: new Map((await listeningTags.list(accountId)).map(({ id, name }) => [id, name])),
  actors: await actors.namesOf(changes.map(({ actor }) => actor)),
})

const body = z
  .strictObject({
    mention_ids: z.array(z.string().max(300)).min(1).max(namedMax).optional(),
    where: z
      .strictObject({ ...mentionFilters, ...standingFilters })
      .optional()
      .describe(
        `Instead of ids: all mentions of a selection, at most ${mentionsMax}. The fields are the filters of the list.`,
      ),
    state: z.enum(markStates).optional(),
    assignee: person.nullable().optional().describe('Null: nobody.'),
    note: z.string().trim().min(1).max(2000).nullable().optional(),
    add_tags: tagNames,
    remove_tags: tagNames.describe('Taken off for good: the rule of the tag does not give it back.'),
    reason,
  })
  .refine(({ mention_ids: ids, where }) => (ids === undefined) !== (where === undefined), 'Give mention_ids or where.')
  .refine(
    (asked) =>
      asked.state !== undefined ||
      asked.assignee !== undefined ||
      asked.note !== undefined ||
      asked.add_tags.length + asked.remove_tags.length > 0,
    'Say what should change: state, assignee, note, add_tags or remove_tags.',
  )
type Body = z.output<typeof body>

const chooseKeys = async (id: string, asked: Body, needs: Needs, call: Call): Promise<string[]> => {
  const { plan, mentions, labels } = await findSet(id, needs, call)
  if (asked.mention_ids !== undefined) {
    const own = new Set(mentions.keys)
    const wrong = asked.mention_ids.findIndex((key) => !own.has(key))
    if (wrong >= 0) throw invalid(`/mention_ids/${wrong}`, 'This listening has no such mention.')
    return [...new Set(asked.mention_ids)]
  }
  const where = asked.where ?? mentionDefaults
  const selection = toSelection(where, plan)
  checkLabels(selection, labels, where)
  const found = selectMentions(mentions, labels, selection)
  const rows = await selectStanding(found, mentions, where, call.caller.accountId, needs)
  if (rows.length > mentionsMax)
    throw invalid('/where', `These are ${rows.length} mentions. At most ${mentionsMax} can be changed at once.`)
  return Array.from(rows, (row) => mentions.keys[row] ?? '')
}

const mentionDefaults = z.strictObject({ ...mentionFilters, ...standingFilters }).parse({})

/** What becomes of a mark. A tag that was added is no longer taken off, and the other way round. */
const apply =
  (asked: Body, added: readonly Tag[], removed: readonly Tag[]) =>
  (before: Mark): Mark => {
    const [plus, minus] = [added.map(({ id }) => id), removed.map(({ id }) => id)]
    const merge = (own: readonly string[], more: readonly string[], less: readonly string[]): string[] =>
      [...new Set([...own, ...more])].filter((id) => !less.includes(id)).sort()
    return {
      state: asked.state ?? before.state,
      assignee: asked.assignee === undefined ? before.assignee : asked.assignee,
      note: asked.note === undefined ? before.note : asked.note,
      added: merge(before.added, plus, minus),
      removed: merge(before.removed, minus, plus),
    }
  }

const outcome = {
  changed: z.int(),
  unchanged: z.int(),
  change: ChangeShown.nullable().describe('Null when nothing changed.'),
}

export const changeMentions = operation({
  ...common,
  method: 'PATCH',
  path: '/social-listening/{id}/mentions',
  name: 'changeListeningMentions',
  summary: 'Check, assign, note or tag mentions',
  description:
    'For some mentions by id, or for a whole selection. It belongs to the post: another listening of the account that finds the same post shows it too. Every change is in the history and can be undone.',
  input: { path, body },
  output: z.strictObject(outcome),
  example: {
    path: { id: exampleId },
    body: { where: { brand: 'Lumevia' }, state: 'checked', note: 'Answered by mail.' },
    output: { changed: 1, unchanged: 0, change: exampleChange },
  },
  run: async ({ path: { id }, body: asked }, needs: Needs, call) => {
    const { accountId, tokenId } = call.caller
    const tags = await needs.listeningTags.list(accountId)
    const added = asked.add_tags.map((each, i) => findTag(tags, each, `/add_tags/${i}`, 'body'))
    const removed = asked.remove_tags.map((each, i) => findTag(tags, each, `/remove_tags/${i}`, 'body'))
    const keys = await chooseKeys(id, asked, needs, call)
    const order = { id: call.newId('lmc'), accountId, requestId: id, actor: tokenId, reason: asked.reason }
    const change = await needs.listeningMarks.change(order, keys, apply(asked, added, removed))
    const changed = change?.steps.length ?? 0
    return {
      changed,
      unchanged: keys.length - changed,
      change: change === undefined ? null : presentChange(change, await namesOf([change], accountId, needs)),
    }
  },
})

export const undoMentions = operation({
  ...common,
  method: 'POST',
  path: '/social-listening/{id}/mentions/undo',
  name: 'undoMentionChange',
  summary: 'Undo a change of mentions',
  description:
    'Restores the mentions of a change: the last change of this listening that has not been undone, or the one named. If one of the mentions was changed again since, nothing happens and the answer is 409.',
  input: {
    path,
    body: z.strictObject({ change_id: z.string().max(60).optional().describe('From the history.'), reason }),
  },
  output: ChangeShown,
  example: {
    path: { id: exampleId },
    body: {},
    output: { ...exampleChange, kind: 'undo', undoes: exampleChange.id },
  },
  run: async ({ path: { id }, body: asked }, needs: Needs, call) => {
    await findSet(id, needs, call)
    const { accountId, tokenId } = call.caller
    const order = { id: call.newId('lmc'), accountId, requestId: id, actor: tokenId, reason: asked.reason }
    const change = await needs.listeningMarks.undo(order, asked.change_id)
    return presentChange(change, await namesOf([change], accountId, needs))
  },
})

export const listMentionChanges = operation({
  ...common,
  method: 'GET',
  path: '/social-listening/{id}/mentions/history',
  name: 'listMentionChanges',
  summary: 'List the changes of mentions',
  description: 'Newest first.',
  input: { path, query: z.strictObject(pageQuery) },
  output: pageOf(ChangeShown),
  example: { path: { id: exampleId }, output: { data: [exampleChange], next_cursor: null } },
  run: async ({ path: { id }, query: { limit, cursor } }, needs: Needs, call) => {
    await findSet(id, needs, call)
    const { accountId } = call.caller
    const list = ['mention changes', accountId, id]
    const [before] = needs.cursors.read(list, cursor) ?? []
    const rows = await history(needs.listeningMarks, accountId, id, before, limit + 1)
    const names = await namesOf(rows, accountId, needs)
    return cutPage(rows, limit, {
      item: (row) => presentChange(row, names),
      cursor: ({ seq }) => needs.cursors.write(list, [seq]),
    })
  },
})

const history = (marks: ListeningMarks, accountId: string, id: string, before: unknown, limit: number) =>
  marks.history(accountId, id, before === undefined ? undefined : Number(before), limit)
