import { z } from 'zod'
import { dialects, pointAt, translateQuery } from '../../engine/listening/query/index.js'
import { operation } from '../../kernel/operation.js'
import { Query } from './contract.js'
import { loadNames, type NameNeeds } from './queries/names.js'

const place = { start: z.int().describe('UTF-16 code units.'), end: z.int().describe('Exclusive.') }

const output = z.strictObject({
  query: z
    .string()
    .nullable()
    .describe('In the language of Rostra. Null if nothing was left, or it could not be read.'),
  dialect: z.enum(dialects).describe('The tool whose forms were read.'),
  dialect_basis: z.enum(['given', 'guessed']),
  exact: z.boolean().describe('Whether it finds the same texts: nothing was left out or widened.'),
  changes: z
    .array(
      z.strictObject({
        ...place,
        from: z.string(),
        to: z.string().nullable().describe('Null: left out, for nothing says the same here.'),
        why: z.string(),
        same: z.boolean().describe('Whether our form finds the same texts as the original.'),
      }),
    )
    .describe('What was written otherwise or left out, in the order of the query that was given.'),
  error: z
    .strictObject({
      message: z.string(),
      ...place,
      shown: z.string().describe('The query with a mark under the place.'),
    })
    .nullable()
    .describe('Why the query cannot be read even so. Places are those of `shown`.'),
})

export const translateListeningQuery = operation({
  method: 'POST',
  path: '/social-listening/query/translate',
  name: 'translateListeningQuery',
  isRead: true,
  isImpersonal: true,
  area: 'Social listening',
  summary: 'Translate a query of another tool',
  description:
    'Turns a query as Brandwatch, Talkwalker, Meltwater or Lucene write it into one of Rostra, and says of every form what became of it. The tool is guessed from the forms of the query unless you name it. What cannot be said here is left out and listed with `to: null`: the query is then wider or narrower than the original.',
  scope: 'listening',
  input: {
    body: z.strictObject({
      query: Query,
      dialect: z
        .enum(dialects)
        .optional()
        .describe(
          'The tool the query comes from. Default: guessed from its forms. Lucene reads words side by side as OR.',
        ),
    }),
  },
  output,
  example: {
    body: { query: '(lumevia or "dew serum"~5) AND language:en AND sentiment:negative' },
    output: {
      query: '(lumevia OR dew NEAR/5 serum) AND lang:en',
      dialect: 'rostra',
      dialect_basis: 'guessed',
      exact: false,
      changes: [
        {
          start: 9,
          end: 11,
          from: 'or',
          to: 'OR',
          why: 'Operators are upper case. Put the word into quotes to look for it.',
          same: false,
        },
        {
          start: 31,
          end: 42,
          from: 'language:en',
          to: 'lang:en',
          why: 'Languages are asked for with lang:.',
          same: true,
        },
        {
          start: 47,
          end: 65,
          from: 'sentiment:negative',
          to: null,
          why: 'Sentiment and emotions are judged after the search: ask the mentions for them (sentiment=negative).',
          same: false,
        },
      ],
      error: null,
    },
  },
  run: async ({ body }, needs: NameNeeds, call) => {
    const saved = await loadNames(call.caller.accountId, [body.query], needs)
    const { query, dialect, guessed, changes, error } = translateQuery(body.query, body.dialect, saved)
    return {
      query,
      dialect,
      dialect_basis: guessed ? ('guessed' as const) : ('given' as const),
      exact: query !== null && changes.every(({ same }) => same),
      changes: changes.map((change) => ({ ...change })),
      error: error && { message: error.message, ...error.place, shown: pointAt(error.written, error.place) },
    }
  },
})
