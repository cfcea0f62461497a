import { z } from 'zod'
import { contentTypes } from './content.js'
import { networks } from './network.js'

const price = z.number().positive().max(10_000)
const weight = z.number().min(0).max(10)

/** What a thousand views cost, and what makes them cost more or less. An operator may bring another one. */
export const RateCard = z.strictObject({
  name: z.string().min(1).max(100).describe('Shown with every price, so that two cards are not mixed up.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code'),
  exchange_rates: z
    .record(z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code'), z.number().positive().max(1_000_000))
    .default({})
    .describe('What one unit of `currency` is in others: filters and budgets may be written in these.'),
  cpm: z
    .partialRecord(z.enum(networks), z.partialRecord(z.enum([...contentTypes, 'any']), price))
    .describe('Price of a thousand views by network and content type; `any` stands for types that are not listed.'),
  reach: z
    .partialRecord(z.enum([...networks, 'any']), z.number().min(0.001).max(1))
    .describe('Share of followers who see a content at most, for networks that do not show views.'),
  views_per_like: z
    .partialRecord(z.enum([...networks, 'any']), z.number().min(1).max(1000))
    .default({ any: 20 })
    .describe('Views that a like stands for, for networks that do not show views.'),
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), weight).describe('Worth of a view by country; 1 is par.'),
  other_countries: weight,
  engagement: z
    .strictObject({ exponent: z.number().min(0).max(2), least: weight, most: weight })
    .describe('(rate / median of peers) ^ exponent, kept between least and most.'),
  credibility: z
    .strictObject({ par: z.number().min(1).max(100), strength: z.number().min(0).max(3) })
    .describe(
      'A score of `par` changes nothing; every point below takes off strength percent, every point above adds it.',
    ),
  spread: z.strictObject({ low: weight, high: weight }).describe('The range around the price, as factors.'),
})

export type RateCard = z.output<typeof RateCard>

/** Orders of magnitude as marketers publish them; an operator with contracts of their own knows better. */
export const defaultRateCard: RateCard = {
  name: 'rostra-2026',
  currency: 'USD',
  exchange_rates: {
    EUR: 0.9,
    GBP: 0.77,
    CHF: 0.85,
    CAD: 1.38,
    AUD: 1.52,
    SEK: 10,
    DKK: 6.7,
    NOK: 10.5,
    PLN: 3.8,
    BRL: 5.5,
    MXN: 18.5,
    INR: 86,
    JPY: 150,
  },
  cpm: {
    instagram: { any: 14, short: 16, story: 9, carousel: 15, video: 16 },
    tiktok: { any: 11 },
    youtube: { any: 22, short: 9, stream: 14 },
    x: { any: 7 },
    facebook: { any: 9, short: 10 },
    twitch: { any: 18 },
    threads: { any: 7 },
    pinterest: { any: 8 },
    snapchat: { any: 9 },
    bluesky: { any: 7 },
    mastodon: { any: 6 },
    professional: { any: 28 },
  },
  reach: {
    any: 0.2,
    instagram: 0.22,
    facebook: 0.1,
    professional: 0.25,
    bluesky: 0.25,
    mastodon: 0.3,
    pinterest: 0.15,
  },
  views_per_like: { any: 20, instagram: 18, facebook: 30, professional: 40, bluesky: 25, mastodon: 15, pinterest: 30 },
  countries: {
    US: 1.3,
    CA: 1.15,
    GB: 1.15,
    AU: 1.15,
    DE: 1.1,
    CH: 1.25,
    AT: 1.05,
    NL: 1.05,
    SE: 1.05,
    FR: 1,
    JP: 1,
    KR: 0.95,
    ES: 0.9,
    IT: 0.9,
    AE: 1.05,
    SA: 0.95,
    SG: 1.05,
    MX: 0.6,
    BR: 0.55,
    AR: 0.5,
    CO: 0.5,
    PL: 0.75,
    TR: 0.5,
    IN: 0.4,
    ID: 0.4,
    PH: 0.4,
    EG: 0.4,
    NG: 0.4,
  },
  other_countries: 0.6,
  engagement: { exponent: 0.35, least: 0.7, most: 1.6 },
  credibility: { par: 85, strength: 0.8 },
  spread: { low: 0.7, high: 1.4 },
}

/** An amount of another currency in that of the card; undefined where the card does not know it. */
export const toCardCurrency = (amount: number, currency: string, card: RateCard): number | undefined => {
  if (currency === card.currency) return amount
  const rate = card.exchange_rates[currency]
  return rate === undefined ? undefined : amount / rate
}

/** Currencies that amounts may be written in. */
export const currenciesOf = ({ currency, exchange_rates: rates }: RateCard): string[] => [
  ...new Set([currency, ...Object.keys(rates)]),
]
