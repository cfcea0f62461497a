import type { SampledColumn, TablePlan } from './plan.js'
import { findWord, networkOfHeader } from './vocabulary.js'

const accountFields = new Set(['handle', 'profile_url'])

/** A row with one column for each of several networks is one creator on each of them. */
export const splitNetworks = (plan: TablePlan, columns: readonly SampledColumn[]): TablePlan[] => {
  const named = plan.columns.map(({ from }) => findWord(plan.kind, from)?.network)
  const networks = [...new Set(named.filter((network) => network !== undefined))]
  const networkOf = (from: string): string | undefined =>
    findWord(plan.kind, from)?.network ?? networks.find((network) => network === networkOfHeader(from))
  const isNamed = plan.set['network'] !== undefined || plan.columns.some(({ field }) => field === 'network')
  if (networks.length === 0 || columns.length === 0) return [plan]
  // Mentions from everywhere say of each row where it was found, whatever figures of one network stand beside it.
  if (plan.columns.some(({ field }) => field === 'page_type')) return [plan]
  if (networks.length === 1) return [isNamed ? plan : { ...plan, set: { ...plan.set, network: networks[0]! } }]
  return networks.map((network, i) => {
    const ofThis = plan.columns.filter(({ from }) => (networkOf(from) ?? network) === network)
    // What a column of the network itself says of whom it is about, one for all networks may say otherwise.
    const isNamed = ofThis.some(({ from, field }) => accountFields.has(field) && networkOf(from) === network)
    const own = isNamed
      ? ofThis.filter(({ from, field }) => !accountFields.has(field) || networkOf(from) === network)
      : ofThis
    const { engagement_rate_basis: basis, ...set } = plan.set
    const rate = own.find(({ field }) => field === 'engagement_rate')
    return {
      ...plan,
      set: {
        ...set,
        ...(basis === undefined || rate === undefined
          ? {}
          : { engagement_rate_basis: `as stated by the file in ${rate.from}` }),
        network,
      },
      columns: own,
      // Somebody who has nothing in the columns of a network is not on it.
      needsOne: own.filter(({ from }) => networkOf(from) === network).map(({ from }) => from),
      left: i === 0 ? plan.left : [],
      isAside: i > 0,
    }
  })
}
