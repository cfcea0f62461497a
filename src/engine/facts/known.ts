import type { Content } from '../../model/content.js'
import type { Creator, MetricPoint } from '../../model/creator.js'

/** What the history says of one day. */
export type HistoryPoint = Pick<MetricPoint, 'day' | 'followers' | 'averageLikes' | 'averageViews'>

/** What is known of a creator. Contents may be more than the facts rest on, and in any order. */
export interface Known {
  creator: Creator
  contents: readonly Content[]
  history: readonly HistoryPoint[]
}
