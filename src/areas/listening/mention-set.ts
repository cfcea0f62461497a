import { z } from 'zod'
import { Failure, invalid, notFound } from '../../kernel/errors.js'
import type { Call } from '../../kernel/operation.js'
import {
  emotionValues,
  hasEmotions,
  labelOf,
  type Labels,
  type Mentions,
  type Plan,
  type Selection,
} from '../../engine/listening/index.js'
import { isFinished } from '../../jobs/request.js'
import type { Requests } from '../../jobs/requests.js'
import { timestamp } from './contract.js'
import type { ListeningStore } from './listening-store.js'
import { listeningKind } from './kind.js'

const word = z.string().min(1).max(300).optional()

export const mentionFilters = {
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
  entity: word.describe('`person:`, `place:` or `organisation:` and the name, as the insights give it.'),
  copy: word,
  repeats: z
    .enum(['without', 'only', 'all'])
    .default('without')
    .describe('Repeats that were set apart; `all` with `copy`.'),
}

/** The filters of mentions as they come in. */
export type MentionsAsked = z.output<z.ZodObject<typeof mentionFilters>>

export interface SetNeeds {
  requests: Requests
  listening: ListeningStore
}

const labelKinds = ['term', 'hashtag', 'co_mention', 'aspect', 'theme', 'copy'] as const

export const toSelection = (asked: MentionsAsked, plan: Plan): Selection => {
  const brand = asked.brand === undefined ? undefined : plan.brands.findIndex(({ name }) => name === asked.brand)
  if (brand === -1)
    throw invalid('/brand', `This listening covers ${plan.brands.map(({ name }) => name).join(', ')}.`, 'query')
  const labels = labelKinds.flatMap((kind) => {
    const value = asked[kind]
    return value === undefined ? [] : [labelOf(kind, value)]
  })
  if (labels.length > 0 && asked.period === 'before')
    throw invalid(
      '/period',
      'Terms, tags, aspects and copies are stored for the period itself, not for the period before it.',
      'query',
    )
  if (asked.emotion !== undefined) labels.push(labelOf('emotion', asked.emotion))
  if (asked.entity !== undefined) labels.push(labelOf('entity', asked.entity))
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
export const checkLabels = (selection: Selection, labels: Labels, asked: MentionsAsked): void => {
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

export const findSet = async (
  id: string,
  { requests, listening }: SetNeeds,
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
