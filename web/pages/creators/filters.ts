import type { Body } from '../../api/client.js'
import { compact, countryName, percent } from '../../format.js'
import { kindOfFilter, nameOf, type GivenNames, type Named } from '../../names.js'
import { t, wordWithin } from '../../language/t.js'

/** The address of a search holds the fields of the request under their own names. */
export type Request = Body<'discoverCreators'>
export type Filters = Omit<Request, 'limit' | 'cursor' | 'facets' | 'total' | 'funnel'>

const filterNames = [
  'network',
  'query',
  'followers',
  'content_count',
  'average_likes',
  'average_comments',
  'average_views',
  'engagement_rate',
  'posts_per_week',
  'price',
  'follower_growth',
  'likes_growth',
  'views_growth',
  'last_posted_after',
  'verified',
  'account_type',
  'gender',
  'age',
  'locations',
  'languages',
  'interests',
  'topics',
  'brands',
  'sponsored_by',
  'has_sponsored_content',
  'hashtags',
  'mentions',
  'bio_contains',
  'industry',
  'seniority',
  'function',
  'company',
  'title',
  'skills',
  'has_contact',
  'contact_types',
  'audience',
  'lists',
  'similar_to',
  'exclude',
  'synthetic',
  'sort',
] as const satisfies (keyof Filters)[]

/** What of an address is a filter. The service checks it: what it refuses is shown in its words. */
export const readFilters = (address: Record<string, unknown>): Filters =>
  Object.fromEntries(filterNames.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]]])))

export const withoutEmpty = (filters: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => {
      if (value === undefined || value === '') return false
      if (Array.isArray(value)) return value.length > 0
      if (typeof value === 'object' && value !== null) return Object.values(value).some((each) => each !== undefined)
      return true
    }),
  )

/** A list filter as plain values, whichever way it is written. */
export const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null && 'any_of' in value) return listOf(value.any_of)
  return []
}

export interface Range {
  min?: number | undefined
  max?: number | undefined
}

export const rangeOf = (value: unknown): Range => (typeof value === 'object' && value !== null ? value : {})

/** 10k, 1.5m, 2,000: numbers as people type them. Undefined for nothing and for what is no number. */
export const parseCount = (text: string): number | undefined => {
  const found = /^([\d.,]+)\s*([kmb]?)$/i.exec(text.trim())
  if (found === null) return undefined
  const value = Number((found[1] ?? '').replaceAll(',', ''))
  const scale = { '': 1, k: 1e3, m: 1e6, b: 1e9 }[(found[2] ?? '').toLowerCase()] ?? 1
  return Number.isFinite(value) ? Math.round(value * scale) : undefined
}

export const sorts: Record<string, string> = {
  followers: t('Followers'),
  engagement_rate: t('Engagement rate'),
  average_likes: t('Likes'),
  average_comments: t('Comments'),
  average_views: t('Views'),
  price: t('Price of a post'),
  follower_growth: t('Growth'),
  content_count: t('Contents'),
  last_posted_at: t('Last posted'),
  audience_credibility: t('Audience credibility'),
  relevance: t('Relevance'),
  similarity: t('Similarity'),
}

const joins: Record<string, string> = { any_of: '', all_of: `${t('all of')} `, none_of: 'not ', id: '' }

/** A value in words: ids by their names, shares in percent. */
const wordsOf = (value: unknown, kind: Named | undefined, given: GivenNames | undefined): string => {
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, kind, given)).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(
        ([name, each]) => `${joins[name] ?? `${wordWithin(name)} `}${wordsOf(each, kindOfFilter(name) ?? kind, given)}`,
      )
      .join(', ')
  if (typeof value === 'number') return Math.abs(value) < 1 && value !== 0 ? percent(value) : compact(value)
  return kind === undefined ? String(value) : nameOf(kind, String(value), given)
}

/** Filters whose values say by themselves what they are. */
const unnamed = new Set(['network', 'languages', 'locations', 'interests', 'gender', 'account_type'])

/** A filter as a short phrase, for chips and saved searches. */
export const describeFilter = (name: string, value: unknown, given?: GivenNames): string => {
  const { min, max } = rangeOf(value)
  if (name === 'query') return `“${String(value)}”`
  if (unnamed.has(name)) return wordsOf(value, kindOfFilter(name), given)
  if (name === 'similar_to')
    return t('like {handle}', { handle: (value as { profile: { handle?: string } }).profile.handle ?? '' })
  if (name === 'synthetic') return value === 'only' ? t('demo creators only') : t('with demo creators')
  if (value === true) return wordWithin(name)
  if (value === false) return t('not {words}', { words: wordWithin(name) })
  if (min !== undefined || max !== undefined) {
    const shown = name === 'engagement_rate' || name.endsWith('growth') ? percent : compact
    const behind =
      typeof value === 'object' && value !== null && 'currency' in value ? ` ${String(value.currency)}` : ''
    return `${wordWithin(name)} ${min === undefined ? t('up to') : shown(min)}${min === undefined || max === undefined ? (max === undefined ? '+' : ' ') : '–'}${max === undefined ? '' : shown(max)}${behind}`
  }
  return `${wordWithin(name)} ${wordsOf(value, kindOfFilter(name), given)}`
}

/** All ids of one kind that stand anywhere in filters. */
export const idsIn = (filters: unknown, wanted: Named, kind?: Named): string[] => {
  if (Array.isArray(filters)) return filters.flatMap((each) => idsIn(each, wanted, kind))
  if (typeof filters === 'object' && filters !== null)
    return Object.entries(filters).flatMap(([name, value]) => idsIn(value, wanted, kindOfFilter(name) ?? kind))
  return kind === wanted && typeof filters === 'string' ? [filters] : []
}

/** Countries are known by their code, other places by their id alone. */
export const placeName = (id: string): string => (id.length === 2 ? countryName(id) : id)
