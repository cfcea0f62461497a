import type { Answer } from '../../api/client.js'
import { useAnswer } from '../../api/queries.js'
import type { Count } from './filter-fields.js'
import type { Filters } from './filters.js'

export type Facets = Answer<'discoverCreators'>['facets']

/** How many there would be of each, whatever is chosen among them already: else choosing one would hide the others. */
export const useFacet = (
  name: 'network' | 'language' | 'interest',
  own: 'network' | 'languages' | 'interests',
  filters: Filters,
  facets: Facets | undefined,
): Count[] => {
  const { [own]: chosen, ...others } = filters
  const body = { ...others, facets: [name], limit: 1 }
  const wider = useAnswer('discoverCreators', { body }, { enabled: chosen !== undefined })
  return (chosen === undefined ? undefined : wider.data?.facets[name]) ?? facets?.[name] ?? []
}
