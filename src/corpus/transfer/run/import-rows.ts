import type { Creator } from '../../../model/creator.js'
import type { Records } from '../../records/index.js'
import type { RowSource } from '../read/open-rows.js'
import type { RawRow } from '../read/raw-rows.js'
import type { Joins } from './joins.js'
import { linksOfRow } from './row-links.js'
import type { Progress } from './progress.js'
import type { RejectFile } from './rejects.js'
import { addRecord, emptyBatch, lookUp, saveBatch, type Batch } from './save-batch.js'
import type { Draft, TableReader } from './table-reader.js'

/** Rows of a batch: what is lost at most when the process dies, and done again. */
const batchRows = 5000
/** Long rows make smaller batches, so that memory stays flat. */
const batchBytes = 16_000_000

export interface RowsImport {
  /** How the file is named in rejects. */
  file: string
  /** What is read out of each row: by the names of the columns, once they are known. */
  readersFor: (names: readonly string[] | undefined) => TableReader[]
  source: RowSource
  from: Progress
  joins: Joins
  /** Where the records come from: ids of files mean something within it. */
  origin: string
  now: number
  /** Left out: rows are only checked. */
  corpus: Records | undefined
  rejects: RejectFile | undefined
  onReject: (line: number, reasons: string[]) => void
  /** A row that is taken without some of its cells. */
  onLost: (line: number, reasons: string[]) => void
  /** After each batch that is written. */
  onBatch: (progress: Progress) => Promise<void>
  shouldStop: () => boolean
}

interface Read {
  raw: RawRow
  drafts: [TableReader, Draft][]
}

const readPiece = (rows: readonly RawRow[], readers: readonly TableReader[]): Read[] =>
  rows.flatMap((raw): Read[] => {
    // A row that cannot be read at all may not even say where it stands: it counts all the same.
    const isLost = raw.content === undefined && raw.at === undefined
    const mine = readers.filter(
      ({ plan }) => isLost || plan.at === (raw.at ?? '') || (plan.at === '' && raw.at === '[]'),
    )
    if (mine.length === 0) return []
    if (raw.content === undefined) return [{ raw, drafts: [] }]
    return [
      {
        raw,
        drafts: mine.flatMap((reader) =>
          reader.rowsIn(raw).map((content): [TableReader, Draft] => [reader, reader.read(content)]),
        ),
      },
    ]
  })

/** Finds the set of files that a table belongs to; whether its rows told. */
const place = async (drafts: readonly [TableReader, Draft][], work: RowsImport, corpus: Records): Promise<boolean> => {
  const { joins, origin, now } = work
  await joins.sets.open(origin, corpus)
  const told = drafts.flatMap(([reader, draft]) => (reader.plan.isAside ? [] : (reader.told(draft) ?? [])))
  const [first] = told
  if (first === undefined) return false
  await joins.sets.place(origin, told.filter(({ kind }) => kind === first.kind), corpus, now) // prettier-ignore
  return true
}

/** Reads rows, checks them and writes them in batches: one batch is written while the next one is read. */
export const importRows = async (work: RowsImport): Promise<Progress> => {
  const { corpus, rejects, joins } = work
  let names: string[] | undefined = work.from.columns
  let readers: TableReader[] | undefined
  const at: Progress = { ...work.from, kinds: { ...work.from.kinds }, joined: { ...work.from.joined } }
  let batch = emptyBatch()
  let [rowsInBatch, batchStart] = [0, at.offset]
  let isPlaced = false
  let writing: Promise<void> = Promise.resolve()

  /** Takes what a row says; whether it says what it is there for, or waits for what another file tells. */
  const take = ({ raw, drafts }: Read): 'imported' | 'rejected' | 'waiting' => {
    const reasons = raw.content === undefined ? [`The row ${raw.problem ?? 'cannot be read'}.`] : []
    const lost: string[] = []
    const notes = new Set<string>()
    const sides: Creator[] = []
    let [isTaken, isWaiting] = [drafts.length > 0, false]
    if (raw.content !== undefined && !isTaken) reasons.push('No column that names somebody is filled.')
    for (const [reader, draft] of drafts) {
      const outcome = reader.finish(draft)
      const { kind } = reader.plan
      if (outcome.record !== undefined) at.kinds[kind] = (at.kinds[kind] ?? 0) + 1
      if (outcome.waiting !== undefined) batch.waiting.push(outcome.waiting)
      if (outcome.ownId !== undefined) batch.ownIds.push(outcome.ownId)
      if (outcome.record !== undefined) {
        addRecord(batch, reader, outcome.record)
        if (reader.plan.needsOne !== undefined) sides.push(outcome.record as unknown as Creator)
      }
      lost.push(...reader.missed(outcome))
      if (reader.plan.isAside) continue
      isWaiting ||= outcome.record === undefined && outcome.waiting !== undefined
      isTaken &&= outcome.record !== undefined || outcome.waiting !== undefined
      reasons.push(...outcome.reasons)
      lost.push(...outcome.lost)
      for (const note of outcome.notes) notes.add(note)
    }
    batch.links.push(...linksOfRow(sides))
    if (isTaken) {
      if (notes.size > 0) at.keyed++
      at.cellsLost += lost.length
      if (lost.length > 0) report(raw, lost, true)
    } else report(raw, reasons, false)
    return isTaken ? (isWaiting ? 'waiting' : 'imported') : 'rejected'
  }

  const report = (raw: RawRow, reasons: string[], isKept: boolean): void => {
    const cells = Array.isArray(raw.content) ? (raw.content as unknown[]) : undefined
    const row = cells === undefined ? raw.content : Object.fromEntries((names ?? []).map((name, i) => [name, cells[i]]))
    rejects?.add({
      file: work.file,
      line: raw.line,
      ...(isKept ? { kept: true } : {}),
      reasons,
      row: row ?? raw.raw ?? null,
    })
    if (isKept) work.onLost(raw.line, reasons)
    else work.onReject(raw.line, reasons)
  }

  const write = async (records: Batch, lines: string[], progress: Progress): Promise<void> => {
    const joined =
      corpus && (await saveBatch(records, { corpus, joins, source: joins.sets.scope(work.origin), now: work.now }))
    for (const [kind, count] of joined ?? []) at.joined[kind] = (at.joined[kind] ?? 0) + count
    rejects?.write(lines)
    await work.onBatch({ ...progress, rejectBytes: rejects?.bytes ?? 0 })
  }

  /** Waits for the batch before this one: ids are looked up among all rows before. */
  const flush = async (): Promise<void> => {
    await writing
    if (rowsInBatch === 0) return
    writing = write(batch, rejects?.take() ?? [], { ...at, kinds: { ...at.kinds }, columns: names })
    // Whoever waits for it next hears of a failure; until then it must not count as unheard.
    writing.catch(() => {})
    batch = emptyBatch()
    rowsInBatch = 0
    batchStart = at.offset
  }

  try {
    for await (const { columns: found, rows } of work.source.rows) {
      names ??= found
      readers ??= names === undefined && rows.length === 0 ? undefined : work.readersFor(names)
      if (readers === undefined) continue
      const piece = readPiece(rows, readers)
      const all = piece.flatMap(({ drafts }) => drafts)
      if (corpus !== undefined && !isPlaced) isPlaced = await place(all, work, corpus)
      await lookUp(all, corpus, joins, joins.sets.scope(work.origin))
      for (const read of piece) {
        at[take(read)]++
        at.offset = read.raw.nextOffset
        at.line = read.raw.nextLine
        at.rows++
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
    await flush().catch(() => {})
    await writing.catch(() => {})
    throw error
  }
}
