import { roundTo } from '../../../engine/statistics/round.js'
import { audienceColumn, audienceParts, type AudiencePart } from '../../../corpus/search/creators-schema.js'
import type { WantedValue } from '../../../engine/search/index.js'
import { readShares, readValue, type Clause, type Problems } from './clause.js'
import { defaultMinShare, type Filters } from './filters.js'
import { noSuchId, refuseContradictions, type Known, type Lists } from './list-clauses.js'

interface Wanted {
  id: string
  min_share: number
}

const dictionaries: Partial<Record<AudiencePart, string>> = {
  locations: '/dictionary/locations',
  languages: '/dictionary/languages',
  interests: '/dictionary/interests',
  brands: '/dictionary/brands',
}

export const isKnownPart = (part: AudiencePart, id: string, known: Known): boolean => {
  switch (part) {
    case 'locations':
      return known.findPlace(id) !== undefined
    case 'languages':
      return known.isLanguage(id)
    case 'interests':
      return known.isInterest(id)
    case 'brands':
      return known.findBrand(id) !== undefined
    case 'genders':
    case 'ages':
      return true
  }
}

/** Parts of which everybody is exactly one: shares of several of them sum to one at most. */
const exclusive: readonly AudiencePart[] = ['genders', 'languages']

type AudienceLists = NonNullable<NonNullable<Filters['audience']>[AudiencePart]>

/** The lists with every share said: that of the value, else that of its lists, else the default. */
export const sayShares = (value: AudienceLists): Lists<Wanted> => {
  const { min_share: common = defaultMinShare, ...lists } = Array.isArray(value) ? { any_of: value } : value
  const say = (one: string | { id: string; min_share?: number | undefined }): Wanted =>
    typeof one === 'string' ? { id: one, min_share: common } : { id: one.id, min_share: one.min_share ?? common }
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list?.map(say)]))
}

const toWanted = (wanted: readonly Wanted[] | undefined): WantedValue[] | undefined =>
  wanted?.map(({ id, min_share }) => ({ value: id, min: min_share }))

/** Clauses over the shares of an audience. */
export const audienceClauses = (
  audience: NonNullable<Filters['audience']>,
  known: Known,
  problems: Problems,
): Clause[] => {
  const { source, credibility_min: credibility } = audience
  const clauses: Clause[] = []
  for (const part of audienceParts) {
    const value = audience[part]
    if (value === undefined) continue
    const name = `audience.${part}`
    const lists = sayShares(value)
    for (const [list, wanted = []] of Object.entries(lists) as [string, Wanted[] | undefined][])
      wanted.forEach(({ id }, i) => {
        if (!isKnownPart(part, id, known))
          problems.add(
            `/audience/${part}/${Array.isArray(value) ? '' : `${list}/`}${i}`,
            noSuchId(id, dictionaries[part] ?? 'the description', known),
          )
      })
    const idsOf = (wanted: readonly Wanted[] | undefined): string[] | undefined => wanted?.map(({ id }) => id)
    const named: Lists<string> = {
      any_of: idsOf(lists.any_of),
      all_of: idsOf(lists.all_of),
      none_of: idsOf(lists.none_of),
    }
    refuseContradictions(`audience/${part}`, named, problems)
    const sum = (lists.all_of ?? []).reduce((total, { min_share }) => total + min_share, 0)
    if (exclusive.includes(part) && sum > 1.0001)
      problems.add(
        `/audience/${part}/all_of`,
        `These shares sum to ${roundTo(sum, 2)}: no audience is more than all of itself.`,
      )
    const column = audienceColumn(source, part)
    const [anyOf, allOf, noneOf] = [toWanted(lists.any_of), toWanted(lists.all_of), toWanted(lists.none_of)]
    clauses.push({
      name,
      // Where nothing is known of an audience, nothing can be excluded from it either.
      filter: {
        and: [
          { exists: column },
          {
            in: {
              column,
              ...(anyOf === undefined ? {} : { anyOf }),
              ...(allOf === undefined ? {} : { allOf }),
              ...(noneOf === undefined ? {} : { noneOf }),
            },
          },
        ],
      },
      threshold: lists,
      read: readShares,
      needs: { exists: column },
    })
  }
  if (credibility !== undefined && credibility > 0 && credibility < 1)
    problems.add(
      '/audience/credibility_min',
      `Credibility goes from 0 to 100: did you mean ${Number((credibility * 100).toPrecision(6))}?`,
    )
  if (credibility !== undefined)
    clauses.push({
      name: 'audience.credibility_min',
      filter: { range: { column: audienceColumn(source, 'credibility'), min: credibility } },
      threshold: credibility,
      read: readValue,
      needs: { exists: audienceColumn(source, 'credibility') },
    })
  if (clauses.length === 0) problems.add('/audience', 'Say what the audience should be like.')
  return clauses
}
