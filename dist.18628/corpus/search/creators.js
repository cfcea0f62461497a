import { growthOver } from '../../engine/growth/growth.js'
import { toLikeness } from '../../engine/likeness/likeness.js'
import { findDisclosures } from '../../engine/sponsorship/disclosure.js'
import { topInterestOf } from '../../model/interest.js'
import { contactTypesOf } from './contact-flags.js'
import {
  birthYearFirst,
  birthYearLast,
  creatorsSchema,
  followerGrowthMonths,
  growthColumn,
  otherGrowthMonths,
  toGrowthCode,
} from './creators-schema.js'
import { byNetwork, readCreatorKey, toCreatorKey } from './keys.js'
import { readCreators, readNewestContents, readPoints } from './rows.js'
import { toTag } from './texts.js'
const contentsRead = 20
const captionCharsMax = 6e3
const u32Max = 4294967294
const count = (value) =>
  value === null || value === void 0 || !Number.isFinite(value) || value < 0
    ? null
    : Math.min(u32Max, Math.round(value))
const figure = (value) =>
  value === null || value === void 0 || !Number.isFinite(value) || Math.abs(value) > 1e30 ? null : value
const toSponsor = (text) => toTag(text).trim().slice(0, 80)
const readWritten = (contents) => {
  const words = /* @__PURE__ */ new Set()
  const tags = /* @__PURE__ */ new Map()
  const sponsors = /* @__PURE__ */ new Set()
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
const growthValues = (points) => {
  const code = (figures, months) => {
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
  ])
}
const toCreatorDocument = (creator, { written, points, where }) => {
  const { metrics, birthYear, lastPostedAt, interests, languages, followers } = creator
  const values = {
    followers: count(followers),
    network: creator.network,
    handle: creator.handle,
    name: creator.name,
    bio:
      creator.professional === null
        ? creator.bio
        : `${creator.professional.headline}
${creator.bio}`,
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
    last_posted_at: lastPostedAt === null ? null : count(Math.floor(lastPostedAt / 1e3)),
    ...growthValues(points),
    likeness: toLikeness({ interests, tags: written.tags, languages, followers }),
  }
  return { key: toCreatorKey(creator.network, creator.externalId), values }
}
const isFindable = ({ state }) => state === 'active' || state === 'private'
const createCreatorsKind = (whereabouts) => {
  return {
    name: 'creators',
    shape: 1,
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
      const documents = []
      for (const [network, refs] of byNetwork(keys.map(readCreatorKey))) {
        const creators = (
          await readCreators(
            db,
            network,
            refs.map(({ externalId }) => externalId),
          )
        ).filter(isFindable)
        const ids = creators.map(({ externalId }) => externalId)
        const contents = /* @__PURE__ */ new Map()
        for (const content of await readNewestContents(db, network, ids, contentsRead)) {
          const own = contents.get(content.authorExternalId) ?? []
          own.push(content)
          contents.set(content.authorExternalId, own)
        }
        const points = await readPoints(db, network, ids)
        for (const creator of creators)
          documents.push(
            toCreatorDocument(creator, {
              written: readWritten(contents.get(creator.externalId) ?? []),
              points: points.get(creator.externalId) ?? [],
              where: whereabouts.of(creator.place),
            }),
          )
      }
      return documents
    },
  }
}
export { contentsRead, createCreatorsKind, readWritten, toCreatorDocument, toSponsor }
//# sourceMappingURL=creators.js.map
