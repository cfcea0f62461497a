import { z } from 'zod'
import { toTimestamp } from '../../../kernel/clock.js'
import { notFound } from '../../../kernel/errors.js'
import { Answer, apiPrefix, operation, Streamed, type Call } from '../../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../../kernel/page.js'
import { awaitEnd } from '../../../jobs/await-end.js'
import type { PairNeeds } from '../../../jobs/pair-definition.js'
import { idPath } from '../review/list-contents.js'
import { exampleResult, exampleScreeningId } from '../result/examples.js'
import { exampleCriteria } from '../criteria/present.js'
import { exampleItem } from '../items/item-contract.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { ReportBody, ScreeningReport } from './contract.js'
import { toHtml } from './html.js'
import { makeReport, type MakeNeeds } from './make-report.js'
import type { ReportStyles } from '../../../corpus/records/report-styles.js'
import type { Printer } from './printer.js'
import type { Reports } from './report-store.js'
import { viewReport } from './view.js'
import { reportLanguages } from './words/words.js'
import { en } from './words/en.js'

interface Needs extends MakeNeeds, PairNeeds {
  reports: Reports
  printer: Printer
  reportStyles: ReportStyles
  cursors: Cursors
}

const area = 'Screening'
const scope = 'screening'
export const forms = {
  'text/html': 'A self-contained page without scripts or external resources.',
  'application/pdf': 'For print and for files.',
}

async function* once(bytes: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield bytes
}

export interface PrintNeeds {
  printer: Printer
  reportStyles: ReportStyles
}

/** The report in the form the client asked for. All forms say the same. */
export const giveReport = async (
  report: ScreeningReport,
  location: string,
  { printer, reportStyles }: PrintNeeds,
  call: Call,
): Promise<Answer<ScreeningReport> | Streamed> => {
  const headers = { location, 'x-report-sha256': report.sha256 }
  const named = (ending: string): Record<string, string> => ({
    ...headers,
    'content-disposition': `inline; filename="${report.id}.${ending}"`,
  })
  switch (call.accepts(['application/json', 'text/html', 'application/pdf'])) {
    case 'text/html':
      return new Streamed('text/html; charset=utf-8', once(toHtml(viewReport(report))), {
        ...named('html'),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
    case 'application/pdf': {
      const style = await reportStyles.forPrint(call.caller.accountId)
      const bytes = await printer.print(viewReport(report), style, call.signal)
      return new Streamed('application/pdf', once(bytes), named('pdf'))
    }
    case 'application/json':
      return new Answer(report, { headers })
  }
}

const reportPath = z.strictObject({ id: z.string().max(60), report_id: z.string().max(60) })

export const exampleReport: ScreeningReport = {
  id: 'rep_01kb3zq4f0e8v5w2n7m6x9c1da',
  screening_id: exampleScreeningId,
  language: 'en',
  title: 'Screening report: Lumevia',
  version: 1,
  status: 'final',
  created_at: '2026-11-15T09:10:00.000Z',
  result: exampleResult,
  criteria: exampleCriteria,
  timeline: [{ month: '2026-10', seen: 12, flagged: 1 }],
  items: [exampleItem],
  items_total: 1,
  decisions: [],
  method: en.methodText,
  limits: en.limitsText,
  dispute_note: en.disputeText,
  sha256: '5f1d7a84db00d2fce00b31a7fc73224f5f1d7a84db00d2fce00b31a7fc73224f',
}

export const generateReport = operation({
  method: 'POST',
  path: '/screening/{id}/generate-report',
  name: 'generateScreeningReport',
  area,
  summary: 'Generate a screening report',
  description:
    'Creates a document with the subject, criteria and version, level and factors, coverage, timeline, evidence with quotes and links, decisions, method, limitations and how to dispute it. JSON, HTML or PDF, depending on Accept, with identical figures. The stored copy is protected by a hash. With `Prefer: wait=30`, the call waits for a running screening.',
  scope,
  input: { path: idPath, body: ReportBody },
  output: ScreeningReport,
  alsoProduces: forms,
  timeoutMs: 60_000,
  repeatable: true,
  example: { path: { id: exampleScreeningId }, body: {}, output: exampleReport },
  run: async ({ path: { id }, body: { language } }, needs: Needs, call) => {
    const { accountId } = call.caller
    const newId = call.newId('rep')
    const made = await needs.reports.find(accountId, id, newId)
    if (made === undefined && call.waitS > 0) await awaitEnd(id, call.waitS, needs, call)
    const report =
      made === undefined
        ? await makeReport(accountId, id, { id: newId, language }, needs)
        : (JSON.parse(made) as ScreeningReport)
    if (made === undefined) {
      const { sha256, created_at } = report
      const kept = { id: report.id, language, sha256, createdAt: Date.parse(created_at) }
      await needs.reports.add(accountId, id, kept, JSON.stringify(report))
    }
    return giveReport(report, `${apiPrefix}/screening/${id}/reports/${report.id}`, needs, call)
  },
})

export const getReport = operation({
  method: 'GET',
  path: '/screening/{id}/reports/{report_id}',
  name: 'getScreeningReport',
  area,
  summary: 'Get a stored report',
  description: 'Returns the original copy; later decisions do not change it.',
  scope,
  input: { path: reportPath },
  output: ScreeningReport,
  alsoProduces: forms,
  timeoutMs: 60_000,
  example: { path: { id: exampleScreeningId, report_id: exampleReport.id }, output: exampleReport },
  run: async ({ path: { id, report_id } }, needs: Needs, call) => {
    const document = await needs.reports.find(call.caller.accountId, id, report_id)
    if (document === undefined) throw notFound('report')
    const report = JSON.parse(document) as ScreeningReport
    return giveReport(report, `${apiPrefix}/screening/${id}/reports/${report_id}`, needs, call)
  },
})

export const listReports = operation({
  method: 'GET',
  path: '/screening/{id}/reports',
  name: 'listScreeningReports',
  area,
  summary: 'List the reports of a screening, newest first',
  scope,
  input: { path: idPath, query: z.strictObject(pageQuery) },
  output: pageOf(
    z.strictObject({
      id: z.string(),
      language: z.enum(reportLanguages),
      sha256: z.string(),
      created_at: timestamp,
    }),
  ),
  example: {
    path: { id: exampleScreeningId },
    output: {
      data: [
        { id: exampleReport.id, language: 'en', sha256: exampleReport.sha256, created_at: exampleReport.created_at },
      ],
      next_cursor: null,
    },
  },
  run: async ({ path: { id }, query: { limit, cursor } }, needs: Needs, { caller }) => {
    if ((await needs.screenings.find(caller.accountId, id)) === undefined) throw notFound('screening')
    const list = ['reports', id]
    const after = needs.cursors.read(list, cursor)?.[0]?.toString()
    const found = await needs.reports.list(caller.accountId, id, { after, limit: limit + 1 })
    return cutPage(found, limit, {
      item: ({ createdAt, language, ...rest }) => ({
        ...rest,
        language: language as (typeof reportLanguages)[number],
        created_at: toTimestamp(createdAt),
      }),
      cursor: (each) => needs.cursors.write(list, [each.id]),
    })
  },
})
