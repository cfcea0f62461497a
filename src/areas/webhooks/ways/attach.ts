import type { PrintedPdf } from '../../../compute/print/printed.js'
import type { Delivery } from '../../../jobs/channels/rows.js'
import { Failure } from '../../../kernel/errors.js'
import type { Item } from './event-text.js'

/** Prints the report that an event tells of. Fails with `conflict` where it is not ready yet. */
export type PrintReport = (
  of: string,
  accountId: string,
  requestId: string,
  signal: AbortSignal,
) => Promise<PrintedPdf | undefined>

interface Message {
  type: string
  data: { of?: unknown; request_id?: unknown }
}

/** Mail servers take about this much; what does not fit is only named. */
const bytesMax = 10_000_000
/** How many tries a report that is told of a moment before it is stored is waited for. */
const triesWaited = 3

export interface Attached {
  items: Item[]
  files: PrintedPdf[]
  /** Whether a report is still on its way, so that the message should be tried again later. */
  early: boolean
}

/** The reports that a message tells of, as files to go with it; each item says what became of its own. */
export const attachReports = async (
  deliveries: readonly Pick<Delivery, 'body' | 'attempt'>[],
  items: readonly Item[],
  { accountId, print, signal }: { accountId: string; print: PrintReport; signal: AbortSignal },
): Promise<Attached> => {
  const files: PrintedPdf[] = []
  const told: Item[] = []
  let left = bytesMax
  let early = false
  const add = async ({ body, attempt }: Pick<Delivery, 'body' | 'attempt'>): Promise<string | undefined> => {
    const { type, data } = JSON.parse(body) as Message
    if (type !== 'report.ready' || typeof data.of !== 'string' || typeof data.request_id !== 'string') return undefined
    try {
      const file = await print(data.of, accountId, data.request_id, signal)
      if (file === undefined) return undefined
      if (file.bytes.length > left) return 'The report is too large to be attached.'
      left -= file.bytes.length
      files.push(file)
      return `Attached: ${file.name}`
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      early ||= error.code === 'conflict' && attempt < triesWaited
      return 'The report could not be attached: it is no longer there.'
    }
  }
  for (const [i, item] of items.entries()) {
    const said = deliveries[i] === undefined ? undefined : await add(deliveries[i])
    // The address of the PDF needs a token: who has the file needs no address.
    const lines = item.lines.filter((line) => said?.startsWith('Attached') !== true || !line.startsWith('PDF: '))
    told.push(said === undefined ? item : { ...item, lines: [...lines, said] })
  }
  return { items: told, files, early }
}
