import { dayMs } from '../../kernel/clock.js'
import { type DemoNetwork, demoNetworks } from '../../model/network.js'
import { exp, Draw, keyOf, purpose } from './draw.js'
import type { Person } from './person.js'

export { dayMs }
/** Growth curves are anchored here, so that follower counts do not depend on when a world was opened. */
export const anchor = Date.UTC(2026, 0, 1)

/** What one account is made of before anything is looked at: all that posts, followers and numbers derive from. */
export interface Account {
  person: Person
  network: DemoNetwork
  key: number
  handle: string
  /** First local day of posting, in days since 1970; posts come in blocks of 28 days from it. */
  startDay: number
  createdAt: number
  /** Posts in each block of 28 days. */
  perBlock: number
  /** When the person stopped posting, for the few who did. */
  stoppedAt: number
  utcOffsetMin: number
  /** Local hours around which posts cluster. */
  peakHours: [number, number]
  /** Relative chance of posting on each weekday, Sunday first. */
  weekdays: number[]
  /** Natural logarithm of the followers at the anchor. */
  lnFollowers: number
  /** Monthly growth as a continuous rate. */
  growth: number
  /** Likes of a typical post as a fraction of followers. */
  engagementRate: number
  commentRatio: number
  hidesLikes: boolean
  hidesFollowers: boolean
}

// reach: factor on followers; since: first year of the network; pace: typical posts in 28 days; rate: engagement factor
const traits: Record<DemoNetwork, { reach: number; since: number; pace: number; rate: number }> = {
  instagram: { reach: 0, since: 2011, pace: 13, rate: 0 },
  tiktok: { reach: 0.4, since: 2018, pace: 16, rate: 0.5 },
  youtube: { reach: -0.4, since: 2009, pace: 6, rate: -0.2 },
  x: { reach: -0.8, since: 2009, pace: 34, rate: -1.5 },
  facebook: { reach: -0.3, since: 2010, pace: 14, rate: -1.4 },
  twitch: { reach: -1.4, since: 2013, pace: 12, rate: -1.1 },
  threads: { reach: -1.6, since: 2023.6, pace: 16, rate: -0.6 },
  pinterest: { reach: -1.8, since: 2012, pace: 18, rate: -2 },
  snapchat: { reach: -1.1, since: 2014, pace: 24, rate: -0.7 },
  bluesky: { reach: -2.6, since: 2023.4, pace: 26, rate: -0.5 },
  mastodon: { reach: -3, since: 2018, pace: 26, rate: -0.5 },
  professional: { reach: -1.8, since: 2012, pace: 7, rate: -0.9 },
}

const yearMs = 365.25 * dayMs
const fromYear = (year: number): number => Date.UTC(1970, 0, 1) + (year - 1970) * yearMs

const drawCreatedAt = (draw: Draw, person: Person, network: DemoNetwork): number => {
  if (person.magic !== null) return Date.UTC(2018, 2, 5)
  const first = Math.max(fromYear(traits[network].since), fromYear(person.birthYear + 14))
  const last = fromYear(2025.8)
  const u = draw.next()
  return Math.floor(first < last ? last - (last - first) * u * Math.sqrt(u) : last)
}

const drawPerBlock = (draw: Draw, person: Person, network: DemoNetwork): number => {
  if (person.magic === 'demo_huge') return 440
  if (person.magic === 'demo_silent') return 0
  return Math.max(2, Math.min(64, Math.round(traits[network].pace * exp(0.7 * draw.normal() + 0.12 * person.fame))))
}

/** The account of a person on a network. */
export const drawAccount = (seed: number, person: Person, network: DemoNetwork, handle: string): Account => {
  const key = keyOf(seed, purpose.account, person.index, demoNetworks.indexOf(network))
  const draw = new Draw(key)
  const trait = traits[network]
  const createdAt = drawCreatedAt(draw, person, network)
  const ln = 8.8 + 1.75 * person.fame + trait.reach + 0.55 * draw.normal()
  const lnFollowers = Math.max(4.2, Math.min(15.6, ln))
  const evening = draw.between(17, 22)
  const workdays = network === 'professional' ? 1 : draw.chance(0.3) ? 0.8 : 0.4
  return {
    person,
    network,
    key,
    handle,
    startDay: Math.floor(createdAt / dayMs) + 1,
    createdAt,
    perBlock: drawPerBlock(draw, person, network),
    stoppedAt:
      person.magic === null && !person.brand && draw.chance(0.05) ? anchor + (draw.next() - 0.7) * yearMs : Infinity,
    utcOffsetMin: person.city.utcOffsetMin,
    peakHours: network === 'professional' ? [8, 12] : [draw.between(7, 13), evening],
    weekdays: Array.from({ length: 7 }, (_, day) => weekdayWeight(draw, day, workdays)),
    lnFollowers,
    growth: 0.008 + 0.018 * draw.normal(),
    engagementRate: Math.min(
      0.3,
      exp(-3.5 + trait.rate * 0.8 + 0.5 * person.warmth + 0.25 * draw.normal() - 0.09 * (lnFollowers - 9)),
    ),
    commentRatio: exp(-3.7 + 0.5 * draw.normal()),
    hidesLikes:
      person.magic === 'demo_hidden' || ((network === 'instagram' || network === 'facebook') && draw.chance(0.04)),
    hidesFollowers:
      person.magic === 'demo_hidden' ||
      (network === 'youtube' && draw.chance(0.01)) ||
      (network === 'snapchat' && draw.chance(0.4)),
  }
}

const weekdayWeight = (draw: Draw, day: number, workdays: number): number => {
  const weekend = day === 0 || day === 6
  return (weekend ? 1.3 - workdays : 0.5 + workdays * 0.5) * (0.6 + 0.4 * draw.next())
}
