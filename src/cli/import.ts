import { createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readConfig, type Config } from '../config.js'
import { openRecords, type Records } from '../corpus/records/index.js'
import { FormatError } from '../corpus/transfer/read/raw-rows.js'
import type { NamedFile } from '../corpus/transfer/run/expand.js'
import { withOwners } from '../corpus/transfer/run/archive-parts.js'
import { filesIn } from '../corpus/transfer/run/files-in.js'
import { importFile, type FileImported } from '../corpus/transfer/run/import-file.js'
import { Joins } from '../corpus/transfer/run/joins.js'
import { readTime } from '../corpus/transfer/schemas/time.js'
import { transferKinds, type TransferKind } from '../corpus/transfer/schemas/transfer-kinds.js'
import { isSkipped, mappingOf, toReadingWishes, toWishes, type Mapping } from '../corpus/transfer/understand/mapping.js'
import { planFile } from '../corpus/transfer/understand/plan-file.js'
import { ColumnError } from '../corpus/transfer/understand/plan.js'
import { systemClock } from '../kernel/clock.js'
import { note, print, UsageError, type Run, type Invocation } from './command.js'
import { readKind, readMapping } from './import-options.js'
import { previewAll } from './import-preview.js'
import { importRemotely } from './import-remote.js'
import { laterSearchable, sentence, type ImportSummary } from './import-summary.js'
import { packFiles } from './pack-files.js'
import { ProgressLine } from './progress-line.js'
import { waitForServer } from './wait-for-server.js'
import { withDatabase } from './with-database.js'
import { unreadable } from './read-text.js'

const readAsOf = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined) return undefined
  const at = readTime(text)
  if (at === undefined || at > now) throw new UsageError('--as-of must be a past time, such as 2026-05-01.')
  return at
}

const refuseMissing = (files: readonly string[]): void => {
  for (const file of files) {
    if (file === '-') continue
    let isFile: boolean
    try {
      isFile = statSync(file).isFile()
    } catch (cause) {
      throw unreadable(file, cause)
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

/** The file on the command line that a table was found in. */
const givenFor = (name: string, given: readonly string[]): string =>
  given.find((file) => name === file || name.startsWith(`${file}/`)) ?? name

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

const summarize = (
  file: string,
  result: FileImported,
  seconds: number,
  rejects: string | undefined,
): ImportSummary & { done: boolean } => ({
  file,
  records: result.kinds,
  format: result.plan.format ?? null,
  rows: result.rows,
  imported: result.imported,
  rejected: result.rejected,
  withheld: result.withheld,
  cells_lost: result.cellsLost,
  keyed: result.keyed,
  own_ids: result.ownIds,
  waiting: result.waiting,
  joined: result.joined,
  notes: [...new Set(result.plan.tables.flatMap(({ notes }) => notes))],
  seconds: Number(seconds.toFixed(3)),
  rows_per_s: Math.round((result.rows - result.resumedFrom) / Math.max(seconds, 0.001)),
  resumed_from: result.resumedFrom,
  rejects: result.rejected + result.cellsLost > 0 ? (rejects ?? null) : null,
  done: result.isDone,
})

/** Accounts before posts before comments, so that ids find whom they mean. */
const inOrder = async (files: readonly NamedFile[], mapping: Mapping): Promise<NamedFile[]> => {
  if (files.length < 2 || mapping.kind !== undefined) return [...files]
  const placed = await Promise.all(
    files.map(async (file) => {
      const plan = await planFile(file.path, toWishes(mappingOf(mapping, file.name)), toReadingWishes(mapping)).catch(
        () => undefined,
      )
      return { file, place: transferKinds.indexOf(plan?.plan.tables[0]?.kind ?? 'creators') }
    }),
  )
  return placed.sort((a, b) => a.place - b.place).map(({ file }) => file)
}

const sayWhere = (file: string, error: unknown): never => {
  if (!(error instanceof FormatError || error instanceof ColumnError)) throw error
  throw new Error(error instanceof ColumnError ? `${file}: ${error.message}` : `${file} ${error.message}.`)
}

const importAll = async (
  corpus: Records | undefined,
  invocation: Invocation,
  config: Config,
  wanted: { files: NamedFile[]; given: readonly string[]; mapping: Mapping; asOf: number | undefined },
): Promise<number> => {
  const { text, given } = invocation
  const shouldStop = stopOnSignal()
  const progressNames: string[] = []
  const joins = new Joins()
  let rejected = 0
  /** What was written to each file of rejects: tables of one zip file, workbook or sheet share one. */
  const rejectBytes = new Map<string | undefined, number>()
  for (const { path, name: file } of await inOrder(wanted.files, wanted.mapping)) {
    const line = new ProgressLine(file)
    const startedAt = performance.now()
    const rejectsPath = rejectsPathFor(givenFor(file, wanted.given), invocation, config)
    let shown = 0
    const say = (row: number, reasons: string[]): void => {
      if (shown++ < shownRejects) line.say(`${file}:${row}: ${reasons.join('; ')}`)
    }
    const result = await importFile({
      path,
      name: file,
      wishes: toWishes(mappingOf(wanted.mapping, file)),
      form: toReadingWishes(wanted.mapping),
      source: text['source'] ?? 'import',
      asOf: wanted.asOf ?? (file === '-' ? systemClock.now() : undefined),
      now: systemClock.now(),
      corpus,
      joins,
      rejectsPath,
      rejectBytes: rejectBytes.get(rejectsPath) ?? 0,
      restart: given.has('restart'),
      onReject: say,
      onLost: (row, reasons) => say(row, [`${reasons.join('; ')} (the row was taken without it)`]),
      onProgress: (progress, done) => line.show(progress.rows, done),
      shouldStop,
    }).catch((error: unknown) => sayWhere(file, error))
    line.end()
    if (result.progressName !== undefined) progressNames.push(result.progressName)
    rejected += result.rejected
    rejectBytes.set(rejectsPath, result.rejectBytes)
    const summary = summarize(file, result, (performance.now() - startedAt) / 1000, rejectsPath)
    if (!given.has('json')) for (const said of summary.notes) note(said)
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

/** The first word may say what the rows are; otherwise the files do. */
const splitWords = (words: readonly string[]): { kind: TransferKind | undefined; files: string[] } => {
  const [first = '', ...rest] = words
  const isKind = transferKinds.some((kind) => kind === first)
  if (!isKind && first !== '-' && !/[./\\]/.test(first) && !existsSync(first))
    return { kind: readKind(first), files: rest }
  return isKind ? { kind: readKind(first), files: rest } : { kind: undefined, files: [...words] }
}

/** The standard input as a file: some forms are read from their end, and every one is looked at before it is read. */
const keepInput = async (folder: string): Promise<string> => {
  const path = join(folder, 'stdin')
  await pipeline(process.stdin, createWriteStream(path))
  return path
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const { kind, files } = splitWords(words)
  if (files.length === 0) throw new UsageError(`Missing file: rostra import ${kind ?? ''} FILE`)
  const mapping = readMapping(kind, invocation)
  const asOf = readAsOf(text['as-of'], systemClock.now())
  const rejects = text['rejects']
  if (rejects !== undefined && files.some((file) => resolve(file) === resolve(rejects)))
    throw new UsageError('--rejects must not be one of the input files.')
  refuseMissing(files)
  const { config } = readConfig(text)
  const isRemote = config.url !== undefined && text['data'] === undefined
  let folder: string | undefined
  const folderFor = (): string => (folder ??= mkdtempSync(join(tmpdir(), 'rostra-import-')))
  try {
    if (isRemote && !given.has('preview') && !given.has('dry-run')) {
      const whole: NamedFile[] = []
      for (const file of files) whole.push({ path: file === '-' ? await keepInput(folderFor()) : file, name: file })
      // Files of several tables are joined by their ids, so they go as one.
      const packed = { path: join(folderFor(), 'files.zip'), name: files.join(', ') }
      if (whole.length > 1) await packFiles(whole, packed.path)
      const wanted = {
        file: whole.length > 1 ? packed : (whole[0] ?? packed),
        mapping,
        asOf,
        rejectsPath: rejectsPathFor(files[0] ?? '-', invocation, config),
      }
      return await importRemotely(invocation, wanted)
    }
    const named: NamedFile[] = []
    for (const file of files) {
      const path = file === '-' ? await keepInput(folderFor()) : file
      const { taken, left } = await filesIn({ path, name: file }, folderFor, mapping).catch((error: unknown) =>
        sayWhere(file, error),
      )
      named.push(...taken)
      for (const { name, why } of left) note(`${name} is left out: ${why}`)
    }
    const taken = named.filter(({ name }) => !isSkipped(mapping, name))
    const owned = await withOwners(taken, mapping)
    const wanted = { files: taken, given: files, mapping: owned, asOf }
    if (given.has('preview'))
      return await previewAll(taken, owned, {
        json: given.has('json'),
        saveTo: text['save-mapping'],
        now: systemClock.now(),
      }).catch((error: unknown) => sayWhere(files.join(', '), error))
    if (given.has('dry-run')) return await importAll(undefined, invocation, config, wanted)
    return await withDatabase(config, async (db) => {
      const code = await importAll(openRecords(db, systemClock), invocation, config, wanted)
      const isFound = await waitForServer(db, config)
      if (isFound !== undefined && !given.has('json'))
        note(isFound ? 'The running server finds it now.' : laterSearchable)
      return code
    })
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}
