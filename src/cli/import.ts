import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig, type Config } from '../config.js'
import { ColumnError } from '../corpus/transfer/columns.js'
import { importFile, type FileImport, type FileImported } from '../corpus/transfer/import-file.js'
import { formats, transferKinds, type Format, type TransferKind } from '../corpus/transfer/transfer-kinds.js'
import { formatOf } from '../corpus/transfer/open-rows.js'
import { FormatError } from '../corpus/transfer/raw-rows.js'
import { readTime } from '../corpus/transfer/time.js'
import { openRecords, type Records } from '../corpus/records/index.js'
import { systemClock } from '../kernel/clock.js'
import { nearest } from '../kernel/nearest.js'
import { note, print, UsageError, type Run, type Invocation } from './command.js'
import { ProgressLine } from './progress-line.js'
import { withDatabase } from './with-database.js'

export const readKind = (word: string | undefined): TransferKind => {
  const kind = transferKinds.find((known) => known === word)
  if (kind !== undefined) return kind
  const near = nearest(word ?? '', transferKinds)
  throw new UsageError(
    `Unknown kind. Use ${transferKinds.join(', ')}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  )
}

export const readFormat = (text: string | undefined): Format | undefined => {
  const format = formats.find((known) => known === text)
  if (text !== undefined && format === undefined) throw new UsageError(`--format must be one of ${formats.join(', ')}.`)
  return format
}

const formatFor = (file: string, format: Format | undefined): Format => {
  const found = format ?? formatOf(file)
  if (found !== undefined) return found
  throw new UsageError(`Unknown format of ${file === '-' ? 'standard input' : file}: add --format.`)
}

const readRenames = (text: string | undefined): Map<string, string> => {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '')
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=')
      if (at < 1) throw new UsageError(`--map must be like "fans=followers,nick=handle", but ${pair} has no =.`)
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    }),
  )
}

const readAsOf = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined) return undefined
  const at = readTime(text)
  if (at === undefined || at > now) throw new UsageError('--as-of must be a past time, such as 2026-05-01.')
  return at
}

const readDelimiter = (text: string | undefined): string | undefined => {
  const delimiter = text === '\\t' || text === 'tab' ? '\t' : text
  if (delimiter !== undefined && (delimiter.length !== 1 || /["\r\n\u0080-\uffff]/.test(delimiter)))
    throw new UsageError('--delimiter must be one character, such as ; or tab.')
  return delimiter
}

const refuseMissing = (files: readonly string[]): void => {
  for (const file of files) {
    if (file === '-') continue
    let isFile: boolean
    try {
      isFile = statSync(file).isFile()
    } catch (cause) {
      throw new Error(`${file} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, { cause })
    }
    if (!isFile) throw new Error(`${file} is not a file.`)
  }
}

/** Beside the file; for the standard input, in the data folder. Dry runs write none, unless one is named. */
const rejectsPathFor = (file: string, { text, given }: Invocation, config: Config): string | undefined => {
  if (text['rejects'] !== undefined) return text['rejects']
  if (given.has('dry-run')) return undefined
  return file === '-' ? join(config.dataFolder, 'import.rejects.jsonl') : `${file}.rejects.jsonl`
}

const shownRejects = 5

const stopOnSignal = (): (() => boolean) => {
  let isStopping = false
  process.once('SIGINT', () => {
    isStopping = true
    note('\nStopping after this batch. Press Ctrl-C again to stop immediately; no data is lost either way.')
    process.once('SIGINT', () => process.exit(130))
  })
  return () => isStopping
}

const summarize = (file: string, result: FileImported, seconds: number, rejects: string | undefined) => ({
  file,
  rows: result.rows,
  imported: result.imported,
  rejected: result.rejected,
  seconds: Number(seconds.toFixed(3)),
  rows_per_s: Math.round((result.rows - result.resumedFrom) / Math.max(seconds, 0.001)),
  resumed_from: result.resumedFrom,
  rejects: result.rejected > 0 ? (rejects ?? null) : null,
  done: result.isDone,
})

const sentence = (summary: ReturnType<typeof summarize>, isDryRun: boolean): string =>
  [
    `${summary.file}: ${summary.imported} of ${summary.rows} rows ${isDryRun ? 'can be imported' : 'imported'}`,
    summary.resumed_from > 0 ? `, ${summary.resumed_from} of them in an earlier run` : '',
    ` (${summary.rows_per_s} rows/s).`,
    summary.rejected === 0 ? '' : ` ${summary.rejected} rejected${summary.rejects ? `, see ${summary.rejects}` : ''}.`,
  ].join('')

const importAll = async (
  corpus: Records | undefined,
  invocation: Invocation,
  config: Config,
  wanted: Pick<FileImport, 'kind' | 'columns' | 'asOf' | 'delimiter'> & { files: { file: string; format: Format }[] },
): Promise<number> => {
  const { text, given } = invocation
  const shouldStop = stopOnSignal()
  const progressNames: string[] = []
  let [rejected, rejectBytes] = [0, 0]
  for (const { file, format } of wanted.files) {
    const line = new ProgressLine(file)
    const startedAt = performance.now()
    const rejectsPath = rejectsPathFor(file, invocation, config)
    let shown = 0
    const result = await importFile({
      ...wanted,
      path: file === '-' ? undefined : file,
      format,
      source: text['source'] ?? 'import',
      now: systemClock.now(),
      corpus,
      rejectsPath,
      rejectBytes: text['rejects'] === undefined ? 0 : rejectBytes,
      restart: given.has('restart'),
      onReject: (row, reasons) => {
        if (shown++ < shownRejects) line.say(`${file}:${row}: ${reasons.join('; ')}`)
      },
      onProgress: (progress, done) => line.show(progress.rows, done),
      shouldStop,
    }).catch((error: unknown) => {
      if (!(error instanceof FormatError || error instanceof ColumnError)) throw error
      throw new Error(error instanceof ColumnError ? `${file}: ${error.message}` : `${file} ${error.message}.`)
    })
    line.end()
    if (result.progressName !== undefined) progressNames.push(result.progressName)
    rejected += result.rejected
    rejectBytes = result.rejectBytes
    const summary = summarize(file, result, (performance.now() - startedAt) / 1000, rejectsPath)
    print(given.has('json') ? JSON.stringify(summary) : sentence(summary, given.has('dry-run')))
    if (!result.isDone) {
      note('Stopped. Run the same command again to resume.')
      return 130
    }
  }
  // Only now: until the last file is done, the next try must know that the first ones are.
  for (const name of progressNames) await corpus?.keyValues.remove(name)
  return rejected > 0 ? 3 : 0
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const kind = readKind(words[0])
  const names = words.slice(1)
  if (names.length === 0) throw new UsageError(`Missing file: rostra import ${kind} FILE`)
  const format = readFormat(text['format'])
  const wanted = {
    kind,
    files: names.map((file) => ({ file, format: formatFor(file, format) })),
    columns: { renames: readRenames(text['map']), ignoreUnknown: given.has('ignore-unknown') },
    asOf: readAsOf(text['as-of'], systemClock.now()),
    delimiter: readDelimiter(text['delimiter']),
  }
  const rejects = text['rejects']
  if (rejects !== undefined && names.some((file) => resolve(file) === resolve(rejects)))
    throw new UsageError('--rejects must not be one of the input files.')
  refuseMissing(names)
  const { config } = readConfig(text)
  if (given.has('dry-run')) return importAll(undefined, invocation, config, wanted)
  return withDatabase(config, (db) => importAll(openRecords(db, systemClock), invocation, config, wanted))
}
