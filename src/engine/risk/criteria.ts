import type { ContentType } from '../../model/content.js'
import { gravity, screeningCategories, type ScreeningCategory } from './categories.js'

export const purposes = ['brand_safety', 'employment'] as const
export type Purpose = (typeof purposes)[number]

export const matchModes = ['exact', 'stem', 'variant', 'regex'] as const
export type MatchMode = (typeof matchModes)[number]

/** Only negative keywords flag; the others are shown with the item and change no score. */
export const polarities = ['negative', 'neutral', 'positive'] as const
export type Polarity = (typeof polarities)[number]

export interface Keyword {
  term: string
  match: MatchMode
  polarity: Polarity
  /** Under which category a match is flagged. */
  category: ScreeningCategory
}

/** Words that take a match back: `shot` is no violence where it stands in `screenshot` or `flu shot`. */
export interface Exclusion {
  term: string
  match: MatchMode
}

export interface CategoryRule {
  enabled: boolean
  /** Flagged at or above this probability. */
  threshold: number
  weight: number
}

/** Everything that decides what is flagged and how it counts. Versions of it never change once they are kept. */
export interface Criteria {
  purpose: Purpose
  categories: Record<ScreeningCategory, CategoryRule>
  keywords: Keyword[]
  exclusions: Exclusion[]
  /** How far back; null for everything. */
  window_days: number | null
  max_contents: number
  /** Null for all types. */
  content_types: ContentType[] | null
  include: {
    /** Name and bio. */
    profile: boolean
    reposts: boolean
    replies: boolean
    /** What stands under the subject's contents, by whomever. */
    comments: boolean
    /** Pictures, and the covers of films. */
    media: boolean
    /** The text in them, too. */
    media_text: boolean
  }
  /** Pictures that are looked at in one screening, the newest contents first. */
  max_media: number
  max_comments_per_content: number
  /** How many people must sign a review before its report is final. */
  sign_offs: number
}

export const windowDaysMax = 3650
/** For employment: nothing older than seven years. */
export const employmentWindowDaysMax = 2557

const defaultThreshold = 0.5
/** Looking takes a fraction of a second for each picture, and its network's patience. Who wants more asks for more. */
export const defaultMaxMedia = 20
export const maxMediaMax = 2000

/** Off unless asked for: lawful, private or merely a matter of taste. */
const offByDefault: Readonly<Record<Purpose, ReadonlySet<ScreeningCategory>>> = {
  brand_safety: new Set(['competitor_mention']),
  employment: new Set([
    'self_harm',
    'alcohol',
    'tobacco',
    'gambling',
    'politics',
    'profanity',
    'misinformation_claims',
    'competitor_mention',
  ]),
}

/** Categories that say something about a protected or private matter of the person: never for employment. */
export const neverForEmployment: ReadonlySet<ScreeningCategory> = new Set(['politics', 'self_harm'])

export const defaultRule = (category: ScreeningCategory, purpose: Purpose): CategoryRule => ({
  enabled: !offByDefault[purpose].has(category),
  threshold: defaultThreshold,
  weight: gravity[category],
})

export const defaultCategories = (purpose: Purpose): Record<ScreeningCategory, CategoryRule> =>
  Object.fromEntries(
    screeningCategories.map((category) => [category, defaultRule(category, purpose)]),
  ) as Criteria['categories']

/** The set that every account has without making one. */
export const defaultCriteria = (purpose: Purpose): Criteria => ({
  purpose,
  categories: defaultCategories(purpose),
  keywords: [],
  exclusions: [],
  window_days: purpose === 'employment' ? employmentWindowDaysMax : 1095,
  max_contents: 2000,
  content_types: null,
  include: {
    profile: true,
    reposts: purpose === 'brand_safety',
    replies: true,
    comments: false,
    media: purpose === 'brand_safety',
    media_text: false,
  },
  max_media: purpose === 'brand_safety' ? defaultMaxMedia : 0,
  max_comments_per_content: 50,
  sign_offs: 0,
})
