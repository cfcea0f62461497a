import type { Search } from '../../../corpus/search/search.js'
import type { Plan } from '../../../engine/listening/index.js'
import { parseQuery, QuerySyntaxError, type QueryNode, type SavedNames } from '../../../engine/listening/query/index.js'
import type { Log } from '../../../kernel/log.js'
import { loadNames, type NameNeeds } from '../queries/names.js'
import type { TagRule } from './tag-store.js'
import { partsOf } from '../../../kernel/parts.js'

export interface MatchNeeds extends NameNeeds {
  search: Search
}

/** As many as fit into the masks of one search. */
const rulesAtOnce = 20

const joined = (kind: 'and' | 'or', children: readonly QueryNode[]): QueryNode => {
  const [only] = children
  return children.length === 1 && only !== undefined ? only : { kind, children, place: { start: 0, end: 0 } }
}

const read = (tag: TagRule, saved: SavedNames, log: Log): { tag: TagRule; query: QueryNode }[] => {
  try {
    return [{ tag, query: parseQuery(tag.query, { mayOnlyExclude: true, saved }) }]
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error
    // A list it names is gone: the other rules hold all the same.
    log.warn({ tag: tag.id, detail: error.message }, 'the rule of a tag cannot be read any more')
    return []
  }
}

/** Which mentions of a plan each rule matches. Looks within the mentions alone, so that a rule may be as wide as it likes. */
export const matchTags = async (
  accountId: string,
  plan: Plan,
  rules: readonly TagRule[],
  needs: MatchNeeds,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<{ tag: TagRule; keys: string[] }[]> => {
  const saved = await loadNames(
    accountId,
    rules.map(({ query }) => query),
    needs,
  )
  const readable = rules.flatMap((tag) => read(tag, saved, log))
  const mentioned = joined(
    'or',
    plan.brands.map(({ query }) => query),
  )
  const matched: { tag: TagRule; keys: string[] }[] = []
  for (const some of partsOf(readable, rulesAtOnce)) {
    const brands = some.map(({ tag, query }) => ({ name: tag.name, query: joined('and', [mentioned, query]) }))
    const { keys, masks } = await needs.search.texts.mentions({ ...plan, brands, things: [] }, { signal })
    some.forEach(({ tag }, bit) =>
      matched.push({ tag, keys: keys.filter((_, doc) => (((masks[doc] ?? 0) >>> bit) & 1) === 1) }),
    )
  }
  return matched
}
