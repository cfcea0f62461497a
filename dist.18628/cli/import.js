import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { closeContext, openContext } from '../context.js'
import { readConfig } from '../config.js'
import { ColumnError } from '../corpus/transfer/columns.js'
import { importFile } from '../corpus/transfer/import-file.js'
import { formats, transferKinds } from '../corpus/transfer/index.js'
import { formatOf } from '../corpus/transfer/open-rows.js'
import { FormatError } from '../corpus/transfer/raw-rows.js'
import { readTime } from '../corpus/transfer/time.js'
import { createCorpus } from '../corpus/index.js'
import { systemClock } from '../kernel/clock.js'
import { silentLog } from '../kernel/log.js'
import { nearest } from '../kernel/nearest.js'
import { dataFlag, jsonFlag, note, print, UsageError } from './command.js'
import { ProgressLine } from './progress-line.js'
const readKind = (word) => {
  const kind = transferKinds.find((known) => known === word)
  if (kind !== void 0) return kind
  const near = nearest(word ?? '', transferKinds)
  throw new UsageError(`Say ${transferKinds.join(', ')}.${near === void 0 ? '' : ` Did you mean ${near}?`}`)
}
const readFormat = (text) => {
  const format = formats.find((known) => known === text)
  if (text !== void 0 && format === void 0) throw new UsageError(`--format must be one of ${formats.join(', ')}.`)
  return format
}
const formatFor = (file, format) => {
  const found = format ?? formatOf(file)
  if (found !== void 0) return found
  throw new UsageError(`${file === '-' ? 'The standard input' : file} does not say its format: add --format.`)
}
const readRenames = (text) => {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '')
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=')
      if (at < 1) throw new UsageError(`--map must be like "fans=followers,nick=handle", but ${pair} has no =.`)
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    }),
  )
}
const readAsOf = (text, now) => {
  if (text === void 0) return void 0
  const at = readTime(text)
  if (at === void 0 || at > now) throw new UsageError('--as-of must be a time that has passed, such as 2026-05-01.')
  return at
}
const readDelimiter = (text) => {
  const delimiter = text === '\\t' || text === 'tab' ? '	' : text
  if (delimiter !== void 0 && (delimiter.length !== 1 || /["\r\n\u0080-\uffff]/.test(delimiter)))
    throw new UsageError('--delimiter must be one character, such as ; or tab.')
  return delimiter
}
const refuseMissing = (files) => {
  for (const file of files) {
    if (file === '-') continue
    let isFile
    try {
      isFile = statSync(file).isFile()
    } catch (cause) {
      throw new Error(`${file} cannot be read (${cause.code}).`, { cause })
    }
    if (!isFile) throw new Error(`${file} is not a file.`)
  }
}
const rejectsPathFor = (file, { text, given }, config) => {
  if (text['rejects'] !== void 0) return text['rejects']
  if (given.has('dry-run')) return void 0
  return file === '-' ? join(config.dataFolder, 'import.rejects.jsonl') : `${file}.rejects.jsonl`
}
const shownRejects = 5
const stopOnSignal = () => {
  let isStopping = false
  process.once('SIGINT', () => {
    isStopping = true
    note('\nStopping after this batch. Press Ctrl-C again to stop at once; nothing is lost either way.')
    process.once('SIGINT', () => process.exit(130))
  })
  return () => isStopping
}
const summarize = (file, result, seconds, rejects) => ({
  file,
  rows: result.rows,
  imported: result.imported,
  rejected: result.rejected,
  seconds: Number(seconds.toFixed(3)),
  rows_per_s: Math.round((result.rows - result.resumedFrom) / Math.max(seconds, 1e-3)),
  resumed_from: result.resumedFrom,
  rejects: result.rejected > 0 ? (rejects ?? null) : null,
  done: result.isDone,
})
const sentence = (summary, isDryRun) =>
  [
    `${summary.file}: ${summary.imported} of ${summary.rows} rows ${isDryRun ? 'can be imported' : 'imported'}`,
    summary.resumed_from > 0 ? `, the first ${summary.resumed_from} earlier` : '',
    ` (${summary.rows_per_s} rows/s).`,
    summary.rejected === 0 ? '' : ` ${summary.rejected} rejected${summary.rejects ? `, see ${summary.rejects}` : ''}.`,
  ].join('')
const importAll = async (corpus, invocation, config, wanted) => {
  const { text, given } = invocation
  const shouldStop = stopOnSignal()
  const facts = []
  let [rejected, rejectBytes] = [0, 0]
  for (const { file, format } of wanted.files) {
    const line = new ProgressLine(file)
    const startedAt = performance.now()
    const rejectsPath = rejectsPathFor(file, invocation, config)
    let shown = 0
    const result = await importFile({
      ...wanted,
      path: file === '-' ? void 0 : file,
      format,
      source: text['source'] ?? 'import',
      now: systemClock.now(),
      corpus,
      rejectsPath,
      rejectBytes: text['rejects'] === void 0 ? 0 : rejectBytes,
      restart: given.has('restart'),
      onReject: (row, reasons) => {
        if (shown++ < shownRejects) line.say(`${file}:${row}: ${reasons.join('; ')}`)
      },
      onProgress: (progress, done) => line.show(progress.rows, done),
      shouldStop,
    }).catch((error) => {
      if (!(error instanceof FormatError || error instanceof ColumnError)) throw error
      throw new Error(error instanceof ColumnError ? `${file}: ${error.message}` : `${file} ${error.message}.`)
    })
    line.end()
    if (result.progressName !== void 0) facts.push(result.progressName)
    rejected += result.rejected
    rejectBytes = result.rejectBytes
    const summary = summarize(file, result, (performance.now() - startedAt) / 1e3, rejectsPath)
    print(given.has('json') ? JSON.stringify(summary) : sentence(summary, given.has('dry-run')))
    if (!result.isDone) {
      note('Stopped. Run the same command again to go on from here.')
      return 130
    }
  }
  for (const name of facts) await corpus?.facts.remove(name)
  return rejected > 0 ? 3 : 0
}
const importCommand = {
  name: 'import',
  summary: 'Bring in creators, contents, comments or followers from files.',
  usage: `rostra import ${transferKinds.join('|')} FILE... [flags]`,
  examples: [
    'rostra import creators creators.csv',
    'rostra import creators crm.csv --map "nick=handle,fans=followers" --source crm --as-of 2026-05-01',
    'rostra import contents posts-*.jsonl.gz --rejects rejected.jsonl',
    'zcat dump.jsonl.gz | rostra import comments - --format jsonl --dry-run',
  ],
  flags: [
    { name: 'format', value: 'FORMAT', meaning: `${formats.join(', ')} (default: by the name of the file)` },
    { name: 'map', value: 'LIST', meaning: 'names of columns: "column=field,..."; "column=" leaves one out' },
    { name: 'ignore-unknown', meaning: 'leave out columns that are no field' },
    { name: 'delimiter', value: 'CHAR', meaning: 'what stands between the cells of a CSV file (default: a comma)' },
    { name: 'source', value: 'NAME', meaning: 'where the records come from (default: import)' },
    { name: 'as-of', value: 'TIME', meaning: 'when they were true (default: the time of the file)' },
    { name: 'rejects', value: 'FILE', meaning: 'where rejected rows go (default: FILE.rejects.jsonl)' },
    { name: 'dry-run', meaning: 'check all rows and write nothing' },
    { name: 'restart', meaning: 'begin anew, also where an earlier try came half-way' },
    dataFlag,
    jsonFlag,
  ],
  run: async (invocation) => {
    const { words, text, given } = invocation
    const kind = readKind(words[0])
    const names = words.slice(1)
    if (names.length === 0) throw new UsageError(`Name a file: rostra import ${kind} FILE`)
    const format = readFormat(text['format'])
    const wanted = {
      kind,
      files: names.map((file) => ({ file, format: formatFor(file, format) })),
      columns: { renames: readRenames(text['map']), ignoreUnknown: given.has('ignore-unknown') },
      asOf: readAsOf(text['as-of'], systemClock.now()),
      delimiter: readDelimiter(text['delimiter']),
    }
    const rejects = text['rejects']
    if (rejects !== void 0 && names.some((file) => resolve(file) === resolve(rejects)))
      throw new UsageError('--rejects must not be one of the files that are read.')
    refuseMissing(names)
    const { config } = readConfig(text)
    if (given.has('dry-run')) return importAll(void 0, invocation, config, wanted)
    const context = await openContext({ config, log: silentLog })
    try {
      return await importAll(createCorpus(context.db, context.clock), invocation, config, wanted)
    } finally {
      await closeContext(context)
    }
  },
}
export { importCommand, readFormat, readKind }
//# sourceMappingURL=import.js.map
