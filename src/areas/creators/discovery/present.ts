import type { z } from 'zod'
import type { AudienceSummaries } from '../../../corpus/audience-summaries.js'
import type { Creators } from '../../../corpus/creators.js'
import type { Dictionaries } from '../../../corpus/dictionaries.js'
import type { DoNotContact } from '../../../corpus/do-not-contact.js'
import { fromGrowthCode, growthColumn } from '../../../corpus/search/creators-schema.js'
import { byNetwork, readCreatorKey, toCreatorKey } from '../../../corpus/search/keys.js'
import { withholdBios } from '../../../corpus/withhold-bios.js'
import { contactTypes, type ContactType } from '../../../engine/contacts/find-contacts.js'
import type { StoredValue } from '../../../engine/search/index.js'
import { toTimestamp, toTimestampOrNull, type Clock } from '../../../kernel/clock.js'
import type { AudienceSplit, AudienceSummary } from '../../../model/audience-summary.js'
import type { Creator } from '../../../model/creator.js'
import type { AudienceDigest, foundFields } from './contract.js'

type Found = z.output<z.ZodObject<typeof foundFields>>

/** Columns of the index that are shown besides the record. */
export const shownColumns = [
  ...[1, 3, 6, 12].map((months) => growthColumn('followers', months)),
  'sponsored',
  'contacts',
]

export interface PresentNeeds {
  creators: Creators
  audienceSummaries: AudienceSummaries
  doNotContact: DoNotContact
  dictionaries: Dictionaries
  clock: Clock
}

/** What is shown of somebody, read together for a page. */
export interface Records {
  creators: Map<string, Creator>
  summaries: Map<string, AudienceSummary>
  refused: Set<string>
  /** As they may be shown. */
  bios: Map<string, string>
}

/** The records of keys, in a few questions. Of several audiences, the followers are shown. */
export const readRecords = async (keys: readonly string[], needs: PresentNeeds): Promise<Records> => {
  const creators = new Map<string, Creator>()
  const summaries = new Map<string, AudienceSummary>()
  for (const [network, refs] of byNetwork(keys.map(readCreatorKey))) {
    const ids = refs.map(({ externalId }) => externalId)
    for (const creator of await needs.creators.findAll(network, ids))
      creators.set(toCreatorKey(network, creator.externalId), creator)
    for (const summary of await needs.audienceSummaries.listOf(network, ids)) {
      const key = toCreatorKey(network, summary.externalId)
      if (!summaries.has(key) || summary.kind === 'followers') summaries.set(key, summary)
    }
  }
  const known = [...creators]
  const flags = await needs.doNotContact.refused(
    known.map(([, { network, handle }]) => ({ kind: 'profile' as const, value: { network, handle } })),
  )
  const bios = await withholdBios([...creators.values()], needs.doNotContact)
  return {
    creators,
    summaries,
    refused: new Set(known.filter((_, i) => flags[i] === true).map(([key]) => key)),
    bios: new Map(known.map(([key], i) => [key, bios[i] ?? ''])),
  }
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

const presentPlace = ({ place }: Creator, { places }: Dictionaries): Found['location'] => {
  if (place === null) return null
  const known = place.locationId === null ? undefined : places().get(place.locationId)
  return {
    text: place.text,
    id: known?.id ?? null,
    name: known?.name ?? place.city,
    country_code: place.countryCode ?? known?.countryCode ?? null,
  }
}

const growthOf = (values: Record<string, StoredValue>, months: number): number | null => {
  const code = values[growthColumn('followers', months)]
  return typeof code === 'number' ? fromGrowthCode(code) : null
}

/** As they were found when the record was indexed. */
const contactsOf = ({ contacts }: Record<string, StoredValue>): ContactType[] =>
  contacts === null || typeof contacts !== 'object' ? [] : contactTypes.filter((type) => Object.hasOwn(contacts, type))

/** One creator of a result. */
export const presentFound = (
  key: string,
  creator: Creator,
  values: Record<string, StoredValue>,
  { summaries, refused, bios }: Records,
  { dictionaries, clock }: PresentNeeds,
): Found => {
  const { metrics, birthYear } = creator
  const types = refused.has(key) ? [] : contactsOf(values)
  return {
    network: creator.network,
    external_id: creator.externalId,
    handle: creator.handle,
    url: creator.url,
    name: creator.name,
    bio: bios.get(key) ?? '',
    image_url: creator.imageUrl,
    verified: creator.verified,
    account_type: creator.accountType,
    gender: creator.gender,
    age: birthYear === null ? null : new Date(clock.now()).getUTCFullYear() - birthYear,
    location: presentPlace(creator, dictionaries),
    languages: creator.languages,
    interests: creator.interests,
    followers: creator.followers,
    following: creator.following,
    content_count: creator.contentCount,
    average_likes: { mean: metrics?.averageLikes ?? null, median: metrics?.medianLikes ?? null },
    average_comments: { mean: metrics?.averageComments ?? null, median: metrics?.medianComments ?? null },
    average_views: { mean: metrics?.averageViews ?? null, median: metrics?.medianViews ?? null },
    engagement_rate: metrics?.engagementRate ?? null,
    follower_growth: {
      months_1: growthOf(values, 1),
      months_3: growthOf(values, 3),
      months_6: growthOf(values, 6),
      months_12: growthOf(values, 12),
    },
    last_posted_at: toTimestampOrNull(creator.lastPostedAt),
    contact: { has: types.length > 0, types, do_not_contact: refused.has(key) },
    has_sponsored_content: values['sponsored'] === true,
    audience: presentAudience(summaries.get(key)),
    source: creator.provenance.source,
    synthetic: creator.provenance.synthetic,
    as_of: toTimestamp(creator.provenance.asOf),
  }
}
