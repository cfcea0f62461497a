import { z } from 'zod'
import { Failure, notFound } from '../../../kernel/errors.js'
import { operation, Streamed } from '../../../kernel/operation.js'
import type { DocumentPrinter } from '../../../compute/print/printer.js'
import type { ReportStyles } from '../../../corpus/records/report-styles.js'
import type { Requests } from '../../../jobs/requests.js'
import { Report } from './contract.js'
import { exampleReport } from './examples.js'
import type { ReportView } from './make-report.js'
import { viewReport } from './view-report.js'

export interface PrintNeeds {
  documentPrinter: DocumentPrinter
  reportStyles: ReportStyles
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A report as PDF, in the style of the account. */
export const printReport = async (
  report: ReportView,
  accountId: string,
  { documentPrinter, reportStyles }: PrintNeeds,
  signal: AbortSignal,
): Promise<Streamed> => {
  const style = await reportStyles.forPrint(accountId)
  const bytes = await documentPrinter.print('profile-report', { ...viewReport(report), style }, signal)
  const name = `${report.network}-${report.handle.replaceAll(/[^\w.-]/gu, '_')}.pdf`
  return new Streamed('application/pdf', once(bytes), { 'content-disposition': `attachment; filename="${name}"` })
}

export const pdfType = { 'application/pdf': 'For print and for files, with your logo and colour.' }

export const analyticsKind = 'profile_analytics'

interface Needs extends PrintNeeds {
  requests: Requests
}

export const getProfileReport = operation({
  method: 'GET',
  path: '/profile-analytics-async/{id}/report',
  name: 'getProfileReport',
  area: 'Creators',
  summary: 'Get the report of a profile as PDF',
  description:
    'The stored result of the request as JSON or PDF, depending on Accept, with identical figures. `POST /profile-analytics` gives the PDF at once.',
  scope: 'creators',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  output: Report,
  alsoProduces: pdfType,
  timeoutMs: 60_000,
  example: { path: { id: 'pra_01kb3zq4f0e8v5w2n7m6x9c1da' }, output: exampleReport },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const { accountId } = call.caller
    const request = await needs.requests.find(accountId, id)
    if (request?.kind !== analyticsKind) throw notFound('request')
    const ready = request.status === 'succeeded' || request.status === 'partial'
    const report = ready ? ((await needs.requests.findDocuments(id)).result as ReportView | null) : null
    if (report === null) throw new Failure('conflict', `The request is ${request.status}: there is no report to print.`)
    return call.accepts(['application/json', 'application/pdf']) === 'application/json'
      ? report
      : printReport(report, accountId, needs, call.signal)
  },
})
