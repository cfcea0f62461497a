import { z } from 'zod'
import { Failure, notFound } from '../../../kernel/errors.js'
import { operation, Streamed } from '../../../kernel/operation.js'
import type { DocumentPrinter } from '../../../compute/print/printer.js'
import type { ReportStyles } from '../../../corpus/records/report-styles.js'
import type { Requests } from '../../../jobs/requests.js'
import { exampleInsights } from '../examples.js'
import { InsightsShown } from '../insights-contract.js'
import type { ListeningStore } from '../listening-store.js'
import type { InsightsAnswer } from '../present.js'
import { listeningKind } from '../kind.js'
import { viewListening } from './view.js'

interface Needs {
  requests: Requests
  listening: ListeningStore
  documentPrinter: DocumentPrinter
  reportStyles: ReportStyles
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export const getListeningReport = operation({
  method: 'GET',
  path: '/social-listening/{id}/report',
  name: 'getListeningReport',
  area: 'Social listening',
  summary: 'Get the report of a listening request',
  description:
    'Volume with forecast, share of voice, sentiment, spikes with quotations, topics and top posts. JSON (the insights) or PDF, depending on Accept, with identical figures. The PDF carries your logo and colour (`PUT /report-style`).',
  scope: 'listening',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  output: InsightsShown,
  alsoProduces: { 'application/pdf': 'For print and for files.' },
  timeoutMs: 60_000,
  example: { path: { id: 'lst_01kb3zq4f0e8v5w2n7m6x9c1da' }, output: exampleInsights },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const request = await needs.requests.find(call.caller.accountId, id)
    if (request?.kind !== listeningKind) throw notFound('request')
    const kept = await needs.listening.findInsights<{ shown: InsightsAnswer }>(id)
    if (kept === undefined) throw new Failure('conflict', 'The request has no result yet. Wait until it has succeeded.')
    if (call.accepts(['application/json', 'application/pdf']) === 'application/json') return kept.shown
    const style = await needs.reportStyles.forPrint(call.caller.accountId)
    const view = viewListening(kept.shown, kept.shown.brands[0]?.name ?? 'Listening')
    const bytes = await needs.documentPrinter.print('listening-report', { ...view, style }, call.signal)
    return new Streamed('application/pdf', once(bytes), { 'content-disposition': `attachment; filename="${id}.pdf"` })
  },
})
