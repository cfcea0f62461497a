import { atHandle } from '../../../model/urls/handle.js'
import { between, counted, cut, dash, facts, percent, tellBars, whole } from '../../../compute/print/figures.js'
import { languageName } from '../../../model/language.js'
import { networkName } from '../../../model/network.js'
import type { ReportView } from './make-report.js'
import { viewAudience, type AudienceView } from './view-audience.js'
import { sayMissing } from './view-missing.js'

/** A report as it is printed: every sentence and figure is ready. */
export interface ProfileView {
  kind: string
  title: string
  subtitle: string
  cover: [name: string, value: string][]
  figures: { name: string; value: string; note: string }[]
  highlights: { kind: string; text: string }[]
  score: string[][]
  formats: string[][]
  growth: {
    bars: { mentions: number; low: number; high: number; marked: boolean; isForecast: boolean }[]
    most: number
    from: string
    to: string
    said: string
    alt: string
  } | null
  audiences: AudienceView[]
  lists: { title: string; head: string[]; rows: string[][] }[]
  posts: { head: string; url: string; text: string; facts: string }[]
  missing: string[]
  notes: string[]
}

const dayOf = (at: string | null | undefined): string => at?.slice(0, 10) ?? dash
const money = ({ amount, currency }: { amount: number; currency: string }): string => `${whole(amount)} ${currency}`

const figuresOf = (report: ReportView) => {
  const { profile, numbers, engagement, growth, account_score: score, audiences, rhythm } = report
  // Without contents there are no numbers, but the profile itself may show them.
  const followers = numbers?.followers ?? profile?.followers
  const year = [...(growth?.over ?? [])].filter(({ months }) => months <= 12).sort((a, b) => b.months - a.months)[0]
  const credibility = audiences.followers?.credibility
  return [
    {
      name: 'Followers',
      value: whole(followers),
      note: counted(numbers?.content_count, 'posts') ?? 'number of posts not known',
    },
    {
      name: 'Engagement rate',
      value: percent(engagement?.rate?.value),
      note: between(engagement?.rate) || (engagement?.rate ? 'as the source states it' : 'no posts are known'),
    },
    {
      name: 'Account score',
      value: score === null ? dash : whole(score.score),
      note: score === null ? 'too little is known' : `${whole(score.low)} to ${whole(score.high)} of 100`,
    },
    {
      name: 'Audience quality',
      value: credibility === undefined || credibility === null ? dash : whole(credibility.score),
      note:
        credibility === undefined || credibility === null
          ? 'too little of the followers is known'
          : `${credibility.class.replaceAll('_', ' ')}, ${whole(credibility.low)} to ${whole(credibility.high)}`,
    },
    {
      name: 'Growth',
      value: year === undefined ? dash : percent(year.rate),
      note: year === undefined ? 'no history is known' : `in ${year.months} ${year.months === 1 ? 'month' : 'months'}`,
    },
    {
      name: 'Posts per week',
      value: rhythm?.per_week === null || rhythm === null ? dash : rhythm.per_week.toFixed(1),
      note:
        rhythm === null || rhythm.contents === 0
          ? 'no posts are known'
          : `over ${counted(rhythm.contents, 'posts') ?? dash}`,
    },
  ]
}

const growthOf = ({ growth }: ReportView): ProfileView['growth'] => {
  const points = (growth?.monthly ?? []).flatMap(({ day, followers }) =>
    followers === null ? [] : [{ day, followers }],
  )
  if (growth === null || points.length < 2) return null
  const jumps = growth.suspicious_jumps
  return {
    bars: points.map(({ day, followers }) => ({
      mentions: followers,
      low: followers,
      high: followers,
      marked: jumps.some(({ at }) => at.slice(0, 7) === day.slice(0, 7)),
      isForecast: false,
    })),
    most: Math.max(1, ...points.map(({ followers }) => followers)),
    from: points[0]?.day.slice(0, 7) ?? '',
    to: points.at(-1)?.day.slice(0, 7) ?? '',
    alt: tellBars(
      'Followers by month',
      points.map(({ day, followers }) => ({ at: day.slice(0, 7), value: followers })),
    ),
    said: `Followers at the beginning of each month.${jumps.length === 0 ? '' : ' Red: unusual jumps, which can be bought followers or media coverage.'}`,
  }
}

const listsOf = ({ interests, topics, brand_affinity: brands, hashtags, price, look_alikes: alike }: ReportView) =>
  [
    {
      title: 'Interests',
      head: ['Interest', 'Posts', 'Share'],
      rows: (interests?.data ?? []).map(({ name, contents, share }) =>
        // What the bio alone says stands in no post.
        contents === 0 ? [name, 'in the bio', dash] : [name, whole(contents), percent(share)],
      ),
    },
    {
      title: 'Topics',
      head: ['Topic', 'Posts', 'Share'],
      rows: (topics?.data ?? []).map(({ name, contents, share }) => [name, whole(contents), percent(share)]),
    },
    {
      title: 'Brands in posts',
      head: ['Brand', 'Posts', 'Times as often as usual'],
      rows: (brands?.data ?? []).map(({ name, support, lift }) => [name, whole(support), lift.toFixed(1)]),
    },
    {
      title: 'Hashtags',
      head: ['Hashtag', 'Posts', 'Share'],
      rows: (hashtags?.data ?? []).map(({ name, contents, share }) => [`#${name}`, whole(contents), percent(share)]),
    },
    {
      title: 'Price of a post',
      head: ['Format', 'Estimate', 'Range', 'With engagement'],
      rows: (price?.data ?? []).map(({ type, price: value, low, high, with_engagement: compared }) => [
        type,
        money(value),
        `${whole(low.amount)} to ${money(high)}`,
        compared === null ? '–' : money(compared.price),
      ]),
    },
    {
      title: 'Similar creators',
      head: ['Creator', 'Followers', 'Similarity'],
      rows: (alike?.data ?? []).map(({ name, handle, followers, similarity }) => [
        name === '' ? atHandle(handle) : `${name} (${atHandle(handle)})`,
        whole(followers),
        percent(similarity),
      ]),
    },
  ]
    .map((list) => ({ ...list, rows: list.rows.slice(0, 8) }))
    .filter(({ rows }) => rows.length > 0)

/** The report of a profile, ready to be printed: the figures are those of the JSON. */
export const viewReport = (report: ReportView): ProfileView => {
  const { profile, numbers, contents, audiences, account_score: score } = report
  const place = profile?.location
  return {
    kind: 'Profile report',
    title: profile?.name || atHandle(report.handle),
    subtitle: `${profile?.name ? `${atHandle(report.handle)} on ` : ''}${networkName(report.network)}`,
    cover: [
      ['Place', [place?.city, place?.country].filter(Boolean).join(', ') || (place?.text ?? dash)],
      ['Languages', profile?.languages?.map((code) => languageName(code)).join(', ') || dash],
      ['Data as of', dayOf(profile?.as_of)],
    ],
    figures: figuresOf(report),
    highlights: report.highlights.map(({ kind, text }) => ({ kind, text })),
    score: (score?.factors ?? []).map(({ name, value, weight, why }) => [
      name.replaceAll('_', ' '),
      percent(value),
      percent(weight),
      why,
    ]),
    formats: [
      ...(numbers === null ? [] : [{ type: 'newest, all formats', performance: numbers.overall }, ...numbers.by_type]),
    ]
      .filter(({ performance }) => performance.contents > 0)
      .map(({ type, performance }) => [
        type,
        whole(performance.contents),
        whole(performance.likes?.median),
        whole(performance.comments?.median),
        whole(performance.views?.median),
        percent(performance.engagement_rate?.value),
      ]),
    growth: growthOf(report),
    audiences: Object.values(audiences).flatMap((audience) => (audience === null ? [] : [viewAudience(audience)])),
    lists: listsOf(report),
    posts: (contents?.top ?? []).slice(0, 5).map((post) => ({
      head: `${dayOf(post.published_at)} · ${post.type}${post.sponsored ? ' · paid' : ''}`,
      url: post.url,
      text: cut([post.title, post.text].filter(Boolean).join(': ').replaceAll(/\s+/gu, ' ') || 'Without words.', 280),
      facts: facts(
        counted(post.engagement.likes, 'likes'),
        counted(post.engagement.comments, 'comments'),
        counted(post.engagement.views, 'views'),
      ),
    })),
    missing: sayMissing(report.missing),
    notes: [
      ...(profile?.synthetic === true ? ['This profile is demo data: it is invented and marked as such.'] : []),
      ...(report.detail === null ? [] : [report.detail]),
      ...report.notes,
      'Bounds are 95 % intervals. Audience shares are estimated from a sample; gender from names and stated pronouns, age from what people say about themselves. Audience quality is the share of real, reachable people.',
      `The same stored data always gives the same report (${report.engine_version}).`,
    ],
  }
}
