import { groupBy } from '../../../kernel/groups.js'
import type { z } from 'zod'
import type { AudienceSummaries } from '../../../corpus/records/audience-summaries.js'
import type { Creators } from '../../../corpus/records/creators.js'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import type { DoNotContact } from '../../../corpus/records/do-not-contact.js'
import { factsKey, type KeptFacts } from '../../../corpus/records/kept-facts.js'
import { readCreatorKey, toCreatorKey } from '../../../corpus/search/keys.js'
import { withholdBios } from '../../../corpus/records/withhold-bios.js'
import { knownCredibility } from '../../../engine/audience/credibility.js'
import { isDeclared } from '../../../engine/audience/declared.js'
import { contactTypes, type ContactType } from '../../../engine/contacts/find-contacts.js'
import type { Price } from '../../../engine/analytics/price.js'
import { foremostAudience, usualPrice } from '../../../engine/facts/price.js'
import { figuresOf, withFacts, type Figures } from '../../../engine/facts/with-facts.js'
import type { StoredValue } from '../../../engine/search/index.js'
import { toTimestamp, toTimestampOrNull, type Clock } from '../../../kernel/clock.js'
import type { AudienceSplit, AudienceSummary } from '../../../model/audience-summary.js'
import type { Creator } from '../../../model/creator.js'
import type { CreatorFacts, StatedFacts } from '../../../model/creator-facts.js'
import type { RateCard } from '../../../model/rate-card.js'
import type { Averaged } from '../../../model/estimate.js'
import type { AudienceDigest, foundFields } from './contract.js'
import { missingOf, writeMissing } from './missing-fields.js'
import { presentPlace } from './present-place.js'
import { knownList, knownText } from '../../../model/known-text.js'

type Found = z.output<z.ZodObject<typeof foundFields>>

/** Columns of the index that are shown besides the record. */
export const shownColumns = ['contacts', 'place']

export interface PresentNeeds {
  creators: Creators
  audienceSummaries: AudienceSummaries
  keptFacts: KeptFacts
  doNotContact: DoNotContact
  dictionaries: Dictionaries
  rateCard: RateCard
  clock: Clock
}

/** All that is known of somebody besides the index. */
export interface FoundRecord {
  /** As it is shown: with what the facts add. */
  creator: Creator
  facts: CreatorFacts | undefined
  figures: Figures
  summary: AudienceSummary | undefined
  /** Whether they must not be contacted. */
  refused: boolean
  /** As it may be shown. */
  bio: string
}

/** The records of keys, in a few questions however many there are. Of several audiences, the followers are shown. */
export const readRecords = async (
  keys: readonly string[],
  needs: Pick<PresentNeeds, 'creators' | 'audienceSummaries' | 'keptFacts' | 'doNotContact'>,
): Promise<Map<string, FoundRecord>> => {
  const refs = keys.map(readCreatorKey)
  const creators = await needs.creators.findEach(refs)
  const facts = await needs.keptFacts.findEach(refs)
  const summaries = groupBy(await needs.audienceSummaries.listOfEach(refs), ({ network, externalId }) =>
    toCreatorKey(network, externalId),
  )
  const refused = await needs.doNotContact.refused(
    creators.map(({ network, handle }) => ({ kind: 'profile' as const, value: { network, handle } })),
  )
  const bios = await withholdBios(creators, needs.doNotContact)
  return new Map(
    creators.map((record, i) => {
      const key = toCreatorKey(record.network, record.externalId)
      const derived = facts.get(factsKey(record))
      const found: FoundRecord = {
        creator: withFacts(record, derived),
        facts: derived,
        figures: figuresOf(record, derived),
        summary: foremostAudience(summaries.get(key) ?? []),
        refused: refused[i] === true,
        bio: bios[i] ?? '',
      }
      return [key, found]
    }),
  )
}

const topShares = ({ shares, known }: AudienceSplit, count: number) =>
  shares.slice(0, count).map(({ id, value, low, high, known: own }) => ({
    id: id.toLowerCase(),
    share: value,
    low,
    high,
    sample_size: own ?? known,
  }))

const presentAudience = (summary: AudienceSummary | undefined): z.output<typeof AudienceDigest> | null =>
  summary === undefined
    ? null
    : {
        source: summary.kind,
        basis: isDeclared(summary) ? 'declared' : 'inferred',
        credibility: knownCredibility(summary)?.value ?? null,
        countries: topShares(summary.countries, 5),
        languages: topShares(summary.languages, 5),
        genders: topShares(summary.genders, 3),
        ages: topShares(summary.ages, 6),
        interests: topShares(summary.interests, 5),
        sample_size: summary.sampleSize,
        as_of: toTimestamp(summary.asOf),
      }

const presentRate = ({ mean, median, bounds, basis }: Figures['engagementRate']): Found['engagement'] => {
  const one = (value: number | null, estimate: Averaged | undefined) =>
    value === null ? null : { value, low: estimate?.low ?? null, high: estimate?.high ?? null }
  return {
    mean: one(mean, bounds?.mean),
    median: one(median, bounds?.median),
    sample_size: bounds?.mean.sampleSize ?? null,
    basis,
  }
}

const statedOf = (facts: CreatorFacts | undefined): Found['stated'] =>
  facts === undefined
    ? []
    : (Object.keys(statedNames) as (keyof StatedFacts)[]).flatMap((name) => {
        const said = facts.stated[name]
        return said === null
          ? []
          : [{ what: statedNames[name], value: said.value, basis: 'declared' as const, words: said.words }]
      })

const statedNames = {
  gender: 'gender',
  birthYear: 'birth_year',
  place: 'place',
  profession: 'profession',
} as const satisfies Record<keyof StatedFacts, string>

/** As they were found when the record was indexed. */
const contactsOf = ({ contacts }: Record<string, StoredValue>): ContactType[] =>
  contacts === null || typeof contacts !== 'object' ? [] : contactTypes.filter((type) => Object.hasOwn(contacts, type))

/** What is shown of a creator that the index knows, or the calendar: it changes without the record. */
type Indexed = Pick<Found, 'location' | 'age' | 'contact'>
type Recorded = Omit<Found, keyof Indexed>

const presentPrice = (
  { type, amount, low, high }: Price,
  { currency, name }: RateCard,
): NonNullable<Found['estimated_price']> => ({ type, amount, low, high, currency, rate_card: name })

/** What is shown of a creator that stands in the records. */
export const presentRecord = (record: FoundRecord, rateCard: RateCard): Recorded => {
  const shown = presentKnown(record, rateCard)
  return { ...shown, missing: missingOf(shown) }
}

/** The same as JSON, without the brace that ends the object. */
export const writeRecord = (record: FoundRecord, rateCard: RateCard): string => {
  const shown = presentKnown(record, rateCard)
  return `${JSON.stringify(shown).slice(0, -1)},"missing":${writeMissing(shown)}`
}

const presentKnown = (
  { creator, facts, figures, summary, bio }: FoundRecord,
  rateCard: RateCard,
): Omit<Recorded, 'missing'> => {
  const price = usualPrice(creator, facts, summary, rateCard)
  /** What contents tell, where any are known. */
  const read = facts === undefined || facts.sample.contents === 0 ? undefined : facts
  const growth = (months: number): number | null => facts?.growth.followers[months] ?? null
  return {
    network: creator.network,
    external_id: creator.externalId,
    handle: creator.handle,
    url: creator.url,
    name: knownText(creator.name),
    bio: knownText(bio),
    image_url: creator.imageUrl,
    verified: creator.verified,
    account_type: creator.accountType,
    gender: creator.gender,
    languages: knownList(creator.languages),
    interests: creator.interests.length === 0 && read === undefined ? null : creator.interests,
    followers: creator.followers,
    following: creator.following,
    content_count: creator.contentCount,
    average_likes: figures.likes,
    average_comments: figures.comments,
    average_views: figures.views,
    engagement_rate: figures.engagementRate.mean,
    engagement: presentRate(figures.engagementRate),
    follower_growth: { months_1: growth(1), months_3: growth(3), months_6: growth(6), months_12: growth(12) },
    posts_per_week: facts?.postsPerWeek ?? null,
    estimated_price: price === undefined ? null : presentPrice(price, rateCard),
    last_posted_at: toTimestampOrNull(creator.lastPostedAt),
    hashtags: read?.hashtags.map(({ name }) => name) ?? null,
    brands: read?.brands.map(({ name }) => name) ?? null,
    has_sponsored_content: read === undefined ? null : read.sponsored.contents > 0,
    sponsored_by: read?.sponsored.brands ?? null,
    stated: statedOf(facts),
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
    contact: { has: types.length > 0, types, do_not_contact: refused },
  }
}

export const yearOf = (clock: Clock): number => new Date(clock.now()).getUTCFullYear()

/** One creator of a result. */
export const presentFound = (
  record: FoundRecord,
  values: Record<string, StoredValue>,
  { clock, dictionaries, rateCard }: PresentNeeds,
): Found => {
  const { creator, refused } = record
  const beside = { place: creator.place, birthYear: creator.birthYear, refused }
  return { ...presentRecord(record, rateCard), ...presentIndexed(beside, values, yearOf(clock), dictionaries) }
}
