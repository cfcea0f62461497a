import type { Network } from './network.js'

export type AudienceSource = 'followers' | 'likers' | 'commenters'
export const audienceSources = ['followers', 'likers', 'commenters'] as const satisfies readonly AudienceSource[]

/** One person in an audience, with only what the public profile shows. Everything else is inferred, by the engine. */
export interface AudienceMember {
  network: Network
  externalId: string
  handle: string
  name: string
  bio: string
  imageUrl: string | null
  verified: boolean
  isPrivate: boolean
  placeText: string | null
  /** ISO 639-1 of the profile's interface or posts, where the network shows it. */
  language: string | null
  followers: number | null
  following: number | null
  contentCount: number | null
  createdAt: number | null
}

/** What is not known of somebody of whom a name alone, or less, was seen. */
export const unseen = {
  verified: false,
  isPrivate: false,
  placeText: null,
  language: null,
  followers: null,
  following: null,
  contentCount: null,
  createdAt: null,
} as const satisfies Partial<AudienceMember>
