import type { PrintedPdf } from '../../../compute/print/printed.js'
import type { DocumentPrinter } from '../../../compute/print/printer.js'
import type { ReportStyles } from '../../../corpus/records/report-styles.js'
import type { Requests } from '../../../jobs/requests.js'
import { Failure, notFound } from '../../../kernel/errors.js'
import { listeningKind } from '../kind.js'
import type { ListeningStore } from '../listening-store.js'
import type { InsightsAnswer } from '../present.js'
import { viewListening } from './view.js'

export interface PrintNeeds {
  requests: Requests
  listening: ListeningStore
  documentPrinter: DocumentPrinter
  reportStyles: ReportStyles
}

/** The stored insights of a request of the account. */
export const getInsights = async (
  accountId: string,
  id: string,
  { requests, listening }: Pick<PrintNeeds, 'requests' | 'listening'>,
): Promise<InsightsAnswer> => {
  const request = await requests.find(accountId, id)
  if (request?.kind !== listeningKind) throw notFound('request')
  const kept = await listening.findInsights<{ shown: InsightsAnswer }>(id)
  if (kept === undefined) throw new Failure('conflict', 'The request has no result yet. Wait until it has succeeded.')
  return kept.shown
}

/** The stored insights of a request as PDF, in the style of the account. */
export const printListening = async (
  accountId: string,
  id: string,
  needs: PrintNeeds,
  signal: AbortSignal,
): Promise<PrintedPdf> => {
  const insights = await getInsights(accountId, id, needs)
  const style = await needs.reportStyles.forPrint(accountId)
  const view = viewListening(insights, insights.brands[0]?.name ?? 'Listening')
  const bytes = await needs.documentPrinter.print('listening-report', { ...view, style }, signal)
  return { name: `${id}.pdf`, bytes }
}
