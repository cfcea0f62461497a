import type { DeclaredAudience } from './declared-audience.js'
import type { Network } from './network.js'
import type { Provenance } from './provenance.js'

/** Names one profile. Handles carry no @; `externalId` is the network's own stable id where it is known. */
export interface ProfileRef {
  network: Network
  handle: string
}

export type AccountType = 'personal' | 'creator' | 'business'
export type Gender = 'female' | 'male' | 'other'
export type ProfileState = 'active' | 'private' | 'suspended' | 'deleted'

/** A place as a profile states it. `locationId` points into the location dictionary once it was recognised. */
export interface StatedPlace {
  text: string
  city: string | null
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null
  locationId: string | null
}

/** The words of a place; null where only a country was stated. */
export const placeText = ({ text }: StatedPlace): string | null => (text === '' ? null : text)

/** The entry of the dictionary that a place is known to be without reading its words: the one it names, or the country that stands alone. */
export const placeId = ({ text, locationId, countryCode }: StatedPlace): string | null =>
  locationId ?? (text === '' ? (countryCode?.toLowerCase() ?? null) : null)

/** Averages over recent contents, as a source or an import states them. Rates are fractions of followers. */
export interface CreatorMetrics {
  averageLikes: number | null
  averageComments: number | null
  averageViews: number | null
  medianLikes: number | null
  medianComments: number | null
  medianViews: number | null
  engagementRate: number | null
  /** Whose rate it is, or what it counts, where a vendor states it: such a rate is not compared with ours. */
  engagementRateBasis?: string
  /** How many contents the averages are based on. */
  sampleSize: number
}

export interface Position {
  title: string
  company: string
  /** ISO dates, month precision allowed: '2021-04'. */
  from: string | null
  to: string | null
}

export interface Education {
  school: string
  degree: string | null
  field: string | null
}

/** What the professional network adds to a profile. */
export interface ProfessionalDetails {
  headline: string
  industry: string | null
  seniority: string | null
  function: string | null
  company: string | null
  connections: number | null
  positions: Position[]
  education: Education[]
  skills: string[]
}

export interface Creator {
  network: Network
  /** The network's own id, stable over renames. */
  externalId: string
  handle: string
  url: string
  name: string
  bio: string
  imageUrl: string | null
  verified: boolean | null
  accountType: AccountType | null
  state: ProfileState
  /** Only where the person states it or an operator imports it. */
  gender: Gender | null
  birthYear: number | null
  place: StatedPlace | null
  /** ISO 639-1, most used first. */
  languages: string[]
  /** Ids of the interest dictionary, strongest first. */
  interests: string[]
  /** Category in the words of the network or a vendor. */
  category?: string
  /** Links the profile shows, absolute URLs. */
  links: string[]
  followers: number | null
  following: number | null
  contentCount: number | null
  lastPostedAt: number | null
  createdAt: number | null
  metrics: CreatorMetrics | null
  professional: ProfessionalDetails | null
  /** What a file or a vendor states about those who follow. */
  audience?: DeclaredAudience
  /** What the network's moderation or the person says of the account, in the network's own words. */
  labels?: string[]
  provenance: Provenance
}

/** One point of a profile's history. `day` is an ISO date; monthly points carry the first of the month. */
export interface MetricPoint {
  day: string
  granularity: 'day' | 'month'
  followers: number | null
  following: number | null
  contentCount: number | null
  averageLikes: number | null
  averageViews: number | null
}

/** Two accounts of one person, with what says so. Both directions declared is strong, one is weak. */
export interface AccountLink {
  from: ProfileRef
  to: ProfileRef
  evidence: 'declared_link' | 'same_contact' | 'imported'
  strength: 'strong' | 'weak'
  provenance: Provenance
}
