import type { z } from 'zod'
import { toTimestamp } from '../../kernel/clock.js'
import { readCreatorKey } from '../../corpus/search/keys.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import {
  countEmotions,
  countEntities,
  hasEmotions,
  labelOf,
  spikeTest,
  unpackMentions,
  writtenLabel,
  type BrandInsights,
  type EmotionCounts,
  type EntityCount,
  type Insights,
  type Plan,
  type SentimentCounts,
  type Totals,
} from '../../engine/listening/index.js'
import { estimateCount, roundShare } from '../../engine/statistics/interval.js'
import { normalTail } from '../../engine/statistics/significance.js'
import { printQuery } from '../../engine/listening/query/index.js'
import type { Estimate } from '../../model/estimate.js'
import type { Coverage, InsightsShown } from './insights-contract.js'
import { presentForecast, quoteSpike, type StepTimes } from './present-outlook.js'
import { createMentionPresenter, type Mention } from './present-mention.js'

export type InsightsAnswer = z.output<typeof InsightsShown>
type BrandShown = InsightsAnswer['brands'][number]

const presentEstimate = ({ sampleSize, ...rest }: Estimate) => ({ ...rest, sample_size: sampleSize })

const presentSentiment = ({ notJudged, ...counts }: SentimentCounts) => ({ ...counts, not_judged: notJudged })

const presentTotals = ({ engagement, views, reach, sentiment, mentions, authors }: Totals) => {
  const judged = sentiment.negative + sentiment.neutral + sentiment.positive
  const total = ({ total: sum, shown }: Totals['views']) => ({
    total: sum,
    shown_by: shown,
    mean: shown === 0 ? null : roundShare(sum / shown),
  })
  const share = (count: number) => presentEstimate(estimateCount(count, judged, 'inferred'))
  return {
    mentions,
    authors,
    engagement: total(engagement),
    views: total(views),
    reach: { followers: reach.followers, authors_known: reach.authors },
    sentiment: {
      ...presentSentiment(sentiment),
      judged,
      net: judged === 0 ? null : roundShare((sentiment.positive - sentiment.negative) / judged),
      shares:
        judged === 0
          ? null
          : {
              negative: share(sentiment.negative),
              neutral: share(sentiment.neutral),
              positive: share(sentiment.positive),
            },
    },
  }
}

/** Absent unless emotions were asked for. */
const presentEmotions = (counts: EmotionCounts | undefined) =>
  counts === undefined
    ? {}
    : {
        emotions: {
          judged: counts.judged,
          not_judged: counts.notJudged,
          none: counts.none,
          counts: counts.emotions.map(({ emotion, mentions }) => ({
            emotion,
            mentions,
            share: counts.judged === 0 ? null : presentEstimate(estimateCount(mentions, counts.judged, 'inferred')),
          })),
        },
      }

const presentTerm = ({ pValue, ...term }: BrandInsights['terms'][number]) => ({ ...term, p_value: pValue })

/** Two counts over spans of the same length: the normal approximation of the difference of two Poisson counts, two-sided. */
const changeOf = (now: number, before: number): { change: number | null; p_value: number } => ({
  change: before === 0 ? null : roundShare((now - before) / before),
  p_value: now + before === 0 ? 1 : roundShare(2 * normalTail(Math.abs(now - before) / Math.sqrt(now + before))),
})

interface Named {
  entities: readonly EntityCount[] | null
  themeLabel: (theme: BrandInsights['themes'][number]) => string
}

/** Enough to see how people write a phrase. */
const themeTextsMax = 30

const presentBrand = (
  found: Insights['brands'][number],
  { name, query }: Plan['brands'][number],
  mentionOf: (key: string) => Mention,
  felt: { now: EmotionCounts; before: EmotionCounts | undefined } | undefined,
  { entities, themeLabel }: Named,
  times: StepTimes,
): BrandShown => {
  const { totals } = found
  const values = (list: BrandInsights['networks']) =>
    list.map(({ value, mentions }) => ({
      value,
      mentions,
      share: presentEstimate(estimateCount(mentions, totals.mentions)),
    }))
  return {
    name,
    query: printQuery(query),
    ...presentTotals(totals),
    ...presentEmotions(felt?.now),
    share_of_voice: {
      ...found.share,
      mentions: presentEstimate(found.share.mentions),
      authors: presentEstimate(found.share.authors),
    },
    before:
      found.before === null || found.shareBefore === null
        ? null
        : {
            ...presentTotals(found.before),
            ...presentEmotions(felt?.before),
            share_of_voice: presentEstimate(found.shareBefore),
            ...changeOf(totals.mentions, found.before.mentions),
          },
    volume: found.steps.map(({ from, to, mentions, engagement, sentiment }) => ({
      from: toTimestamp(from),
      to: toTimestamp(to),
      mentions,
      engagement,
      sentiment: presentSentiment(sentiment),
    })),
    forecast: presentForecast(found.steps, times),
    spikes: found.spikes.map(({ from, to, peakAt, pValue, dueTo, posts, examples, terms, sentiment, ...spike }) => ({
      ...spike,
      from: toTimestamp(from),
      to: toTimestamp(to),
      peak_at: toTimestamp(peakAt),
      due_to: dueTo,
      p_value: pValue,
      sentiment: presentSentiment(sentiment),
      terms: terms.map(presentTerm),
      posts: posts.map(mentionOf),
      quotes: quoteSpike(examples.map(mentionOf), terms),
    })),
    aspects: found.aspects.map(({ name: aspect, mentions, share, sentiment }) => ({
      aspect,
      mentions,
      share: presentEstimate(share),
      sentiment: presentSentiment(sentiment),
    })),
    entities: entities === null ? null : entities.map((each) => ({ entity: `${each.kind}:${each.name}`, ...each })),
    terms: found.terms.map(presentTerm),
    rising_terms: found.rising.map(presentTerm),
    themes: found.themes.map((theme) => ({ ...theme, label: themeLabel(theme) })),
    hashtags: found.hashtags.map(({ value, mentions, authors }) => ({ hashtag: value, mentions, authors })),
    co_mentions: found.coMentions.map(({ value, ...rest }) => ({ co_mention: value, ...rest })),
    top_authors: found.authors.map(({ sentiment, ...author }) => ({
      ...author,
      network: readCreatorKey(author.author).network,
      sentiment: presentSentiment(sentiment),
    })),
    top_posts: found.posts.map(mentionOf),
    networks: values(found.networks),
    languages: values(found.languages),
    countries: values(found.countries),
    kinds: values(found.kinds),
    types: values(found.types),
    repeats: found.repeats,
    copies: found.copies.map(({ id, mentions, authors, first }) => ({
      copy: id,
      mentions,
      authors,
      example: mentionOf(first),
    })),
  }
}

/** The insights as clients see them, with the posts they name. */
export const presentInsights = async (
  plan: Plan,
  listened: { insights: Insights; packed: Uint8Array },
  coverage: z.output<typeof Coverage>,
  { texts, now }: { texts: Texts; now: number },
): Promise<InsightsAnswer> => {
  const { insights } = listened
  const { mentions, labels } = unpackMentions(listened.packed)
  const named = insights.brands.flatMap(({ posts, spikes, copies }) => [
    ...posts,
    ...spikes.flatMap((spike) => [...spike.posts, ...spike.examples]),
    ...copies.map(({ first }) => first),
  ])
  const found = await texts.find([...new Set(named)])
  const present = createMentionPresenter(mentions, labels, plan.brands)
  const rowOf = new Map(mentions.keys.map((key, row) => [key, row]))
  const mentionOf = (key: string): Mention => present(rowOf.get(key) ?? 0, found.get(key))
  const countFelt = (brand: number, from: number, to: number) => countEmotions(mentions, labels, { brand, from, to })
  const themeTexts = (theme: string): string[] =>
    Array.from(
      (labels.get(labelOf('theme', theme)) ?? new Uint32Array(0)).subarray(0, themeTextsMax),
      (row) => mentions.keys[row] ?? '',
    )
  const keysOf = insights.brands.flatMap(({ themes }) => themes.flatMap(({ theme }) => themeTexts(theme)))
  const said = await texts.find([...new Set(keysOf)])
  const themeLabel: Named['themeLabel'] = ({ theme, label }) =>
    writtenLabel(
      label,
      themeTexts(theme).flatMap((key) => said.get(key)?.text ?? []),
    )
  const entitiesOf = (brand: number) => countEntities(mentions, labels, { brand, from: plan.from, to: plan.to })
  const feltOf = (brand: number) =>
    hasEmotions(labels)
      ? {
          now: countFelt(brand, plan.from, plan.to),
          before: plan.before === null ? undefined : countFelt(brand, plan.before, plan.from),
        }
      : undefined
  return {
    as_of: toTimestamp(now),
    from: toTimestamp(plan.from),
    to: toTimestamp(plan.to),
    before_from: plan.before === null ? null : toTimestamp(plan.before),
    interval: plan.interval,
    time_zone: plan.timeZone,
    mentions: insights.mentions,
    authors: insights.authors,
    brands: insights.brands.flatMap((brand, i) => {
      const planned = plan.brands[i]
      return planned === undefined
        ? []
        : [presentBrand(brand, planned, mentionOf, feltOf(i), { entities: entitiesOf(i), themeLabel }, plan)]
    }),
    together: insights.together.flatMap((row, i) =>
      row.flatMap((count, j) =>
        j <= i || count === 0
          ? []
          : [{ brands: [plan.brands[i]?.name ?? '', plan.brands[j]?.name ?? ''], mentions: count }],
      ),
    ),
    spike_test: {
      name: spikeTest.name,
      alpha: spikeTest.alpha,
      correction: spikeTest.correction,
      baseline: spikeTest.baseline,
      ratio_min: spikeTest.ratioMin,
      mentions_min: spikeTest.mentionsMin,
    },
    coverage,
    engine_version: insights.version,
    synthetic: [...found.values()].some(({ provenance }) => provenance.synthetic),
  }
}
