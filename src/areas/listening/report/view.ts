import { counted, cut, dash, dayIn as dayOf, facts, percent, tellBars, whole } from '../../../compute/print/figures.js'
import { networkName } from '../../../model/network.js'
import type { InsightsAnswer } from '../present.js'
import type { Mention } from '../present-mention.js'

type Brand = InsightsAnswer['brands'][number]

/** A listening result as it is printed: every sentence and figure is ready. */
export interface ListeningView {
  kind: string
  title: string
  subtitle: string
  cover: [name: string, value: string][]
  figures: { name: string; value: string; note: string }[]
  voice: string[][]
  sentiment: { name: string; negative: number; neutral: number; positive: number; note: string }[]
  brands: BrandView[]
  notes: string[]
}

interface StepView {
  mentions: number
  low: number
  high: number
  marked: boolean
  isForecast: boolean
}

interface BrandView {
  name: string
  query: string
  steps: StepView[]
  most: number
  from: string
  to: string
  legend: string
  alt: string
  forecast: string
  spikes: { head: string; facts: string; quotes: { text: string; by: string }[] }[]
  topics: string[][]
  posts: { head: string; url: string; text: string; facts: string }[]
}

const bounds = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null || high === null ? dash : `${(low * 100).toFixed(1)} to ${percent(high)}`

const viewPost = (post: Mention, timeZone: string): BrandView['posts'][number] => ({
  head: `${dayOf(post.published_at, timeZone)} · ${networkName(post.network)} · @${post.author.handle}`,
  url: post.url ?? '',
  text: post.text === null ? 'No longer available.' : cut([post.title, post.text].filter(Boolean).join(': '), 320),
  facts: facts(
    counted(post.engagement, 'reactions'),
    counted(post.author.followers, 'followers'),
    post.sentiment.replaceAll('_', ' '),
  ),
})

const viewSpike = (spike: Brand['spikes'][number], timeZone: string): BrandView['spikes'][number] => {
  const last = new Date(new Date(spike.to).getTime() - 1).toISOString()
  const [from, to] = [dayOf(spike.from, timeZone), dayOf(last, timeZone)]
  const terms = spike.terms.slice(0, 6).map(({ term }) => term)
  return {
    head: `${from === to ? from : `${from} to ${to}`}: ${whole(spike.mentions)} mentions instead of ${whole(spike.expected)}`,
    facts: [
      `${counted(spike.authors, 'authors') ?? dash}`,
      ...(spike.due_to === null || spike.due_to === undefined
        ? []
        : [`due to one author: ${whole(spike.due_to.mentions)} by @${spike.due_to.handle}`]),
      `${whole(spike.sentiment.negative)} negative, ${whole(spike.sentiment.positive)} positive`,
      terms.length === 0 ? 'no words stand out from other days' : `words of these days: ${terms.join(', ')}`,
    ].join(' · '),
    quotes: (spike.quotes ?? []).map(({ text, mention }) => ({
      text: `“${text}”`,
      by: `@${mention.author.handle} on ${networkName(mention.network)}, ${dayOf(mention.published_at, timeZone)}`,
    })),
  }
}

const viewSteps = ({ volume, spikes, forecast }: Brand): StepView[] => [
  ...volume.map(({ from, mentions }) => ({
    mentions,
    low: mentions,
    high: mentions,
    marked: spikes.some((spike) => from >= spike.from && from < spike.to),
    isForecast: false,
  })),
  ...(forecast?.steps ?? []).map(({ mentions, low, high }) => ({
    mentions,
    low,
    high,
    marked: false,
    isForecast: true,
  })),
]

const sayForecast = ({ forecast }: Brand, interval: string): string => {
  if (forecast === null || forecast === undefined) return ''
  const expected = forecast.steps.reduce((total, { mentions }) => total + mentions, 0)
  const { steps, covered } = forecast.backtest
  const held =
    steps === 0 ? '' : ` Of ${steps} past ${interval}s forecast in the same way, ${covered} were within the bounds.`
  return `Expected in the next ${forecast.steps.length} ${interval}s: about ${whole(expected)} mentions, if nothing unusual happens.${held}`
}

const viewBrand = (brand: Brand, interval: string, timeZone: string): BrandView => {
  const steps = viewSteps(brand)
  const last = brand.forecast?.steps.at(-1)?.to ?? brand.volume.at(-1)?.to
  return {
    name: brand.name,
    query: cut(brand.query, 400),
    steps,
    most: Math.max(1, ...steps.map(({ mentions, high }) => Math.max(mentions, high))),
    from: brand.volume[0] === undefined ? '' : dayOf(brand.volume[0].from, timeZone),
    to: last === undefined ? '' : dayOf(last, timeZone),
    legend: [
      `Mentions per ${interval}, at most ${whole(Math.max(0, ...brand.volume.map(({ mentions }) => mentions)))}.`,
      ...(brand.spikes.length === 0 ? [] : ['Red: spikes.']),
      ...(brand.forecast ? ['Pale: the bounds of the forecast (80 %).'] : []),
    ].join(' '),
    alt: tellBars(
      `Mentions per ${interval}`,
      brand.volume.map(({ from, mentions }) => ({ at: dayOf(from, timeZone), value: mentions })),
    ),
    forecast: sayForecast(brand, interval),
    spikes: brand.spikes.map((spike) => viewSpike(spike, timeZone)),
    topics: brand.themes.slice(0, 8).map(({ label, mentions, authors }) => [label, whole(mentions), whole(authors)]),
    posts: brand.top_posts.slice(0, 5).map((post) => viewPost(post, timeZone)),
  }
}

/** Below this many mentions before, a change in percent says nothing. */
const comparedFrom = 10

const sayChange = ({ before, mentions }: Brand): string =>
  before === null
    ? 'not compared'
    : `${whole(before.mentions)} before${before.mentions < comparedFrom ? '' : ` (${mentions >= before.mentions ? '+' : ''}${percent((mentions - before.mentions) / before.mentions)})`}`

/** The result of a listening request, ready to be printed. */
export const viewListening = (insights: InsightsAnswer, name: string): ListeningView => {
  const { brands, coverage, time_zone: timeZone, interval } = insights
  const [first] = brands
  const negative = first?.sentiment.shares?.negative
  // Of one brand alone it is always all of it.
  const isShared = brands.length > 1
  return {
    kind: 'Listening report',
    title: name,
    subtitle: `${dayOf(insights.from, timeZone)} to ${dayOf(insights.to, timeZone)}, ${timeZone}`,
    cover: [
      ['Brands', brands.map((brand) => brand.name).join(', ')],
      ['Networks', coverage.in_period.map(({ network }) => networkName(network)).join(', ') || dash],
      ['As of', insights.as_of.slice(0, 16).replace('T', ' ')],
    ],
    figures: [
      { name: 'Mentions', value: whole(first?.mentions), note: first === undefined ? '' : sayChange(first) },
      {
        name: 'Share of voice',
        value: isShared ? percent(first?.share_of_voice.mentions.value) : dash,
        note: first === undefined ? '' : isShared ? bounds(first.share_of_voice.mentions) : 'needs another brand',
      },
      {
        name: 'Negative',
        value: percent(negative?.value),
        note:
          negative === undefined ? 'none judged' : `${bounds(negative)}, of ${whole(first?.sentiment.judged)} judged`,
      },
      { name: 'Authors', value: whole(first?.authors), note: 'different accounts' },
      {
        name: 'Reactions',
        value: whole(first?.engagement.total),
        note: `known of ${whole(first?.engagement.shown_by)} mentions`,
      },
      { name: 'Spikes', value: whole(first?.spikes.length), note: 'periods that chance does not explain' },
    ],
    voice: brands.map((brand) => [
      brand.name,
      whole(brand.mentions),
      isShared ? percent(brand.share_of_voice.mentions.value) : dash,
      isShared ? bounds(brand.share_of_voice.mentions) : dash,
      !isShared || brand.before === null ? dash : percent(brand.before.share_of_voice.value),
      whole(brand.authors),
      brand.reach.authors_known === 0 ? dash : whole(brand.reach.followers),
    ]),
    sentiment: brands.map(({ name: brand, sentiment }) => ({
      name: brand,
      negative: sentiment.negative,
      neutral: sentiment.neutral,
      positive: sentiment.positive,
      note: `${whole(sentiment.negative)} negative, ${whole(sentiment.neutral)} neutral, ${whole(sentiment.positive)} positive`,
    })),
    brands: brands.map((brand) => viewBrand(brand, interval, timeZone)),
    notes: [
      ...(insights.synthetic ? ['Some of these texts are demo data: they are invented and marked as such.'] : []),
      coverage.note,
      `${whole(coverage.texts_known)} texts were searched. Near-duplicates by one account count once.`,
      ...(coverage.no_data ?? [])
        .filter(({ texts }) => texts > 0)
        .map(
          ({ field, texts }) =>
            `${counted(texts, 'texts')} were left out because the filter needs ${field}, which is unknown for them.`,
        ),
      ...(coverage.index_building ? ['The newest texts were not indexed yet and are missing here.'] : []),
      'Share of voice is the share of all mentions of all brands, with 95 % bounds. Sentiment is judged by models; the bounds cover sampling error, not model error. Reach is the sum of the followers of all authors whose follower count is known: an upper bound.',
      `Spikes: ${insights.spike_test.baseline}; p below ${insights.spike_test.alpha}, corrected for the number of periods tested. Quotations are verbatim.`,
    ],
  }
}
