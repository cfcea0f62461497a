import type { z } from 'zod'
import { fitOf, type Finding, type Fit } from '../../../engine/analytics/brief-fit.js'
import { median } from '../../../engine/statistics/estimate.js'
import { operation } from '../../../kernel/operation.js'
import type { DiscoveryNeeds } from '../discovery/discover.js'
import { findKeys } from '../discovery/find-keys.js'
import type { Filters } from '../discovery/filters.js'
import { readRecords, type FoundRecord } from '../discovery/present.js'
import { presentNamed } from '../discovery/present-named.js'
import { BriefAnswer, BriefBody, consideredMax } from './contract.js'
import { briefExample } from './example.js'
import { findingsOf, wantedOf, type Beside } from './findings.js'
import { readBrief, type Brief } from './read-brief.js'
import { readContents, type ContentNeeds } from './read-contents.js'

type Needs = DiscoveryNeeds & ContentNeeds
type Entry = z.output<typeof BriefAnswer>['data'][number]

interface Considered {
  record: FoundRecord
  findings: Finding[]
  fit: Fit
}

/** Followers of those considered may be so many times more or fewer than the brief asks for: they come with a doubt. */
const sizeSlack = 4
const bySize = { by: 'followers', order: 'desc', method: 'mean' } as const

/** Whom to consider: those who match all, then those of the topics and about the size. */
const findConsidered = async ({ filters }: Brief, synthetic: Filters['synthetic'], needs: Needs, accountId: string) => {
  const { sponsored_by: _sponsors, ...strict } = filters
  const world = synthetic === undefined ? {} : { synthetic }
  const { min, max } = filters.followers ?? {}
  const about = {
    ...(min === undefined ? {} : { min: min / sizeSlack }),
    ...(max === undefined ? {} : { max: max * sizeSlack }),
  }
  const { network, interests } = filters
  const wide: Filters = {
    ...(network === undefined ? {} : { network }),
    ...(interests === undefined ? {} : { interests: topicsOf(interests) }),
    ...(Object.keys(about).length === 0 ? {} : { followers: about }),
    ...world,
  }
  const where = { needs, accountId, pointer: '/filters' }
  const find = (asked: Filters): Promise<string[]> => findKeys(asked, bySize, consideredMax / 2, where)
  const keys = new Set([...(await find({ ...strict, ...world })), ...(await find(wide))])
  const there = filters.locations === undefined ? null : new Set(await find({ ...wide, locations: filters.locations }))
  return { keys: [...keys], there }
}

/** Any of the topics is enough to be considered. */
const topicsOf = (interests: NonNullable<Filters['interests']>): NonNullable<Filters['interests']> => {
  const wanted = wantedOf(interests as Parameters<typeof wantedOf>[0])
  return wanted.length === 0 ? interests : wanted
}

const besideOf = async (
  { filters }: Brief,
  records: readonly FoundRecord[],
  needs: Needs,
): Promise<Omit<Beside, 'isThere'>> => {
  const places = needs.dictionaries.places()
  const brands = await needs.dictionaries.brands()
  const wanted = wantedOf(filters.audience?.locations as Parameters<typeof wantedOf>[0])
  const asked = wantedOf(filters.locations as Parameters<typeof wantedOf>[0])
  const rates = records.flatMap(({ figures }) => figures.engagementRate.mean ?? [])
  const named = (ids: readonly string[]): string => ids.map((id) => places.get(id)?.name ?? id).join(', ')
  return {
    usualRate: median(rates),
    ownPlaces: named(asked),
    audiencePlaces: named(wanted),
    countryCodes: wanted.map((id) => (places.get(id)?.countryCode ?? id).toLowerCase()),
    nameOfBrand: (id: string): string => brands.byId.get(id)?.name ?? id,
    now: needs.clock.now(),
  }
}

const present = ({ record: { creator }, fit }: Considered, rank: number): Entry => ({
  rank,
  fit: fit.fit,
  low: fit.low,
  high: fit.high,
  ...presentNamed(creator),
  reasons: fit.reasons,
  doubts: fit.doubts,
  unknown: fit.unknown,
  synthetic: creator.provenance.synthetic,
})

/** The best first; where two fit alike, the one of whom more is known, then the one whom more follow. */
const better = ({ fit: a, record: one }: Considered, { fit: b, record: two }: Considered): number =>
  b.fit - a.fit || b.low - a.low || (two.creator.followers ?? 0) - (one.creator.followers ?? 0)

export const fitBrief = operation({
  method: 'POST',
  path: '/brief-fit',
  name: 'fitBrief',
  isRead: true,
  area: 'Creators',
  summary: 'Rank creators for a campaign brief, with reasons and doubts',
  description: `Reads a brief in plain language, as POST /discovery/interpret does, or as filters, and compares up to ${consideredMax} stored creators with it, factor by factor, each with its evidence. Unknown factors are listed, count half, and widens the bounds of the fit. Nothing is fetched: posts that are stored are judged for safety, and priced by the rate card.`,
  scope: 'creators',
  input: { body: BriefBody },
  output: BriefAnswer,
  example: briefExample,
  run: async ({ body }, needs: Needs, call) => {
    const brief = await readBrief(body, needs)
    const { keys, there } = await findConsidered(brief, body.synthetic, needs, call.caller.accountId)
    const records = await readRecords(keys, needs)
    const beside = await besideOf(brief, [...records.values()], needs)
    const considered = [...records].map(([key, record]): Considered => {
      const findings = findingsOf(record, brief.filters, { ...beside, isThere: there?.has(key) ?? null })
      return { record, findings, fit: fitOf(findings) }
    })
    const first = considered.toSorted(better).slice(0, body.limit)
    const read: Considered[] = []
    for (const { record, findings } of first) {
      const all = [...findings, ...(await readContents(record, brief.budget, needs, call.signal))]
      read.push({ record, findings: all, fit: fitOf(all) })
    }
    return {
      brief: {
        filters: brief.filters,
        budget: brief.budget,
        explained: brief.explained,
        not_understood: brief.notUnderstood,
      },
      data: read.sort(better).map((each, i) => present(each, i + 1)),
      considered: records.size,
    }
  },
})
