import type { Content } from '../../model/content.js'
import { roundTo } from '../statistics/round.js'
import { subjectTagsOf } from './tags.js'

export interface TopicUse {
  name: string
  contents: number
  share: number
  /** How common the tag is in all contents we know. */
  baseShare: number
  /** 0..1: how much more this creator speaks of it than others do. */
  relevance: number
}

const topicsMax = 15

/**
 * What somebody speaks of more than others: the share of contents with a tag, weighed by how rare the tag is elsewhere (the
 * inverse document frequency), scaled so that a tag on every content that nobody else uses has relevance 1. Tags that disclose payment are
 * no topics.
 */
export const topicsOf = (
  contents: readonly Content[],
  known: ReadonlyMap<string, { contents: number }>,
  corpusContents: number,
): TopicUse[] => {
  const counts = new Map<string, number>()
  for (const content of contents) for (const tag of subjectTagsOf(content)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const rarest = Math.log(1 + Math.max(1, corpusContents))
  return [...counts]
    .filter(([, count]) => count >= 2)
    .map(([name, count]) => {
      const base = known.get(name)?.contents ?? 0
      const share = count / contents.length
      const idf = Math.log(1 + Math.max(1, corpusContents) / (1 + base)) / rarest
      return {
        name,
        contents: count,
        share: roundTo(share, 4),
        baseShare: corpusContents === 0 ? 0 : roundTo(base / corpusContents, 6),
        relevance: roundTo(Math.min(1, share * idf), 4),
      }
    })
    .sort((a, b) => b.relevance - a.relevance || (a.name < b.name ? -1 : 1))
    .slice(0, topicsMax)
}
