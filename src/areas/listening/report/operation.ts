import { z } from 'zod'
import { toAnswer } from '../../../compute/print/printed.js'
import { operation } from '../../../kernel/operation.js'
import { exampleInsights } from '../examples.js'
import { InsightsShown } from '../insights-contract.js'
import { getInsights, printListening, type PrintNeeds } from './print.js'

export const getListeningReport = operation({
  method: 'GET',
  path: '/social-listening/{id}/report',
  name: 'getListeningReport',
  area: 'Social listening',
  summary: 'Get the report of a listening request',
  description:
    'Volume with forecast, share of voice, sentiment, spikes with quotations, topics and top posts. JSON (the insights) or PDF, depending on Accept, with identical figures. The PDF has your logo and colour (`PUT /report-style`).',
  scope: 'listening',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  output: InsightsShown,
  alsoProduces: { 'application/pdf': 'For print and for files.' },
  timeoutMs: 60_000,
  example: { path: { id: 'lst_01kb3zq4f0e8v5w2n7m6x9c1da' }, output: exampleInsights },
  run: async ({ path: { id } }, needs: PrintNeeds, call) => {
    const { accountId } = call.caller
    if (call.accepts(['application/json', 'application/pdf']) === 'application/json')
      return getInsights(accountId, id, needs)
    return toAnswer(await printListening(accountId, id, needs, call.signal))
  },
})
