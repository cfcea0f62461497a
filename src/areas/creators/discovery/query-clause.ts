import { toCreatorKey } from '../../../corpus/search/keys.js'
import { describeSyntaxError, parseQuery, QuerySyntaxError } from '../../../engine/listening/query/index.js'
import type { Explained, Filter } from '../../../engine/search/index.js'
import type { Clause, Problems } from './clause.js'
import { findPasted } from './find-pasted.js'
import { withCompounds } from './query-compounds.js'
import { compileWords, type QueryNeeds } from './query-words.js'

export interface QueryClause {
  clause: Clause
  /** The snapshot of texts in which phrases were looked for, if any were. */
  textsVersion: string | null
}

/** What of a query a creator has: the words as they are written there, the field before the colon. */
const readFound = (filter: Filter, explained: Explained, labels: ReadonlyMap<Filter, string>): string[] => {
  if (!explained.passed || 'not' in filter) return []
  const label = labels.get(filter)
  if (label !== undefined) return [label]
  const children = 'and' in filter ? filter.and : 'or' in filter ? filter.or : []
  const inner = children.flatMap((child, i) => readFound(child, explained.clauses?.[i] ?? { passed: false }, labels))
  return Array.isArray(explained.value) ? [...inner, ...(explained.value as string[])] : inner
}

const toClause = (query: string, filter: Filter, labels: ReadonlyMap<Filter, string>): Clause => ({
  name: 'query',
  filter,
  threshold: query,
  needs: null,
  read: (explained) => [...new Set(readFound(filter, explained, labels))],
})

/** An address stands for the one profile it names. */
const findByAddress = async (query: string, needs: QueryNeeds): Promise<Clause | undefined> => {
  const pasted = await findPasted(query, needs)
  if (pasted === undefined) return undefined
  const { creator, handle } = pasted
  const filter: Filter = { keys: creator === undefined ? [] : [toCreatorKey(creator.network, creator.externalId)] }
  return toClause(query, filter, new Map([[filter, `handle:${handle}`]]))
}

/** Reads what somebody typed: words, "phrases", -without, OR, brackets, #tags, @names, or the address of a profile. */
export const readQueryClause = async (
  query: string,
  needs: QueryNeeds,
  problems: Problems,
): Promise<QueryClause | undefined> => {
  const address = await findByAddress(query, needs)
  if (address !== undefined) return { clause: address, textsVersion: null }
  try {
    const { filter, labels, textsVersion } = await compileWords(
      withCompounds(parseQuery(query, { mayOnlyExclude: true, typed: true })),
      needs,
    )
    return { clause: toClause(query, filter, labels), textsVersion }
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error
    problems.add('/query', describeSyntaxError(query, error))
    return undefined
  }
}
