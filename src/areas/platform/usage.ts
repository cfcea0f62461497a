import { z } from 'zod'
import { dayMs, toTimestamp, type Clock } from '../../kernel/clock.js'
import { invalid } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { UsageShown } from './contract.js'
import type { Usage } from './usage-store.js'

export const showUsage = operation({
  method: 'GET',
  path: '/usage',
  name: 'showUsage',
  isImpersonal: true,
  area: 'Platform',
  summary: 'Get usage by day and operation',
  scope: 'any',
  input: {
    query: z.strictObject({
      from: z.iso.date().optional().describe('First day, UTC; 30 days ago by default.'),
      to: z.iso.date().optional().describe('Last day, UTC; today by default.'),
    }),
  },
  output: UsageShown,
  example: {
    output: {
      from: '2026-10-16',
      to: '2026-11-15',
      total: { calls: 120, failures: 2 },
      data: [{ day: '2026-11-15', operation: 'listRequests', calls: 120, failures: 2 }],
    },
  },
  run: async ({ query }, { usage, clock }: { usage: Usage; clock: Clock }, { caller }) => {
    const to = query.to ?? toTimestamp(clock.now()).slice(0, 10)
    const from = query.from ?? toTimestamp(clock.now() - 30 * dayMs).slice(0, 10)
    if (from > to) throw invalid('/from', 'The first day is after the last one.', 'query')
    const data = await usage.list(caller.accountId, from, to)
    const sum = (key: 'calls' | 'failures'): number => data.reduce((total, row) => total + row[key], 0)
    return { from, to, total: { calls: sum('calls'), failures: sum('failures') }, data }
  },
})
