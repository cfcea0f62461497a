import type { Creators } from '../../../corpus/records/creators.js'
import type { SyntheticPolicy } from '../../../corpus/records/synthetic-policy.js'
import { readCreatorKey } from '../../../corpus/search/keys.js'
import type { Search } from '../../../corpus/search/search.js'
import { worldFilter } from '../../../corpus/search/world-filter.js'
import type { Creator } from '../../../model/creator.js'
import { readUrl } from '../../../model/profile-url.js'
import { namesIn } from './alike.js'
import type { FindSeed } from './state.js'
import { toTokens } from './tokens.js'
import { plain } from './words.js'

export interface SeedNeeds {
  search: Search
  creators: Creators
  syntheticPolicy: SyntheticPolicy
}

/** Names of one sentence that are looked up at most: each costs a search. */
const namesMax = 16
const hitsMax = 10

const handleIn = (name: string): string => {
  const address = name.includes('/') ? readUrl(name) : undefined
  return address?.kind === 'profile' ? address.handle : name.replace(/^@/, '')
}

const findNamed = async (name: string, { search, creators, syntheticPolicy }: SeedNeeds): Promise<Creator[]> => {
  const query = handleIn(name)
  if (!/[\p{L}\p{N}]/u.test(query)) return []
  const { choice } = await syntheticPolicy.choose(undefined)
  const world = worldFilter(choice)
  const { hits } = await search.creators.quick({
    query,
    fields: ['handle', 'name'],
    limit: hitsMax,
    ...(world === undefined ? {} : { filter: world }),
  })
  const found = await creators.findEach(hits.map(({ key }) => readCreatorKey(key)))
  const wanted = plain(query)
  // A name by chance the same as somebody's word is not meant: the whole handle or the whole name is.
  return found
    .filter((each) => plain(each.handle) === wanted || (!name.startsWith('@') && plain(each.name) === wanted))
    .toSorted((a, b) => (b.followers ?? 0) - (a.followers ?? 0))
}

/** The stored profiles that a sentence names, looked up before it is read. */
export const findSeeds = async (sentence: string, needs: SeedNeeds): Promise<FindSeed> => {
  const names = [...new Set(namesIn(toTokens(sentence)))].slice(0, namesMax)
  const found = new Map(await Promise.all(names.map(async (name) => [name, await findNamed(name, needs)] as const)))
  return (name, networks) => {
    const all = found.get(name) ?? []
    return all.find(({ network }) => networks.includes(network)) ?? all[0]
  }
}
