import { z } from 'zod'
import { toTimestamp, type Clock } from '../../../kernel/clock.js'
import { Failure, notFound } from '../../../kernel/errors.js'
import { operation, type Call } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { printQuery, queryLimits, toSavedName } from '../../../engine/listening/query/index.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { parseInput } from '../plan.js'
import { loadNames, type NameNeeds } from './names.js'
import type { SavedQuery } from './query-store.js'
import { usesOf, type UseNeeds } from './uses.js'

interface Needs extends NameNeeds, UseNeeds {
  clock: Clock
}

const queriesMax = 500
const common = { area: 'Social listening', scope: 'listening' as const, isImpersonal: true as const }
const path = z.strictObject({ id: z.string().max(60) })

const name = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,60}$/, 'Letters from a to z, digits, _ and -, at most 60.')
  .describe('What it is called in queries: `query:complaints`. Case does not matter.')
const text = z
  .string()
  .min(1)
  .max(queryLimits.lengthMax)
  .describe('In the query language. It may name other saved queries, and only leave things out.')
const description = z.string().trim().max(500)

const SavedQueryShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    query: z.string(),
    description: z.string().nullable(),
    written_out: z
      .string()
      .nullable()
      .describe('With the saved queries it names written out. Null if one of them, or a list, is gone.'),
    used_by: z
      .array(z.strictObject({ kind: z.enum(['query', 'tag', 'recurring']), id: z.string(), name: z.string() }))
      .describe('What names it. It cannot be deleted meanwhile.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'SavedListeningQuery' })

const example: z.output<typeof SavedQueryShown> = {
  id: 'lsq_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'complaints',
  query: 'rash OR burn* OR "never again"',
  description: 'What customers complain about.',
  written_out: 'rash OR burn* OR "never again"',
  used_by: [],
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
}
const examplePath = { id: example.id }

const present = async (kept: SavedQuery, needs: Needs, { caller }: Call): Promise<z.output<typeof SavedQueryShown>> => {
  const saved = await loadNames(caller.accountId, [kept.query], needs)
  const written = ((): string | null => {
    try {
      return printQuery(parseInput(kept.query, '/query', saved, true))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return null
    }
  })()
  return {
    id: kept.id,
    name: kept.name,
    query: kept.query,
    description: kept.description,
    written_out: written,
    used_by: await usesOf(caller.accountId, kept.name, needs),
    created_at: toTimestamp(kept.createdAt),
    updated_at: toTimestamp(kept.updatedAt),
  }
}

const get = async (id: string, { savedQueries }: Needs, { caller }: Call): Promise<SavedQuery> => {
  const kept = await savedQueries.find(caller.accountId, id)
  if (kept === undefined) throw notFound('saved query')
  return kept
}

/** Refuses a query that cannot be read, and one that would lead back to itself under this name. */
const check = async (named: string, query: string, needs: Needs, { caller }: Call): Promise<void> => {
  const saved = await loadNames(caller.accountId, [query], needs, new Map([[named, query]]))
  parseInput(query, '/query', saved, true)
}

export const createSavedQuery = operation({
  ...common,
  method: 'POST',
  path: '/social-listening/queries',
  name: 'createListeningQuery',
  summary: 'Save a query under a name',
  description:
    'Other queries then name it: `lumevia NEAR/5 query:complaints`. What they find follows when it changes; listenings that have run keep their result.',
  input: { body: z.strictObject({ name, query: text, description: description.nullable().default(null) }) },
  status: 201,
  output: SavedQueryShown,
  example: {
    body: { name: example.name, query: example.query, description: example.description },
    output: example,
  },
  run: async ({ body }, needs: Needs, call) => {
    const named = toSavedName(body.name)
    await check(named, body.query, needs, call)
    const { accountId } = call.caller
    if ((await needs.savedQueries.list(accountId)).length >= queriesMax)
      throw new Failure('conflict', `An account has at most ${queriesMax} saved queries: delete some first.`)
    const now = needs.clock.now()
    const kept = { ...body, name: named, id: call.newId('lsq'), createdAt: now, updatedAt: now }
    if (!(await needs.savedQueries.create(accountId, kept)))
      throw new Failure('conflict', `A saved query named "${named}" already exists. Change that one.`)
    return present(kept, needs, call)
  },
})

export const listSavedQueries = operation({
  ...common,
  method: 'GET',
  path: '/social-listening/queries',
  name: 'listListeningQueries',
  summary: 'List saved queries',
  description: 'By name, all of them.',
  input: {},
  output: z.strictObject({ data: z.array(SavedQueryShown) }),
  example: { output: { data: [example] } },
  run: async (_, needs: Needs, call) => {
    const kept = await needs.savedQueries.list(call.caller.accountId)
    return { data: await Promise.all(kept.map((each) => present(each, needs, call))) }
  },
})

export const getSavedQuery = operation({
  ...common,
  method: 'GET',
  path: '/social-listening/queries/{id}',
  name: 'getListeningQuery',
  summary: 'Get a saved query',
  input: { path },
  output: SavedQueryShown,
  example: { path: examplePath, output: example },
  run: async ({ path: { id } }, needs: Needs, call) => present(await get(id, needs, call), needs, call),
})

export const changeSavedQuery = operation({
  ...common,
  method: 'PATCH',
  path: '/social-listening/queries/{id}',
  name: 'changeListeningQuery',
  summary: 'Change a saved query',
  description: 'The name stays: others may use it.',
  input: {
    path,
    body: z
      .strictObject({ query: text.optional(), description: description.nullable().optional() })
      .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
      .meta({ minProperties: 1 }),
  },
  output: SavedQueryShown,
  example: {
    path: examplePath,
    body: { query: 'rash OR burn*' },
    output: { ...example, query: 'rash OR burn*', written_out: 'rash OR burn*' },
  },
  run: async ({ path: { id }, body }, needs: Needs, call) => {
    const kept = await get(id, needs, call)
    if (body.query !== undefined) await check(kept.name, body.query, needs, call)
    const changed = {
      ...kept,
      query: body.query ?? kept.query,
      description: body.description === undefined ? kept.description : body.description,
      updatedAt: needs.clock.now(),
    }
    await needs.savedQueries.change(call.caller.accountId, changed)
    return present(changed, needs, call)
  },
})

export const removeSavedQuery = removal({
  ...common,
  path: '/social-listening/queries/{id}',
  name: 'removeListeningQuery',
  summary: 'Delete a saved query',
  description: 'Refused with 409 while something names it.',
  input: { path },
  example: { path: examplePath },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const kept = await get(id, needs, call)
    const uses = await usesOf(call.caller.accountId, kept.name, needs)
    if (uses.length > 0)
      throw new Failure(
        'conflict',
        `"${kept.name}" is named by ${uses.map((use) => `${use.kind} "${use.name}"`).join(', ')}. Change these first.`,
      )
    await needs.savedQueries.remove(call.caller.accountId, id)
  },
})
