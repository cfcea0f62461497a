import type { Search } from '../../../corpus/search/search.js'
import type { Searched } from '../../../corpus/search/port/reader.js'
import { queryRefused, type FacetRequest, type Filter, type SearchRequest } from '../../../engine/search/index.js'
import { hasCode } from '../../../kernel/coded-error.js'
import { invalid } from '../../../kernel/errors.js'
import type { facetNames } from './contract.js'
import type { Plan } from './plan.js'

type FacetName = (typeof facetNames)[number]

/** Followers are counted between these. */
const followerBands = [0, 1000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000]

const facetRequests: Record<FacetName, FacetRequest> = {
  network: { column: 'network', top: 12 },
  country: { column: 'country', top: 50 },
  language: { column: 'languages', top: 50 },
  interest: { column: 'interests', top: 50 },
  followers: { column: 'followers', edges: followerBands },
  account_type: { column: 'account_type', top: 3 },
  gender: { column: 'gender', top: 3 },
}

export const toFacets = (names: readonly FacetName[]): Record<string, FacetRequest> =>
  Object.fromEntries(names.map((name) => [name, facetRequests[name]]))

/** All conditions together. */
export const toFilter = ({ clauses }: Pick<Plan, 'clauses'>): Filter =>
  clauses.length === 0 ? { all: true } : { and: clauses.map(({ filter }) => filter) }

/** Asks the index; what it refuses was the client's to ask for otherwise. */
export const askCreators = async (
  search: Search,
  requests: readonly SearchRequest[],
  options: Parameters<Search['creators']['search']>[1],
): Promise<Searched> => {
  try {
    return await search.creators.search(requests, options)
  } catch (error) {
    if (hasCode(error, queryRefused)) throw invalid('', error.message)
    throw error
  }
}
