import type { Gender } from '../../model/creator.js'
import type { AgeBand } from './universe.js'

export type MemberType = 'real' | 'influencer' | 'mass_follower' | 'suspicious'

/** What is true of a person in an audience; the profile shows only some of it, and not always the truth. */
export interface MemberTruth {
  id: number
  fake: boolean
  type: MemberType
  country: number
  city: number
  gender: Gender
  age: AgeBand
  language: string
  interests: string[]
  /** Real, but with a profile as empty as a fake's. */
  sparse: boolean
}
