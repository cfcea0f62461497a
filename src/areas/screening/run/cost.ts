import type { Records } from '../../../corpus/records/index.js'
import { dayMs } from '../../../kernel/clock.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import { estimateCost, type Reading } from '../../../gather/costs.js'
import type { RequestCost } from '../../../jobs/cost.js'
import type { ContentRef } from '../../../model/content.js'
import type { ProfileRef } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import type { Sources } from '../../../sources/registry.js'

export interface CostNeeds {
  sources: Sources
  creators: Pick<Records['creators'], 'find'>
  contents: Pick<Records['contents'], 'list'>
}

const pageItems = 100
/** Networks show some posts late: each run of a monitoring looks back a little further than the last one ended. */
export const overlapMs = 3 * dayMs

const commentsOn = (contents: number, network: Network, { include, max_comments_per_content }: Criteria): Reading[] =>
  include.comments ? [{ network, operation: 'comments', items: max_comments_per_content, times: contents }] : []

const readingsOf = (network: Network, there: number, criteria: Criteria): Reading[] => {
  const items = Math.max(1, Math.min(criteria.max_contents, there))
  return [
    { network, operation: 'profile', items: 1 },
    { network, operation: 'contents', items },
    ...commentsOn(items, network, criteria),
  ]
}

/** What screening profiles may use. Of those that are known it is known how much they published. */
export const costOfProfiles = async (
  refs: readonly ProfileRef[],
  criteria: Criteria,
  { sources, creators }: CostNeeds,
): Promise<RequestCost | null> => {
  const readings = refs.map(async (ref) => {
    const there = (await creators.find(ref))?.contentCount ?? Number.POSITIVE_INFINITY
    return readingsOf(ref.network, there, criteria)
  })
  return estimateCost((await Promise.all(readings)).flat(), sources)
}

/** How much a profile publishes in so long, as its newest posts show it. Of whom too little is known, a page. */
const countNew = async (ref: ProfileRef, spanMs: number, { creators, contents }: CostNeeds): Promise<number> => {
  const creator = await creators.find(ref)
  const known = creator && (await contents.list(ref.network, creator.externalId, { limit: pageItems }))
  const [newest, oldest] = [known?.[0]?.publishedAt, known?.at(-1)?.publishedAt]
  if (known === undefined || newest === undefined || oldest === undefined || newest === oldest) return pageItems
  return Math.ceil(((known.length - 1) * spanMs) / (newest - oldest))
}

/** What a later run of a monitoring may use: it reads what is new since the last one. */
export const costOfNew = async (
  refs: readonly ProfileRef[],
  criteria: Criteria,
  everyMs: number,
  needs: CostNeeds,
): Promise<RequestCost | null> => {
  const readings = refs.map(async (ref) =>
    readingsOf(ref.network, await countNew(ref, everyMs + overlapMs, needs), criteria),
  )
  return estimateCost((await Promise.all(readings)).flat(), needs.sources)
}

export const costOfContent = (
  { network }: ContentRef,
  criteria: Criteria,
  { sources }: CostNeeds,
): Promise<RequestCost | null> =>
  estimateCost([{ network, operation: 'content', items: 1 }, ...commentsOn(1, network, criteria)], sources)
