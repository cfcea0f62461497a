import type { z } from 'zod'
import type { AudienceSummaries } from '../../../corpus/records/audience-summaries.js'
import type { Creators } from '../../../corpus/records/creators.js'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import type { DoNotContact } from '../../../corpus/records/do-not-contact.js'
import { fromGrowthCode, growthColumn } from '../../../corpus/search/creators-schema.js'
import { readCreatorKey, toCreatorKey } from '../../../corpus/search/keys.js'
import { withholdBios } from '../../../corpus/records/withhold-bios.js'
import { contactTypes, type ContactType } from '../../../engine/contacts/find-contacts.js'
import type { StoredValue } from '../../../engine/search/index.js'
import { toTimestamp, toTimestampOrNull, type Clock } from '../../../kernel/clock.js'
import type { AudienceSplit, AudienceSummary } from '../../../model/audience-summary.js'
import type { Creator } from '../../../model/creator.js'
import type { AudienceDigest, foundFields } from './contract.js'
import { presentPlace } from './present-place.js'

type Found = z.output<z.ZodObject<typeof foundFields>>

/** Columns of the index that are shown besides the record. */
export const shownColumns = [
  ...[1, 3, 6, 12].map((months) => growthColumn('followers', months)),
  'sponsored',
  'contacts',
  'place',
]

export interface PresentNeeds {
  creators: Creators
  audienceSummaries: AudienceSummaries
  doNotContact: DoNotContact
  dictionaries: Dictionaries
  clock: Clock
}

/** All that is known of somebody besides the index. */
export interface FoundRecord {
  creator: Creator
  summary: AudienceSummary | undefined
  /** Whether they must not be contacted. */
  refused: boolean
  /** As it may be shown. */
  bio: string
}

const isBetter = ({ kind }: AudienceSummary, than: AudienceSummary): boolean =>
  kind === 'followers' || (than.kind !== 'followers' && kind < than.kind)

/** The records of keys, in a few questions however many there are. Of several audiences, the followers are shown. */
export const readRecords = async (
  keys: readonly string[],
  needs: Pick<PresentNeeds, 'creators' | 'audienceSummaries' | 'doNotContact'>,
): Promise<Map<string, FoundRecord>> => {
  const refs = keys.map(readCreatorKey)
  const creators = await needs.creators.findEach(refs)
  const summaries = new Map<string, AudienceSummary>()
  for (const summary of await needs.audienceSummaries.listOfEach(refs)) {
    const key = toCreatorKey(summary.network, summary.externalId)
    const known = summaries.get(key)
    if (known === undefined || isBetter(summary, known)) summaries.set(key, summary)
  }
  const refused = await needs.doNotContact.refused(
    creators.map(({ network, handle }) => ({ kind: 'profile' as const, value: { network, handle } })),
  )
  const bios = await withholdBios(creators, needs.doNotContact)
  return new Map(
    creators.map((creator, i) => {
      const key = toCreatorKey(creator.network, creator.externalId)
      return [key, { creator, summary: summaries.get(key), refused: refused[i] === true, bio: bios[i] ?? '' }]
    }),
  )
}

const topShares = ({ shares }: AudienceSplit, count: number): { id: string; share: number }[] =>
  shares.slice(0, count).map(({ id, value }) => ({ id: id.toLowerCase(), share: value }))

const presentAudience = (summary: AudienceSummary | undefined): z.output<typeof AudienceDigest> | null =>
  summary === undefined
    ? null
    : {
        source: summary.kind,
        credibility: summary.credibility.value,
        countries: topShares(summary.countries, 5),
        languages: topShares(summary.languages, 5),
        genders: topShares(summary.genders, 3),
        ages: topShares(summary.ages, 6),
        interests: topShares(summary.interests, 5),
        sample_size: summary.sampleSize,
        as_of: toTimestamp(summary.asOf),
      }

const growthOf = (values: Record<string, StoredValue>, months: number): number | null => {
  const code = values[growthColumn('followers', months)]
  return typeof code === 'number' ? fromGrowthCode(code) : null
}

/** As they were found when the record was indexed. */
const contactsOf = ({ contacts }: Record<string, StoredValue>): ContactType[] =>
  contacts === null || typeof contacts !== 'object' ? [] : contactTypes.filter((type) => Object.hasOwn(contacts, type))

/** What is shown of a creator that the index knows, or the calendar: it changes without the record. */
type Indexed = Pick<Found, 'location' | 'age' | 'follower_growth' | 'contact' | 'has_sponsored_content'>
type Recorded = Omit<Found, keyof Indexed>

/** What is shown of a creator that stands in the records. */
export const presentRecord = ({ creator, summary, bio }: FoundRecord): Recorded => {
  const { metrics } = creator
  return {
    network: creator.network,
    external_id: creator.externalId,
    handle: creator.handle,
    url: creator.url,
    name: creator.name,
    bio,
    image_url: creator.imageUrl,
    verified: creator.verified,
    account_type: creator.accountType,
    gender: creator.gender,
    languages: creator.languages,
    interests: creator.interests,
    followers: creator.followers,
    following: creator.following,
    content_count: creator.contentCount,
    average_likes: { mean: metrics?.averageLikes ?? null, median: metrics?.medianLikes ?? null },
    average_comments: { mean: metrics?.averageComments ?? null, median: metrics?.medianComments ?? null },
    average_views: { mean: metrics?.averageViews ?? null, median: metrics?.medianViews ?? null },
    engagement_rate: metrics?.engagementRate ?? null,
    last_posted_at: toTimestampOrNull(creator.lastPostedAt),
    audience: presentAudience(summary),
    source: creator.provenance.source,
    synthetic: creator.provenance.synthetic,
    as_of: toTimestamp(creator.provenance.asOf),
  }
}

/** What of a record is shown together with what the index knows. */
export interface Beside extends Pick<Creator, 'place' | 'birthYear'> {
  refused: boolean
}

export const presentIndexed = (
  { place, birthYear, refused }: Beside,
  values: Record<string, StoredValue>,
  year: number,
  dictionaries: Dictionaries,
): Indexed => {
  const types = refused ? [] : contactsOf(values)
  return {
    location: presentPlace(place, values['place'], dictionaries),
    age: birthYear === null ? null : year - birthYear,
    follower_growth: {
      months_1: growthOf(values, 1),
      months_3: growthOf(values, 3),
      months_6: growthOf(values, 6),
      months_12: growthOf(values, 12),
    },
    contact: { has: types.length > 0, types, do_not_contact: refused },
    has_sponsored_content: values['sponsored'] === true,
  }
}

export const yearOf = (clock: Clock): number => new Date(clock.now()).getUTCFullYear()

/** One creator of a result. */
export const presentFound = (
  record: FoundRecord,
  values: Record<string, StoredValue>,
  { clock, dictionaries }: PresentNeeds,
): Found => {
  const { creator, refused } = record
  const beside = { place: creator.place, birthYear: creator.birthYear, refused }
  return { ...presentRecord(record), ...presentIndexed(beside, values, yearOf(clock), dictionaries) }
}
