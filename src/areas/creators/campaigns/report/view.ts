import type { z } from 'zod'
import { dash, dayIn, percent, whole } from '../../../../compute/print/figures.js'
import { networkName } from '../../../../model/network.js'
import type { BoardShown } from '../contract.js'
import type { Figures } from '../figures.js'
import type { CampaignPost } from '../post-contract.js'

interface PostView {
  head: string
  url: string
  text: string
  facts: string
}

/** A report of a campaign as it is printed: every sentence and figure is ready. */
export interface CampaignView {
  kind: string
  title: string
  subtitle: string
  cover: [name: string, value: string][]
  figures: { name: string; value: string; note: string }[]
  notFound: string[]
  members: string[][]
  posts: PostView[]
  /** Those that may belong to the campaign and do not count: somebody has to decide. */
  possible: PostView[]
  formulas: [name: string, text: string][]
  notes: string[]
}

const postsPrinted = 200
const possiblePrinted = 50
const money = (value: number | null | undefined, currency: string): string =>
  value === null || value === undefined
    ? dash
    : `${value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })} ${currency}`
const times = (value: number | null | undefined): string =>
  value === null || value === undefined ? dash : `${value.toFixed(2)}×`
const day = (at: string | null): string => (at === null ? dash : dayIn(at, 'UTC'))
const account = ({ network, handle }: { network: string; handle: string }): string =>
  `@${handle} on ${networkName(network)}`

const between = (range: { low: number; high: number } | null, show: (value: number) => string): string =>
  range === null ? '' : `${show(range.low)} to ${show(range.high)}`

const postsOf = (count: number): string => `${count} ${count === 1 ? 'post' : 'posts'}`

/** Without comments nothing can be said of them. */
const ofComments = (range: { low: number; high: number } | null): string =>
  range === null ? 'no comments are known' : between(range, percent)

const moodsOf = ({ positive, neutral, negative }: Figures['sentiment']): { value: string; note: string } =>
  positive + neutral + negative === 0
    ? { value: dash, note: 'no comments are known' }
    : { value: `${positive} / ${negative}`, note: 'positive / negative' }

/** Views that the network shows have no bounds. */
const reachNote = (reach: Figures['reach']): string =>
  reach !== null && reach.low === reach.high ? 'views, as the network shows them' : between(reach, whole)

/** Costs and return are counted over those who have posted; where others were promised a fee too, it says so. */
const feeNote = ({ totals, members, campaign: { currency } }: z.output<typeof BoardShown>): string => {
  const { fee, return_on_fee: back } = totals
  if (fee === null) return 'none is known'
  const fees = members.flatMap((each) => (each.state === 'posted' ? (each.fee ?? []) : []))
  const posted = fees.length === 0 ? null : fees.reduce((sum, each) => sum + each, 0)
  const over = posted === null || posted === fee ? 'fees' : `${money(posted, currency)} of those who posted`
  return `${times(back)} earned value ÷ ${over}`
}

const figuresOf = (
  board: z.output<typeof BoardShown>,
  { totals, campaign: { currency } } = board,
): CampaignView['figures'] => [
  {
    name: 'Posts',
    value: whole(totals.posts),
    note: totals.possible === 1 ? '1 possible post not counted' : `${totals.possible} possible posts not counted`,
  },
  { name: 'Reach', value: whole(totals.reach?.value), note: reachNote(totals.reach) },
  { name: 'Engagements', value: whole(totals.engagements?.value), note: postsOf(totals.engagements?.posts ?? 0) },
  { name: 'Against usual', value: times(totals.lift?.value), note: between(totals.lift, times) },
  { name: 'Purchase intent', value: percent(totals.intent?.value), note: ofComments(totals.intent) },
  { name: 'Relevant comments', value: percent(totals.relevance?.value), note: ofComments(totals.relevance) },
  {
    name: 'Earned value',
    value: money(totals.earned_value?.value, totals.earned_value?.currency ?? ''),
    note: between(totals.earned_value, whole),
  },
  {
    name: 'Fees',
    value: money(totals.fee, currency),
    note: feeNote(board),
  },
  {
    name: 'Cost per engagement',
    value: money(totals.cost_per_engagement, currency),
    note:
      totals.cost_per_thousand === null
        ? 'needs fees and engagements'
        : `${money(totals.cost_per_thousand, currency)} per thousand reached`,
  },
  {
    name: 'Comments',
    ...moodsOf(totals.sentiment),
  },
  { name: 'Not disclosed', value: whole(totals.undisclosed), note: 'posts that do not say they are paid' },
  { name: 'Brand safety', value: whole(totals.unsafe), note: 'posts with a risk' },
]

/** Where posts were read from what is known alone, so that a newer one may be missing: said once for all whom it concerns. */
const readFrom = (members: z.output<typeof BoardShown>['members']): string[] => {
  const counts = new Map<string, number>()
  for (const { state, detail } of members)
    if (detail !== null && (state === 'posted' || state === 'not_posted'))
      counts.set(detail, (counts.get(detail) ?? 0) + 1)
  return [...counts]
    .slice(0, 10)
    .map(([detail, count]) => `${count} ${count === 1 ? 'creator' : 'creators'}: ${detail}`)
}

const notFoundOf = ({ members, totals }: z.output<typeof BoardShown>): string[] => {
  const who = (state: string, isIt = (_possible: number): boolean => true): string[] =>
    members.filter((each) => each.state === state && isIt(each.figures.possible)).map(account)
  const line = (name: string, names: string[]): string[] =>
    names.length === 0
      ? []
      : [`${name} (${names.length}): ${names.slice(0, 60).join(', ')}${names.length > 60 ? ' …' : ''}`]
  return [
    ...line(
      'Has not posted',
      who('not_posted', (possible) => possible === 0),
    ),
    ...line(
      'Has only possible posts, which are not counted',
      who('not_posted', (possible) => possible > 0),
    ),
    ...line('Could not be read', who('not_read')),
    ...line('Not checked yet', who('waiting')),
    ...totals.missing.map(
      ({ what, why, posts }) => `${what.replaceAll('_', ' ')}, ${posts} ${posts === 1 ? 'post' : 'posts'}: ${why}`,
    ),
    ...readFrom(members),
  ]
}

/** What a post was found by; its disclosure is said besides. */
const signsOf = ({ signs }: CampaignPost, brands: ReadonlyMap<string, string>): string =>
  signs
    .filter(({ kind }, _, all) => kind !== 'disclosure' || all.length === 1)
    .map(({ kind, value }) => `${kind} ${brands.get(value) ?? value}`)
    .join(', ')

const safetyWords: Readonly<Record<string, string>> = { clear: 'no risk found', not_judged: 'risk not judged' }

const viewPost = (post: CampaignPost, brands: ReadonlyMap<string, string>): PostView => ({
  head: `${day(post.published_at)} · ${account(post)} · ${post.type}`,
  url: post.url,
  text: post.text.slice(0, 220),
  facts: [
    `found by ${signsOf(post, brands)}`,
    post.disclosure.state === 'none' ? 'NOT DISCLOSED' : `disclosed (${post.disclosure.words ?? 'label'})`,
    post.safety.state === 'flagged'
      ? `RISK: ${post.safety.risks.map(({ category }) => category.replaceAll('_', ' ')).join(', ')}`
      : (safetyWords[post.safety.state] ?? post.safety.state.replaceAll('_', ' ')),
    `reach ${whole(post.reach?.value)}`,
    `engagements ${whole(post.engagements)}`,
    `${times(post.lift?.value)} usual${post.lift === null ? '' : ` (${between(post.lift, times)})`}`,
    `intent ${percent(post.intent?.share.value)}`,
    ...(post.gone_at === null ? [] : [`gone since ${day(post.gone_at)}`]),
  ].join(' · '),
})

/** As the cards name it. */
const formulaName = (key: string): string => {
  if (key === 'lift') return 'Against usual'
  const name = key.replaceAll('_', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const viewCampaign = (board: z.output<typeof BoardShown>, posts: readonly CampaignPost[]): CampaignView => {
  const { campaign, members } = board
  const counted = posts.filter(({ counts }) => counts)
  const possible = posts.filter(
    ({ counts, certainty, decided }) => !counts && certainty === 'possible' && decided === null,
  )
  const brands = new Map(campaign.brands.map(({ id, name }) => [id, name]))
  return {
    kind: 'Campaign report',
    title: campaign.name,
    subtitle:
      campaign.ends_at === null
        ? `From ${day(campaign.starts_at)}, no end date`
        : `${day(campaign.starts_at)} to ${day(campaign.ends_at)}`,
    cover: [
      ['Brands', campaign.brands.map(({ name }) => name).join(', ') || dash],
      ['Accounts', campaign.accounts.map((name) => `@${name}`).join(', ') || dash],
      ['Hashtags', campaign.hashtags.map((name) => `#${name}`).join(', ') || dash],
      ['Codes', campaign.codes.join(', ') || dash],
      ['Links', campaign.links.join(', ') || dash],
      ['As of', board.as_of?.slice(0, 16).replace('T', ' ') ?? 'not checked yet'],
    ],
    figures: figuresOf(board),
    notFound: notFoundOf(board),
    members: members.map(({ network, handle, state, fee, figures }) => [
      account({ network, handle }),
      state.replaceAll('_', ' '),
      whole(figures.posts),
      whole(figures.reach?.value),
      whole(figures.engagements?.value),
      times(figures.lift?.value),
      percent(figures.intent?.value),
      money(fee, campaign.currency),
      money(figures.cost_per_engagement, campaign.currency),
    ]),
    posts: counted.slice(0, postsPrinted).map((post) => viewPost(post, brands)),
    possible: possible.slice(0, possiblePrinted).map((post) => viewPost(post, brands)),
    formulas: Object.entries(board.formulas).map(([name, text]) => [formulaName(name), text]),
    notes: [
      ...(board.synthetic ? ['Some of these posts are demo data: they are invented and marked as such.'] : []),
      ...(counted.length > postsPrinted
        ? [`The first ${postsPrinted} of ${counted.length} posts are printed; the CSV has all of them.`]
        : []),
      'A post without disclosure may still be lawful, and one with it may not be: a person should look.',
    ],
  }
}
