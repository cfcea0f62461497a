import { audienceLikenessDimensions } from '../../engine/likeness/audience.js'
import { likenessDimensions } from '../../engine/likeness/likeness.js'
import { followerGrowthMonths, otherGrowthMonths } from '../../engine/facts/growth.js'
import type { Column, Schema } from '../../engine/search/index.js'
import { audienceSources, type AudienceSource } from '../../model/audience.js'

export { followerGrowthMonths, otherGrowthMonths }

export type GrowthFigure = 'followers' | 'likes' | 'views'
export const growthColumn = (figure: GrowthFigure, months: number): string => `growth.${figure}.${months}`

/** Growth in thousandths above -100 %: two bytes a column instead of four, and a tenth of a percent is all a rate can say. */
export const toGrowthCode = (growth: number): number => Math.min(65_534, Math.max(0, Math.round((growth + 1) * 1000)))
export const fromGrowthCode = (code: number): number => (code - 1000) / 1000

/** Years of birth take one byte. */
export const birthYearFirst = 1890
export const birthYearLast = birthYearFirst + 254

export const audienceParts = ['locations', 'languages', 'genders', 'ages', 'interests', 'brands'] as const
export type AudiencePart = (typeof audienceParts)[number]
export const audienceColumn = (source: AudienceSource, part: AudiencePart | 'credibility'): string =>
  `audience.${source}.${part}`

const growth = Object.fromEntries(
  [
    ...followerGrowthMonths.map((months) => growthColumn('followers', months)),
    ...otherGrowthMonths.flatMap((months) => [growthColumn('likes', months), growthColumn('views', months)]),
  ].map((name): [string, Column] => [name, { kind: 'number', type: 'u16' }]),
)

const audiences = Object.fromEntries(
  audienceSources.flatMap((source): [string, Column][] => [
    ...audienceParts.map((part): [string, Column] => [audienceColumn(source, part), { kind: 'multi', weights: 'u8' }]),
    [audienceColumn(source, 'credibility'), { kind: 'number', type: 'u8' }],
  ]),
)

/**
 * Creators in the order of their followers. Numbers that are sorted by have bands. `captions` holds every word, #tag and @name
 * of the newest contents once: words to find, not texts to weigh.
 */
export const creatorsSchema: Schema = {
  rank: 'followers',
  columns: {
    followers: { kind: 'number', type: 'u32' },
    network: { kind: 'category' },
    handle: { kind: 'text', analyzer: 'handle' },
    name: { kind: 'text', analyzer: 'name', positions: true },
    bio: { kind: 'text', analyzer: 'words', positions: true },
    captions: { kind: 'text', analyzer: 'words' },
    /** Of name, bio and newest contents. */
    emoji: { kind: 'multi' },
    country: { kind: 'category' },
    /** Where somebody is, as near as the dictionary knows; `locations` are that and all it lies in. */
    place: { kind: 'category' },
    locations: { kind: 'multi' },
    languages: { kind: 'multi' },
    interests: { kind: 'multi' },
    account_type: { kind: 'category' },
    gender: { kind: 'category' },
    birth_year: { kind: 'number', type: 'u8' },
    verified: { kind: 'category' },
    /** Invented, as in the demo: a world of its own. */
    synthetic: { kind: 'flag' },
    contacts: { kind: 'multi' },
    do_not_contact: { kind: 'flag' },
    /** Ids of the brands that the contents name, and of those that paid for some. */
    brands: { kind: 'multi' },
    sponsors: { kind: 'multi' },
    sponsored: { kind: 'flag' },
    content_count: { kind: 'number', type: 'u32' },
    engagement_rate: { kind: 'number', type: 'f32', bands: true },
    median_engagement_rate: { kind: 'number', type: 'f32', bands: true },
    /** A vendor states the rate, and counts it in a way of its own. */
    rate_stated: { kind: 'flag' },
    average_likes: { kind: 'number', type: 'f32', bands: true },
    average_comments: { kind: 'number', type: 'f32' },
    average_views: { kind: 'number', type: 'f32', bands: true },
    median_likes: { kind: 'number', type: 'f32' },
    median_comments: { kind: 'number', type: 'f32' },
    median_views: { kind: 'number', type: 'f32' },
    posts_per_week: { kind: 'number', type: 'f32' },
    /** What a content may cost, in the currency of the rate card. */
    price: { kind: 'number', type: 'f32', bands: true },
    last_posted_at: { kind: 'number', type: 'u32', bands: true },
    industry: { kind: 'category' },
    seniority: { kind: 'category' },
    function: { kind: 'category' },
    company: { kind: 'text', analyzer: 'name' },
    title: { kind: 'text', analyzer: 'words' },
    skills: { kind: 'multi' },
    ...growth,
    ...audiences,
    likeness: { kind: 'vector', dimensions: likenessDimensions },
    audience_likeness: { kind: 'vector', dimensions: audienceLikenessDimensions },
  },
}
