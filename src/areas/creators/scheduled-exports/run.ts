import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { Store } from '../../../db/backup/stores/store.js'
import type { Events } from '../../../jobs/events.js'
import { createFileStreams } from '../../../jobs/item-files.js'
import type { Job, Runner } from '../../../jobs/runner.js'
import { Failure } from '../../../kernel/errors.js'
import type { DiscoveryNeeds } from '../discovery/discover.js'
import { ExportItem, planExport, usualFields, writeRows, type ExportInput } from '../discovery/export.js'
import { noteDamaged } from '../discovery/sound-records.js'
import { waitForIndex } from '../discovery/whole-index.js'
import type { SavedSearches } from '../saved-searches/store.js'
import type { ScheduledExport } from './contract.js'

export const scheduledExportKind = 'scheduled_export'
export const scheduledExportPrefix = 'sxr'

export interface ExportNeeds extends DiscoveryNeeds {
  savedSearches: SavedSearches
  exportStore: Store
  events: Events
}

/** What a schedule submits. */
export type ScheduledInput = ScheduledExport & { schedule_id: string }

export interface ExportRun {
  file: string
  rows: number
  matched: number
}

interface Checkpoint {
  /** When the run began: a repeated attempt writes the same file. */
  at: string
  told?: ExportRun
}

const slugMax = 40

/** The folder of an export within the store: readable, and its own whatever others are called. */
export const folderOf = (
  accountId: string,
  { name, schedule_id: id }: Pick<ScheduledInput, 'name' | 'schedule_id'>,
) => {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, slugMax)
  return `${accountId}/${slug === '' ? '' : `${slug}-`}${id.slice(-8)}`
}

/** What is exported now: a saved search as it is today. */
const inputOf = async (input: ScheduledInput, { savedSearches }: ExportNeeds, accountId: string) => {
  const { saved_search_id: id, search = {}, max_results, fields, purpose, format } = input
  const rest = { max_results, fields, purpose, format }
  if (id === undefined) return { ...search, ...rest } as ExportInput
  const saved = await savedSearches.find(accountId, id)
  if (saved === undefined) throw new Failure('not_found', 'The saved search of this export was removed.')
  return { ...saved.filters, ...(saved.sort === null ? {} : { sort: saved.sort }), ...rest } as ExportInput
}

async function* linesOf(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) yield line
}

const streamItems = createFileStreams(ExportItem)

/** All rows of one snapshot in a file of this machine, in the wanted form. An attempt that is broken off leaves nothing behind. */
const writeFile = async (
  folder: string,
  input: ExportInput,
  needs: ExportNeeds,
  job: Job<Checkpoint>,
): Promise<{ file: string; rows: number; matched: number }> => {
  const [raw, file] = [join(folder, 'rows'), join(folder, 'file')]
  const out = createWriteStream(raw)
  const plan = await planExport(input, needs, job.accountId)
  const drained = async (): Promise<void> => {
    if (out.writableNeedDrain) await new Promise<void>((resolve) => void out.once('drain', resolve))
  }
  const { rows, matched } = await writeRows(input, plan, needs, {
    ...{ signal: job.signal, checkpoint: undefined, save: drained },
    progress: (done, total) => job.progress(done, total),
    missing: (what) => job.missing(what),
    add: (...items) => {
      for (const item of items) out.write(`${JSON.stringify(item)}\n`)
    },
  })
  noteDamaged(needs, job)
  out.end()
  await finished(out)
  const { chunks } = streamItems(input.format, 'file', linesOf(raw), input.fields ?? usualFields)
  await pipeline(Readable.from(chunks), createWriteStream(file))
  return { file, rows, matched }
}

/** Exports, puts the file into the store as a whole, and tells of it once. */
const runExport = async (input: ScheduledInput, needs: ExportNeeds, job: Job<Checkpoint>): Promise<ExportRun> => {
  if (job.checkpoint?.told !== undefined) return job.checkpoint.told
  const at = job.checkpoint?.at ?? new Date(needs.clock.now()).toISOString()
  if (job.checkpoint === undefined) await job.save({ at })
  await waitForIndex(needs.search)
  const wanted = await inputOf(input, needs, job.accountId)
  const local = mkdtempSync(join(tmpdir(), 'rostra-export-'))
  try {
    const { file, rows, matched } = await writeFile(local, wanted, needs, job)
    const time = at.slice(0, 19).replaceAll(':', '-')
    const name = `${folderOf(job.accountId, input)}/${time}Z.${input.format}`
    await needs.exportStore.putFile(name, file).catch((error: unknown) => {
      throw new Failure('unavailable', `The file could not be written. ${(error as Error).message}`)
    })
    const run = { file: `${needs.exportStore.where}/${name}`, rows, matched }
    const news = { ...run, name: input.name, format: input.format, request_id: job.requestId }
    await job.save({ at, told: run }, (query) =>
      needs.events.append(query, job.accountId, [{ kind: 'export.ready', subject: input.schedule_id, payload: news }]),
    )
    needs.events.announce(job.accountId)
    return run
  } finally {
    rmSync(local, { recursive: true, force: true })
  }
}

export const scheduledExportRunner: Runner<ExportNeeds> = { kind: scheduledExportKind, run: runExport }
