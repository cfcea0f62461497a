import {
  birthYearFirst,
  birthYearLast,
  fromGrowthCode,
  growthColumn,
  toGrowthCode,
  type GrowthFigure,
} from '../../../corpus/search/creators-schema.js'
import type { Filter } from '../../../engine/search/index.js'
import { roundTo } from '../../../engine/statistics/round.js'
import { currenciesOf, toCardCurrency, type RateCard } from '../../../model/rate-card.js'
import { readValue, type Clause, type Problems } from './clause.js'
import type { Filters } from './filters.js'

interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** A range must have an end, and room between its ends. */
const isPossible = ({ min, max }: Bounds, pointer: string, problems: Problems): boolean => {
  if (min === undefined && max === undefined) problems.add(pointer, 'Give min, max or both.')
  else if (min !== undefined && max !== undefined && min > max)
    problems.add(pointer, `No number is at least ${min} and at most ${max}.`)
  else return true
  return false
}

/** Growth beyond this in a year is hardly ever meant: ten times as many. */
const growthMost = 9

const percentSigns = (value: number): number => Number((value / 100).toPrecision(6))

/** Rates are fractions: a number that only makes sense as a percentage would find nobody and not say why. */
const refusePercent = (pointer: string, bounds: Bounds | undefined, most: number, problems: Problems): void => {
  const { min, max } = bounds ?? {}
  for (const [name, value] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (value !== undefined && value > most)
      problems.add(
        `${pointer}/${name}`,
        `Rates are fractions: ${value} is ${Math.round(value * 100)} percent. Did you mean ${percentSigns(value)}?`,
      )
}

const toRange = (column: string, { min, max }: Bounds): Filter => ({
  range: { column, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
})

const plain = ['followers', 'content_count', 'posts_per_week'] as const
const averages = ['average_likes', 'average_comments', 'average_views', 'engagement_rate'] as const
const growths = [
  ['follower_growth', 'followers'],
  ['likes_growth', 'likes'],
  ['views_growth', 'views'],
] as const satisfies (readonly [keyof Filters, GrowthFigure])[]

export const averageColumn = (name: (typeof averages)[number], method: 'mean' | 'median'): string =>
  method === 'mean' ? name : `median_${name.replace('average_', '')}`

/** Growth outside of what is kept is beyond every bound that could be asked for. */
const growthBounds = ({ min, max }: Bounds): Bounds => ({
  ...(min === undefined ? {} : { min: toGrowthCode(Math.min(min, 64.5)) }),
  ...(max === undefined ? {} : { max: toGrowthCode(Math.min(max, 64.5)) }),
})

const yearOf = (ms: number): number => new Date(ms).getUTCFullYear()

/** Who turned so old this year; the day of birth is not known. */
const ageClause = (age: NonNullable<Filters['age']>, now: number): Clause => {
  const year = yearOf(now)
  const code = (years: number): number =>
    Math.min(birthYearLast, Math.max(birthYearFirst, year - years)) - birthYearFirst
  return {
    name: 'age',
    filter: toRange('birth_year', {
      ...(age.max === undefined ? {} : { min: code(age.max) }),
      ...(age.min === undefined ? {} : { max: code(age.min) }),
    }),
    threshold: age,
    read: (explanation) => {
      const value = readValue(explanation)
      return typeof value === 'number' ? year - (value + birthYearFirst) : null
    },
    needs: { exists: 'birth_year' },
  }
}

/** Prices are kept in the currency of the rate card. */
const inCardCurrency = (
  wanted: NonNullable<Filters['price']>,
  card: RateCard,
  problems: Problems,
): { bounds: Bounds; threshold: Filters['price']; read: Clause['read'] } => {
  const { currency = card.currency } = wanted
  const converted = (amount: number | undefined): number | undefined =>
    amount === undefined ? undefined : toCardCurrency(amount, currency, card)
  if (!currenciesOf(card).includes(currency))
    problems.add(
      '/price/currency',
      `The rate card ${card.name} has no exchange rate for ${currency}. Known: ${currenciesOf(card).join(', ')}.`,
    )
  return {
    bounds: { min: converted(wanted.min), max: converted(wanted.max) },
    threshold: { ...wanted, currency },
    read: (explanation) => {
      const value = readValue(explanation)
      return typeof value === 'number' ? roundTo(value / (toCardCurrency(1, currency, card) ?? 1), 2) : null
    },
  }
}

/** Clauses over numbers. */
export const numberClauses = (filters: Filters, now: number, card: RateCard, problems: Problems): Clause[] => {
  const clauses: Clause[] = []
  const add = (
    name: string,
    column: string,
    bounds: Bounds,
    threshold: unknown,
    read: Clause['read'] = readValue,
  ): void => {
    if (isPossible(threshold as Bounds, `/${name}`, problems))
      clauses.push({ name, filter: toRange(column, bounds), threshold, read, needs: { exists: column } })
  }
  for (const name of plain) {
    const bounds = filters[name]
    if (bounds !== undefined) add(name, name, bounds, bounds)
  }
  refusePercent('/engagement_rate', filters.engagement_rate, 1, problems)
  for (const name of averages) {
    const bounds = filters[name]
    if (bounds !== undefined) add(name, averageColumn(name, bounds.method), bounds, bounds)
  }
  if (filters.price !== undefined) {
    const { bounds, threshold, read } = inCardCurrency(filters.price, card, problems)
    add('price', 'price', bounds, threshold, read)
  }
  for (const [name, figure] of growths) {
    const wanted = filters[name]
    refusePercent(`/${name}`, wanted, growthMost, problems)
    if (wanted !== undefined)
      add(name, growthColumn(figure, wanted.months), growthBounds(wanted), wanted, (explanation) => {
        const code = readValue(explanation)
        return typeof code === 'number' ? fromGrowthCode(code) : null
      })
  }
  const { last_posted_after: after, age } = filters
  if (after !== undefined) {
    if (Date.parse(after) > now) problems.add('/last_posted_after', 'This lies in the future: nobody has posted since.')
    clauses.push({
      name: 'last_posted_after',
      filter: toRange('last_posted_at', { min: Math.max(0, Math.ceil(Date.parse(after) / 1000)) }),
      threshold: after,
      read: (explanation) => {
        const seconds = readValue(explanation)
        return typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : null
      },
      needs: { exists: 'last_posted_at' },
    })
  }
  if (age !== undefined && isPossible(age, '/age', problems)) clauses.push(ageClause(age, now))
  return clauses
}
