import { dayMs } from '../../../kernel/clock.js'
import { statSync } from 'node:fs'
import { openArchive, type Archive } from '../archives/index.js'
import { openRows, type RowSource } from '../read/open-rows.js'
import type { ReadingWishes } from '../read/reading.js'
import { planFile, refuseIncomplete } from '../understand/plan-file.js'
import type { ImportPlan, TablePlan, Wishes } from '../understand/plan.js'
import type { Records } from '../../records/index.js'
import { importRows } from './import-rows.js'
import type { Joins } from './joins.js'
import { ownTables } from './own-tables.js'
import { fileIdentity, findProgress, noProgress, progressName, type Progress } from './progress.js'
import { RejectFile } from './rejects.js'
import { TableReader } from './table-reader.js'

export interface FileImport {
  path: string
  /** How the file is called in what is said of it. */
  name: string
  /** What makes it the same import when it is tried again; where the file lies, and its size and time, where it is left out. */
  identity?: unknown
  wishes: Wishes
  form: ReadingWishes
  source: string
  /** Left out: the time of the file. */
  asOf: number | undefined
  now: number
  /** Left out: rows are only checked, nothing is written. */
  corpus: Records | undefined
  /** Shared by the files of one import. */
  joins: Joins
  rejectsPath: string | undefined
  /** Bytes of the reject file that earlier files of the same import wrote. */
  rejectBytes: number
  restart: boolean
  onPlan?: (plan: ImportPlan) => void
  onReject: (line: number, reasons: string[]) => void
  onLost?: (line: number, reasons: string[]) => void
  /** After each batch that is written. */
  onProgress: (progress: Progress, done: number | undefined) => void | Promise<void>
  shouldStop: () => boolean
}

export interface FileImported extends Progress {
  resumedFrom: number
  plan: ImportPlan
  /** The fact that says how far it came; to be forgotten when all files are done. */
  progressName: string | undefined
}

interface Opened {
  plan: ImportPlan
  /** What is read in each pass over the file: accounts before posts, posts before comments. */
  passes: TablePlan[][]
  open: (from: Progress) => Promise<RowSource>
  /** One document, or one archive: damage anywhere in it is damage of the whole. */
  isWhole: boolean
  close: () => void
  identity: unknown
}

const openKnownArchive = (archive: Archive): Opened => {
  const plan: ImportPlan = {
    format: archive.id,
    tables: ownTables(() => true).map((table) => ({ ...table, addsOnly: true })),
  }
  return {
    plan,
    passes: [plan.tables],
    open: (from) => Promise.resolve(archive.open(from)),
    isWhole: true,
    close: archive.close,
    identity: archive.id,
  }
}

const toPasses = (tables: readonly TablePlan[]): TablePlan[][] => {
  const lists = [...new Set(tables.map(({ at }) => at))]
  return lists.map((at) => tables.filter((table) => table.at === at))
}

const openFile = async ({ path, name, wishes, form }: FileImport): Promise<Opened> => {
  const archive = await openArchive(path, name, { ...wishes.set })
  if (archive !== undefined) return openKnownArchive(archive)
  const { reading, plan } = await planFile(path, wishes, form, { name })
  refuseIncomplete(plan, wishes)
  const { tables } = plan
  return {
    plan,
    passes: toPasses(tables),
    open: (from) => openRows(path, reading, from),
    isWhole: reading.form === 'json',
    close: () => {},
    identity: [reading, tables.map(({ at, only, inner, kind, columns, set }) => [at, only, inner, kind, columns, set])],
  }
}

/** Imports one file, from where an earlier try of the same import came to. */
export const importFile = async (work: FileImport): Promise<FileImported> => {
  const { path, corpus } = work
  const asOf = work.asOf ?? Math.floor(statSync(path).mtimeMs)
  const opened = await openFile(work)
  try {
    const { plan } = opened
    work.onPlan?.(plan)
    const name =
      corpus === undefined
        ? undefined
        : progressName(plan.tables[0]?.kind ?? 'nothing', work.identity ?? fileIdentity(path), [
            opened.identity,
            work.source,
            asOf,
          ])
    const found = name === undefined || corpus === undefined ? undefined : await findProgress(corpus.keyValues, name)
    const from = { ...noProgress, ...((work.restart ? undefined : found) ?? { rejectBytes: work.rejectBytes }) }
    const ended = { resumedFrom: from.rows, progressName: name, plan }
    if (from.isDone) {
      await rememberIds(work, opened, asOf)
      return { ...from, ...ended }
    }
    if (corpus !== undefined && opened.isWhole && from.rows === 0) await readThrough(work, opened)
    return { ...(await runPasses(work, opened, from, asOf, name)), ...ended }
  } finally {
    opened.close()
  }
}

/** Reads a document to its end before the first of it is written, so that one that is cut or damaged leaves nothing behind. */
const readThrough = async ({ shouldStop }: FileImport, { open, passes }: Opened): Promise<void> => {
  if (passes.length === 0) return
  const { rows } = await open(noProgress)
  for await (const _piece of rows) if (shouldStop()) return
}

const createReaders =
  (work: FileImport, pass: readonly TablePlan[], asOf: number) =>
  (names: readonly string[] | undefined): TableReader[] =>
    pass.map(
      (table) =>
        new TableReader(table, names, {
          defaults: { source: work.source, asOf, asOfMax: work.now + dayMs },
          joins: work.joins,
          now: work.now,
        }),
    )

const runPasses = async (
  work: FileImport,
  { passes, open }: Opened,
  start: Progress,
  asOf: number,
  name: string | undefined,
): Promise<Progress> => {
  const { corpus } = work
  const rejects = work.rejectsPath === undefined ? undefined : new RejectFile(work.rejectsPath, start.rejectBytes)
  let from = start
  try {
    for (; from.pass < passes.length; from = { ...from, pass: from.pass + 1, offset: 0, line: 1, columns: undefined }) {
      const source = await open(from)
      const save = async (progress: Progress): Promise<void> => {
        if (name !== undefined) await corpus?.keyValues.save(name, progress, work.now)
        const done = source.done(progress.offset)
        await work.onProgress(progress, done === undefined ? undefined : (progress.pass + done) / passes.length)
      }
      const result = await importRows({
        file: work.name,
        readersFor: createReaders(work, passes[from.pass] ?? [], asOf),
        source,
        from,
        joins: work.joins,
        origin: work.source,
        now: work.now,
        corpus,
        rejects,
        onReject: work.onReject,
        onLost: work.onLost ?? (() => {}),
        onBatch: save,
        shouldStop: work.shouldStop,
      })
      if (!result.isDone) return result
      from = { ...result, isDone: false }
    }
    const done = { ...from, isDone: true }
    if (name !== undefined) await corpus?.keyValues.save(name, done, work.now)
    return done
  } finally {
    rejects?.close()
  }
}

/** A table of accounts that is written already is read once more for its ids: the next files may need them. */
const rememberIds = async (work: FileImport, { passes, open }: Opened, asOf: number): Promise<void> => {
  const [first = []] = passes
  if (!first.some(({ columns }) => columns.some(({ field }) => field === 'file_id'))) return
  await importRows({
    file: work.name,
    readersFor: createReaders(work, first, asOf),
    source: await open(noProgress),
    from: noProgress,
    joins: work.joins,
    origin: work.source,
    now: work.now,
    corpus: undefined,
    rejects: undefined,
    onReject: () => {},
    onLost: () => {},
    onBatch: () => Promise.resolve(),
    shouldStop: work.shouldStop,
  })
}
