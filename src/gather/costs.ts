import type { RequestCost } from '../jobs/cost.js'
import type { Network } from '../model/network.js'
import type { Capabilities, Cost, Quota, Source } from '../sources/port.js'
import type { Sources } from '../sources/registry.js'

/** Something that will be read: so many records of an operation, as often as said. */
export interface Reading {
  network: Network
  operation: keyof Capabilities['operations']
  items: number
  times?: number
}

const none: Cost = { calls: 0, units: 0, usd: 0 }
const add = (a: Cost, b: Cost, times = 1): Cost => ({
  calls: a.calls + b.calls * times,
  units: a.units + b.units * times,
  usd: Math.round((a.usd + b.usd * times) * 1e6) / 1e6,
})

/** What is left of an allowance, in the unit that a cost has. */
export const leftOf = ({ used, limit, unit, resetsAt }: Quota) => ({
  amount: Math.max(0, limit - used) / (unit === 'usd_cents' ? 100 : 1),
  unit: unit === 'usd_cents' ? ('usd' as const) : unit,
  resets_at: new Date(resetsAt).toISOString(),
})

const costAt = async (source: Source, readings: readonly Reading[]): Promise<RequestCost['sources'][number]> => {
  await source.recount?.()
  const offered = readings.filter(({ operation }) => source.capabilities.operations[operation] !== 'no')
  const cost = offered.reduce(
    (sum, { operation, items, times }) => add(sum, source.cost?.(operation, items) ?? none, times),
    none,
  )
  const quota = source.quota?.()
  const left = quota === undefined ? null : leftOf(quota)
  const { id, network } = source
  return { source: id, network, ...cost, left, enough: left === null ? null : cost[left.unit] <= left.amount }
}

/** What readings take at most: if everything that is wanted exists and nothing of it is fresh. Null where nothing is charged or counted. */
export const estimateCost = async (readings: readonly Reading[], sources: Sources): Promise<RequestCost | null> => {
  const asked = [...new Set(readings.map(({ network }) => network))].flatMap((network) => {
    const source = sources.find(network)
    return source?.cost === undefined ? [] : [source]
  })
  const costs = await Promise.all(
    asked.map((source) =>
      costAt(
        source,
        readings.filter(({ network }) => network === source.network),
      ),
    ),
  )
  const used = costs.filter(({ calls, units, usd }) => calls + units + usd > 0)
  return used.length === 0 ? null : { ...used.reduce<Cost>((sum, each) => add(sum, each), none), sources: used }
}
