import { dayMs } from '../../kernel/clock.js'
import type { z } from 'zod'
import { invalid, invalidInput, type InputError } from '../../kernel/errors.js'
import { isTimeZone } from '../../kernel/time-zone.js'
import type { Lexicon } from '../../corpus/dictionaries/dictionaries.js'
import { chooseInterval, cutIntervals, stepsMax, type NamedThing, type Plan } from '../../engine/listening/index.js'
import {
  describeSyntaxError,
  parseQuery,
  QuerySyntaxError,
  type QueryNode,
  type SavedNames,
} from '../../engine/listening/query/index.js'
import { plainNames } from '../../engine/text/find-brands.js'
import { soldWords } from '../../engine/text/rules/brand-context.js'
import type { Brand } from '../../model/brand.js'
import { isCountryCode } from '../../model/country.js'
import { toLanguageCode } from '../../model/language.js'
import type { SyntheticChoice } from '../../model/synthetic.js'
import type { ListeningBody } from './contract.js'

export type Listening = z.output<typeof ListeningBody>

const daysDefault = 120
const daysMax = 3660

/** More mentions than this are refused: narrow the query or the period. */
export const mentionsMax = 1_000_000

const contextMax = 40

const quote = (text: string): string => `"${text.replace(/["“”„«»]/gu, ' ').trim()}"`

/** A brand that the dictionary knows under this very name, alias or account. */
export const findBrand = (name: string, brands: Lexicon<Brand>): Brand | undefined => {
  const [id] = brands.index.exact(name)
  return id === undefined ? undefined : brands.byId.get(id)
}

/** A name that is a word of every day counts beside a word of what the brand sells. */
const inContext = (name: string, { interest }: Brand): string => {
  const words = [...(soldWords().get(interest ?? '') ?? [])]
    .filter((word) => /^[a-z]+$/.test(word))
    .slice(0, contextMax)
  return words.length === 0 ? quote(name) : `(${quote(name)} NEAR/8 (${words.join(' OR ')}))`
}

/** What counts as a mention of a name nobody wrote a query for. */
export const defaultQuery = (name: string, brands: Lexicon<Brand>): string => {
  const known = findBrand(name, brands)
  const tag = name.replace(/[^\p{L}\p{N}_]/gu, '')
  const isPlain = (alias: string): boolean => known === undefined || plainNames(known).includes(alias)
  const names = [name, ...(known?.aliases ?? [])]
    .filter((alias) => !/^[#@]/.test(alias))
    .map((alias) => (isPlain(alias) || alias !== known?.name ? quote(alias) : inContext(alias, known)))
  const signs = [
    ...(tag === '' || (known !== undefined && !isPlain(known.name)) ? [] : [`#${tag}`]),
    ...(known?.aliases ?? []).filter((alias) => /^[#@][\p{L}\p{N}_.]+$/u.test(alias)),
  ]
  const accounts = (known?.handles ?? [])
    .map(({ handle }) => `@${handle}`)
    .filter((handle) => /^@[\p{L}\p{N}_.]+$/u.test(handle))
  const unique = [...new Map([...names, ...signs, ...accounts].map((part) => [part.toLowerCase(), part])).values()]
  return unique.slice(0, 40).join(' OR ')
}

/** Where a query is wrong, as an error of the input: the message shows the place. */
export const toInputError = (query: string, error: QuerySyntaxError, pointer: string): InputError => ({
  in: 'body',
  pointer,
  message: describeSyntaxError(query, error),
})

/** Reads a query as part of the input: what is wrong with it is said at its field. */
export const parseInput = (query: string, pointer: string, saved: SavedNames, mayOnlyExclude = false): QueryNode => {
  try {
    return parseQuery(query, { mayOnlyExclude, saved })
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error
    const { place, expected } = error
    throw invalidInput([toInputError(query, error, pointer)], { query_errors: { [pointer]: { ...place, expected } } })
  }
}

const parseAll = (
  asked: readonly { name: string; query: string; pointer: string }[],
  saved: SavedNames,
): QueryNode[] => {
  const errors: InputError[] = []
  const places: Record<string, { start: number; end: number; expected: readonly string[] }> = {}
  const nodes = asked.flatMap(({ query, pointer }) => {
    try {
      return [parseQuery(query, { mayOnlyExclude: false, saved })]
    } catch (error) {
      if (!(error instanceof QuerySyntaxError)) throw error
      errors.push(toInputError(query, error, pointer))
      places[pointer] = { ...error.place, expected: error.expected }
      return []
    }
  })
  if (errors.length > 0) throw invalidInput(errors, { query_errors: places })
  return nodes
}

type Asked = Pick<Listening, 'brand' | 'others'>

/** The queries that a request names. */
export const queriesOf = ({ brand, others }: Asked): string[] => [brand, ...others].flatMap(({ query }) => query ?? [])

const parseAsked = (body: Asked, brands: Lexicon<Brand> | undefined, saved: SavedNames) => {
  const asked = [
    { ...body.brand, pointer: '/brand/query' },
    ...body.others.map((other, i) => ({ ...other, pointer: `/others/${i}/query` })),
  ].map(({ name, query, pointer }) => ({
    name,
    pointer,
    query: query ?? (brands === undefined ? quote(name) : defaultQuery(name, brands)),
  }))
  const nodes = parseAll(asked, saved)
  return asked.map(({ name }, i) => ({
    name,
    query: nodes[i] as QueryNode,
    own: brands === undefined ? undefined : findBrand(name, brands)?.id,
  }))
}

const readTimes = (body: Pick<Listening, 'from' | 'to'>, now: number): { from: number; to: number } => {
  const to = body.to === undefined ? now : Date.parse(body.to)
  const from = body.from === undefined ? to - daysDefault * dayMs : Date.parse(body.from)
  if (from >= to) throw invalid('/from', 'from must be before to.')
  if (to - from > daysMax * dayMs) throw invalid('/from', `A period has at most ${daysMax} days.`)
  if (from < 0) throw invalid('/from', 'from must not be before 1970.')
  return { from: Math.floor(from / 1000) * 1000, to: Math.ceil(to / 1000) * 1000 }
}

/** Refuses at once what can never work. */
export const checkListening = (body: Listening, now: number, saved: SavedNames): void => {
  const names = [body.brand, ...body.others].map(({ name }) => name.toLowerCase())
  const twice = names.findIndex((name, i) => names.indexOf(name) !== i)
  if (twice > 0)
    throw invalid(`/others/${twice - 1}/name`, 'Two brands have the same name. Give each a different name.')
  if (!isTimeZone(body.time_zone))
    throw invalid('/time_zone', 'This is not the IANA name of a time zone, such as Europe/Berlin.')
  const unknownTongue = body.languages?.findIndex((code) => toLanguageCode(code) !== code) ?? -1
  if (unknownTongue >= 0)
    throw invalid(`/languages/${unknownTongue}`, 'No language has this code: GET /dictionary/languages lists them.')
  const unknownLand = body.countries?.findIndex((code) => !isCountryCode(code)) ?? -1
  if (unknownLand >= 0) throw invalid(`/countries/${unknownLand}`, 'No country has this code (ISO 3166-1).')
  const { from, to } = readTimes(body, now)
  const interval = body.interval ?? chooseInterval(from, to)
  if (cutIntervals(from, to, interval, body.time_zone).length - 1 > stepsMax)
    throw invalid('/interval', `The series would have more than ${stepsMax} steps: choose a longer interval.`)
  parseAsked(body, undefined, saved)
}

const thingsOf = new WeakMap<Lexicon<Brand>, readonly NamedThing[]>()

/** What may be named beside a brand: by names that need no context, for here words are all there is. Read once of each state of the registry: there are thousands. */
const toThings = (brands: Lexicon<Brand>): readonly NamedThing[] => {
  const known = thingsOf.get(brands)
  if (known !== undefined) return known
  const things = [...brands.byId.values()].map((brand) => ({
    id: brand.id,
    name: brand.name,
    names: plainNames(brand).filter((alias) => !alias.startsWith('#')),
  }))
  thingsOf.set(brands, things)
  return things
}

/** What is to be done, with everything said that the request left open. The times are fixed: an attempt repeated counts the same. */
export const makePlan = (
  body: Listening,
  {
    brands,
    now,
    synthetic,
    saved,
  }: { brands: Lexicon<Brand>; now: number; synthetic: SyntheticChoice; saved: SavedNames },
): Plan => {
  const { from, to } = readTimes(body, now)
  return {
    brands: parseAsked(body, brands, saved),
    from,
    to,
    before: body.compare ? from - (to - from) : null,
    interval: body.interval ?? chooseInterval(from, to),
    timeZone: body.time_zone,
    networks: body.networks ?? null,
    languages: body.languages ?? null,
    countries: body.countries ?? null,
    kinds: body.kinds ?? null,
    synthetic,
    duplicates: body.duplicates,
    things: toThings(brands),
    mentionsMax,
  }
}
