import { growthOfKnown, toKnown, type KnownPoint } from '../../engine/analytics/growth-rate.js'
import { toLikeness } from '../../engine/likeness/likeness.js'
import type { SearchDocument, Value } from '../../engine/search/index.js'
import { findDisclosures } from '../../engine/text/disclosure.js'
import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { topInterestOf } from '../../model/interest.js'
import { toAudienceValues } from './audience-values.js'
import { readReachable, type Reachable } from './contacts.js'
import {
  birthYearFirst,
  birthYearLast,
  creatorsSchema,
  followerGrowthMonths,
  growthColumn,
  otherGrowthMonths,
  toGrowthCode,
} from './creators-schema.js'
import { objectionChange } from '../records/do-not-contact.js'
import { allKeys } from './all-keys.js'
import type { IndexKind } from './kind.js'
import { byNetwork, readCreatorKey, toCreatorKey } from './keys.js'
import { readCreators, readNewestContents, readPoints, readSummaries, type Point } from './rows.js'
import { toTag } from '../../engine/language/tags.js'
import type { ResolvedPlace, PlaceResolver } from './place-resolver.js'

/** Contents that say what a creator writes about: the newest ones. */
export const contentsRead = 20
/** Words of contents kept for a creator: beyond it, what was written longest ago is left out. */
const captionCharsMax = 6000

const u32Max = 4_294_967_294
const count = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) || value < 0
    ? null
    : Math.min(u32Max, Math.round(value))
const figure = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) || Math.abs(value) > 1e30 ? null : value

/** What a creator's contents say of the creator. */
export interface Written {
  captions: string
  tags: Map<string, number>
  sponsors: string[]
  sponsored: boolean
}

/** How a sponsor is called in the index: the name a label shows, or the account a disclosed post names. */
export const toSponsor = (text: string): string => toTag(text).trim().slice(0, 80)

export const readWritten = (contents: readonly Content[]): Written => {
  const words = new Set<string>()
  const tags = new Map<string, number>()
  const sponsors = new Set<string>()
  let sponsored = false
  let chars = 0
  for (const { title, text, hashtags, mentions, declaredSponsorship } of contents) {
    for (const tag of new Set(hashtags.map(toTag))) tags.set(tag, (tags.get(tag) ?? 0) + 1)
    const disclosed = declaredSponsorship !== null || findDisclosures(text).length > 0
    if (disclosed) {
      sponsored = true
      for (const name of [...(declaredSponsorship?.brands ?? []), ...mentions]) sponsors.add(toSponsor(name))
    }
    if (chars > captionCharsMax) continue
    chars += text.length
    for (const word of `${title ?? ''} ${text}`.split(/\s+/u)) words.add(word.toLowerCase())
    for (const tag of hashtags) words.add(`#${toTag(tag)}`)
    for (const name of mentions) words.add(`@${toTag(name)}`)
  }
  sponsors.delete('')
  return { captions: [...words].join(' '), tags, sponsors: [...sponsors].slice(0, 50), sponsored }
}

const growthValues = (points: readonly Point[]): Record<string, number | null> => {
  const code = (known: readonly KnownPoint[], months: number): number | null => {
    const growth = growthOfKnown(known, months)
    return growth === null ? null : toGrowthCode(growth)
  }
  if (points.length < 2) return {}
  const followers = toKnown(points.map(({ day, followers: value }) => ({ day, value })))
  const likes = toKnown(points.map(({ day, averageLikes: value }) => ({ day, value })))
  const views = toKnown(points.map(({ day, averageViews: value }) => ({ day, value })))
  return Object.fromEntries([
    ...followerGrowthMonths.map((months) => [growthColumn('followers', months), code(followers, months)]),
    ...otherGrowthMonths.flatMap((months) => [
      [growthColumn('likes', months), code(likes, months)],
      [growthColumn('views', months), code(views, months)],
    ]),
  ]) as Record<string, number | null>
}

/** Everything known of a creator that can be filtered, sorted and found by. */
export const toCreatorDocument = (
  creator: Creator,
  {
    written,
    points,
    summaries,
    where,
    reachable,
  }: {
    written: Written
    points: readonly Point[]
    summaries: readonly AudienceSummary[]
    where: ResolvedPlace
    reachable: Reachable
  },
): SearchDocument => {
  const { metrics, birthYear, lastPostedAt, interests, languages, followers } = creator
  const values: Record<string, Value> = {
    followers: count(followers),
    network: creator.network,
    handle: creator.handle,
    name: creator.name,
    bio: creator.professional === null ? creator.bio : `${creator.professional.headline}\n${creator.bio}`,
    captions: written.captions,
    country: where.country,
    place: where.ids[0] ?? null,
    locations: where.ids,
    languages,
    interests: [...new Set(interests.flatMap((id) => [id, topInterestOf(id)]))],
    account_type: creator.accountType,
    gender: creator.gender,
    birth_year:
      birthYear !== null && birthYear >= birthYearFirst && birthYear <= birthYearLast
        ? birthYear - birthYearFirst
        : null,
    verified: creator.verified,
    synthetic: creator.provenance.synthetic,
    contacts: reachable.types,
    do_not_contact: reachable.refused,
    sponsors: written.sponsors,
    sponsored: written.sponsored,
    content_count: count(creator.contentCount),
    engagement_rate: figure(metrics?.engagementRate),
    average_likes: figure(metrics?.averageLikes),
    average_comments: figure(metrics?.averageComments),
    average_views: figure(metrics?.averageViews),
    median_likes: figure(metrics?.medianLikes),
    median_comments: figure(metrics?.medianComments),
    median_views: figure(metrics?.medianViews),
    last_posted_at: lastPostedAt === null ? null : count(Math.floor(lastPostedAt / 1000)),
    ...growthValues(points),
    ...toAudienceValues(summaries),
    likeness: toLikeness({ interests, tags: written.tags, languages, followers }),
  }
  return { key: toCreatorKey(creator.network, creator.externalId), values }
}

/** Creators that can be found: deleted and suspended ones cannot, whatever we still know of them. */
const isFindable = ({ state }: Creator): boolean => state === 'active' || state === 'private'

export const createCreatorsKind = (places: PlaceResolver): IndexKind => {
  return {
    name: 'creators',
    shape: 5,
    schema: creatorsSchema,
    tables: [
      {
        table: 'creators',
        key: ['network', 'external_id'],
        toDocumentKey: (network = '', id = '') => toCreatorKey(network, id),
      },
    ],
    touched: async (changes, _db, snapshot) => {
      const keys = new Set<string>()
      for (const { what, network, id, sub } of changes)
        if (what !== 'comments' && what !== objectionChange)
          keys.add(toCreatorKey(network, what === 'contents' ? sub : id))
      // Whose objection was taken back is known by a hash alone: all who have one are looked at again.
      if (changes.some(({ what }) => what === objectionChange))
        for (const key of allKeys(snapshot(), { flag: 'do_not_contact' })) keys.add(key)
      return keys
    },
    read: async (db, keys) => {
      const documents: SearchDocument[] = []
      for (const [network, refs] of byNetwork(keys.map(readCreatorKey))) {
        const creators = (
          await readCreators(
            db,
            network,
            refs.map(({ externalId }) => externalId),
          )
        ).filter(isFindable)
        const ids = creators.map(({ externalId }) => externalId)
        const contents = new Map<string, Content[]>()
        for (const content of await readNewestContents(db, network, ids, contentsRead)) {
          const own = contents.get(content.authorExternalId) ?? []
          own.push(content)
          contents.set(content.authorExternalId, own)
        }
        const points = await readPoints(db, network, ids)
        const summaries = await readSummaries(db, network, ids)
        const reachable = await readReachable(db, creators)
        for (const [i, creator] of creators.entries())
          documents.push(
            toCreatorDocument(creator, {
              written: readWritten(contents.get(creator.externalId) ?? []),
              points: points.get(creator.externalId) ?? [],
              summaries: summaries.get(creator.externalId) ?? [],
              where: places.resolve(creator.place),
              reachable: reachable[i] ?? { types: [], refused: false },
            }),
          )
      }
      return documents
    },
  }
}
