import { z } from 'zod'
import { operation } from '../../kernel/operation.js'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import type { SyntheticPolicy } from '../../corpus/records/synthetic-policy.js'
import type { Search } from '../../corpus/search/search.js'
import { worldFilter } from '../../corpus/search/world-filter.js'
import type { Filter } from '../../engine/search/index.js'
import { SyntheticField } from '../../model/synthetic.js'
import {
  compileQuery,
  isUnknown,
  parseQuery,
  pointAt,
  printQuery,
  queryFields,
  QuerySyntaxError,
  uncertainFields,
} from '../../engine/listening/query/index.js'
import { Query } from './contract.js'
import { defaultQuery } from './plan.js'
import { loadNames, type NameNeeds } from './queries/names.js'

const output = z.strictObject({
  valid: z.boolean(),
  query: z
    .string()
    .nullable()
    .describe(
      'As it is understood: every operator said, parentheses where they are needed, saved queries written out.',
    ),
  error: z
    .strictObject({
      message: z.string(),
      start: z.int().describe('UTF-16 code units into the query.'),
      end: z.int().describe('Exclusive.'),
      expected: z.array(z.string()),
      shown: z.string().describe('The query with a mark under the place.'),
    })
    .nullable(),
  texts: z
    .strictObject({ value: z.int(), relation: z.enum(['eq', 'gte']) })
    .nullable()
    .describe('Contents and comments that match among all we know, of whatever time.'),
  no_data: z
    .array(z.strictObject({ field: z.string(), texts: z.int() }))
    .describe('For each field that is not known for every text: texts left out because it is unknown.'),
  by_network: z.array(z.strictObject({ network: z.string(), texts: z.int() })),
  fields: z.record(z.string(), z.string()).describe('The fields a query can name.'),
})

interface Needs extends NameNeeds {
  search: Search
  dictionaries: Dictionaries
  syntheticPolicy: SyntheticPolicy
}

export const checkQuery = operation({
  method: 'POST',
  path: '/social-listening/query',
  name: 'checkListeningQuery',
  isRead: true,
  isImpersonal: true,
  area: 'Social listening',
  summary: 'Check or suggest a query',
  description:
    'Shows how a query is parsed and how many texts it matches, or where the syntax error is and what was expected. With `name` instead of a query, suggests a query.',
  scope: 'listening',
  input: {
    body: z
      .strictObject({
        query: Query.optional(),
        name: z.string().trim().min(1).max(100).optional(),
        synthetic: SyntheticField,
      })
      .refine(({ query, name }) => (query === undefined) !== (name === undefined), 'Give a query or a name.'),
  },
  output,
  example: {
    body: { query: 'lumevia NEAR/6 (rash OR burn) -lang:de' },
    output: {
      valid: true,
      query: 'lumevia NEAR/6 (rash OR burn) AND NOT lang:de',
      error: null,
      texts: { value: 12, relation: 'eq' },
      no_data: [{ field: 'lang', texts: 0 }],
      by_network: [{ network: 'instagram', texts: 12 }],
      fields: queryFields,
    },
  },
  run: async ({ body }, needs: Needs, call) => {
    const { search, dictionaries, syntheticPolicy } = needs
    const asked = body.query ?? defaultQuery(body.name ?? '', await dictionaries.brands())
    const nothing = { texts: null, no_data: [], by_network: [], fields: queryFields }
    try {
      const saved = await loadNames(call.caller.accountId, [asked], needs)
      const node = parseQuery(asked, { mayOnlyExclude: false, saved })
      const facets = { network: { column: 'network', top: 20 } }
      const world = worldFilter((await syntheticPolicy.choose(body.synthetic)).choice)
      const within = (filter: Filter): Filter => (world === undefined ? filter : { and: [world, filter] })
      const request = { filter: within(compileQuery(node)), limit: 0, total: 'exact' as const, facets }
      const uncertain = [...new Set(uncertainFields(node))].sort()
      const unknown = uncertain.map((field) => ({
        filter: within({ and: [isUnknown(field), compileQuery(node, field), { not: compileQuery(node) }] }),
        limit: 0,
        total: 'exact' as const,
      }))
      const { results } = await search.texts.search([request, ...unknown], { signal: call.signal })
      const [found, ...leftOut] = results
      return {
        ...nothing,
        valid: true,
        query: printQuery(node),
        error: null,
        texts: found?.total ?? null,
        no_data: uncertain.map((field, i) => ({ field, texts: leftOut[i]?.total?.value ?? 0 })),
        by_network: (found?.facets['network'] ?? []).map(({ value, count }) => ({ network: value, texts: count })),
      }
    } catch (error) {
      if (!(error instanceof QuerySyntaxError)) throw error
      const { message, place, expected } = error
      return {
        ...nothing,
        valid: false,
        query: null,
        error: { message, ...place, expected: [...expected], shown: pointAt(asked, place) },
      }
    }
  },
})
