import { dayMs, type Clock } from '../../kernel/clock.js'
import { apiPrefix } from '../../kernel/operation.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import type { Query } from '../../db/database.js'
import type { Events, NewEvent } from '../../jobs/events.js'
import type { Job } from '../../jobs/runner.js'
import type { InsightsAnswer } from './present.js'
import { tellMentions, type Heard } from './new-mentions.js'
import type { AlertRule } from './recurring-contract.js'
import type { Raised, RecurringStore } from './recurring-store.js'

type Brand = InsightsAnswer['brands'][number]

/** Something a rule is about, on or off; a spike also says when. */
interface Finding {
  key: string
  brand: string
  detail: string
  payload: Record<string, unknown>
  span?: { from: number; to: number }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const sayPassed = (
  on: 'mentions' | 'negative_share' | 'share_of_voice',
  brand: string,
  value: number,
  bound: number,
) => {
  if (on === 'mentions') return `${brand} has ${value} mentions, more than ${bound}.`
  return on === 'negative_share'
    ? `${percent(value)} of the mentions of ${brand} are negative, surely more than ${percent(bound)}.`
    : `The share of voice of ${brand} is ${percent(value)}, surely less than ${percent(bound)}.`
}

const judgeThreshold = (rule: Exclude<AlertRule, { on: 'spike' | 'mention' | 'report' }>, brand: Brand): Finding[] => {
  const key = `${rule.on} ${brand.name}`
  const passed = (value: number, bound: number): Finding[] => [
    {
      key,
      brand: brand.name,
      detail: sayPassed(rule.on, brand.name, value, bound),
      payload: { value, bound },
    },
  ]
  switch (rule.on) {
    case 'mentions':
      return brand.mentions > rule.above ? passed(brand.mentions, rule.above) : []
    case 'negative_share': {
      const share = brand.sentiment.shares?.negative
      return share !== undefined && share.low > rule.above ? passed(share.value, rule.above) : []
    }
    case 'share_of_voice': {
      const share = brand.share_of_voice.mentions
      return share.sample_size > 0 && share.high < rule.below ? passed(share.value, rule.below) : []
    }
  }
}

const sayAuthor = ({ mentions, due_to: by }: Brand['spikes'][number]): string => {
  if (by === null || by === undefined) return ''
  return by.mentions === mentions ? ` All are by @${by.handle}.` : ` ${by.mentions} of them are by @${by.handle}.`
}

/** Spikes that reach into what is new since the last time. What one author writes is no news of the brand unless it is asked for. */
const listSpikes = (brand: Brand, newSince: number, takesOneAuthor: boolean): Finding[] =>
  brand.spikes
    .filter(({ to, due_to: by }) => Date.parse(to) > newSince && (takesOneAuthor || by === null || by === undefined))
    .map((spike) => ({
      key: `spike ${brand.name}`,
      brand: brand.name,
      detail: `${spike.mentions} mentions of ${brand.name}, where about ${Math.round(spike.expected)} would be usual.${sayAuthor(spike)}`,
      payload: { ...spike, posts: spike.posts.map(({ id, url }) => ({ id, url })) },
      span: { from: Date.parse(spike.from), to: Date.parse(spike.to) },
    }))

export const judgeAlerts = (
  rules: readonly AlertRule[],
  shown: InsightsAnswer,
  newSince: number,
): (Finding & { on: string })[] =>
  rules.flatMap((rule) => {
    if (rule.on === 'report' || rule.on === 'mention') return []
    const brand = shown.brands.find(({ name }) => name === rule.brand) ?? shown.brands[0]
    if (brand === undefined) return []
    const found =
      rule.on === 'spike' ? listSpikes(brand, newSince, rule.one_author === true) : judgeThreshold(rule, brand)
    return found.map((finding) => ({ ...finding, on: rule.on }))
  })

const overlaps = (raised: Raised, { key, span }: Finding): boolean =>
  raised.key === key && (span === undefined || ((raised.from ?? 0) < span.to + 1 && span.from < (raised.to ?? 0) + 1))

/**
 * What the alerts of a recurring listening say to new insights. A spike that was raised is remembered until it leaves the
 * window, a threshold until it is no longer passed: nobody is told the same thing twice.
 */
export const raiseAlerts = async (
  recurringId: string,
  job: Pick<Job, 'accountId' | 'requestId'>,
  shown: InsightsAnswer,
  heard: Pick<Heard, 'plan' | 'found'>,
  needs: { recurring: RecurringStore; events: Events; texts: Texts; clock: Clock },
): Promise<
  | {
      raised: { kind: string; brand: string; detail: string }[]
      save: (query: Query) => Promise<void>
      announce: () => void
    }
  | undefined
> => {
  const { recurring, events } = needs
  const kept = await recurring.find(job.accountId, recurringId)
  if (kept === undefined) return undefined
  const newSince = Date.parse(shown.to) - Math.max(2 * kept.everyMs, 2 * dayMs)
  const found = judgeAlerts(kept.alerts as AlertRule[], shown, newSince)
  const fresh = found.filter((finding) => !kept.raised.some((raised) => overlaps(raised, finding)))
  const still = kept.raised.filter((raised) =>
    raised.from === undefined
      ? found.some((finding) => finding.key === raised.key)
      : (raised.to ?? 0) > Date.parse(shown.from),
  )
  const now = [...still, ...fresh.map(({ key, span }): Raised => ({ key, ...span }))]
  const alerts = fresh.map(({ on, brand, detail, payload }): NewEvent => ({
    kind: 'listening.alert',
    subject: recurringId,
    payload: { on, brand, detail, request_id: job.requestId, name: kept.name, ...payload },
  }))
  const report: NewEvent = {
    kind: 'report.ready',
    subject: recurringId,
    payload: {
      of: 'listening',
      name: kept.name,
      request_id: job.requestId,
      pdf: `${apiPrefix}/social-listening/${job.requestId}/report`,
    },
  }
  const wantsReport = (kept.alerts as AlertRule[]).some(({ on }) => on === 'report')
  const news = wantsReport ? [...alerts, report] : alerts
  let mentions = 0
  return {
    raised: fresh.map(({ on, brand, detail }) => ({ kind: on, brand, detail })),
    save: async (query) => {
      await events.append(query, job.accountId, news)
      mentions = await tellMentions(query, kept, { ...heard, by: 'polling', requestId: job.requestId }, needs)
      await recurring.noteRun(query, recurringId, job.requestId, now)
    },
    announce: () => {
      if (news.length + mentions > 0) events.announce(job.accountId)
    },
  }
}
