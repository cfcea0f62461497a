import { z } from 'zod'
import { Failure, notFound } from '../../../kernel/errors.js'
import { operation, type Streamed } from '../../../kernel/operation.js'
import { toAnswer, type PrintedPdf } from '../../../compute/print/printed.js'
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

const printOne = async (
  report: ReportView,
  accountId: string,
  { documentPrinter, reportStyles }: PrintNeeds,
  signal: AbortSignal,
): Promise<PrintedPdf> => {
  const style = await reportStyles.forPrint(accountId)
  const bytes = await documentPrinter.print('profile-report', { ...viewReport(report), style }, signal)
  return { name: `${report.network}-${report.handle.replaceAll(/[^\w.-]/gu, '_')}.pdf`, bytes }
}

/** A report as PDF, in the style of the account. */
export const printReport = async (
  report: ReportView,
  accountId: string,
  needs: PrintNeeds,
  signal: AbortSignal,
): Promise<Streamed> => toAnswer(await printOne(report, accountId, needs, signal))

export const pdfType = { 'application/pdf': 'For print and for files, with your logo and colour.' }

export const analyticsKind = 'profile_analytics'

interface Needs extends PrintNeeds {
  requests: Requests
}

const getReport = async (accountId: string, id: string, { requests }: Needs): Promise<ReportView> => {
  const request = await requests.find(accountId, id)
  if (request?.kind !== analyticsKind) throw notFound('request')
  const ready = request.status === 'succeeded' || request.status === 'partial'
  const report = ready ? ((await requests.findDocuments(id)).result as ReportView | null) : null
  if (report === null) throw new Failure('conflict', `The request is ${request.status}: there is no report to print.`)
  return report
}

/** The stored report of a request as PDF. */
export const printProfile = async (
  accountId: string,
  id: string,
  needs: Needs,
  signal: AbortSignal,
): Promise<PrintedPdf> => printOne(await getReport(accountId, id, needs), accountId, needs, signal)

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
    const report = await getReport(accountId, id, needs)
    return call.accepts(['application/json', 'application/pdf']) === 'application/json'
      ? report
      : printReport(report, accountId, needs, call.signal)
  },
})
