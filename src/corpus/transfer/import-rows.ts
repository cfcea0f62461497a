import type { ProfileRef } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import type { Records } from '../records/index.js'
import { handleKey } from '../records/creators.js'
import { Columns, ColumnError, type ColumnOptions } from './columns.js'
import type { RowSource } from './open-rows.js'
import type { Progress } from './progress.js'
import type { RawRow } from './raw-rows.js'
import type { RejectFile } from './rejects.js'
import { idFromHandle, type AnyRecord, type Defaults, type Schema } from './schema.js'

/** Rows of a batch: what is lost at most when the process dies, and done again. */
const batchRows = 5000
/** Long rows make smaller batches, so that memory stays flat. */
const batchBytes = 16_000_000

export interface RowsImport {
  /** How the file is named in rejects. */
  file: string
  schema: Schema
  source: RowSource
  columns: ColumnOptions
  defaults: Defaults
  from: Progress
  /** Left out: rows are only checked. */
  corpus: Records | undefined
  rejects: RejectFile | undefined
  onReject: (line: number, reasons: string[]) => void
  /** After each batch that is written. */
  onBatch: (progress: Progress) => Promise<void>
  shouldStop: () => boolean
}

const keyOf = ({ network, handle }: ProfileRef): string => `${network} ${handleKey(handle)}`

/** The ids we know for the handles of records that have none. */
const findIds = async (
  schema: Schema,
  corpus: Records,
  records: readonly AnyRecord[],
): Promise<Map<string, string>> => {
  const wanted = new Map<Network, Set<string>>()
  for (const record of records) {
    const profile = schema.nameless(record)
    if (profile === undefined) continue
    const handles = wanted.get(profile.network) ?? new Set()
    if (handles.size === 0) wanted.set(profile.network, handles)
    handles.add(profile.handle)
  }
  const ids = new Map<string, string>()
  for (const [network, handles] of wanted)
    for (const [key, id] of await corpus.creators.findIds(network, [...handles])) ids.set(`${network} ${key}`, id)
  return ids
}

/** Gives records the ids we know for their handles. What earlier rows of the batch say counts as known. */
const giveIds = async (schema: Schema, corpus: Records, records: readonly AnyRecord[]): Promise<void> => {
  if (records.every((record) => schema.nameless(record) === undefined)) return
  const ids = await findIds(schema, corpus, records)
  for (const record of records) {
    const profile = schema.nameless(record)
    if (profile !== undefined) schema.giveId(record, ids.get(keyOf(profile)) ?? idFromHandle(profile.handle))
    const named = schema.named(record)
    if (named !== undefined) ids.set(keyOf(named), named.externalId)
  }
}

/** Reads rows, checks them and writes them in batches: one batch is written while the next one is read. */
export const importRows = async (work: RowsImport): Promise<Progress> => {
  const { schema, corpus, rejects, defaults } = work
  const columns = new Columns(schema, work.columns)
  let compiled: ReturnType<Columns['compile']> = []
  let names: string[] | undefined = work.from.columns
  let reasons: string[] = []
  const report = (name: string, message: string): void =>
    void reasons.push(name === '' ? message : `${name} ${message}`)

  const at: Progress = { ...work.from }
  let batch: AnyRecord[] = []
  let [rowsInBatch, batchStart] = [0, at.offset]
  let writing: Promise<void> = Promise.resolve()

  const read = (raw: RawRow): AnyRecord | undefined => {
    reasons = []
    const { content } = raw
    if (content === undefined) reasons.push(`The row ${raw.problem ?? 'cannot be read'}.`)
    else {
      if (!Array.isArray(content) && at.rows === 0) columns.refuseUnknown(content as Record<string, unknown>)
      const row = Array.isArray(content)
        ? columns.readCells(compiled, content, report)
        : columns.readObject(content as Record<string, unknown>, report)
      const record = schema.toRecord(row, defaults, report)
      if (reasons.length === 0 && record !== undefined) return record
    }
    return undefined
  }

  const reject = (raw: RawRow): void => {
    const { content } = raw
    const cells = Array.isArray(content) ? (content as unknown[]) : undefined
    const row = cells === undefined ? content : Object.fromEntries((names ?? []).map((name, i) => [name, cells[i]]))
    rejects?.add({ file: work.file, line: raw.line, reasons, row: row ?? raw.raw ?? null })
    work.onReject(raw.line, reasons)
  }

  const write = async (records: AnyRecord[], lines: string[], progress: Progress): Promise<void> => {
    if (corpus !== undefined && records.length > 0) await schema.save(corpus, records)
    rejects?.write(lines)
    await work.onBatch({ ...progress, rejectBytes: rejects?.bytes ?? 0 })
  }

  /** Waits for the batch before this one: ids are looked up among all rows before. */
  const flush = async (): Promise<void> => {
    await writing
    if (rowsInBatch === 0) return
    if (corpus !== undefined) await giveIds(schema, corpus, batch)
    writing = write(batch, rejects?.take() ?? [], { ...at, columns: names })
    // Whoever waits for it next hears of a failure; until then it must not count as unheard.
    writing.catch(() => {})
    batch = []
    rowsInBatch = 0
    batchStart = at.offset
  }

  try {
    for await (const { columns: found, rows } of work.source.rows) {
      if (found !== undefined && compiled.length === 0) {
        names = found
        compiled = columns.compile(found)
      }
      for (const raw of rows) {
        const record = read(raw)
        if (record === undefined) reject(raw)
        else batch.push(record)
        at.offset = raw.nextOffset
        at.line = raw.nextLine
        at.rows++
        if (record === undefined) at.rejected++
        else at.imported++
        if (++rowsInBatch < batchRows && at.offset - batchStart < batchBytes) continue
        await flush()
        if (work.shouldStop()) {
          await writing
          return at
        }
      }
    }
    await flush()
    await writing
    return { ...at, columns: names, rejectBytes: rejects?.bytes ?? 0, isDone: true }
  } catch (error) {
    // What was read up to here is good: it is written, so that another try goes on from here.
    if (!(error instanceof ColumnError)) await flush().catch(() => {})
    await writing.catch(() => {})
    throw error
  }
}
