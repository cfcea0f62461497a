import { roundTo } from '../../engine/statistics/round.js'
import { z } from 'zod'
import { Failure } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { networks } from '../../model/network.js'
import { priceOf } from '../../sources/port.js'
import type { Sources } from '../../sources/registry.js'

const operations = [
  'profile',
  'contents',
  'content',
  'comments',
  'search',
  'followers',
  'likers',
  'commenters',
] as const

const Estimate = z
  .strictObject({
    network: z.enum(networks),
    source: z.string().describe('Who is asked.'),
    operation: z.enum(operations),
    items: z.int(),
    calls: z.int().describe('Calls to the source, if everything is read again.'),
    units: z.int().describe('Units of its quota, where it counts them; those of YouTube.'),
    usd: z.number().describe('The cost if everything is read again. Stored data that is fresh costs nothing.'),
    budget: z
      .strictObject({
        usd_a_day: z.number(),
        used_usd: z.number(),
        left_usd: z.number(),
        resets_at: z.iso.datetime(),
      })
      .nullable()
      .describe('Reading stops at it. Null where nothing is charged.'),
    affordable_items: z.int().nullable().describe('How many of the items the rest of today’s budget pays for.'),
  })
  .meta({ id: 'CostEstimate' })

const cents = (usd: number): number => roundTo(usd, 2)

export const estimateCost = operation({
  method: 'GET',
  path: '/cost-estimate',
  name: 'estimateCost',
  isImpersonal: true,
  area: 'Platform',
  summary: 'Say what reading from a network costs, before it is read',
  description:
    'For networks and vendors that charge for each record. Reading never goes beyond the daily budget (`budget_usd` in ROSTRA_CREDENTIALS).',
  scope: 'any',
  input: {
    query: z.strictObject({
      network: z.enum(networks),
      operation: z.enum(operations),
      items: z.int().min(1).max(100_000_000).default(1).describe('Records that are wanted.'),
    }),
  },
  output: Estimate,
  example: {
    query: { network: 'instagram', operation: 'followers', items: 1000 },
    output: {
      network: 'x',
      source: 'x',
      operation: 'followers',
      items: 1000,
      calls: 11,
      units: 0,
      usd: 10.01,
      budget: { usd_a_day: 5, used_usd: 0, left_usd: 5, resets_at: '2026-11-18T00:00:00.000Z' },
      affordable_items: 499,
    },
  },
  run: async ({ query: { network, operation: name, items } }, { sources }: { sources: Sources }) => {
    const source = sources.find(network)
    if (source === undefined)
      throw new Failure('not_supported', `${network} is not read here, so nothing is charged. See GET /networks.`)
    const costOf = (many: number) => source.cost?.(name, many) ?? { calls: 0, units: 0, usd: 0 }
    await source.recount?.()
    const quota = source.cost === undefined ? undefined : source.quota?.()
    const { calls, units, usd } = costOf(items)
    const about = { network, source: source.id, operation: name, items, calls, units, usd: Math.round(usd * 1e6) / 1e6 }
    if (quota?.unit !== 'usd_cents') return { ...about, budget: null, affordable_items: null }
    const left = Math.max(0, quota.limit - quota.used) / 100
    const each = priceOf(source, name)
    const once = costOf(20).usd - 20 * each
    const affordable = each <= 0 ? items : Math.max(0, Math.floor((left - once) / each + 1e-9))
    return {
      ...about,
      budget: {
        usd_a_day: quota.limit / 100,
        used_usd: cents(quota.used / 100),
        left_usd: cents(left),
        resets_at: new Date(quota.resetsAt).toISOString(),
      },
      affordable_items: Math.min(items, affordable),
    }
  },
})
