import type { Creator } from '../../../model/creator.js'
import type { Records } from '../../records/index.js'
import type { IsSuppressed } from '../../records/suppressions.js'
import type { RowSource } from '../read/open-rows.js'
import type { RawRow } from '../read/raw-rows.js'
import { isRowOf } from '../understand/mixed-rows.js'
import type { Joins } from './joins.js'
import { linksOfRow } from './row-links.js'
import type { MadeKey } from './completion.js'
import { noProgress, type Progress } from './progress.js'
import type { RejectFile } from './rejects.js'
import { addRecord, emptyBatch, lookUp, notStored, saveBatch, type Batch } from './save-batch.js'
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
    const mine = readers.filter(({ plan }) => isLost || isRowOf(plan, raw))
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

/** What the drafts of one row came to. */
interface TakenRow {
  state: 'imported' | 'rejected' | 'waiting' | 'withheld'
  reasons: string[]
  /** Cells that were left out of a row that was taken. */
  lost: string[]
  made: ReadonlySet<MadeKey>
}

/** Puts what a row says into the batch; whether it says what it is there for, or waits for what another file tells. */
const takeRow = (
  { raw, drafts }: Read,
  batch: Batch,
  counts: Progress['kinds'],
  isSuppressed: IsSuppressed | undefined,
): TakenRow => {
  let reasons = raw.content === undefined ? [`The row ${raw.problem ?? 'cannot be read'}.`] : []
  let lost: string[] = []
  const made = new Set<MadeKey>()
  const sides: Creator[] = []
  const named: Creator[] = []
  const others: string[] = []
  let [isTaken, isWaiting, isWithheld, isKept] = [drafts.length > 0, false, false, false]
  if (raw.content !== undefined && !isTaken) reasons.push('No column that names somebody is filled.')
  for (const [reader, draft] of drafts) {
    const outcome = reader.finish(draft)
    const { kind } = reader.plan
    if (outcome.record !== undefined && isSuppressed?.(reader.schema.identify(outcome.record)) === true) {
      isWithheld ||= !reader.plan.isAside
      continue
    }
    if (outcome.waiting !== undefined) batch.waiting.push(outcome.waiting)
    if (outcome.ownId !== undefined) batch.ownIds.push(outcome.ownId)
    if (outcome.record !== undefined) {
      counts[kind] = (counts[kind] ?? 0) + 1
      addRecord(batch, reader, outcome.record)
      if (reader.plan.needsOne !== undefined) sides.push(outcome.record as unknown as Creator)
      else if (kind === 'creators' && !reader.plan.isAside) named.push(outcome.record as unknown as Creator)
    }
    lost.push(...reader.missed(outcome))
    // The other accounts of a person are as much what the row is there for as the first.
    if (reader.plan.split !== undefined && outcome.record === undefined) others.push(...outcome.reasons)
    if (reader.plan.isAside) continue
    isKept ||= outcome.record !== undefined
    isWaiting ||= outcome.record === undefined && outcome.waiting !== undefined
    isTaken &&= outcome.record !== undefined || outcome.waiting !== undefined
    reasons.push(...outcome.reasons)
    lost.push(...outcome.lost)
    for (const key of outcome.made) made.add(key)
  }
  if (others.length > 0 && sides.length === 0) [isTaken, reasons] = [false, others]
  else if (others.length > 0) [isTaken, reasons, lost] = [true, [], [...lost, ...others]]
  // One handle beside several networks is one person's.
  const isOne = new Set(named.map(({ handle }) => handle)).size === 1
  batch.links.push(...linksOfRow(sides), ...(isOne ? linksOfRow(named) : []))
  const state = isWithheld && !isKept ? 'withheld' : isTaken ? (isWaiting ? 'waiting' : 'imported') : 'rejected'
  return { state, reasons: [...new Set(reasons)], lost: [...new Set(lost)], made }
}

/** One import of rows: what is read, the batch that fills and the one that is being written. */
class RowImport {
  readonly #work: RowsImport
  readonly #at: Progress
  #names: string[] | undefined
  #readers: TableReader[] | undefined
  #batch = emptyBatch()
  #rowsInBatch = 0
  #batchStart: number
  #isPlaced = false
  #writing: Promise<void> = Promise.resolve()

  constructor(work: RowsImport) {
    const { from } = work
    this.#work = work
    this.#names = from.columns
    this.#at = { ...noProgress, ...from, kinds: { ...from.kinds }, joined: { ...from.joined } }
    this.#batchStart = this.#at.offset
  }

  async run(): Promise<Progress> {
    try {
      for await (const { columns, rows } of this.#work.source.rows)
        if (!(await this.#takePiece(columns, rows))) return this.#at
      await this.#flush()
      await this.#writing
      return { ...this.#at, columns: this.#names, rejectBytes: this.#work.rejects?.bytes ?? 0, isDone: true }
    } catch (error) {
      // What was read up to here is good: it is written, so that another try goes on from here.
      await this.#flush().catch(() => {})
      await this.#writing.catch(() => {})
      throw error
    }
  }

  /** Takes the rows of a piece; false where it was asked to stop, with everything written. */
  async #takePiece(columns: string[] | undefined, rows: readonly RawRow[]): Promise<boolean> {
    const { corpus, joins, origin, shouldStop } = this.#work
    this.#names ??= columns
    this.#readers ??= this.#names === undefined && rows.length === 0 ? undefined : this.#work.readersFor(this.#names)
    if (this.#readers === undefined) return true
    const piece = readPiece(rows, this.#readers)
    const all = piece.flatMap(({ drafts }) => drafts)
    if (corpus !== undefined && !this.#isPlaced) this.#isPlaced = await place(all, this.#work, corpus)
    await lookUp(all, corpus, joins, joins.sets.scope(origin))
    const isSuppressed = await corpus?.suppressions.current()
    for (const read of piece) {
      this.#take(read, isSuppressed)
      if (++this.#rowsInBatch < batchRows && this.#at.offset - this.#batchStart < batchBytes) continue
      await this.#flush()
      if (!shouldStop()) continue
      await this.#writing
      return false
    }
    return true
  }

  #take(read: Read, isSuppressed: IsSuppressed | undefined): void {
    const { raw } = read
    const { state, reasons, lost, made } = takeRow(read, this.#batch, this.#at.kinds, isSuppressed)
    if (state === 'rejected') this.#report(raw, reasons, false)
    else if (state === 'withheld') this.#work.joins.sets.notes.add(notStored)
    else {
      if (made.size > 0) this.#at.keyed++
      if (made.has('file_id')) this.#at.ownIds++
      this.#at.cellsLost += lost.length
      if (lost.length > 0) this.#report(raw, lost, true)
    }
    this.#at[state]++
    this.#at.offset = raw.nextOffset
    this.#at.line = raw.nextLine
    this.#at.header = raw.header
    this.#at.rows++
  }

  #report(raw: RawRow, reasons: string[], isKept: boolean): void {
    const { file, rejects, onLost, onReject } = this.#work
    const cells = Array.isArray(raw.content) ? (raw.content as unknown[]) : undefined
    const named = () => Object.fromEntries((this.#names ?? []).map((name, i) => [name, cells?.[i]]))
    const row = (cells === undefined ? raw.content : named()) ?? raw.raw ?? null
    rejects?.add({ file, line: raw.line, ...(isKept ? { kept: true } : {}), reasons, row })
    if (isKept) onLost(raw.line, reasons)
    else onReject(raw.line, reasons)
  }

  /** Waits for the batch before this one: ids are looked up among all rows before. */
  async #flush(): Promise<void> {
    await this.#writing
    if (this.#rowsInBatch === 0) return
    const progress = { ...this.#at, kinds: { ...this.#at.kinds }, columns: this.#names }
    this.#writing = this.#write(this.#batch, this.#work.rejects?.take() ?? [], progress)
    // Whoever waits for it next hears of a failure; until then it must not count as unheard.
    this.#writing.catch(() => {})
    this.#batch = emptyBatch()
    this.#rowsInBatch = 0
    this.#batchStart = this.#at.offset
  }

  async #write(records: Batch, lines: string[], progress: Progress): Promise<void> {
    const { corpus, joins, origin, now, rejects, onBatch } = this.#work
    const joined = corpus && (await saveBatch(records, { corpus, joins, source: joins.sets.scope(origin), now }))
    for (const [kind, count] of joined ?? []) this.#at.joined[kind] = (this.#at.joined[kind] ?? 0) + count
    rejects?.write(lines)
    await onBatch({ ...progress, rejectBytes: rejects?.bytes ?? 0 })
  }
}

/** Reads rows, checks them and writes them in batches: one batch is written while the next one is read. */
export const importRows = (work: RowsImport): Promise<Progress> => new RowImport(work).run()
