import { createHash } from 'node:crypto'
import type { Change } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import { foremostAudience, usualPrice } from '../../engine/facts/price.js'
import { figuresOf, isRateStated, withFacts } from '../../engine/facts/with-facts.js'
import { emojiOf } from '../../engine/language/emoji.js'
import { fold } from '../../engine/language/fold.js'
import { setWordsApart } from '../../engine/language/handle-words.js'
import { hashtagsOf, mentionsOf } from '../../engine/language/tags.js'
import { toLikeness, type Traits } from '../../engine/likeness/likeness.js'
import type { SearchDocument, Value } from '../../engine/search/index.js'
import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { CreatorFacts } from '../../model/creator-facts.js'
import { topInterestOf } from '../../model/interest.js'
import type { RateCard } from '../../model/rate-card.js'
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
import { purgeChange } from '../records/suppressions.js'
import type { IndexKind } from './kind.js'
import { splitHandle } from './handle-splitter.js'
import type { ReadAt } from './read-already.js'
import type { RowsAtHand } from './rows-at-hand.js'
import { toCreatorKey } from './keys.js'
import { readIndexedRows, readAllSummaries, type IndexedRow } from './indexed-rows.js'
import type { ResolvedPlace, PlaceResolver } from './place-resolver.js'

/** Words of contents kept for a creator: beyond it, what was written longest ago is left out. */
const captionCharsMax = 6000

const skillsMax = 50

/** Names of industries, ranks and skills as they are asked for: without case and accents. */
export const toFolded = (name: string): string => fold(name).trim()

const u32Max = 4_294_967_294
const count = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) || value < 0
    ? null
    : Math.min(u32Max, Math.round(value))
const figure = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) || Math.abs(value) > 1e30 ? null : value

/** Every word, #tag and @name of the newest contents, once. */
const captionsOf = (contents: readonly Content[]): string => {
  const words = new Set<string>()
  let chars = 0
  for (const content of contents) {
    if (chars > captionCharsMax) break
    const { title, text } = content
    chars += text.length
    for (const word of `${title ?? ''} ${text}`.split(/\s+/u)) words.add(word.toLowerCase())
    for (const tag of hashtagsOf(content)) words.add(`#${tag}`)
    for (const name of mentionsOf(content)) words.add(`@${name}`)
  }
  return [...words].join(' ')
}

const emojiMax = 64
const beyondLetters = /[\u00a9\u00ae\u203c-\u3299\u{1f000}-\u{1faff}]/u

/** Emoji are looked for in the few words that can hold one: finding where signs end is slow. */
const emojiIn = (text: string): string[] =>
  beyondLetters.test(text)
    ? [...new Set(text.split(/\s+/u).flatMap((word) => (beyondLetters.test(word) ? emojiOf(word) : [])))].slice(
        0,
        emojiMax,
      )
    : []

const growthColumns = [
  ...followerGrowthMonths.map((months) => ({
    of: 'followers' as const,
    months,
    column: growthColumn('followers', months),
  })),
  ...(['likes', 'views'] as const).flatMap((of) =>
    otherGrowthMonths.map((months) => ({ of, months, column: growthColumn(of, months) })),
  ),
]

/** A column that is left out has no value. */
const growthValues = ({ growth }: CreatorFacts): Record<string, number> => {
  const values: Record<string, number> = {}
  for (const { of, months, column } of growthColumns) {
    const value = growth[of][months]
    if (value !== undefined) values[column] = toGrowthCode(value)
  }
  return values
}

const birthYearCode = ({ birthYear }: Creator): number | null =>
  birthYear !== null && birthYear >= birthYearFirst && birthYear <= birthYearLast ? birthYear - birthYearFirst : null

/** A working life, where the profile states one. */
const professionValues = ({ professional }: Creator): Record<string, Value> => {
  if (professional === null) return {}
  const { positions, industry, seniority, company, skills, headline } = professional
  const current = positions.filter(({ to }) => to === null)
  const titles = current.length > 0 ? current.map(({ title }) => title) : [headline]
  const folded = (name: string | null): string | null => (name === null ? null : toFolded(name))
  return {
    industry: folded(industry),
    seniority: folded(seniority),
    function: folded(professional.function),
    company: [...new Set([...(company === null ? [] : [company]), ...current.map((each) => each.company)])].join('\n'),
    title: titles.join('\n'),
    skills: [...new Set(skills.map(toFolded))].slice(0, skillsMax),
  }
}

/** What a creator is compared by. */
export const toTraits = (creator: Creator, facts: CreatorFacts | undefined, country: string | null): Traits => ({
  interests: creator.interests,
  languages: creator.languages,
  followers: creator.followers,
  country,
  tags: new Map((facts?.hashtags ?? []).map(({ name, contents }) => [name, contents])),
})

/** Everything known of a creator that can be filtered, sorted and found by. */
export const toCreatorDocument = (
  record: Creator,
  {
    facts,
    contents,
    summaries,
    where,
    reachable,
    rateCard,
  }: {
    facts: CreatorFacts | undefined
    contents: readonly Content[]
    summaries: readonly AudienceSummary[]
    where: ResolvedPlace
    reachable: Reachable
    rateCard: RateCard
  },
): SearchDocument => {
  const creator = withFacts(record, facts)
  const { lastPostedAt, interests } = creator
  const { likes, comments, views, engagementRate } = figuresOf(record, facts)
  const captions = captionsOf(contents)
  const values: Record<string, Value> = {
    followers: count(creator.followers),
    network: creator.network,
    handle: setWordsApart(creator.handle, splitHandle),
    name: creator.name,
    bio: creator.professional === null ? creator.bio : `${creator.professional.headline}\n${creator.bio}`,
    captions,
    emoji: emojiIn(`${creator.name} ${creator.bio} ${captions}`),
    country: where.country,
    place: where.ids[0] ?? null,
    locations: where.ids,
    languages: creator.languages,
    interests: [...new Set(interests.flatMap((id) => [id, topInterestOf(id)]))],
    account_type: creator.accountType,
    gender: creator.gender,
    birth_year: birthYearCode(creator),
    verified: creator.verified === null ? null : String(creator.verified),
    synthetic: creator.provenance.synthetic,
    contacts: reachable.types,
    do_not_contact: reachable.refused,
    brands: facts?.brands.map(({ name }) => name) ?? [],
    sponsors: facts?.sponsored.brands ?? [],
    sponsored: (facts?.sponsored.contents ?? 0) > 0,
    content_count: count(creator.contentCount),
    engagement_rate: figure(engagementRate.mean),
    median_engagement_rate: figure(engagementRate.median),
    rate_stated: isRateStated(record, facts),
    average_likes: figure(likes.mean),
    average_comments: figure(comments.mean),
    average_views: figure(views.mean),
    median_likes: figure(likes.median),
    median_comments: figure(comments.median),
    median_views: figure(views.median),
    posts_per_week: figure(facts?.postsPerWeek),
    price: figure(usualPrice(record, facts, foremostAudience(summaries), rateCard)?.amount),
    last_posted_at: lastPostedAt === null ? null : count(Math.floor(lastPostedAt / 1000)),
    ...(facts === undefined ? {} : growthValues(facts)),
    ...professionValues(creator),
    ...toAudienceValues(summaries),
    likeness: toLikeness(toTraits(creator, facts, where.country)),
  }
  return { key: toCreatorKey(creator.network, creator.externalId), values }
}

/** Creators that can be found: deleted and suspended ones cannot, whatever we still know of them. */
const isFindable = ({ state }: Creator): boolean => state === 'active' || state === 'private'

const keyOf = ({ what, network, id, sub }: Change): string | undefined =>
  what === 'comments' || what === objectionChange || what === purgeChange
    ? undefined
    : toCreatorKey(network, what === 'contents' ? sub : id)

const toDocuments = async (
  db: Database,
  rows: readonly IndexedRow[],
  places: PlaceResolver,
  rateCard: RateCard,
): Promise<SearchDocument[]> => {
  const creators = rows.map(({ creator }) => creator)
  const summaries = await readAllSummaries(db, creators)
  const reachable = await readReachable(db, creators)
  return rows.map(({ creator, contents, facts }, i) =>
    toCreatorDocument(creator, {
      facts,
      contents,
      summaries: summaries.get(toCreatorKey(creator.network, creator.externalId)) ?? [],
      where: places.resolve(withFacts(creator, facts).place),
      reachable: reachable[i] ?? { types: [], refused: false },
      rateCard,
    }),
  )
}

/** Goes up when documents are made in another way. */
const shape = 11

/** Other prices are another shape: the index is then built anew. */
const shapeWith = (rateCard: RateCard): number =>
  shape * 2 ** 32 + createHash('sha256').update(JSON.stringify(rateCard)).digest().readUInt32BE(0)

export const createCreatorsKind = (places: PlaceResolver, rateCard: RateCard, atHand?: RowsAtHand): IndexKind => {
  return {
    name: 'creators',
    shape: shapeWith(rateCard),
    schema: creatorsSchema,
    tables: [
      {
        table: 'creators',
        key: ['network', 'external_id'],
        toDocumentKey: (network = '', id = '') => toCreatorKey(network, id),
      },
    ],
    keyOf,
    touched: async (changes, _db, find) => {
      const keys = new Set(changes.flatMap((change) => keyOf(change) ?? []))
      // Whose objection was taken back is known by a hash alone: all who have one are looked at again.
      if (changes.some(({ what }) => what === objectionChange))
        for (const key of await find({ flag: 'do_not_contact' })) keys.add(key)
      return keys
    },
    read: async (db, keys) => {
      const rows: IndexedRow[] = []
      const earlier = new Map<string, ReadAt>()
      const unread: string[] = []
      for (const key of keys) {
        const row = atHand?.take(key)
        if (row === undefined) unread.push(key)
        else {
          rows.push(row)
          earlier.set(key, row.at)
        }
      }
      rows.push(...(await readIndexedRows(db, unread)))
      return { documents: await toDocuments(db, rows.filter(({ creator }) => isFindable(creator)), places, rateCard), earlier } // prettier-ignore
    },
  }
}
