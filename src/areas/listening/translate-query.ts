import { z } from 'zod'
import { pointAt, translateQuery } from '../../engine/listening/query/index.js'
import { operation } from '../../kernel/operation.js'
import { Query } from './contract.js'

const place = { start: z.int().describe('UTF-16 code units.'), end: z.int().describe('Exclusive.') }

const output = z.strictObject({
  query: z
    .string()
    .nullable()
    .describe('In the language of Rostra. Null if nothing was left, or it could not be read.'),
  exact: z.boolean().describe('Whether it means the same: nothing was left out.'),
  changes: z
    .array(
      z.strictObject({
        ...place,
        from: z.string(),
        to: z.string().nullable().describe('Null: left out, for nothing says the same here.'),
        why: z.string(),
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
    'Turns a query as Brandwatch, Talkwalker, Meltwater or Lucene write it into one of Rostra, and says of every form what became of it. What cannot be said here is left out and listed with `to: null`: the query is then wider or narrower than the original.',
  scope: 'listening',
  input: { body: z.strictObject({ query: Query }) },
  output,
  example: {
    body: { query: '(lumevia or "dew serum"~5) AND language:en AND sentiment:negative' },
    output: {
      query: '(lumevia OR dew NEAR/5 serum) AND lang:en',
      exact: false,
      changes: [
        {
          start: 9,
          end: 11,
          from: 'or',
          to: 'OR',
          why: 'Operators are upper case. Put the word into quotes to look for it.',
        },
        { start: 31, end: 42, from: 'language:en', to: 'lang:en', why: 'Languages are asked for with lang:.' },
        {
          start: 47,
          end: 65,
          from: 'sentiment:negative',
          to: null,
          why: 'Sentiment is judged after the search: ask the mentions for it (sentiment=negative).',
        },
      ],
      error: null,
    },
  },
  run: async ({ body }) => {
    const { query, changes, error } = translateQuery(body.query)
    return {
      query,
      exact: query !== null && changes.every(({ to }) => to !== null),
      changes: changes.map((change) => ({ ...change })),
      error: error && { message: error.message, ...error.place, shown: pointAt(error.written, error.place) },
    }
  },
})
