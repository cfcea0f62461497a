import type { z } from 'zod'
import type { BoardShown } from '../contract.js'
import type { Figures } from '../figures.js'
import type { CampaignPost } from '../post-contract.js'

/** A report of a campaign as it is printed: every sentence and figure is ready. */
export interface CampaignView {
  kind: string
  title: string
  subtitle: string
  cover: [name: string, value: string][]
  figures: { name: string; value: string; note: string }[]
  notFound: string[]
  members: string[][]
  posts: { head: string; url: string; text: string; facts: string }[]
  formulas: [name: string, text: string][]
  notes: string[]
}

const postsPrinted = 200
const dash = '–'
const whole = (value: number | null | undefined): string =>
  value === null || value === undefined ? dash : Math.round(value).toLocaleString('en-US')
const money = (value: number | null | undefined, currency: string): string =>
  value === null || value === undefined
    ? dash
    : `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${currency}`
const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? dash : `${(value * 100).toFixed(1)} %`
const times = (value: number | null | undefined): string =>
  value === null || value === undefined ? dash : `${value.toFixed(2)}×`
const day = (at: string | null): string => at?.slice(0, 10) ?? dash

const between = (range: { low: number; high: number } | null, show: (value: number) => string): string =>
  range === null ? '' : `${show(range.low)} to ${show(range.high)}`

const figuresOf = (totals: Figures, currency: string): CampaignView['figures'] => [
  { name: 'Posts', value: whole(totals.posts), note: `${totals.possible} possible ones not counted` },
  { name: 'Reach', value: whole(totals.reach?.value), note: between(totals.reach, whole) },
  { name: 'Engagements', value: whole(totals.engagements?.value), note: `${totals.engagements?.posts ?? 0} posts` },
  { name: 'Against usual', value: times(totals.lift?.value), note: between(totals.lift, times) },
  { name: 'Purchase intent', value: percent(totals.intent?.value), note: between(totals.intent, percent) },
  { name: 'Relevant comments', value: percent(totals.relevance?.value), note: between(totals.relevance, percent) },
  {
    name: 'Earned value',
    value: money(totals.earned_value?.value, totals.earned_value?.currency ?? ''),
    note: between(totals.earned_value, whole),
  },
  { name: 'Fees', value: money(totals.fee, currency), note: `${times(totals.return_on_fee)} earned value ÷ fees` },
  {
    name: 'Cost per engagement',
    value: money(totals.cost_per_engagement, currency),
    note: `${money(totals.cost_per_thousand, currency)} per thousand reached`,
  },
  {
    name: 'Comments',
    value: `${totals.sentiment.positive} / ${totals.sentiment.negative}`,
    note: 'positive / negative',
  },
  { name: 'Not disclosed', value: whole(totals.undisclosed), note: 'posts that do not say they are paid' },
  { name: 'Brand safety', value: whole(totals.unsafe), note: 'posts with a risk' },
]

const notFoundOf = ({ members, totals }: z.output<typeof BoardShown>): string[] => {
  const who = (state: string): string[] =>
    members.filter((each) => each.state === state).map(({ network, handle }) => `${network}:${handle}`)
  const line = (name: string, names: string[]): string[] =>
    names.length === 0
      ? []
      : [`${name} (${names.length}): ${names.slice(0, 60).join(', ')}${names.length > 60 ? ' …' : ''}`]
  return [
    ...line('Has not posted', who('not_posted')),
    ...line('Could not be read', who('not_read')),
    ...line('Not checked yet', who('waiting')),
    ...totals.missing.map(({ what, why, posts }) => `${what.replaceAll('_', ' ')}, ${posts} posts: ${why}`),
  ]
}

const viewPost = (post: CampaignPost): CampaignView['posts'][number] => ({
  head: `${day(post.published_at)} · ${post.network}:${post.handle} · ${post.type}`,
  url: post.url,
  text: post.text.slice(0, 220),
  facts: [
    `found by ${post.signs.map(({ kind, value }) => `${kind} ${value}`).join(', ')}`,
    post.disclosure.state === 'none' ? 'NOT DISCLOSED' : `disclosed (${post.disclosure.words ?? 'label'})`,
    post.safety.state === 'flagged'
      ? `RISK: ${post.safety.risks.map(({ category }) => category.replaceAll('_', ' ')).join(', ')}`
      : post.safety.state.replaceAll('_', ' '),
    `reach ${whole(post.reach?.value)}`,
    `engagements ${whole(post.engagements)}`,
    `${times(post.lift?.value)} usual${post.lift === null ? '' : ` (${between(post.lift, times)})`}`,
    `intent ${percent(post.intent?.share.value)}`,
    ...(post.gone_at === null ? [] : [`gone since ${day(post.gone_at)}`]),
  ].join(' · '),
})

export const viewCampaign = (board: z.output<typeof BoardShown>, posts: readonly CampaignPost[]): CampaignView => {
  const { campaign, totals, members } = board
  const counted = posts.filter(({ counts }) => counts)
  return {
    kind: 'Campaign report',
    title: campaign.name,
    subtitle: `${day(campaign.starts_at)} to ${campaign.ends_at === null ? 'no end date' : day(campaign.ends_at)}`,
    cover: [
      ['Brands', campaign.brands.map(({ name }) => name).join(', ') || dash],
      ['Accounts', campaign.accounts.map((name) => `@${name}`).join(', ') || dash],
      ['Hashtags', campaign.hashtags.map((name) => `#${name}`).join(', ') || dash],
      ['Codes', campaign.codes.join(', ') || dash],
      ['Links', campaign.links.join(', ') || dash],
      ['As of', board.as_of?.slice(0, 16).replace('T', ' ') ?? 'not checked yet'],
    ],
    figures: figuresOf(totals, campaign.currency),
    notFound: notFoundOf(board),
    members: members.map(({ network, handle, state, fee, figures }) => [
      `${network}:${handle}`,
      state.replaceAll('_', ' '),
      whole(figures.posts),
      whole(figures.reach?.value),
      whole(figures.engagements?.value),
      times(figures.lift?.value),
      percent(figures.intent?.value),
      money(fee, campaign.currency),
      money(figures.cost_per_engagement, campaign.currency),
    ]),
    posts: counted.slice(0, postsPrinted).map(viewPost),
    formulas: Object.entries(board.formulas).map(([name, text]) => [name.replaceAll('_', ' '), text]),
    notes: [
      ...(board.synthetic ? ['Some of these posts are of the demo world: invented, and marked as such.'] : []),
      ...(counted.length > postsPrinted
        ? [`The first ${postsPrinted} of ${counted.length} posts are printed; the CSV has all of them.`]
        : []),
      'A post without disclosure may still be lawful, and one with it may not be: a person should look.',
    ],
  }
}
