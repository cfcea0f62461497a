import type { z } from 'zod'
import type { Clock } from '../../../kernel/clock.js'
import type { Records } from '../../../corpus/records/index.js'
import type { FetchKind } from '../../../corpus/records/fetch-log.js'
import { engineVersion } from '../../../engine/audience/version.js'
import { estimateCost, type Reading } from '../../../gather/costs.js'
import type { RequestCost } from '../../../jobs/cost.js'
import type { Creator, ProfileRef } from '../../../model/creator.js'
import { toProfileRef } from '../../../model/named-profile.js'
import type { Sources } from '../../../sources/registry.js'
import type { AnalyticsRequestBody, Plan } from './contract.js'
import type { Options } from './report-input.js'

type Fetch = Omit<z.output<typeof Plan>['fetches'][number], 'usd'>

export interface PlanNeeds extends Pick<
  Records,
  'creators' | 'contents' | 'history' | 'audiences' | 'fetchLog' | 'audienceSummaries'
> {
  sources: Sources
  clock: Clock
}

const pageItems = 100

/** How many of so many items of a list are known. */
const countKnown = async (
  { network, externalId }: Creator,
  what: FetchKind,
  items: number,
  { contents, history, audiences }: PlanNeeds,
): Promise<number> => {
  switch (what) {
    case 'contents':
      return (await contents.list(network, externalId, { limit: items })).length
    case 'history':
      return (await history.seen(network, externalId)) === undefined ? 0 : 1
    case 'followers':
    case 'likers':
    case 'commenters':
      return audiences.count({ network, creatorId: externalId, kind: what })
    case 'profile':
    case 'content':
    case 'comments':
      return 0
  }
}

const operationOf = ({ item }: Pick<Fetch, 'item'>) =>
  (item === 'growth' ? 'history' : item.replace('audiences.', '')) as Reading['operation']

/** What is read from the network itself. */
const costOfPlan = (
  { network, fetches }: z.output<typeof Plan>,
  { sources }: Pick<PlanNeeds, 'sources'>,
): Promise<RequestCost | null> =>
  estimateCost(
    fetches
      .filter(({ from }) => from === 'live')
      .map((fetch) => ({ network, operation: operationOf(fetch), items: fetch.items })),
    sources,
  )

/** What a report would fetch, without fetching anything. */
export const planReport = async (
  ref: ProfileRef,
  options: Options,
  needs: PlanNeeds,
): Promise<z.output<typeof Plan>> => {
  const { creators, fetchLog, audienceSummaries, sources, clock } = needs
  const creator = await creators.find(ref)
  const source = sources
    .about(ref)
    .find(({ synthetic }) => creator === undefined || synthetic === creator.provenance.synthetic)
  const maxAgeMs = options.max_age_s * 1000
  const isFresh = (asOf: number): boolean => maxAgeMs > 0 && clock.now() - asOf <= maxAgeMs
  const live = (item: string, items: number, why: string, known = 0): Fetch => {
    if (source !== undefined) return { item, from: 'live', items, calls: Math.ceil(items / pageItems), why }
    return known > 0
      ? {
          item,
          from: 'known',
          items: Math.min(items, known),
          calls: 0,
          why: `It was imported; ${ref.network} is not read here.`,
        }
      : { item, from: 'none', items: 0, calls: 0, why: `Nothing is known, and ${ref.network} is not read here.` }
  }

  const profile: Fetch =
    creator !== undefined && isFresh(creator.provenance.asOf)
      ? { item: 'profile', from: 'known', items: 1, calls: 0, why: 'What is known is fresh enough.' }
      : live(
          'profile',
          1,
          creator === undefined ? 'It was never read.' : 'What is known is too old.',
          creator === undefined ? 0 : 1,
        )

  const planList = async (what: FetchKind, item: string, items: number): Promise<Fetch> => {
    const can = source?.capabilities.operations[what] ?? 'no'
    if (source !== undefined && can === 'no')
      return { item, from: 'none', items: 0, calls: 0, why: `${ref.network} does not give it.` }
    const fetched = creator && (await fetchLog.find(ref.network, creator.externalId, what))
    const known = creator === undefined ? 0 : await countKnown(creator, what, items, needs)
    if (fetched === undefined) return live(item, items, 'It was never read.', known)
    if (!isFresh(fetched.readAt)) return live(item, items, 'What is known is too old.', known)
    if (!fetched.complete && fetched.items < items) return live(item, items, `Only ${fetched.items} are known.`, known)
    return {
      item,
      from: 'known',
      items: Math.min(items, fetched.items),
      calls: 0,
      why: 'What is known is fresh enough.',
    }
  }

  const planAudience = async (kind: Options['audiences'][number]): Promise<Fetch> => {
    const item = `audiences.${kind}`
    const known = creator && (await audienceSummaries.find(ref.network, creator.externalId, kind))
    const enough =
      known !== undefined && (known.sampleSize >= options.audience_sample || known.sampleSize === known.population)
    if (enough && known.engineVersion === engineVersion && isFresh(known.asOf))
      return { item, from: 'known', items: known.sampleSize, calls: 0, why: 'A fresh summary is known.' }
    return planList(kind, item, options.audience_sample)
  }

  const history = await planList('history', 'growth', 1)
  const fetches = [
    profile,
    await planList('contents', 'contents', options.contents),
    history,
    ...(await Promise.all(options.audiences.map(planAudience))),
  ]
  const priced = fetches.map((fetch) => {
    const cost = fetch.from === 'live' ? source?.cost?.(operationOf(fetch), fetch.items) : undefined
    return { ...fetch, calls: cost?.calls ?? fetch.calls, usd: Math.round((cost?.usd ?? 0) * 1e6) / 1e6 }
  })
  const calls = priced.reduce((sum, each) => sum + each.calls, 0)
  return { dry_run: true, ...ref, fetches: priced, calls, usd: priced.reduce((sum, { usd }) => sum + usd, 0) }
}

type Asked = z.output<typeof AnalyticsRequestBody>

/** What a report may use now: what is known and fresh is not read again. */
export const costOfReport = async ({ profile, ...options }: Asked, needs: PlanNeeds): Promise<RequestCost | null> =>
  costOfPlan(await planReport(toProfileRef(profile, '/profile'), options, needs), needs)

/** What a report may use that is made again after so long: what is fresh now is too old by then. */
export const costOfReportAgain = (asked: Asked, everyMs: number, needs: PlanNeeds): Promise<RequestCost | null> =>
  costOfReport({ ...asked, max_age_s: everyMs > asked.max_age_s * 1000 ? 0 : asked.max_age_s }, needs)
