import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import type { SyntheticPolicy } from '../../corpus/records/synthetic-policy.js'
import type { Search } from '../../corpus/search/search.js'
import { worldFilter } from '../../corpus/search/world-filter.js'
import { estimateCost, type Reading } from '../../gather/costs.js'
import type { RequestCost } from '../../jobs/cost.js'
import type { Clock } from '../../kernel/clock.js'
import type { Network } from '../../model/network.js'
import type { Sources } from '../../sources/registry.js'
import { contentsMax } from './gather-texts.js'
import { makePlan, queriesOf, type Listening } from './plan.js'
import { loadNames, type NameNeeds } from './queries/names.js'
import { foundMax, searchesOf } from './search-networks.js'

export interface CostNeeds extends NameNeeds {
  sources: Sources
  search: Search
  dictionaries: Dictionaries
  syntheticPolicy: SyntheticPolicy
  clock: Clock
}

/** Real people of a network who are known, as far as so many of them matter. */
const countKnown = async (network: Network, most: number, { search }: CostNeeds): Promise<number> => {
  const world = worldFilter('exclude')
  const filter = { and: [...(world === undefined ? [] : [world]), { in: { column: 'network', anyOf: [network] } }] }
  const { results } = await search.creators.search([{ filter, limit: most, total: 'none' }])
  return results[0]?.hits.length ?? 0
}

/** What searching the networks, and reading the posts of people who are known, may use. */
export const costOfListening = async (
  accountId: string,
  input: Listening,
  needs: CostNeeds,
): Promise<RequestCost | null> => {
  const { profiles_max, include_comments, comments_max } = input.gather
  const charged = needs.sources.all().filter((source) => source.cost !== undefined && !source.synthetic)
  if (charged.length === 0) return null
  const { choice } = await needs.syntheticPolicy.choose(input.synthetic)
  const saved = await loadNames(accountId, queriesOf(input), needs)
  const brands = await needs.dictionaries.brands()
  const plan = makePlan(input, { brands, now: needs.clock.now(), synthetic: choice, saved })
  const { sources, terms } = searchesOf(plan, needs)
  const isMeant = ({ network }: { network: Network }) => plan.networks === null || plan.networks.includes(network)
  const readings: Reading[] = []
  for (const { network } of choice === 'only' ? [] : charged.filter(isMeant)) {
    const panel = profiles_max === 0 ? 0 : await countKnown(network, profiles_max, needs)
    const isSearched = profiles_max > 0 && sources.some((source) => source.network === network)
    if (isSearched) readings.push({ network, operation: 'search', items: foundMax, times: terms.length })
    if (panel > 0) readings.push({ network, operation: 'contents', items: contentsMax, times: panel })
    if (include_comments) readings.push({ network, operation: 'comments', items: comments_max })
  }
  return estimateCost(readings, needs.sources)
}
