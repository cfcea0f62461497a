import { dayMs } from '../../kernel/clock.js'
import { statSync } from 'node:fs'
import type { Records } from '../records/index.js'
import type { ColumnOptions } from './columns.js'
import { importRows } from './import-rows.js'
import { schemas } from './index.js'
import type { Format, TransferKind } from './transfer-kinds.js'
import { openRows, openStream, type RowSource } from './open-rows.js'
import { findProgress, noProgress, progressName, type Progress } from './progress.js'
import { RejectFile } from './rejects.js'

export interface FileImport {
  kind: TransferKind
  /** Left out for the standard input. */
  path: string | undefined
  format: Format
  delimiter: string | undefined
  columns: ColumnOptions
  source: string
  /** Left out: the time of the file. */
  asOf: number | undefined
  now: number
  /** Left out: rows are only checked, nothing is written. */
  corpus: Records | undefined
  rejectsPath: string | undefined
  /** Bytes of the reject file that earlier files of the same import wrote. */
  rejectBytes: number
  restart: boolean
  onReject: (line: number, reasons: string[]) => void
  onProgress: (progress: Progress, done: number | undefined) => void
  shouldStop: () => boolean
}

export interface FileImported extends Progress {
  resumedFrom: number
  /** The fact that says how far it came; to be forgotten when all files are done. */
  progressName: string | undefined
}

/** Imports one file, from where an earlier try of the same import came to. */
export const importFile = async (work: FileImport): Promise<FileImported> => {
  const { path, corpus, kind } = work
  const asOf = work.asOf ?? (path === undefined ? work.now : Math.floor(statSync(path).mtimeMs))
  const { renames, ignoreUnknown } = work.columns
  const options = [work.format, work.delimiter, [...renames], ignoreUnknown, work.source, asOf]
  const name = path === undefined || corpus === undefined ? undefined : progressName(kind, path, options)
  const found = name === undefined || corpus === undefined ? undefined : await findProgress(corpus.keyValues, name)
  const from = (work.restart ? undefined : found) ?? { ...noProgress, rejectBytes: work.rejectBytes }
  const ended = { resumedFrom: from.rows, progressName: name }
  if (from.isDone) return { ...from, ...ended }

  const source = await openSource(work, from)
  const rejects = work.rejectsPath === undefined ? undefined : new RejectFile(work.rejectsPath, from.rejectBytes)
  const save = async (progress: Progress): Promise<void> => {
    if (name !== undefined) await corpus?.keyValues.save(name, progress, work.now)
    work.onProgress(progress, source.done(progress.offset))
  }
  try {
    const result = await importRows({
      file: path ?? '-',
      schema: schemas[kind],
      source,
      columns: work.columns,
      defaults: { source: work.source, asOf, asOfMax: work.now + dayMs },
      from,
      corpus,
      rejects,
      onReject: work.onReject,
      onBatch: save,
      shouldStop: work.shouldStop,
    })
    if (result.isDone) await save(result)
    return { ...result, ...ended }
  } finally {
    rejects?.close()
  }
}

const openSource = async (work: FileImport, from: Progress): Promise<RowSource> =>
  work.path === undefined
    ? openStream(process.stdin, work.format, work.delimiter)
    : openRows(work.path, work.format, from, work.delimiter)
