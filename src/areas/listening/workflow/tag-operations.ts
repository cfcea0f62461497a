import { z } from 'zod'
import { toTimestamp, type Clock } from '../../../kernel/clock.js'
import { Failure, notFound } from '../../../kernel/errors.js'
import { Answer, operation, type Call } from '../../../kernel/operation.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { nameField } from '../../../kernel/name-field.js'
import type { Database, Query } from '../../../db/database.js'
import { queryLimits } from '../../../engine/listening/query/index.js'
import type { Requests } from '../../../jobs/requests.js'
import { requestStatuses } from '../../../jobs/request.js'
import { parseInput } from '../plan.js'
import { loadNames, type NameNeeds } from '../queries/names.js'
import { backfillKind, backfillPrefix, type BackfillInput } from './backfill.js'
import { nobody } from './standing.js'
import type { ListeningTags, Tag } from './tag-store.js'

interface Needs extends NameNeeds {
  db: Database
  clock: Clock
  requests: Requests
  listeningTags: ListeningTags
}

const tagsMax = 200
const common = { area: 'Social listening', scope: 'listening' as const, isImpersonal: true as const }
const path = z.strictObject({ id: z.string().max(60) })

const name = nameField(60).refine(
  (value) => value.toLowerCase() !== nobody,
  `"${nobody}" stands for mentions without tags.`,
)
const query = z
  .string()
  .min(1)
  .max(queryLimits.lengthMax)
  .nullable()
  .describe('In the query language: mentions that match it get the tag. Null: the tag is only assigned manually.')
const description = z.string().trim().max(500).nullable()

const TagShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    query,
    description,
    matched: z.int().describe('Texts that its rule matches, over all listenings, without what people changed.'),
    backfill: z
      .strictObject({ request_id: z.string(), status: z.enum(requestStatuses), share: z.number().nullable() })
      .nullable()
      .describe('How far the rule has been applied to earlier listenings: a request like any other. Null without one.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ListeningTag' })

const exampleBackfill = 'lbf_01kb3zq4f0e8v5w2n7m6x9c1db'
const example: z.output<typeof TagShown> = {
  id: 'ltg_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'Skin reactions',
  query: 'rash OR burn* OR itch*',
  description: null,
  matched: 214,
  backfill: { request_id: exampleBackfill, status: 'succeeded', share: 1 },
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
}
const examplePath = { id: example.id }

const present = async (tag: Tag, needs: Needs, { caller }: Call): Promise<z.output<typeof TagShown>> => {
  const request = tag.backfillId === null ? undefined : await needs.requests.find(caller.accountId, tag.backfillId)
  return {
    id: tag.id,
    name: tag.name,
    query: tag.query,
    description: tag.description,
    matched: await needs.listeningTags.count(tag.id),
    backfill: request ? { request_id: request.id, status: request.status, share: request.progress.share } : null,
    created_at: toTimestamp(tag.createdAt),
    updated_at: toTimestamp(tag.updatedAt),
  }
}

const get = async (id: string, { listeningTags }: Needs, { caller }: Call): Promise<Tag> => {
  const tag = await listeningTags.find(caller.accountId, id)
  if (tag === undefined) throw notFound('tag')
  return tag
}

const check = async (rule: string | null | undefined, needs: Needs, { caller }: Call): Promise<void> => {
  if (rule === null || rule === undefined) return
  parseInput(rule, '/query', await loadNames(caller.accountId, [rule], needs), true)
}

/** Has a rule applied to what was found before. */
const submitBackfill = async (within: Query, tag: Tag, { requests }: Needs, call: Call): Promise<void> => {
  if (tag.backfillId === null) return
  const input: BackfillInput = { tag_id: tag.id, revision: tag.revision }
  await requests.submit({ id: tag.backfillId, accountId: call.caller.accountId, kind: backfillKind, input }, within)
}

export const createTag = operation({
  ...common,
  method: 'POST',
  path: '/social-listening/tags',
  name: 'createListeningTag',
  summary: 'Create a tag for mentions, with a rule if wished',
  description:
    'A rule is a query. It is applied to every new listening, and at once to all earlier ones: `backfill` says how far that is.',
  input: { body: z.strictObject({ name, query: query.default(null), description: description.default(null) }) },
  status: 201,
  output: TagShown,
  example: {
    body: { name: example.name, query: example.query },
    output: { ...example, matched: 0, backfill: { request_id: exampleBackfill, status: 'queued', share: 0 } },
  },
  run: async ({ body }, needs: Needs, call) => {
    const { accountId } = call.caller
    await check(body.query, needs, call)
    if ((await needs.listeningTags.list(accountId)).length >= tagsMax)
      throw new Failure('conflict', `An account has at most ${tagsMax} tags: delete some first.`)
    const now = needs.clock.now()
    const backfillId = body.query === null ? null : call.newId(backfillPrefix)
    const tag: Tag = { ...body, id: call.newId('ltg'), revision: 1, backfillId, createdAt: now, updatedAt: now }
    await needs.db.transaction(async (within) => {
      if (!(await needs.listeningTags.create(within, accountId, tag)))
        throw new Failure('conflict', `A tag named "${body.name}" already exists.`)
      await submitBackfill(within, tag, needs, call)
    })
    if (backfillId !== null) needs.requests.announce(backfillId)
    return present(tag, needs, call)
  },
})

export const listTags = operation({
  ...common,
  method: 'GET',
  path: '/social-listening/tags',
  name: 'listListeningTags',
  summary: 'List tags',
  description: 'By name, all of them.',
  input: {},
  output: z.strictObject({ data: z.array(TagShown) }),
  example: { output: { data: [example] } },
  run: async (_, needs: Needs, call) => {
    const tags = await needs.listeningTags.list(call.caller.accountId)
    return { data: await Promise.all(tags.map((tag) => present(tag, needs, call))) }
  },
})

export const getTag = operation({
  ...common,
  method: 'GET',
  path: '/social-listening/tags/{id}',
  name: 'getListeningTag',
  summary: 'Get a tag',
  input: { path },
  output: TagShown,
  example: { path: examplePath, output: example },
  run: async ({ path: { id } }, needs: Needs, call) => present(await get(id, needs, call), needs, call),
})

export const changeTag = operation({
  ...common,
  method: 'PATCH',
  path: '/social-listening/tags/{id}',
  name: 'changeListeningTag',
  summary: 'Change the rule of a tag',
  description:
    'With another rule, what the old one matched loses the tag, and the new one is applied to all listenings. What people added or took off by hand stays.',
  input: {
    path,
    body: z
      .strictObject({ query: query.optional(), description: description.optional() })
      .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
      .meta({ minProperties: 1 }),
  },
  output: TagShown,
  example: { path: examplePath, body: { query: 'rash OR burn*' }, output: { ...example, query: 'rash OR burn*' } },
  run: async ({ path: { id }, body }, needs: Needs, call) => {
    const tag = await get(id, needs, call)
    await check(body.query, needs, call)
    const hasOtherRule = body.query !== undefined && body.query !== tag.query
    const changed: Tag = {
      ...tag,
      query: body.query === undefined ? tag.query : body.query,
      description: body.description === undefined ? tag.description : body.description,
      updatedAt: needs.clock.now(),
      ...(hasOtherRule
        ? { revision: tag.revision + 1, backfillId: body.query === null ? null : call.newId(backfillPrefix) }
        : {}),
    }
    await needs.db.transaction(async (within) => {
      await needs.listeningTags.change(within, call.caller.accountId, changed, hasOtherRule)
      if (hasOtherRule) await submitBackfill(within, changed, needs, call)
    })
    if (hasOtherRule && changed.backfillId !== null) needs.requests.announce(changed.backfillId)
    return present(changed, needs, call)
  },
})

export const removeTag = operation({
  ...common,
  method: 'DELETE',
  path: '/social-listening/tags/{id}',
  name: 'removeListeningTag',
  summary: 'Delete a tag',
  description: 'All mentions lose it.',
  input: { path },
  status: 204,
  output: z.null(),
  example: { path: examplePath, output: null },
  run: async ({ path: { id } }, needs: Needs, call) => {
    await get(id, needs, call)
    await needs.db.transaction((within) => needs.listeningTags.remove(within, call.caller.accountId, id))
    return new Answer(null, { status: 204 })
  },
})
