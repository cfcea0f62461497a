import type { Creators } from '../../../corpus/records/creators.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import { estimateCost, type Reading } from '../../../gather/costs.js'
import type { RequestCost } from '../../../jobs/cost.js'
import type { ContentRef } from '../../../model/content.js'
import type { ProfileRef } from '../../../model/creator.js'
import type { Network } from '../../../model/network.js'
import type { Sources } from '../../../sources/registry.js'

export interface CostNeeds {
  sources: Sources
  creators: Pick<Creators, 'find'>
}

const commentsOn = (contents: number, network: Network, { include, max_comments_per_content }: Criteria): Reading[] =>
  include.comments ? [{ network, operation: 'comments', items: max_comments_per_content, times: contents }] : []

/** What screening profiles may use. Of those that are known it is known how much they published. */
export const costOfProfiles = async (
  refs: readonly ProfileRef[],
  criteria: Criteria,
  { sources, creators }: CostNeeds,
): Promise<RequestCost | null> => {
  const readings = refs.map(async (ref): Promise<Reading[]> => {
    const { network } = ref
    const there = (await creators.find(ref))?.contentCount ?? Number.POSITIVE_INFINITY
    const items = Math.max(1, Math.min(criteria.max_contents, there))
    return [
      { network, operation: 'profile', items: 1 },
      { network, operation: 'contents', items },
      ...commentsOn(items, network, criteria),
    ]
  })
  return estimateCost((await Promise.all(readings)).flat(), sources)
}

export const costOfContent = (
  { network }: ContentRef,
  criteria: Criteria,
  { sources }: CostNeeds,
): Promise<RequestCost | null> =>
  estimateCost([{ network, operation: 'content', items: 1 }, ...commentsOn(1, network, criteria)], sources)
