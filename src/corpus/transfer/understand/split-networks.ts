import { isOfOneAccount } from './field-types.js'
import type { ColumnPlan, SampledColumn, TablePlan } from './plan.js'
import { findWord, networkOfHeader } from './vocabulary.js'

const accountFields = new Set(['handle', 'profile_url'])

type NetworkOf = (from: string) => string | undefined

/** The table of one of the networks. */
const tableOf = (plan: TablePlan, network: string, networkOf: NetworkOf): TablePlan => {
  const ofThis = plan.columns.filter(({ from }) => (networkOf(from) ?? network) === network)
  // What a column of the network itself says of whom it is about, one for all networks may say otherwise.
  const isNamed = ofThis.some(({ from, field }) => accountFields.has(field) && networkOf(from) === network)
  const own = isNamed
    ? ofThis.filter(({ from, field }) => !accountFields.has(field) || networkOf(from) === network)
    : ofThis
  const { engagement_rate_basis: basis, ...set } = plan.set
  const rate = own.find(({ field }) => field === 'engagement_rate')
  const stated = basis === undefined || rate === undefined ? {} : { engagement_rate_basis: `as stated by the file in ${rate.from}` } // prettier-ignore
  return {
    ...plan,
    set: { ...set, ...stated, network },
    columns: own,
    // Somebody who has nothing in the columns of a network is not on it.
    needsOne: own.filter(({ from }) => networkOf(from) === network).map(({ from }) => from),
  }
}

/** Rows that name an account themselves, by a network beside its handle or by its address: what else stands there without a network is about that one. */
const mainColumns = ({ kind, columns, set }: TablePlan, networkOf: NetworkOf): ColumnPlan[] | undefined => {
  const general = columns.filter(({ from }) => networkOf(from) === undefined)
  const tells = general.some(({ field }) => field === 'network' || field === 'profile_url')
  const names = general.some(({ field }) => accountFields.has(field))
  return kind === 'creators' && set['network'] === undefined && tells && names ? general : undefined
}

const splitByMain = (
  plan: TablePlan,
  networks: readonly string[],
  general: readonly ColumnPlan[],
  networkOf: NetworkOf,
): TablePlan[] => {
  const among = [...networks]
  const ofMain = general.filter(({ field }) => isOfOneAccount(field)).map(({ from }) => from)
  const tables = networks.map((network) => ({
    ...tableOf(plan, network, networkOf),
    split: { network, among, ofMain },
  }))
  const others = { ...plan, columns: [...general], needsOne: [], split: { network: undefined, among, ofMain } }
  return [...tables, others].map((table, i) => ({ ...table, left: i === 0 ? plan.left : [], isAside: i > 0 }))
}

/** A row with one column for each of several networks is one creator on each of them. */
export const splitNetworks = (plan: TablePlan, columns: readonly SampledColumn[]): TablePlan[] => {
  const named = plan.columns.map(({ from }) => findWord(plan.kind, from)?.network)
  const networks = [...new Set(named.filter((network) => network !== undefined))]
  const networkOf: NetworkOf = (from) =>
    findWord(plan.kind, from)?.network ?? networks.find((network) => network === networkOfHeader(from))
  const isNamed = plan.set['network'] !== undefined || plan.columns.some(({ field }) => field === 'network')
  if (networks.length === 0 || columns.length === 0) return [plan]
  // Mentions from everywhere say of each row where it was found, whatever figures of one network stand beside it.
  if (plan.columns.some(({ field }) => field === 'page_type')) return [plan]
  const general = mainColumns(plan, networkOf)
  if (general !== undefined) return splitByMain(plan, networks, general, networkOf)
  if (networks.length === 1) return [isNamed ? plan : { ...plan, set: { ...plan.set, network: networks[0]! } }]
  return networks.map((network, i) => ({
    ...tableOf(plan, network, networkOf),
    left: i === 0 ? plan.left : [],
    isAside: i > 0,
  }))
}
