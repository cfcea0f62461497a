import { toFolded } from '../../../corpus/search/creators.js'
import { toTag } from '../../../engine/language/tags.js'
import type { Filter, InClause, WantedValue } from '../../../engine/search/index.js'
import type { Brand } from '../../../model/brand.js'
import type { Place } from '../../../model/place.js'
import { readHeld, readValue, readWords, type Clause, type Problems } from './clause.js'
import type { Filters } from './filters.js'

/** What ids of dictionaries stand for. */
export interface Known {
  findPlace: (id: string) => Place | undefined
  isWithin: (id: string, other: string) => boolean
  isLanguage: (id: string) => boolean
  isInterest: (id: string) => boolean
  findBrand: (id: string) => Brand | undefined
  /** The id that a name probably means, in the dictionary behind a path: the id of Germany for "Germany". */
  suggest: (path: string, name: string) => string | undefined
}

/** Says that there is no such id, and which one was probably meant. */
export const noSuchId = (id: string, where: string, { suggest, findPlace }: Known): string => {
  const meant = suggest(where, id)
  const place = meant === undefined ? undefined : findPlace(meant)
  const named = place?.kind !== 'city' && place?.kind !== 'region' ? '' : ` (${place.name}, ${place.countryCode})`
  return `There is no ${JSON.stringify(id)}. ${meant === undefined ? '' : `Did you mean ${JSON.stringify(meant)}${named}? `}Look ids up in ${where}.`
}

export interface Lists<T> {
  any_of?: readonly T[] | undefined
  all_of?: readonly T[] | undefined
  none_of?: readonly T[] | undefined
}

const parts = ['any_of', 'all_of', 'none_of'] as const

/** A plain list means any_of. */
export const toLists = <T>(value: Lists<T> | readonly T[]): Lists<T> =>
  Array.isArray(value) ? { any_of: value as readonly T[] } : (value as Lists<T>)

const pointerOf = (name: string, value: object, part: string, i: number): string =>
  Array.isArray(value) ? `/${name}/${i}` : `/${name}/${part}/${i}`

/** What can never hold, whoever there is: an empty page would not say so. */
export const refuseContradictions = (
  name: string,
  { any_of, all_of, none_of }: Lists<string>,
  problems: Problems,
): void => {
  const unwanted = new Set(none_of ?? [])
  const both = (all_of ?? []).filter((id) => unwanted.has(id))
  if (both.length > 0) problems.add(`/${name}`, `${both.join(', ')} cannot be in all_of and in none_of.`)
  if (any_of !== undefined && any_of.every((id) => unwanted.has(id)))
    problems.add(`/${name}`, 'Everything in any_of is also in none_of: nobody could pass.')
}

/** Joins what each wanted value asks of the index. */
const combine = ({ any_of, all_of, none_of }: Lists<string>, one: (id: string) => Filter): Filter => {
  const filters: Filter[] = []
  if (any_of !== undefined) filters.push({ or: any_of.map(one) })
  if (all_of !== undefined) filters.push(...all_of.map(one))
  if (none_of !== undefined) filters.push(...none_of.map((id): Filter => ({ not: one(id) })))
  return filters.length === 1 && filters[0] !== undefined ? filters[0] : { and: filters }
}

/** One clause over the values of a column. */
const toIn = (column: string, { any_of, all_of, none_of }: Lists<WantedValue>): InClause => ({
  column,
  ...(any_of === undefined ? {} : { anyOf: any_of }),
  ...(all_of === undefined ? {} : { allOf: all_of }),
  ...(none_of === undefined ? {} : { noneOf: none_of }),
})

const checkIds = (
  name: string,
  value: object,
  lists: Lists<string>,
  isKnown: (id: string) => boolean,
  where: string,
  known: Known,
  problems: Problems,
) => {
  for (const part of parts)
    (lists[part] ?? []).forEach((id, i) => {
      if (!isKnown(id)) problems.add(pointerOf(name, value, part, i), noSuchId(id, where, known))
    })
}

/** Somebody has one place: two that do not lie within each other cannot both be it. */
const refuseTwoPlaces = ({ all_of = [] }: Lists<string>, { isWithin }: Known, problems: Problems): void => {
  for (const [i, id] of all_of.entries())
    for (const other of all_of.slice(i + 1))
      if (!isWithin(id, other) && !isWithin(other, id))
        problems.add(
          '/locations/all_of',
          `A creator has one place, which cannot be in ${id} and in ${other}. Use any_of.`,
        )
}

/** A tag has no spaces or signs inside, however it was typed. */
export const toWord = (tag: string): string => toTag(tag).replace(/[^\p{L}\p{N}\p{M}_]+/gu, '')

const text = (fields: string[], query: string): Filter => ({ text: { fields, query } })

/** Clauses over lists of values. */
export const listClauses = (filters: Filters, known: Known, problems: Problems): Clause[] => {
  const clauses: Clause[] = []
  const column = (
    name: 'locations' | 'languages' | 'interests' | 'account_type' | 'gender',
    isKnown: (id: string) => boolean,
    where: string,
  ) => {
    const value = filters[name]
    if (value === undefined) return
    const lists = toLists<string>(value)
    checkIds(name, value, lists, isKnown, where, known, problems)
    refuseContradictions(name, lists, problems)
    const single = name === 'gender' || name === 'account_type'
    if (single && (lists.all_of?.length ?? 0) > 1)
      problems.add(`/${name}/all_of`, 'A creator has one of these: use any_of.')
    clauses.push({
      name,
      filter: { in: toIn(name, lists) },
      threshold: value,
      read: single ? readValue : readHeld,
      needs: { exists: name },
    })
  }
  column('account_type', () => true, '')
  column('gender', () => true, '')
  column('locations', (id) => known.findPlace(id) !== undefined, '/dictionary/locations')
  column('languages', known.isLanguage, '/dictionary/languages')
  column('interests', known.isInterest, '/dictionary/interests')
  if (filters.locations !== undefined) refuseTwoPlaces(toLists(filters.locations), known, problems)

  const each = (
    name: 'hashtags' | 'mentions' | 'bio_contains' | 'company' | 'title',
    one: (id: string) => Filter,
    read: Clause['read'],
    exists: string,
  ) => {
    const value = filters[name]
    if (value === undefined) return
    refuseContradictions(name, toLists(value), problems)
    clauses.push({ name, filter: combine(toLists(value), one), threshold: value, read, needs: { exists } })
  }
  for (const [name, held] of [
    ['brands', 'brands'],
    ['sponsored_by', 'sponsors'],
  ] as const) {
    const value = filters[name]
    if (value === undefined) continue
    checkIds(
      name,
      value,
      toLists(value),
      (id) => known.findBrand(id) !== undefined,
      '/dictionary/brands',
      known,
      problems,
    )
    refuseContradictions(name, toLists(value), problems)
    clauses.push({
      name,
      filter: { in: toIn(held, toLists(value)) },
      threshold: value,
      read: readHeld,
      needs: { exists: 'captions' },
    })
  }
  each('hashtags', (tag) => text(['captions'], `#${toWord(tag)}`), readWords, 'captions')
  each('mentions', (name) => text(['captions'], `@${toTag(name)}`), readWords, 'captions')
  each('bio_contains', (words) => text(['bio'], words), readWords, 'bio')
  each('company', (words) => text(['company'], words), readWords, 'company')
  each('title', (words) => text(['title'], words), readWords, 'title')
  for (const name of ['industry', 'seniority', 'function', 'skills'] as const) {
    const value = filters[name]
    if (value === undefined) continue
    const lists = toLists<string>(value)
    const folded = Object.fromEntries(
      parts.flatMap((part) => (lists[part] === undefined ? [] : [[part, lists[part].map(toFolded)]])),
    ) as Lists<string>
    refuseContradictions(name, folded, problems)
    if (name !== 'skills' && (folded.all_of?.length ?? 0) > 1)
      problems.add(`/${name}/all_of`, 'A creator has one of these: use any_of.')
    const read = name === 'skills' ? readHeld : readValue
    clauses.push({ name, filter: { in: toIn(name, folded) }, threshold: value, read, needs: { exists: name } })
  }
  return clauses
}
