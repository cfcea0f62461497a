import type { Body } from '../../api/client.js'
import { compact, countryName, humanise, languageName, networkName, percent } from '../../format.js'

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
      if (value === undefined || value === '' || value === false) return false
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
  followers: 'Followers',
  engagement_rate: 'Engagement rate',
  average_likes: 'Likes',
  average_comments: 'Comments',
  average_views: 'Views',
  follower_growth: 'Growth',
  content_count: 'Contents',
  last_posted_at: 'Last posted',
  audience_credibility: 'Audience credibility',
  relevance: 'Relevance',
  similarity: 'Similarity',
}

const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${humanise(name).toLowerCase()} ${wordsOf(each)}`)
      .join(', ')
  return typeof value === 'number' && Math.abs(value) < 1 && value !== 0 ? percent(value) : String(value)
}

/** A filter as a short phrase, for chips and saved searches. */
export const describeFilter = (name: string, value: unknown): string => {
  const { min, max } = rangeOf(value)
  if (name === 'query') return `“${String(value)}”`
  if (name === 'network') return listOf(value).map(networkName).join(', ')
  if (name === 'languages') return listOf(value).map(languageName).join(', ')
  if (name === 'locations')
    return listOf(value)
      .map((id) => (id.length === 2 ? countryName(id) : id))
      .join(', ')
  if (name === 'similar_to') return `like ${wordsOf((value as { profile: { handle?: string } }).profile.handle ?? '')}`
  if (name === 'synthetic') return value === 'only' ? 'demo creators only' : 'with demo creators'
  if (value === true) return humanise(name).toLowerCase()
  if (min !== undefined || max !== undefined) {
    const shown = name === 'engagement_rate' || name.endsWith('growth') ? percent : compact
    return `${humanise(name).toLowerCase()} ${min === undefined ? 'up to' : shown(min)}${min === undefined || max === undefined ? (max === undefined ? '+' : ' ') : '–'}${max === undefined ? '' : shown(max)}`
  }
  return `${humanise(name).toLowerCase()} ${wordsOf(value)}`
}
