import type { ReactNode } from 'react'
import type { ComparedCreator } from '../../generated/interface.js'
import { compact, countryName, money, percent, signedPercent, unknown } from '../../format.js'
import { t, word } from '../../language/t.js'

/** One line of the comparison. `figure` is its name in `best`, where it has one. */
export interface Line {
  title: string
  figure?: string
  show: (creator: ComparedCreator) => ReactNode
}

interface Bounds {
  low: number | null
  high: number | null
}

const within = ({ low, high }: Bounds, format: (value: number) => string): string | null =>
  low === null || high === null ? null : t('{low} to {high}', { low: format(low), high: format(high) })

/** A value with its bounds below it. */
const bounded = (text: string, bounds: string | null): ReactNode => (
  <>
    {text}
    {bounds !== null && <span className="line tiny muted">{bounds}</span>}
  </>
)

const points = (value: number): string => value.toFixed(0)

const topOf = (shares: readonly { name: string; value: number }[] | undefined): ReactNode =>
  shares === undefined || shares.length === 0
    ? unknown
    : shares.slice(0, 3).map(({ name, value }) => (
        <span key={name} className="line">
          {name} {percent(value)}
        </span>
      ))

export const lines: Line[] = [
  { title: t('Followers'), figure: 'followers', show: ({ followers }) => compact(followers) },
  {
    title: t('Engagement rate'),
    figure: 'engagement_rate',
    show: ({ engagement_rate: rate }) =>
      rate === null ? unknown : bounded(percent(rate.value), within(rate, percent)),
  },
  { title: t('Peers with lower engagement'), show: ({ engagement_percentile: place }) => percent(place) },
  { title: t('Average likes'), show: ({ average_likes: likes }) => compact(likes) },
  { title: t('Average comments'), show: ({ average_comments: comments }) => compact(comments) },
  { title: t('Average views'), show: ({ average_views: views }) => compact(views) },
  { title: t('Posts a week'), show: ({ posts_per_week: posts }) => compact(posts) },
  {
    title: t('Growth over three months'),
    figure: 'growth',
    show: ({ growth }) =>
      growth === null
        ? unknown
        : bounded(
            signedPercent(growth.months_3),
            growth.suspicious_jumps === 0
              ? null
              : t('{suspiciousJumps} suspicious jumps', { suspiciousJumps: growth.suspicious_jumps }),
          ),
  },
  {
    title: t('Credibility of the audience'),
    figure: 'credibility',
    show: ({ audience }) => {
      const credibility = audience === null ? null : audience.credibility
      return credibility === null ? unknown : bounded(points(credibility.score), within(credibility, points))
    },
  },
  {
    title: t('Audience by country'),
    show: ({ audience }) =>
      topOf(audience?.countries.map(({ code, share }) => ({ name: countryName(code), value: share.value }))),
  },
  {
    title: t('Audience by gender'),
    show: ({ audience }) =>
      topOf(audience?.genders.map(({ gender, share }) => ({ name: word(gender), value: share.value }))),
  },
  {
    title: t('Audience by age'),
    show: ({ audience }) => topOf(audience?.ages.map(({ age, share }) => ({ name: age, value: share.value }))),
  },
  {
    title: t('Price'),
    figure: 'price',
    show: ({ prices }) =>
      prices === null || prices.length === 0
        ? unknown
        : prices.map(({ type, low, high }) => (
            <span key={type} className="line">
              {t('{type} {low} to {high}', { type: word(type), low: money(low), high: money(high) })}
            </span>
          )),
  },
  {
    title: t('Flagged contents'),
    figure: 'risk',
    show: ({ risk }) =>
      risk === null || risk.share === null
        ? unknown
        : bounded(
            t('{share} of {judged}', { share: percent(risk.share.value), judged: risk.judged }),
            within(risk.share, percent),
          ),
  },
  {
    title: t('Account score'),
    figure: 'account_score',
    show: ({ account_score: score }) =>
      score === null ? unknown : bounded(points(score.score), within(score, points)),
  },
]
