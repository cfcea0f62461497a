import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Content, ContentType } from '../../model/content.js'
import type { Network } from '../../model/network.js'
import type { RateCard } from '../../model/rate-card.js'
import type { Performance } from './engagement.js'
import { roundTo } from '../statistics/round.js'

export interface PriceFactor {
  name: 'reach' | 'audience_countries' | 'credibility'
  value: number
  /** In the currency of the card; the contributions of all factors sum to the price. */
  contribution: number
  why: string
}

export interface Price {
  type: ContentType
  amount: number
  low: number
  high: number
  factors: PriceFactor[]
  /** Reach was read off the likes: then they must not count a second time. */
  guessed: boolean
}

/** What a price would be if engagement counted, against what is usual among peers. */
export interface PeersPrice {
  factor: number
  amount: number
}

/** What a price is based on. */
type PricedPerformance = Pick<Performance, 'contents' | 'views' | 'likes'>

/** Credibility is null where nothing tells people from other accounts. */
export interface PricedAudience extends Pick<AudienceSummary, 'countries'> {
  credibility: Pick<AudienceSummary['credibility'], 'value'> | null
}

export interface PriceInput {
  network: Network
  followers: number | null
  byType: readonly { type: ContentType; performance: PricedPerformance }[]
  audience: PricedAudience | null
}

/** What stood in the way of a price. Without a type: of any. */
export interface Unpriced {
  type: ContentType | null
  detail: string
}

/** Contents of one type below which their reach is not taken for typical. */
const contentsMin = 3
/** Fewer than this make the range wider. */
const contentsPlenty = 12
const unpricedTypes = new Set<ContentType>(['repost', 'reply'])
/** Where reach is read off the likes, it may as well be half or twice as much. */
const guessedSpread = 2

export interface Reach {
  views: number
  why: string
  /** Read off the likes: then the likes must not count a second time. */
  guessed: boolean
}

const shows = (contents: number): string => (contents === 1 ? '1 shows its' : `${contents} show their`)

/** Views where they are shown; else as many as so many likes usually stand for. Followers alone are no evidence that anybody looks. */
const reachOf = (
  { network, followers }: PriceInput,
  { views, likes }: PricedPerformance,
  card: RateCard,
): Reach | string => {
  if (views !== null)
    return views.contents < contentsMin
      ? `only ${shows(views.contents)} views, ${contentsMin} are needed`
      : { views: views.median, why: 'median views of this type', guessed: false }
  if (likes === null) return 'neither views nor likes are shown'
  if (likes.contents < contentsMin) return `only ${shows(likes.contents)} likes, ${contentsMin} are needed`
  return readOffLikes({ network, followers }, likes.median, card, ' (median)')
}

/** As many views as so many likes usually stand for, and no more than usually see a content. */
const readOffLikes = (
  { network, followers }: Pick<PriceInput, 'network' | 'followers'>,
  likes: number,
  card: RateCard,
  what: string,
): Reach => {
  const perLike = card.views_per_like[network] ?? card.views_per_like.any ?? 20
  const most = followers === null ? Infinity : followers * (card.reach[network] ?? card.reach.any ?? 0.2)
  const seen = likes * perLike
  return {
    views: Math.min(seen, most),
    why:
      seen > most
        ? 'views are not shown: as many followers as usually see a content'
        : `views are not shown: ${perLike} for each of ${roundTo(likes, 0)} likes${what}`,
    guessed: true,
  }
}

/** How often one content was seen: its views, or what its likes stand for; else why nobody knows. */
export const reachOfContent = (
  { network, engagement: { views, likes } }: Content,
  followers: number | null,
  card: RateCard,
): Reach | string => {
  if (views !== null) return { views, why: 'views that the network shows', guessed: false }
  return likes === null ? 'neither views nor likes are shown' : readOffLikes({ network, followers }, likes, card, '')
}

/** What a view of this audience is worth against par, by where it lives. */
const countryWeight = (audience: PriceInput['audience'], card: RateCard): number | null => {
  const shares = audience?.countries.shares ?? []
  const known = shares.reduce((sum, { value }) => sum + value, 0)
  if (known === 0) return null
  const worth = shares.reduce((sum, { id, value }) => sum + value * (card.countries[id] ?? card.other_countries), 0)
  return worth / known
}

/**
 * The price with engagement, beside the price and never instead of it: who the peers are changes with every creator that comes in, so a search
 * could not sort by it. Null where nothing can be compared.
 */
export const comparedPrice = (
  { amount, guessed }: Price,
  { rate, peersMedian }: { rate: number | null; peersMedian: number | null },
  { engagement }: RateCard,
): PeersPrice | null => {
  if (guessed || rate === null || peersMedian === null || peersMedian === 0) return null
  const factor = Math.min(engagement.most, Math.max(engagement.least, (rate / peersMedian) ** engagement.exponent))
  return { factor: roundTo(factor, 4), amount: roundTo(amount * factor, 2) }
}

const credibilityWeight = (audience: PriceInput['audience'], { credibility }: RateCard): number | null =>
  audience === null || audience.credibility === null
    ? null
    : Math.max(0.1, 1 + ((audience.credibility.value - credibility.par) * credibility.strength) / 100)

/** Applies one weight after the other; each contribution is what it changed, rounded to cents before it is summed. */
const factorsOf = (base: number, input: PriceInput, card: RateCard, why: string, reach: Reach): PriceFactor[] => {
  const factors: PriceFactor[] = [
    { name: 'reach', value: Math.round(reach.views), contribution: roundTo(base, 2), why },
  ]
  let running = roundTo(base, 2)
  const apply = (name: PriceFactor['name'], weight: number | null, reason: string): void => {
    if (weight === null) return
    const contribution = roundTo(running * (weight - 1), 2)
    factors.push({ name, value: roundTo(weight, 4), contribution, why: reason })
    running = roundTo(running + contribution, 2)
  }
  apply('audience_countries', countryWeight(input.audience, card), 'where the audience lives')
  apply('credibility', credibilityWeight(input.audience, card), 'how much of the audience can be reached')
  return factors
}

/** The range around a price: wider where reach was read off the likes, and where there are few contents. */
const rangeOf = (amount: number, contents: number, { guessed }: Reach, { spread }: RateCard) => {
  const few = Math.sqrt(Math.max(1, contentsPlenty / contents))
  const wide = (guessed ? guessedSpread : 1) * few
  return { low: roundTo((amount * spread.low) / wide, 2), high: roundTo(amount * spread.high * wide, 2) }
}

/**
 * What a content may cost, by type: views times the card's rate, then what makes them worth more or less. What the evidence does
 * not carry has no price, and says why.
 */
export const pricesOf = (input: PriceInput, card: RateCard): { prices: Price[]; unpriced: Unpriced[] } => {
  const prices: Price[] = []
  const unpriced: Unpriced[] = []
  const types = input.byType.filter(({ type }) => !unpricedTypes.has(type))
  for (const { type, performance } of types) {
    const cpm = card.cpm[input.network]?.[type] ?? card.cpm[input.network]?.any
    const no = (why: string): void => void unpriced.push({ type, detail: `No price for ${type} contents: ${why}.` })
    if (cpm === undefined) no(`the rate card ${card.name} has no rate for them`)
    else if (performance.contents < contentsMin)
      no(`only ${performance.contents} ${performance.contents === 1 ? 'is' : 'are'} known, ${contentsMin} are needed`)
    else {
      const reach = reachOf(input, performance, card)
      if (typeof reach === 'string') no(reach)
      else {
        const why = `${reach.why}, at ${cpm} ${card.currency} a thousand`
        const factors = factorsOf((reach.views / 1000) * cpm, input, card, why, reach)
        const amount = roundTo(
          factors.reduce((sum, { contribution }) => sum + contribution, 0),
          2,
        )
        prices.push({
          type,
          amount,
          ...rangeOf(amount, performance.contents, reach, card),
          factors,
          guessed: reach.guessed,
        })
      }
    }
  }
  if (types.length === 0)
    unpriced.push({ type: null, detail: 'No price: no contents are known whose reach could be told.' })
  return { prices, unpriced }
}
