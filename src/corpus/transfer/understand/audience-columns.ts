import { readFileSync } from 'node:fs'
import { spanOfYears, toAgeBand } from '../values/age-band.js'
import { headerKey } from '../values/header-key.js'
import { toCountry, toGender, toLanguage } from '../values/words.js'

type Role = 'audience' | 'people' | 'country' | 'gender' | 'age' | 'language' | 'share' | 'top'

const roles = new Map(
  Object.entries(
    JSON.parse(readFileSync(new URL('../../../../assets/import/audience.json', import.meta.url), 'utf8')) as Record<
      Role,
      string[]
    >,
  ).flatMap(([role, words]) => words.map((word) => [headerKey(word), role as Role] as const)),
)

const lists: Partial<Record<Role, string>> = {
  country: 'countries',
  gender: 'genders',
  age: 'ages',
  language: 'languages',
}

/** A name or a code of two letters. */
const countryName = (words: readonly string[]): string | undefined => {
  const text = words.join(' ')
  return text.length === 3 ? undefined : toCountry(text)
}

interface Parsed {
  has: ReadonlySet<Role>
  /** Words that say neither that it is about the audience nor what of it. */
  rest: readonly string[]
  /** The years it names. */
  span: string | undefined
  gender: string | undefined
}

const ofYears = /^(?:\d+|plus|to|bis)$/

const parse = (header: string, key: string): Parsed => {
  const has = new Set<Role>()
  const rest = key.split('_').filter((word) => {
    const role = roles.get(word)
    if (role !== undefined) has.add(role)
    return role === undefined && word !== '' && !ofYears.test(word)
  })
  return { has, rest, span: spanOfYears(header), gender: rest.map(toGender).find((each) => each !== undefined) }
}

const topField = (key: string, { has, rest }: Parsed): string | undefined => {
  const place = /_(\d{1,2})(?=_|$)/.exec(key)?.[1]
  // 'Top audience country' is the first of them.
  const isFirst = has.has('audience') && rest.length === 0
  if ((place === undefined && !isFirst) || !has.has('top') || !has.has('country')) return undefined
  return `audience.top_countries.${place ?? 1}${has.has('share') ? '.share' : ''}`
}

/** What a column says about an audience: the field of a share, of a list, or of one of the countries at the top. */
export const audienceField = (header: string): string | undefined => {
  const key = headerKey(header.replace(/\+/g, ' plus '))
  const parsed = parse(header, key)
  const { has, rest, span, gender } = parsed
  const top = topField(key, parsed)
  if (top !== undefined) return top
  const isBand = span !== undefined && toAgeBand(span) !== undefined
  if (isBand && gender !== undefined && rest.length === 1) return `audience.gender_ages.${gender}.${span}`
  const isOfPeople = has.has('people') && (span !== undefined || gender !== undefined)
  // '% Mujeres', '18-24 años': one person has no share of women and no span of years.
  const isOfMany = (gender !== undefined && has.has('share')) || (span !== undefined && has.has('age'))
  if (!has.has('audience') && !isOfPeople && !isOfMany) return undefined
  if (span !== undefined) return isBand && rest.length === 0 ? `audience.ages.${span}` : undefined
  if (gender !== undefined) return rest.length === 1 ? `audience.genders.${gender}` : undefined
  const [list] = (['country', 'gender', 'age', 'language'] as const).flatMap((role) =>
    has.has(role) ? (lists[role] ?? []) : [],
  )
  if (rest.length === 0) return list === undefined || has.has('top') ? undefined : `audience.${list}`
  if (list === 'languages') {
    const language = toLanguage(rest.join(' '))
    return language === undefined ? undefined : `audience.languages.${language}`
  }
  const country = list === undefined || list === 'countries' ? countryName(rest) : undefined
  return country === undefined ? undefined : `audience.countries.${country}`
}

const audienceFields =
  /^audience\.(?:(?:countries|genders|ages|languages)(?:\..+)?|gender_ages\..+|top_countries\.\d+(?:\.share)?)$/
export const isAudienceField = (field: string): boolean => audienceFields.test(field)
