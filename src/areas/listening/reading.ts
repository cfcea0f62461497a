import { parseQuery, QuerySyntaxError, searchTerms, type SavedNames } from '../../engine/listening/query/index.js'
import type { Reading, Streams } from '../../gather/streams.js'
import type { Network } from '../../model/network.js'
import type { Sources } from '../../sources/registry.js'
import { queriesOf, type Listening } from './plan.js'

export interface ReadingNeeds {
  sources: Sources
  streams: Streams
}

type Asked = Pick<Listening, 'brand' | 'others' | 'networks'>

/** A query that names no word that every mention has cannot be followed on a stream; one that nobody wrote names the brand. */
const canBeFollowed = (query: string, saved: SavedNames): boolean => {
  try {
    return searchTerms(parseQuery(query, { mayOnlyExclude: false, saved })).length > 0
  } catch (error) {
    if (error instanceof QuerySyntaxError) return false
    throw error
  }
}

/** How new posts of each network arrive. */
export const readingOf = (
  asked: Asked,
  saved: SavedNames,
  { sources, streams }: ReadingNeeds,
): { network: Network; by: Reading }[] => {
  const live = new Set(sources.all().flatMap(({ network, synthetic }) => (synthetic ? [] : [network])))
  const isFollowed = queriesOf(asked).every((query) => canBeFollowed(query, saved))
  return [...live]
    .filter((network) => asked.networks === undefined || asked.networks.includes(network))
    .sort()
    .map((network) => ({ network, by: isFollowed ? streams.reading(network) : 'polling' }))
}
