import type { Content } from '../../model/content.js'
import {
  factsWindow,
  type CreatorFacts,
  type LanguageFacts,
  type Rate,
  type UseFacts,
} from '../../model/creator-facts.js'
import { performanceByType, performanceOf, ripeContents, type Performance } from '../analytics/engagement.js'
import { rhythmOf } from '../analytics/rhythm.js'
import { isSponsored } from '../analytics/sponsorship.js'
import { roundTo } from '../statistics/round.js'
import { interestsOf, subjectTagsOf } from '../analytics/tags.js'
import type { BrandFinder } from '../text/find-brands.js'
import { namedSponsors } from '../text/named-sponsors.js'
import { brandsBy } from './brands-of.js'
import { growthOfHistory } from './growth.js'
import type { Known } from './known.js'
import type { DetectLanguage } from './language.js'
import { readStated } from './stated.js'
import type { FindPlace } from './stated-place.js'
import { mentionsOf, toTag } from '../language/tags.js'
import { factsVersion } from './version.js'

/** What the reading of texts draws on. */
export interface FactsKnowledge {
  detect: DetectLanguage
  finder: BrandFinder
  findPlace: FindPlace
}

const tagsMax = 20
const sponsorsMax = 50
const sponsorCharsMax = 80
/** A language that fewer contents are written in is a quote or a mistake. */
const languageShareMin = 0.15

/** The contents that facts rest on: the newest ones, newest first. */
export const newestContents = (contents: readonly Content[]): Content[] =>
  contents
    .toSorted((a, b) => b.publishedAt - a.publishedAt || (a.contentId < b.contentId ? 1 : -1))
    .slice(0, factsWindow)

const count = (lists: readonly (readonly string[])[]): UseFacts[] => {
  const uses = new Map<string, number>()
  for (const names of lists) for (const name of new Set(names)) uses.set(name, (uses.get(name) ?? 0) + 1)
  return [...uses]
    .map(([name, contents]) => ({ name, contents }))
    .sort((a, b) => b.contents - a.contents || (a.name < b.name ? -1 : 1))
    .slice(0, tagsMax)
}

/** So many languages of a creator, most used first, are asked what contents are about. */
const languagesRead = 2

/** What the source states of a content's language counts; else its text is read. */
const languagesOf = (contents: readonly Content[], detect: DetectLanguage): LanguageFacts[] => {
  const codes = contents
    .map(({ language, title, text }) => language ?? detect(`${title ?? ''}\n${text}`))
    .filter((code) => code !== null)
  return count(codes.map((code) => [code]))
    .map(({ name, contents: uses }) => ({ code: name, contents: uses, share: roundTo(uses / codes.length, 4) }))
    .filter(({ share }) => share >= languageShareMin)
}

const sponsorsOf = (contents: readonly Content[], finder: BrandFinder): CreatorFacts['sponsored'] => {
  const paid = contents.filter(isSponsored)
  const named = paid.flatMap((content) => [
    ...(content.declaredSponsorship?.brands ?? []),
    ...mentionsOf(content).map((name) => `@${name}`),
  ])
  const by = [...new Set(named.map((name) => toTag(name).trim().slice(0, sponsorCharsMax)))].filter(
    (name) => name !== '',
  )
  const told = paid.flatMap(({ title, text }) =>
    namedSponsors(`${title ?? ''}\n${text}`, (name) => finder.ofName(name)),
  )
  const brands = [...new Set([...named.flatMap((name) => finder.ofName(name) ?? []), ...told])]
  return { contents: paid.length, by: by.slice(0, sponsorsMax), brands: brands.slice(0, sponsorsMax) }
}

const rateOf = (by: Record<'mean' | 'median', Performance>, pick: 'engagementRate' | 'viewRate'): Rate | null => {
  const [mean, median] = [by.mean[pick], by.median[pick]]
  return mean === null || median === null ? null : { mean, median }
}

const figuresOf = ({ likes, comments, views, shares, saves }: Performance) => ({
  likes,
  comments,
  views,
  shares,
  saves,
})

/**
 * The facts about a creator: the same for the same rows, whoever asks and whenever. No clock is read; a content counts once it
 * was two days old when it was read.
 */
export const deriveFacts = (known: Known, knowledge: FactsKnowledge): CreatorFacts => {
  const { creator } = known
  const newest = newestContents(known.contents)
  const counted = ripeContents(newest)
  const rhythm = rhythmOf(newest)
  const languages = languagesOf(newest, knowledge.detect)
  const by = {
    mean: performanceOf(counted, creator.followers, 'mean'),
    median: performanceOf(counted, creator.followers, 'median'),
  }
  return {
    network: creator.network,
    externalId: creator.externalId,
    version: factsVersion,
    sample: {
      contents: newest.length,
      counted: counted.length,
      from: newest.at(-1)?.publishedAt ?? null,
      to: newest[0]?.publishedAt ?? null,
    },
    ...figuresOf(by.mean),
    engagementRate: rateOf(by, 'engagementRate'),
    viewRate: rateOf(by, 'viewRate'),
    types: performanceByType(counted, creator.followers, 'mean').map(({ type, performance }) => ({
      type,
      contents: performance.contents,
      likes: performance.likes,
      comments: performance.comments,
      views: performance.views,
    })),
    lastPostedAt: newest[0]?.publishedAt ?? null,
    postsPerWeek: rhythm?.perWeek ?? null,
    languages,
    interests: interestsOf(
      newest,
      { bio: creator.bio, declared: creator.interests },
      languages.slice(0, languagesRead).map(({ code }) => code),
    ),
    hashtags: count(newest.map(subjectTagsOf)),
    mentions: count(newest.map(mentionsOf)),
    brands: count(newest.map(brandsBy(creator, knowledge.finder))),
    sponsored: sponsorsOf(newest, knowledge.finder.within(creator.provenance.synthetic)),
    growth: growthOfHistory(known),
    stated: readStated(creator, knowledge.findPlace),
  }
}
