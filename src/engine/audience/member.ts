import { yearMs } from '../../kernel/clock.js'
import type { AudienceMember } from '../../model/audience.js'
import type { AccountAgeBand, AgeBand, MemberType, ReachBand } from '../../model/audience-summary.js'
import { topInterestOf } from '../../model/interest.js'
import { findInterests } from '../dictionary/interests.js'
import { readAge } from './age.js'
import type { FirstNames } from './first-names.js'
import { readGender, type GenderReading } from './gender.js'
import { readLanguage, type LanguageReading } from './language.js'
import { readPlace, type PlaceReader, type PlaceReading } from './place.js'
import { suspicionOf, type ShownParts } from './suspicious.js'

/** What a bio says of its owner without the rest of the profile. Many people write the same one. */
export interface BioReading {
  age: AgeBand | null
  /** Leaves and their tops. */
  interests: string[]
  /** By id. */
  brands: string[]
}

/** With what bios are read. */
export interface BioKnowledge {
  now: number
  brandsIn: (text: string) => string[]
  /** The language of a text, null where it says too little. */
  detect: (text: string) => string | null
  /** The language that the rest of the profile speaks for. */
  hint: string | null
}

/** Bios are read in the language they are in, as far as it can be told, and in English, which people mix in everywhere. */
export const readBio = (bio: string, { now, brandsIn, detect, hint }: BioKnowledge): BioReading => {
  const languages = [...new Set([detect(bio) ?? hint ?? 'en', 'en'])]
  return {
    age: readAge(bio, now),
    interests: [...new Set([...findInterests(bio, languages).keys()].flatMap((id) => [id, topInterestOf(id)]))],
    brands: brandsIn(bio),
  }
}

/** What readings of people draw on. */
export interface Knowledge {
  places: PlaceReader
  names: FirstNames
  /** What a bio says, whoever wrote it. */
  bios: (bio: string, now: number, hint: string | null) => BioReading
}

/** Everything one profile says about its owner. */
export interface MemberReading extends BioReading {
  member: AudienceMember
  /** As if one in two were suspicious. */
  suspicion: number
  type: MemberType
  place: PlaceReading
  languages: LanguageReading | null
  gender: GenderReading
  reach: ReachBand | null
  accountAge: AccountAgeBand | null
}

/** From here on somebody's word reaches people who do not know them. */
export const influencerFollowers = 5000
/** Whoever follows more sees next to nothing of each. */
export const massFollowing = 1500
const suspiciousFrom = 0.9

const typeOf = ({ followers, following, verified }: AudienceMember, suspicion: number): MemberType => {
  if (suspicion >= suspiciousFrom && !verified) return 'suspicious'
  if ((followers ?? 0) >= influencerFollowers) return 'influencer'
  return (following ?? 0) >= massFollowing ? 'mass_follower' : 'real'
}

const accountAgeOf = (createdAt: number | null, now: number): AccountAgeBand | null => {
  if (createdAt === null || createdAt > now) return null
  const years = (now - createdAt) / yearMs
  if (years < 1) return 'under_1_year'
  if (years < 3) return '1_to_2_years'
  return years < 6 ? '3_to_5_years' : '6_years_and_more'
}

const reachOf = (following: number | null): ReachBand | null => {
  if (following === null) return null
  if (following < 500) return 'under_500'
  if (following < 1000) return '500_999'
  return following < massFollowing ? '1000_1499' : '1500_and_more'
}

/** The language that most of those write who are like somebody, where most do. */
const mainLanguage = (languages: LanguageReading | null): string | null =>
  languages?.find(([, share]) => share > 0.5)?.[0] ?? null

/** Reads one profile. The same profile and knowledge always give the same reading. */
export const readMember = (
  member: AudienceMember,
  knowledge: Knowledge,
  now: number,
  shown?: ShownParts,
): MemberReading => {
  const suspicion = suspicionOf(member, shown)
  const place = readPlace(member, knowledge.places)
  const languages = readLanguage(member, place.country)
  return {
    member,
    suspicion,
    type: typeOf(member, suspicion),
    place,
    languages,
    gender: readGender(member, knowledge.names, place.country),
    ...knowledge.bios(member.bio, now, mainLanguage(languages)),
    reach: reachOf(member.following),
    accountAge: accountAgeOf(member.createdAt, now),
  }
}
