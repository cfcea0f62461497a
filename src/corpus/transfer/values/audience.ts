import type { DeclaredAudience } from '../../../model/declared-audience.js'
import { toAgeBand } from './age-band.js'
import { isMissing } from './missing.js'
import { toCountry, toGender, toLanguage } from './words.js'

type Row = Record<string, unknown>
type Split = keyof DeclaredAudience

/** A share as a cell writes it: whether it says per cent, and the number. */
interface Cell {
  split: Split
  id: string
  number: number
  isPercent: boolean
}

const toCell = (split: Split, id: string | undefined, value: unknown): Cell[] => {
  if (id === undefined || (typeof value !== 'string' && typeof value !== 'number')) return []
  const text = String(value).trim()
  if (isMissing(text)) return []
  const number = Number(text.replace(/%/g, '').trim().replace(',', '.'))
  return Number.isFinite(number) && number >= 0 ? [{ split, id, number, isPercent: text.includes('%') }] : []
}

const idOf = (split: Split, name: string): string | undefined => {
  const text = name.trim()
  if (split === 'countries') return toCountry(text)
  if (split === 'languages') return toLanguage(text)
  if (split === 'genders') return toGender(text)
  return toAgeBand(text)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const nameKeys = ['code', 'country', 'country_code', 'name', 'id', 'gender', 'age', 'language', 'title', 'key', 'value']
const shareKeys = ['weight', 'share', 'percentage', 'percent', 'pct', 'ratio', 'value', 'count']

/** Items of a list: objects with a name and a share, an object of both, or words such as `US: 45%, CA: 12%`. */
const itemsOf = (cell: unknown): [string, unknown][] => {
  const read = typeof cell === 'string' && /^\s*[[{]/.test(cell) ? parseJson(cell) : cell
  if (Array.isArray(read))
    return read.flatMap((item: unknown): [string, unknown][] => {
      if (typeof item !== 'object' || item === null) return []
      const name = nameKeys.find((key) => typeof (item as Row)[key] === 'string')
      const share = shareKeys.find((key) => key !== name && (item as Row)[key] !== undefined)
      return name === undefined || share === undefined ? [] : [[String((item as Row)[name]), (item as Row)[share]]]
    })
  if (typeof read === 'object' && read !== null) return Object.entries(read)
  const words = String(read)
  const named = [...words.matchAll(/([\p{L}\d+ -]+?)(?:\s*[:=(]\s*(\d+(?:[.,]\d+)?\s*%?)|\s+(\d+(?:[.,]\d+)?\s*%))/gu)]
  if (named.length > 0 && !/^\s*\d+(?:[.,]\d+)?\s*%\s*\p{L}/u.test(words))
    return named.map(([, name = '', share, last = '']) => [name, share ?? last])
  // '68% female, 32% male'
  return [...words.matchAll(/(\d+(?:[.,]\d+)?\s*%)\s*(\p{L}[\p{L} ]*)/gu)].map(([, share = '', name = '']) => [
    name,
    share,
  ])
}

const splitNames: Record<string, Split> = {
  countries: 'countries',
  genders: 'genders',
  ages: 'ages',
  languages: 'languages',
  gender_ages: 'genderAges',
}

/** The id that the rest of the name of a field is: years are in bands. */
const ownId = (split: Split, [first = '', second = '']: readonly string[]): string | undefined => {
  if (split === 'ages') return toAgeBand(first)
  if (split !== 'genderAges') return first
  const band = toAgeBand(second)
  return band === undefined ? undefined : `${first}.${band}`
}

/** A country whose share stands beside it, or after it in the same cell. */
const topCells = (value: unknown, share: unknown): Cell[] =>
  share === undefined
    ? itemsOf(value).flatMap(([name, inCell]) => toCell('countries', idOf('countries', name), inCell))
    : toCell('countries', toCountry(String(value)), share)

const cellsOf = (extra: Row): Cell[] =>
  Object.entries(extra).flatMap(([field, value]): Cell[] => {
    const [, group = '', ...rest] = field.split('.')
    if (!field.startsWith('audience.')) return []
    if (group === 'top_countries') return rest.length > 1 ? [] : topCells(value, extra[`${field}.share`])
    const split = splitNames[group]
    if (split === undefined) return []
    if (rest.length > 0) return toCell(split, ownId(split, rest), value)
    return itemsOf(value).flatMap(([name, share]) => toCell(split, idOf(split, name), share))
  })

/** Spans of ours are sums of finer ones: 55 to 64 and 65 and older. */
const addUp = (cells: readonly Cell[], scale: number): DeclaredAudience => {
  const audience: DeclaredAudience = { countries: {}, genders: {}, ages: {}, genderAges: {}, languages: {} }
  for (const { split, id, number, isPercent } of cells) {
    const share = number / (isPercent ? 100 : scale)
    audience[split][id] = Number(((audience[split][id] ?? 0) + share).toPrecision(6))
  }
  return audience
}

/** Genders and ages follow from both together, where a file tells nothing else. */
const complete = (audience: DeclaredAudience): DeclaredAudience => {
  const sum = (part: 0 | 1): Record<string, number> => {
    const sums: Record<string, number> = {}
    for (const [id, share] of Object.entries(audience.genderAges)) {
      const name = id.split('.')[part] ?? ''
      sums[name] = Number(((sums[name] ?? 0) + share).toPrecision(6))
    }
    return sums
  }
  const isEmpty = (shares: Record<string, number>): boolean => Object.keys(shares).length === 0
  return {
    ...audience,
    genders: isEmpty(audience.genders) ? sum(0) : audience.genders,
    ages: isEmpty(audience.ages) ? sum(1) : audience.ages,
  }
}

const wholeMax = 1.02

/** Cells that hold something, and no share that can be read. */
const unreadIn = (extra: Row): string[] =>
  Object.entries(extra).flatMap(([field, value]) =>
    field.startsWith('audience.') &&
    typeof value === 'string' &&
    !isMissing(value) &&
    !/^\s*(?:\[\s*\]|\{\s*\})\s*$/.test(value) &&
    !(`${field}.share` in extra || field.endsWith('.share')) &&
    cellsOf({ [field]: value }).length === 0
      ? [value.slice(0, 60)]
      : [],
  )

/**
 * What the columns of a row say about an audience. Numbers without a sign are per cent where one of them is above 1. A problem in words
 * where a cell holds no shares, or shares that make a whole are more than one.
 */
export const readAudience = (extra: Row): { audience?: DeclaredAudience; problem?: string } => {
  const cells = cellsOf(extra)
  const [unread] = unreadIn(extra)
  const problem = unread === undefined ? {} : { problem: `no shares can be read in ${JSON.stringify(unread)}` }
  if (cells.length === 0) return problem
  const scale = cells.some(({ isPercent, number }) => !isPercent && number > 1) ? 100 : 1
  const audience = complete(addUp(cells, scale))
  const broken = Object.entries(audience).find(
    ([, shares]) => Object.values(shares as Record<string, number>).reduce((sum, share) => sum + share, 0) > wholeMax,
  )
  return broken === undefined
    ? { audience, ...problem }
    : { problem: `the shares of ${broken[0]} are more than a whole` }
}
