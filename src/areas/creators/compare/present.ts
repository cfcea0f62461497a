import type { z } from 'zod'
import { wilson } from '../../../engine/statistics/interval.js'
import { roundTo } from '../../../engine/statistics/round.js'
import type { ReportView } from '../analytics/make-report.js'
import type { Safety } from '../safety/judge-safety.js'
import type { comparedFigures, ComparedCreator, ComparisonResult } from './contract.js'

export type Compared = z.output<typeof ComparedCreator>
type Best = z.output<typeof ComparisonResult>['best'][number]

const shown = 5

const presentAudience = ({ audiences }: ReportView): Compared['audience'] => {
  const audience = audiences.followers ?? audiences.commenters ?? audiences.likers
  if (audience === null) return null
  const { credibility } = audience
  return {
    source: audience.source,
    sample_size: audience.sample_size,
    credibility: credibility && {
      score: credibility.score,
      low: credibility.low,
      high: credibility.high,
      class: credibility.class,
    },
    countries: audience.countries.data.slice(0, shown),
    languages: audience.languages.data.slice(0, shown),
    genders: audience.genders.data,
    ages: audience.ages.data,
  }
}

const presentGrowth = ({ growth }: ReportView): Compared['growth'] => {
  if (growth === null) return null
  const over = (wanted: number): number | null => growth.over.find(({ months }) => months === wanted)?.rate ?? null
  return {
    months_1: over(1),
    months_3: over(3),
    months_6: over(6),
    months_12: over(12),
    suspicious_jumps: growth.suspicious_jumps.length,
  }
}

/** What was found in contents, with the share and its bounds. */
export const presentRisk = (safeties: readonly Safety[] | null): Compared['risk'] => {
  if (safeties === null || safeties.length === 0) return null
  const judged = safeties.filter(({ state }) => state !== 'not_judged').length
  const flagged = safeties.filter(({ state }) => state === 'flagged').length
  const counts = new Map<Safety['risks'][number]['category'], number>()
  for (const { risks } of safeties)
    for (const category of new Set(risks.map((risk) => risk.category)))
      counts.set(category, (counts.get(category) ?? 0) + 1)
  const value = judged === 0 ? 0 : flagged / judged
  const { low, high } = wilson(value, { size: judged, asked: judged, population: null })
  return {
    contents: safeties.length,
    judged,
    flagged,
    share:
      judged === 0
        ? null
        : {
            value: roundTo(value, 4),
            low: roundTo(low, 4),
            high: roundTo(high, 4),
            sample_size: judged,
            basis: 'inferred',
          },
    categories: [...counts]
      .map(([category, contents]) => ({ category, contents }))
      .sort((a, b) => b.contents - a.contents),
  }
}

/** One creator of a comparison: the figures of the report, side by side with others. */
export const presentCompared = (position: number, report: ReportView, risk: Compared['risk']): Compared => {
  const { profile, numbers, engagement } = report
  const { overall } = numbers ?? {}
  const missing = [...report.missing]
  const lack = (item: string, isKnown: boolean, detail: string): void => {
    if (!isKnown && !missing.some((each) => each.item.startsWith(item)))
      missing.push({ item, reason: 'not_known', detail })
  }
  lack('growth', (report.growth?.over.length ?? 0) > 0, 'No earlier follower counts are known.')
  lack('price', (report.price?.data.length ?? 0) > 0, 'There is too little evidence for a price.')
  lack('risk', risk !== null, 'No contents could be judged.')
  return {
    position,
    state: report.state,
    detail: report.detail,
    network: report.network,
    handle: report.handle,
    external_id: profile?.external_id ?? null,
    name: profile?.name ?? null,
    country_code: profile?.location?.country_code ?? null,
    followers: profile?.followers ?? null,
    content_count: numbers?.content_count ?? null,
    posts_per_week: numbers?.window.posts_per_week ?? null,
    average_likes: overall?.likes?.mean ?? null,
    average_comments: overall?.comments?.mean ?? null,
    average_views: overall?.views?.mean ?? null,
    engagement_rate: engagement?.rate ?? null,
    engagement_percentile: engagement?.peers?.percentile ?? null,
    growth: presentGrowth(report),
    audience: presentAudience(report),
    prices: report.price?.data.map(({ type, price, low, high }) => ({ type, price, low, high })) ?? null,
    risk,
    account_score: report.account_score,
    synthetic: profile?.synthetic ?? null,
    missing,
  }
}

interface Held {
  position: number
  value: number
  low: number
  high: number
}

const exact = (value: number | null): Omit<Held, 'position'> | null =>
  value === null ? null : { value, low: value, high: value }

/** How each figure is read, whether more of it is better, and how it is named. */
const figures: Record<
  (typeof comparedFigures)[number],
  { more: boolean; words: string; read: (one: Compared) => Omit<Held, 'position'> | null }
> = {
  followers: {
    more: true,
    words: 'the most followers',
    read: ({ followers }) => exact(followers),
  },
  engagement_rate: {
    more: true,
    words: 'the highest engagement rate',
    read: ({ engagement_rate: known }) =>
      known && { value: known.value, low: known.low ?? known.value, high: known.high ?? known.value },
  },
  growth: {
    more: true,
    words: 'the highest growth over three months',
    read: ({ growth }) => exact(growth?.months_3 ?? null),
  },
  credibility: {
    more: true,
    words: 'the most credible audience',
    read: ({ audience }) =>
      audience && audience.credibility && { ...audience.credibility, value: audience.credibility.score },
  },
  risk: {
    more: false,
    words: 'the smallest share of flagged contents',
    read: ({ risk }) => risk && risk.share,
  },
  account_score: {
    more: true,
    words: 'the highest account score',
    read: ({ account_score: score }) => score && { ...score, value: score.score },
  },
  price: {
    more: false,
    words: 'the lowest price',
    read: ({ prices }) => {
      const [first] = [...(prices ?? [])].sort((a, b) => a.price.amount - b.price.amount)
      return first === undefined ? null : { value: first.price.amount, low: first.low.amount, high: first.high.amount }
    },
  },
}

/** Who is best in what. It is clear where the bounds of the best do not touch those of the next. */
export const findBest = (compared: readonly Compared[]): Best[] =>
  (Object.keys(figures) as (keyof typeof figures)[]).map((figure) => {
    const { more, words, read } = figures[figure]
    const known = compared.flatMap((one): Held[] => {
      const found = read(one)
      return found === null ? [] : [{ position: one.position, ...found }]
    })
    const [first, second] = known.sort((a, b) => (more ? b.value - a.value : a.value - b.value))
    if (first === undefined || second === undefined)
      return { figure, profile: null, clear: false, known: known.length, why: 'It is known of fewer than two.' }
    if (first.value === second.value)
      return { figure, profile: null, clear: false, known: known.length, why: 'The first two are equal.' }
    const clear = more ? first.low > second.high : first.high < second.low
    const name = compared.find(({ position }) => position === first.position)
    const said = `@${name?.handle ?? ''} has ${words}`
    const why = clear ? `${said}.` : `${said}, but the bounds of the next one reach as far.`
    return { figure, profile: first.position, clear, known: known.length, why }
  })
