import { z } from 'zod'
import { Failure, invalid, notFound } from '../../kernel/errors.js'
import { operation, type Call } from '../../kernel/operation.js'
import { pageOf, pageQuery, type Cursors } from '../../kernel/page.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import {
  emotionValues,
  hasEmotions,
  labelOf,
  selectMentions,
  type Labels,
  type Mentions,
  type Plan,
  type Selection,
} from '../../engine/listening/index.js'
import { createFileStreams, fileTypes, findFormat, formatQuery } from '../../jobs/item-files.js'
import { isFinished } from '../../jobs/request.js'
import type { Requests } from '../../jobs/requests.js'
import { timestamp } from './contract.js'
import { exampleMention } from './examples.js'
import { TextShown } from './insights-contract.js'
import type { ListeningStore } from './listening-store.js'
import { createMentionPresenter } from './present-mention.js'
import { listeningKind } from './submit-listening.js'

const word = z.string().min(1).max(300).optional()

const filters = {
  brand: z.string().max(100).optional().describe('Name of one of the brands; any of them unless given.'),
  period: z.enum(['now', 'before']).default('now').describe('The period asked for, or the one it is compared with.'),
  from: timestamp.optional().describe('With `to`: a step of the volume or a spike.'),
  to: timestamp.optional(),
  sentiment: z.enum(['negative', 'neutral', 'positive', 'not_judged']).optional(),
  emotion: z.enum(emotionValues).optional().describe('Only if `emotions` was requested.'),
  network: word,
  language: word.describe('`unknown` for those without, as in every list of values.'),
  country: word,
  kind: word,
  type: word,
  author: word,
  term: word,
  hashtag: word,
  co_mention: word,
  aspect: word,
  theme: word,
  copy: word,
  repeats: z
    .enum(['without', 'only', 'all'])
    .default('without')
    .describe('Repeats that were set apart; `all` with `copy`.'),
}

const query = z.strictObject({ ...filters, ...pageQuery, format: formatQuery })
type Query = z.output<typeof query>

const output = z.strictObject({
  ...pageOf(TextShown).shape,
  total: z.strictObject({ value: z.int(), relation: z.literal('eq') }),
})

interface Needs {
  requests: Requests
  listening: ListeningStore
  texts: Texts
  cursors: Cursors
}

const labelKinds = ['term', 'hashtag', 'co_mention', 'aspect', 'theme', 'copy'] as const

const toSelection = (asked: Query, plan: Plan): Selection => {
  const brand = asked.brand === undefined ? undefined : plan.brands.findIndex(({ name }) => name === asked.brand)
  if (brand === -1)
    throw invalid('/brand', `This listening knows ${plan.brands.map(({ name }) => name).join(', ')}.`, 'query')
  const labels = labelKinds.flatMap((kind) => {
    const value = asked[kind]
    return value === undefined ? [] : [labelOf(kind, value)]
  })
  if (labels.length > 0 && asked.period === 'before')
    throw invalid(
      '/period',
      'Terms, tags, aspects and copies are kept for the period itself, not for the one before.',
      'query',
    )
  if (asked.emotion !== undefined) labels.push(labelOf('emotion', asked.emotion))
  const { network, language, country, kind, type, author } = asked
  const categories = Object.entries({ network, language, country, kind, type, author }).filter(
    ([, value]) => value !== undefined,
  )
  const [start, end] = asked.period === 'now' ? [plan.from, plan.to] : [plan.before ?? plan.from, plan.from]
  return {
    brand,
    from: Math.max(start, asked.from === undefined ? start : Date.parse(asked.from)),
    to: Math.min(end, asked.to === undefined ? end : Date.parse(asked.to)),
    sentiment: asked.sentiment,
    categories: Object.fromEntries(categories),
    labels,
    repeats: asked.repeats,
  }
}

/** A label that was never reported has no rows: asking for one is more likely a typo than a wish for nothing. */
const checkLabels = (selection: Selection, labels: Labels, asked: Query): void => {
  if (asked.emotion !== undefined && !hasEmotions(labels))
    throw invalid('/emotion', 'Emotions were not judged. Submit the request again with `emotions: true`.', 'query')
  for (const label of selection.labels ?? [])
    if (!labels.has(label)) {
      const [kind = '', ...value] = label.split(':')
      throw invalid(
        `/${kind}`,
        `This listening reports no ${kind} "${value.join(':')}". Take one from its insights.`,
        'query',
      )
    }
}

const findSet = async (
  id: string,
  { requests, listening }: Needs,
  call: Call,
): Promise<{ plan: Plan; mentions: Mentions; labels: Labels }> => {
  const request = await requests.find(call.caller.accountId, id)
  if (request?.kind !== listeningKind) throw notFound('request')
  const kept = await listening.findInsights<{ plan: Plan }>(id)
  const set = kept === undefined ? undefined : await listening.findMentions(id)
  if (kept === undefined || set === undefined)
    throw new Failure(
      'conflict',
      isFinished(request.status)
        ? `The listening is ${request.status}: it has no mentions.`
        : `The listening is ${request.status}: its mentions can be read when it has succeeded.`,
      isFinished(request.status) ? {} : { retryAfterS: 1 },
    )
  return { plan: kept.plan, ...set }
}

const readAtOnce = 500

/** All of the rows, as JSON, some hundred texts at a time. */
async function* documentsOf(
  rows: Uint32Array,
  { mentions, labels, plan }: { mentions: Mentions; labels: Labels; plan: Plan },
  texts: Texts,
): AsyncGenerator<string> {
  const present = createMentionPresenter(mentions, labels, plan.brands)
  for (let at = 0; at < rows.length; at += readAtOnce) {
    const part = rows.subarray(at, at + readAtOnce)
    const found = await texts.find(Array.from(part, (row) => mentions.keys[row] ?? ''))
    for (const row of part) yield JSON.stringify(present(row, found.get(mentions.keys[row] ?? '')))
  }
}

const toFile = createFileStreams(TextShown.omit({ emotions: true }))
const toFileWithEmotions = createFileStreams(TextShown)

export const listMentions = operation({
  method: 'GET',
  path: '/social-listening/{id}/mentions',
  name: 'listListeningMentions',
  area: 'Social listening',
  summary: 'List the posts behind a figure',
  description:
    'Newest first. `total` equals the figure in the insights, because both are counted over the same stored mentions. Deleted posts keep their place, without their text. Also available as a JSON Lines, CSV, Parquet or XLSX file.',
  scope: 'listening',
  input: { path: z.strictObject({ id: z.string().max(60) }), query },
  output,
  alsoProduces: fileTypes,
  example: {
    path: { id: 'lst_01kb3zq4f0e8v5w2n7m6x9c1da' },
    query: { brand: 'Lumevia', sentiment: 'negative', limit: 1 },
    output: { data: [exampleMention], next_cursor: null, total: { value: 1, relation: 'eq' } },
  },
  run: async ({ path: { id }, query: asked }, needs: Needs, call) => {
    const { plan, mentions, labels } = await findSet(id, needs, call)
    const selection = toSelection(asked, plan)
    checkLabels(selection, labels, asked)
    const rows = selectMentions(mentions, labels, selection)
    const format = findFormat(call, asked.format)
    if (format !== undefined) {
      const documents = documentsOf(rows, { mentions, labels, plan }, needs.texts)
      return (hasEmotions(labels) ? toFileWithEmotions : toFile)(format, `${id}-mentions`, documents)
    }
    const list = ['listening mentions', id, selection]
    const start = Number(needs.cursors.read(list, asked.cursor)?.[0] ?? 0)
    const part = rows.subarray(start, start + asked.limit)
    const found = await needs.texts.find(Array.from(part, (row) => mentions.keys[row] ?? ''))
    const present = createMentionPresenter(mentions, labels, plan.brands)
    const end = start + part.length
    return {
      data: Array.from(part, (row) => present(row, found.get(mentions.keys[row] ?? ''))),
      next_cursor: end < rows.length ? needs.cursors.write(list, [end]) : null,
      total: { value: rows.length, relation: 'eq' as const },
    }
  },
})
