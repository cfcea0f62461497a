import type { Filters } from './filters.js'

const lists = ['locations', 'languages', 'interests'] as const

/** What is written in capitals alone is a code; anything else stays as it is, so that a refusal names what was sent. */
const isCode = (value: string): boolean => !/\p{Ll}/u.test(value)

const fold = (value: unknown): unknown => {
  if (typeof value === 'string') return isCode(value) ? value.toLowerCase() : value
  if (Array.isArray(value)) return value.map(fold)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fold(part)]))
}

/** Ids of places, languages and interests are lower case; whoever writes a country as answers show its code, `DE`, means `de`. */
export const foldIds = (filters: Filters): Filters => {
  const folded = <T extends object>(given: T): T => {
    const held = lists.filter((name) => name in given)
    return {
      ...given,
      ...Object.fromEntries(held.map((name) => [name, fold((given as Record<string, unknown>)[name])])),
    }
  }
  const { audience } = filters
  return { ...folded(filters), ...(audience === undefined ? {} : { audience: folded(audience) }) }
}
