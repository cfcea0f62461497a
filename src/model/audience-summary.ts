import type { AudienceSource } from './audience.js'
import type { Estimate } from './estimate.js'
import type { Network } from './network.js'
import type { Basis } from './provenance.js'

export const ageBands = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'] as const
export type AgeBand = (typeof ageBands)[number]

export const audienceGenders = ['female', 'male', 'other'] as const
export type AudienceGender = (typeof audienceGenders)[number]

/** What kind of account a member of an audience is. */
export const memberTypes = ['real', 'influencer', 'mass_follower', 'suspicious'] as const
export type MemberType = (typeof memberTypes)[number]

/** How many accounts a member follows: whoever follows thousands sees little of each. */
export const reachBands = ['under_500', '500_999', '1000_1499', '1500_and_more'] as const
export type ReachBand = (typeof reachBands)[number]

/** How long the members' accounts exist. */
export const accountAgeBands = ['under_1_year', '1_to_2_years', '3_to_5_years', '6_years_and_more'] as const
export type AccountAgeBand = (typeof accountAgeBands)[number]

/**
 * One part of an audience, as a fraction of all members of whom the attribute is known, with the bounds of 95 %. Kept short:
 * there is a hundred of them for every creator.
 */
export interface AudienceShare {
  /** What the attribute's dictionary calls it. */
  id: string
  value: number
  low: number
  high: number
  /** The sample behind this share, where it is another than that of the split. */
  known?: number
}

/** How an audience is spread over one attribute, largest share first. */
export interface AudienceSplit {
  /** Members of the sample that say something of the attribute. Unknown stays unknown: the rest is not spread over the shares. */
  known: number
  basis: Basis
  shares: AudienceShare[]
}

export interface ScoreFactor {
  name: string
  value: number
  /** Points of the score; the contributions of all factors sum to it. */
  contribution: number
  why: string
}

export interface Score {
  /** 0..100. */
  value: number
  factors: ScoreFactor[]
}

/** A member whom many follow. */
export interface NotableMember {
  externalId: string
  handle: string
  name: string
  imageUrl: string | null
  followers: number
  verified: boolean
}

export interface AudienceSummary {
  network: Network
  /** Of the creator. */
  externalId: string
  kind: AudienceSource
  asOf: number
  source: string
  synthetic: boolean
  engineVersion: string
  sampleSize: number
  /** How many the audience has in all, where that is known. */
  population: number | null
  /** ISO 3166-1 alpha-2, upper case. Demographic splits leave suspicious accounts out. */
  countries: AudienceSplit
  /** Ids of the location dictionary. */
  cities: AudienceSplit
  /** Regions of the location dictionary, of those who name a region or a city. Not in summaries of earlier versions. */
  regions?: AudienceSplit
  /** ISO 639-1. */
  languages: AudienceSplit
  genders: AudienceSplit
  ages: AudienceSplit
  /** 'female.18-24'. */
  genderAges: AudienceSplit
  /** Ids of the interest dictionary, both levels; a member can have several, so these do not sum to 1. */
  interests: AudienceSplit
  /** Ids of the brand dictionary; as with interests. */
  brands: AudienceSplit
  types: AudienceSplit
  reachability: AudienceSplit
  /** Where the network says since when accounts exist. Not in summaries of earlier versions. */
  accountAges?: AudienceSplit
  /** Says nothing where no types are known: see knownCredibility. */
  credibility: Score & { low: number; high: number }
  /** On the professional network: what headlines say. */
  professions?: { industries: AudienceSplit; seniorities: AudienceSplit; functions: AudienceSplit }
  /** Members whom many follow, or whom the network has verified. */
  notable: { share: Estimate; members: NotableMember[] }
}
