import { knownCredibility } from '../../../engine/audience/credibility.js'
import { shareScore, sizeScore, type Finding } from '../../../engine/analytics/brief-fit.js'
import { dayMs } from '../../../kernel/clock.js'
import type { AudienceSplit } from '../../../model/audience-summary.js'
import { findInterest, topInterestOf } from '../../../model/interest.js'
import { languageName } from '../../../model/language.js'
import type { Filters } from '../discovery/filters.js'
import type { FoundRecord } from '../discovery/present.js'

/** What is known besides the record of somebody. */
export interface Beside {
  /** Whether the index finds them at a place of the brief; null: the brief names none. */
  isThere: boolean | null
  /** The median engagement rate of all who are considered. */
  usualRate: number | null
  /** Names of the places that the brief asks for. */
  ownPlaces: string
  audiencePlaces: string
  countryCodes: readonly string[]
  nameOfBrand: (id: string) => string
  now: number
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
const count = (value: number): string => value.toLocaleString('en')

type Lists = { any_of?: unknown[]; all_of?: unknown[]; none_of?: unknown[] } | unknown[] | undefined
const idOf = (value: unknown): string => (typeof value === 'string' ? value : (value as { id: string }).id)

/** The values of a list filter that are asked for, and those that are to be avoided. */
export const wantedOf = (lists: Lists): string[] =>
  (Array.isArray(lists) ? lists : [...(lists?.any_of ?? []), ...(lists?.all_of ?? [])]).map(idOf)
export const avoidedOf = (lists: Lists): string[] => (Array.isArray(lists) ? [] : (lists?.none_of ?? [])).map(idOf)

/** 1 for the interest itself and what lies below it, half for what it lies below. */
const topicScore = (wanted: string, held: readonly string[]): number =>
  held.some((id) => id === wanted || id.startsWith(`${wanted}.`))
    ? 1
    : held.some((id) => topInterestOf(id) === topInterestOf(wanted))
      ? 0.5
      : 0

const topics = ({ creator, facts }: FoundRecord, { interests }: Filters): Finding[] => {
  const wanted = wantedOf(interests as Lists)
  if (wanted.length === 0) return []
  if (creator.interests.length === 0)
    return [{ factor: 'topics', score: null, evidence: 'No interests are known of them.' }]
  const name = (id: string): string => findInterest(id)?.name ?? id
  const scores = wanted.map((id) => topicScore(id, creator.interests))
  const score = scores.reduce((sum, each) => sum + each, 0) / wanted.length
  const held = creator.interests.slice(0, 3).map((id) => {
    const posts = facts?.interests.find((each) => each.id === id)
    return posts === undefined || posts.contents === 0 ? name(id) : `${name(id)} (${posts.contents} posts)`
  })
  return [
    {
      factor: 'topics',
      score,
      evidence: `Asked for ${wanted.map(name).join(', ')}; they post about ${held.join(', ')}.`,
    },
  ]
}

const language = ({ creator, facts }: FoundRecord, { languages }: Filters): Finding[] => {
  const wanted = wantedOf(languages as Lists)
  if (wanted.length === 0) return []
  const names = wanted.map((code) => languageName(code)).join(' or ')
  const used = facts?.languages ?? []
  if (used.length === 0 && creator.languages.length === 0)
    return [{ factor: 'language', score: null, evidence: 'Their language is not known.' }]
  if (used.length === 0) {
    const speaks = creator.languages.some((code) => wanted.includes(code))
    return [
      { factor: 'language', score: speaks ? 1 : 0, evidence: `The profile ${speaks ? 'is' : 'is not'} in ${names}.` },
    ]
  }
  const share = used.filter(({ code }) => wanted.includes(code)).reduce((sum, each) => sum + each.share, 0)
  return [
    {
      factor: 'language',
      score: shareScore(share, 0.5),
      evidence: `${percent(share)} of their posts are in ${names}.`,
    },
  ]
}

const country = ({ creator }: FoundRecord, { isThere, ownPlaces }: Beside): Finding[] => {
  if (isThere === null) return []
  const stated = creator.place === null || creator.place.text === '' ? null : creator.place.text
  if (isThere) {
    const evidence = `Their profile names ${stated ?? ownPlaces}; asked for ${ownPlaces}.`
    return [{ factor: 'country', score: 1, evidence }]
  }
  if (creator.place === null) return [{ factor: 'country', score: null, evidence: 'Where they are is not known.' }]
  return [{ factor: 'country', score: 0, evidence: `Their profile names ${stated ?? 'another place'}.` }]
}

const gender = ({ creator }: FoundRecord, filters: Filters): Finding[] => {
  const wanted = wantedOf(filters.gender as Lists)
  if (wanted.length === 0) return []
  if (creator.gender === null) return [{ factor: 'gender', score: null, evidence: 'They do not state a gender.' }]
  const isWanted = wanted.includes(creator.gender)
  return [{ factor: 'gender', score: isWanted ? 1 : 0, evidence: `Stated: ${creator.gender}.` }]
}

interface Asked {
  factor: 'audience_country' | 'audience_gender' | 'audience_age'
  split: (summary: NonNullable<FoundRecord['summary']>) => AudienceSplit
  ids: readonly string[]
  names: string
  /** The share that is as good as one may ask for. */
  full: number
}

const audiencePart = ({ summary }: FoundRecord, { factor, split, ids, names, full }: Asked): Finding => {
  if (summary === undefined) return { factor, score: null, evidence: 'Their audience was not analysed yet.' }
  const { shares, known } = split(summary)
  if (known === 0) return { factor, score: null, evidence: 'The sample of their audience says nothing of it.' }
  const found = shares.filter(({ id }) => ids.includes(id.toLowerCase()))
  const sum = (pick: (share: (typeof found)[number]) => number): number =>
    Math.min(
      1,
      Math.max(
        0,
        found.reduce((total, each) => total + pick(each), 0),
      ),
    )
  const share = sum(({ value }) => value)
  const bounds = `${percent(sum(({ low }) => low))} to ${percent(sum(({ high }) => high))}`
  return {
    factor,
    score: shareScore(share, full),
    evidence: `${percent(share)} of their audience (${bounds}, sample ${known}): ${names}.`,
  }
}

const audience = (
  record: FoundRecord,
  { audience: wanted }: Filters,
  { audiencePlaces, countryCodes }: Beside,
): Finding[] => {
  const parts: Asked[] = [
    {
      factor: 'audience_country',
      split: ({ countries }) => countries,
      ids: countryCodes,
      names: audiencePlaces,
      full: 0.5,
    },
    {
      factor: 'audience_gender',
      split: ({ genders }) => genders,
      ids: wantedOf(wanted?.genders as Lists),
      names: wantedOf(wanted?.genders as Lists).join(', '),
      full: 0.6,
    },
    {
      factor: 'audience_age',
      split: ({ ages }) => ages,
      ids: wantedOf(wanted?.ages as Lists),
      names: wantedOf(wanted?.ages as Lists).join(', '),
      full: 0.5,
    },
  ]
  return parts.filter(({ ids }) => ids.length > 0).map((part) => audiencePart(record, part))
}

const size = ({ creator: { followers } }: FoundRecord, { followers: band }: Filters): Finding[] => {
  const { min, max } = band ?? {}
  if (min === undefined && max === undefined) return []
  if (followers === null) return [{ factor: 'size', score: null, evidence: 'Their followers are not known.' }]
  const range = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  const said = [min === undefined ? '' : `at least ${count(min)}`, max === undefined ? '' : `at most ${count(max)}`]
  return [
    {
      factor: 'size',
      score: sizeScore(followers, range),
      evidence: `${count(followers)} followers; asked for ${said.filter((each) => each !== '').join(', ')}.`,
    },
  ]
}

const conflict = ({ facts }: FoundRecord, { sponsored_by }: Filters, { nameOfBrand }: Beside): Finding[] => {
  const avoided = avoidedOf(sponsored_by as Lists)
  if (avoided.length === 0) return []
  if (facts === undefined || facts.sample.contents === 0)
    return [{ factor: 'brand_conflict', score: null, evidence: 'No posts are known that could name a sponsor.' }]
  const names = (ids: readonly string[]): string => ids.map(nameOfBrand).join(', ')
  const paid = avoided.filter((id) => facts.sponsored.brands.includes(id))
  if (paid.length > 0) return [{ factor: 'brand_conflict', score: 0, evidence: `Was paid by ${names(paid)}.` }]
  const named = avoided.filter((id) => facts.brands.some((brand) => brand.name === id))
  if (named.length > 0)
    return [{ factor: 'brand_conflict', score: 0.3, evidence: `Names ${names(named)} in posts, not as a sponsor.` }]
  return [
    {
      factor: 'brand_conflict',
      score: 1,
      evidence: `None of their newest ${facts.sample.contents} known posts names ${names(avoided)}.`,
    },
  ]
}

const sponsors = ({ facts }: FoundRecord, { nameOfBrand }: Beside): Finding[] => {
  if (facts === undefined || facts.sample.contents === 0)
    return [{ factor: 'past_sponsors', score: null, evidence: 'No posts are known.' }]
  const { contents, brands } = facts.sponsored
  const share = contents / facts.sample.contents
  const by = brands.length === 0 ? '' : `, for ${brands.slice(0, 5).map(nameOfBrand).join(', ')}`
  const evidence = `${contents} of their newest ${facts.sample.contents} known posts say that they are paid for${by}.`
  return [{ factor: 'past_sponsors', score: share > 0.5 ? 0.2 : contents > 0 ? 1 : 0.6, evidence }]
}

const engagement = ({ figures }: FoundRecord, { usualRate }: Beside): Finding[] => {
  const rate = figures.engagementRate.mean
  if (rate === null || usualRate === null || usualRate === 0)
    return [{ factor: 'engagement', score: null, evidence: 'Their engagement rate is not known.' }]
  const percentOf = (value: number): string => `${(value * 100).toFixed(1)} %`
  return [
    {
      factor: 'engagement',
      score: shareScore(rate, 2 * usualRate),
      evidence: `Engagement rate ${percentOf(rate)}; the median of those considered is ${percentOf(usualRate)}.`,
    },
  ]
}

const credibility = ({ summary }: FoundRecord): Finding[] => {
  if (summary === undefined)
    return [{ factor: 'credibility', score: null, evidence: 'Their audience was not analysed yet.' }]
  const known = knownCredibility(summary)
  if (known === null)
    return [{ factor: 'credibility', score: null, evidence: 'What is known of their audience shows no sign of it.' }]
  const { value, low, high } = known
  const bounds = `${Math.round(low)} to ${Math.round(high)}`
  return [
    {
      factor: 'credibility',
      score: value / 100,
      evidence: `Credibility of the audience ${Math.round(value)} of 100 (${bounds}).`,
    },
  ]
}

const activity = ({ creator: { lastPostedAt } }: FoundRecord, { now }: Beside): Finding[] => {
  if (lastPostedAt === null)
    return [{ factor: 'activity', score: null, evidence: 'When they last posted is not known.' }]
  const days = Math.max(0, Math.floor((now - lastPostedAt) / dayMs))
  return [
    { factor: 'activity', score: days <= 30 ? 1 : days <= 90 ? 0.5 : 0, evidence: `Last posted ${days} days ago.` },
  ]
}

/** Everything about somebody that needs no more than what is stored of all. */
export const findingsOf = (record: FoundRecord, filters: Filters, beside: Beside): Finding[] => [
  ...topics(record, filters),
  ...language(record, filters),
  ...country(record, beside),
  ...gender(record, filters),
  ...audience(record, filters, beside),
  ...size(record, filters),
  ...conflict(record, filters, beside),
  ...engagement(record, beside),
  ...credibility(record),
  ...sponsors(record, beside),
  ...activity(record, beside),
]
