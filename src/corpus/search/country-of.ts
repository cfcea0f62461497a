import type { Filter } from '../../engine/search/index.js'
import { toCreatorKey } from './keys.js'
import type { IndexReader } from './port/reader.js'

/** Where a creator is, as the index knows it: it reads places out of words. */
export const countryOf = async (creators: IndexReader, network: string, externalId: string): Promise<string | null> => {
  const filter: Filter = { keys: [toCreatorKey(network, externalId)] }
  const { values } = await creators.search([{ filter, sort: { by: 'rank' }, limit: 1, total: 'none' }], {
    values: ['country'],
  })
  const country = values[0]?.['country']
  return typeof country === 'string' ? country : null
}
