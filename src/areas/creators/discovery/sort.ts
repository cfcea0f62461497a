import {
  audienceColumn,
  audienceParts,
  followerGrowthMonths,
  growthColumn,
  otherGrowthMonths,
} from '../../../corpus/search/creators-schema.js'
import type { Sort } from '../../../engine/search/index.js'
import { isKnownPart, sayShares } from './audience-clauses.js'
import type { Problems } from './clause.js'
import type { Filters, Sort as WantedSort } from './filters.js'
import type { Likeness } from './likeness-clause.js'
import type { Known } from './list-clauses.js'
import { averageColumn } from './number-clauses.js'

interface SortParts {
  wanted: WantedSort | undefined
  filters: Filters
  likeness: Likeness | undefined
  known: Known
  problems: Problems
}

/** What followers count for beside the words, in an order by relevance without topics. */
const followersWeight = 0.25
const monthsUsual = 3

const usual = ({ filters, likeness }: SortParts): WantedSort['by'] =>
  likeness !== undefined
    ? 'similarity'
    : filters.query !== undefined || filters.topics !== undefined
      ? 'relevance'
      : 'followers'

const toGrowth = (by: string, months: number | undefined, filters: Filters, problems: Problems): string => {
  const figure = by === 'follower_growth' ? 'followers' : by === 'likes_growth' ? 'likes' : 'views'
  const filter = filters[by as 'follower_growth' | 'likes_growth' | 'views_growth']
  const chosen = months ?? filter?.months ?? monthsUsual
  const kept: readonly number[] = figure === 'followers' ? followerGrowthMonths : otherGrowthMonths
  if (!kept.includes(chosen))
    problems.add('/sort/months', `Growth of ${figure} is kept over ${kept.join(', ')} months.`)
  return growthColumn(figure, kept.includes(chosen) ? chosen : monthsUsual)
}

/** The one value that the filters want of the audience, where there is one and no other. */
const onlyWanted = ({ audience }: Filters): NonNullable<WantedSort['audience']> | undefined => {
  if (audience === undefined) return undefined
  const wanted = audienceParts.flatMap((part) => {
    const { any_of = [], all_of = [] } = audience[part] === undefined ? {} : sayShares(audience[part])
    return [...any_of, ...all_of].map(({ id }) => ({ source: audience.source, part, id }))
  })
  return wanted.length === 1 ? wanted[0] : undefined
}

const toShareSort = ({ wanted, filters, known, problems }: SortParts): Sort => {
  const share = wanted?.audience ?? onlyWanted(filters)
  if (share === undefined) {
    problems.add('/sort/audience', 'Say whose share: {"part":"locations","id":"us"}, or filter by one value alone.')
    return { by: 'rank' }
  }
  if (!isKnownPart(share.part, share.id, known))
    problems.add('/sort/audience/id', `There is no ${JSON.stringify(share.id)}.`)
  return { by: 'weight', column: audienceColumn(share.source, share.part), value: share.id }
}

/** The order that was asked for, as the index sorts; what makes no sense is said. */
export const toEngineSort = (parts: SortParts): { sort: Sort; sortedBy: WantedSort['by'] } => {
  const { wanted, filters, likeness, problems } = parts
  const by = wanted?.by ?? usual(parts)
  const order = wanted?.order ?? 'desc'
  const column = (name: string): { sort: Sort; sortedBy: WantedSort['by'] } => ({
    sort: { by: 'column', column: name, order },
    sortedBy: by,
  })
  if (order === 'asc' && ['relevance', 'similarity', 'audience_share'].includes(by))
    problems.add('/sort/order', `By ${by} there is only desc.`)
  switch (by) {
    case 'followers':
    case 'content_count':
    case 'engagement_rate':
    case 'price':
    case 'last_posted_at':
      return column(by)
    case 'average_likes':
    case 'average_comments':
    case 'average_views':
      return column(averageColumn(by, wanted?.method ?? 'mean'))
    case 'follower_growth':
    case 'likes_growth':
    case 'views_growth':
      return column(toGrowth(by, wanted?.months, filters, problems))
    case 'audience_credibility':
      return column(audienceColumn(filters.audience?.source ?? 'followers', 'credibility'))
    case 'audience_share':
      return { sort: toShareSort(parts), sortedBy: by }
    case 'relevance': {
      if (filters.query === undefined && filters.topics === undefined && filters.bio_contains === undefined)
        problems.add('/sort/by', 'Relevance needs words to be relevant to: query, topics or bio_contains.')
      const weight = filters.topics === undefined ? followersWeight : 1 - filters.topics.weight
      return { sort: { by: 'relevance', rankWeight: weight }, sortedBy: by }
    }
    case 'similarity':
      if (likeness === undefined) {
        problems.add('/sort/by', 'Similarity needs similar_to.')
        return { sort: { by: 'rank' }, sortedBy: by }
      }
      return { sort: { by: 'similarity', column: likeness.column, vector: likeness.vector }, sortedBy: by }
  }
}
