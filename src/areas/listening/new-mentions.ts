import { dayMs, toTimestamp, type Clock } from '../../kernel/clock.js'
import { readTextKey } from '../../corpus/search/keys.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import type { Query } from '../../db/database.js'
import type { Found, Plan } from '../../engine/listening/index.js'
import type { Reading } from '../../gather/streams.js'
import type { Events, NewEvent } from '../../jobs/events.js'
import type { AlertRule } from './recurring-contract.js'
import type { Recurring, RecurringStore } from './recurring-store.js'
import { mentionKind, readTold } from './told-mentions.js'

/** More at once are told by their ids, in one event. */
const eventsMax = 100
const idsMax = 1000
/** What was published longer ago is not news. */
const newsMs = 2 * dayMs

interface Needs {
  texts: Texts
  recurring: RecurringStore
  events: Events
  clock: Clock
}

/** What was found and when, with how it was heard of. */
export interface Heard {
  by: Reading
  plan: Pick<Plan, 'brands'>
  found: Pick<Found, 'keys' | 'times' | 'masks'>
  requestId?: string
}

type Rule = Extract<AlertRule, { on: 'mention' }>

const ruleOf = ({ alerts }: Recurring): Rule | undefined =>
  (alerts as AlertRule[]).find((rule): rule is Rule => rule.on === 'mention')

export const wantsMentions = (kept: Recurring): boolean => ruleOf(kept) !== undefined

/** Brands of a mention that the rule is about. */
const brandsOf = (rule: Rule, { plan, found }: Heard, i: number): string[] =>
  plan.brands
    .filter((_, bit) => (((found.masks[i] ?? 0) >>> bit) & 1) === 1)
    .map(({ name }) => name)
    .filter((name) => rule.brand === undefined || rule.brand === name)

/**
 * Tells of mentions that were published since the listening was made and that nobody was told of, newest first. The log of events knows
 * what was told, under the lock of the listening: each mention is told once, whoever hears of it and however often.
 */
export const tellMentions = async (query: Query, kept: Recurring, heard: Heard, needs: Needs): Promise<number> => {
  const rule = ruleOf(kept)
  if (rule === undefined) return 0
  const { keys, times } = heard.found
  // Networks name times by the second.
  const since = Math.max(Math.floor(kept.createdAt / 1000) * 1000, needs.clock.now() - newsMs)
  const candidates = keys
    .map((id, i) => ({ id, at: times[i] ?? 0, brands: brandsOf(rule, heard, i) }))
    .filter(({ at, brands }) => at >= since && brands.length > 0)
  if (candidates.length === 0) return 0
  await needs.recurring.lock(query, kept.id)
  const told = await readTold(query, kept, since, needs.events)
  const news = candidates.filter(({ id }) => !told.has(id)).sort((a, b) => b.at - a.at)
  const shown = news.slice(0, eventsMax)
  const texts = await needs.texts.find(shown.map(({ id }) => id))
  const common = {
    name: kept.name,
    by: heard.by,
    ...(heard.requestId === undefined ? {} : { request_id: heard.requestId }),
  }
  const events = shown.map(({ id, at, brands }): NewEvent => {
    const text = texts.get(id)
    const url = text !== undefined && 'url' in text ? text.url : null
    const { network } = readTextKey(id)
    return {
      kind: mentionKind,
      subject: kept.id,
      payload: { ...common, id, url, network, brands, published_at: toTimestamp(at) },
    }
  })
  const ids = news.slice(eventsMax, eventsMax + idsMax).map(({ id }) => id)
  const more =
    ids.length === 0 ? [] : [{ kind: mentionKind, subject: kept.id, payload: { ...common, more: ids.length, ids } }]
  await needs.events.append(query, kept.accountId, [...events, ...more])
  return events.length + ids.length
}
