import type { Plan } from '../../engine/listening/index.js'
import { searchTerms } from '../../engine/listening/query/index.js'
import { SourceError, type SearchRequest, type Source } from '../../sources/port.js'
import type { GatherLimits, GatherNeeds } from './gather-texts.js'

/** What the search of one network found. */
export interface Searched {
  network: string
  contents: number
  /** Why nothing more was found; null where nothing went wrong. */
  failed: string | null
}

const termsMax = 5
/** So many contents are asked for each word. */
export const foundMax = 200
const pageItems = 100
const pagesMax = 20

/** Which networks are asked for which words. */
export const searchesOf = (
  { brands, networks, synthetic }: Pick<Plan, 'brands' | 'networks' | 'synthetic'>,
  { sources }: Pick<GatherNeeds, 'sources'>,
) => ({
  sources: sources
    .all()
    .filter(
      (source) =>
        source.search !== undefined &&
        !source.synthetic &&
        synthetic !== 'only' &&
        (networks === null || networks.includes(source.network)),
    ),
  terms: brands.flatMap(({ query }) => searchTerms(query).slice(0, termsMax)),
})

/** Asks every network that can be searched for what the brands are called, and keeps what it finds: the queries decide over it later. */
export const searchNetworks = async (
  plan: Plan,
  needs: GatherNeeds,
  { deadline }: Pick<GatherLimits, 'deadline'>,
  signal: AbortSignal,
): Promise<Searched[]> => {
  const { sources, terms } = searchesOf(plan, needs)
  const bounds = { since: plan.before ?? plan.from, until: plan.to, signal }
  const searchOne = async (source: Source): Promise<Searched> => {
    let contents = 0
    try {
      for (const term of terms) contents += await searchTerm(source, { ...term, ...bounds }, needs, deadline)
      return { network: source.network, contents, failed: null }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      return { network: source.network, contents, failed: error.kind }
    }
  }
  return terms.length === 0 ? [] : Promise.all(sources.map(searchOne))
}

/** A network that knows no such search (tags alone, say) has nothing for this term. */
const searchTerm = async (
  source: Source,
  query: Omit<SearchRequest, 'cursor' | 'limit'>,
  { gather, clock }: GatherNeeds,
  deadline: number,
): Promise<number> => {
  let [contents, cursor]: [number, string | null] = [0, null]
  for (let pages = 0; pages < pagesMax && contents < foundMax && clock.now() < deadline; pages++) {
    query.signal?.throwIfAborted()
    try {
      const page: { items: unknown[]; cursor: string | null } = await gather.search(source, {
        ...query,
        cursor,
        limit: pageItems,
      })
      contents += page.items.length
      cursor = page.cursor
    } catch (error) {
      if (error instanceof SourceError && error.kind === 'unsupported') return contents
      throw error
    }
    if (cursor === null) break
  }
  return contents
}
