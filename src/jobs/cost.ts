import { roundTo } from '../engine/statistics/round.js'
import { z } from 'zod'
import { dayMs } from '../kernel/clock.js'
import { networks } from '../model/network.js'

const amounts = {
  calls: z.int().describe('Calls of the source.'),
  units: z.int().describe('Units of a quota, where the source counts them.'),
  usd: z.number().describe('US dollars.'),
}

/** What a request may use of sources that charge or count, before it does. */
export const RequestCost = z
  .strictObject({
    ...amounts,
    sources: z.array(
      z.strictObject({
        source: z.string(),
        network: z.enum(networks),
        ...amounts,
        left: z
          .strictObject({
            amount: z.number(),
            unit: z.enum(['usd', 'calls', 'units']),
            resets_at: z.iso.datetime(),
          })
          .nullable()
          .describe('Remaining daily budget or quota at that time, at which reading stops. Null if there is none.'),
        enough: z.boolean().nullable().describe('Whether the remaining budget is enough. Null if there is no limit.'),
      }),
    ),
  })
  .meta({ id: 'RequestCost' })
export type RequestCost = z.output<typeof RequestCost>

const daysOfMonth = 30

/** What the runs of a schedule may use. */
export const ScheduledCost = z
  .strictObject({
    every_s: z.int(),
    run: RequestCost.describe('What each run may use. A later run may need less than the first.'),
    month: z
      .strictObject(amounts)
      .describe(
        `What all runs of ${daysOfMonth} days may use together. Daily budgets and quotas bound it all the same.`,
      ),
  })
  .meta({ id: 'ScheduledCost' })
export type ScheduledCost = z.output<typeof ScheduledCost>

/** Of a schedule that was created: what its first run may use, and what it may use from then on. */
export const scheduleCostFields = {
  cost: RequestCost.nullable().describe(
    'What the first run may use of sources that charge or count. Null where it reads none of them.',
  ),
  scheduled: ScheduledCost.nullable().describe('What later runs may use, each and in a month. Null likewise.'),
}

export const toScheduledCost = (run: RequestCost | null, everyMs: number): ScheduledCost | null => {
  if (run === null) return null
  const runs = (daysOfMonth * dayMs) / everyMs
  const month = {
    calls: Math.ceil(run.calls * runs),
    units: Math.ceil(run.units * runs),
    usd: roundTo(run.usd * runs, 2),
  }
  return { every_s: everyMs / 1000, run, month }
}
