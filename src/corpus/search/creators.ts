import { findInProfile, type ContactType } from '../../engine/contacts/find-contacts.js'
import { growthOver } from '../../engine/growth/growth.js'
import { toLikeness } from '../../engine/likeness/likeness.js'
import type { SearchDocument, Value } from '../../engine/search/index.js'
import { findDisclosures } from '../../engine/sponsorship/disclosure.js'
import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { topInterestOf } from '../../model/interest.js'
import { toAudienceValues } from './audience-values.js'
import {
  birthYearFirst,
  birthYearLast,
  creatorsSchema,
  followerGrowthMonths,
  growthColumn,
  otherGrowthMonths,
  toGrowthCode,
} from './creators-schema.js'
import type { IndexKind } from './kind.js'
import { byNetwork, readCreatorKey, toCreatorKey } from './keys.js'
import { readCreators, readNewestContents, readPoints, readSummaries, type Point } from './rows.js'
import { toTag } from './texts.js'
import type { Whereabouts, WhereaboutsOf } from './whereabouts.js'

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
  const code = (figures: { day: string; value: number | null }[], months: number): number | null => {
    const growth = growthOver(figures, months)
    return growth === null ? null : toGrowthCode(growth)
  }
  if (points.length < 2) return {}
  const followers = points.map(({ day, followers: value }) => ({ day, value }))
  const likes = points.map(({ day, averageLikes: value }) => ({ day, value }))
  const views = points.map(({ day, averageViews: value }) => ({ day, value }))
  return Object.fromEntries([
    ...followerGrowthMonths.map((months) => [growthColumn('followers', months), code(followers, months)]),
    ...otherGrowthMonths.flatMap((months) => [
      [growthColumn('likes', months), code(likes, months)],
      [growthColumn('views', months), code(views, months)],
    ]),
  ]) as Record<string, number | null>
}

/** Every contact has a sign, a digit or a colon: most bios can be passed over at once. */
const contactHints = /[@\d:：＠]|\.\p{L}|\bdot\b|\bat\b/u

/** Which ways there are to reach a creator, not which they are: contact details are asked for elsewhere, by name. */
export const contactTypesOf = (creator: Creator): ContactType[] => {
  if (creator.links.length === 0 && !contactHints.test(creator.bio)) return []
  const { bio, links } = findInProfile(creator)
  return [...new Set([...bio, ...links].map(({ type }) => type))].sort()
}

/** Everything known of a creator that can be filtered, sorted and found by. */
export const toCreatorDocument = (
  creator: Creator,
  {
    written,
    points,
    summaries,
    where,
  }: { written: Written; points: readonly Point[]; summaries: readonly AudienceSummary[]; where: Whereabouts },
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
    contacts: contactTypesOf(creator),
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

export const createCreatorsKind = (whereabouts: WhereaboutsOf): IndexKind => {
  return {
    name: 'creators',
    shape: 2,
    schema: creatorsSchema,
    tables: [
      {
        table: 'creators',
        key: ['network', 'external_id'],
        toDocumentKey: (network = '', id = '') => toCreatorKey(network, id),
      },
    ],
    touched: async (changes) =>
      new Set(
        changes.flatMap(({ what, network, id, sub }) =>
          what === 'comments' ? [] : [toCreatorKey(network, what === 'contents' ? sub : id)],
        ),
      ),
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
        for (const creator of creators)
          documents.push(
            toCreatorDocument(creator, {
              written: readWritten(contents.get(creator.externalId) ?? []),
              points: points.get(creator.externalId) ?? [],
              summaries: summaries.get(creator.externalId) ?? [],
              where: whereabouts.of(creator.place),
            }),
          )
      }
      return documents
    },
  }
}
