import type { PrintedPdf } from '../../../compute/print/printed.js'
import type { Delivery } from '../../../jobs/channels/rows.js'
import { Failure } from '../../../kernel/errors.js'
import type { Item } from './event-text.js'
import type { Speech } from './speech.js'

/** Prints the report that an event tells of. Fails with `conflict` where it is not ready yet. */
export type PrintReport = (
  of: string,
  accountId: string,
  requestId: string,
  signal: AbortSignal,
) => Promise<PrintedPdf | undefined>

interface Message {
  type: string
  data: { of?: unknown; request_id?: unknown; pdf?: unknown }
}

/** What became of the report of one event; undefined: it tells of none. */
type Report = { file: PrintedPdf; pdf: string } | 'too large' | 'gone' | undefined

/** Mail servers take about this much; what does not fit is only named. */
const bytesMax = 10_000_000
/** How many tries a report that is told of a moment before it is stored is waited for. */
const triesWaited = 3

export interface Reports {
  /** In the order of the events. */
  each: Report[]
  /** Whether a report is still on its way, so that the message should be tried again later. */
  early: boolean
}

/** The reports that a message tells of, as files to go with it. */
export const printReports = async (
  deliveries: readonly Pick<Delivery, 'body' | 'attempt'>[],
  { accountId, print, signal }: { accountId: string; print: PrintReport; signal: AbortSignal },
): Promise<Reports> => {
  let left = bytesMax
  let early = false
  const printOne = async ({ body, attempt }: Pick<Delivery, 'body' | 'attempt'>): Promise<Report> => {
    const { type, data } = JSON.parse(body) as Message
    if (type !== 'report.ready' || typeof data.of !== 'string' || typeof data.request_id !== 'string') return undefined
    try {
      const file = await print(data.of, accountId, data.request_id, signal)
      if (file === undefined) return undefined
      if (file.bytes.length > left) return 'too large'
      left -= file.bytes.length
      return { file, pdf: typeof data.pdf === 'string' ? data.pdf : '' }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      early ||= error.code === 'conflict' && attempt < triesWaited
      return 'gone'
    }
  }
  const each: Report[] = []
  for (const delivery of deliveries) each.push(await printOne(delivery))
  return { each, early }
}

export const filesOf = ({ each }: Reports): PrintedPdf[] =>
  each.flatMap((report) => (typeof report === 'object' ? [report.file] : []))

/** The events of a message, each with what became of its report. */
export const withReports = (items: readonly Item[], { each }: Reports, speech: Speech): Item[] =>
  items.map((item, index) => {
    const report = each[index]
    if (report === undefined) return item
    if (report === 'too large')
      return { ...item, lines: [...item.lines, speech.say('The report is too large to be attached.')] }
    if (report === 'gone')
      return { ...item, lines: [...item.lines, speech.say('The report could not be attached: it is no longer there.')] }
    // The address of the PDF needs a token: who has the file needs no address.
    const lines = item.lines.filter((line) => line !== `PDF: ${report.pdf}`)
    return { ...item, lines: [...lines, speech.say('Attached: {name}', { name: report.file.name })] }
  })
