import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { readConfig, type Config } from '../config.js'
import { openRecords } from '../corpus/records/index.js'
import { exportFile } from '../corpus/transfer/write/export-file.js'
import { formatOf } from '../corpus/transfer/read/open-rows.js'
import { S3Store } from '../db/backup/stores/s3-store.js'
import { systemClock } from '../kernel/clock.js'
import { note, print, UsageError, type Run } from './command.js'
import { readFormat, readKind } from './import-options.js'
import { ProgressLine } from './progress-line.js'
import { readNetwork } from './words-of-flags.js'
import { withDatabase } from './with-database.js'

/** Writes to a file, or to one that is then sent to a bucket: whoever reads there never sees half of it. */
const writeTo = async (out: string, config: Config, write: (file: string) => Promise<number>): Promise<number> => {
  const [, folder, name] = /^(s3:\/\/[^/]+(?:\/.+)?)\/([^/]+)$/.exec(out) ?? []
  if (!out.startsWith('s3://')) return write(out)
  if (folder === undefined || name === undefined)
    throw new UsageError(`${out} names no object: write s3://bucket/folder/file.`)
  const store = new S3Store(folder, config)
  const local = mkdtempSync(join(tmpdir(), 'rostra-export-'))
  try {
    const rows = await write(join(local, name))
    await store.putFile(name, join(local, name))
    return rows
  } finally {
    rmSync(local, { recursive: true, force: true })
  }
}

export const run: Run = async ({ words, text, given }) => {
  const kind = readKind(words[0])
  const out = text['out'] ?? '-'
  const format = readFormat(text['format']) ?? formatOf(out) ?? 'jsonl'
  const network = text['network'] === undefined ? undefined : readNetwork(text['network'])
  if (out === '-' && format === 'parquet') throw new UsageError('Parquet needs an output file: use --out FILE.')
  if (out === '-' && given.has('json')) throw new UsageError('--json needs --out, because rows go to standard output.')
  const { config } = readConfig(text)
  if (config.databaseUrl === undefined && !existsSync(join(config.dataFolder, 'rostra.db')))
    throw new Error(
      `There is no database in ${config.dataFolder}. Exports read the data folder, not a server: name its folder with --data.`,
    )
  const line = new ProgressLine(`export ${kind}`)
  return withDatabase(config, async (db) => {
    const corpus = openRecords(db, systemClock)
    const onRows = (count: number): void => line.show(count, undefined)
    const write = (to: string | Writable) => exportFile({ corpus, kind, format, network, to, onRows })
    const rows = await (out === '-' ? write(process.stdout) : writeTo(out, config, write))
    line.end()
    if (given.has('json')) print(JSON.stringify({ file: out, rows }))
    else note(`${rows} rows${out === '-' ? '' : ` in ${out}`}.`)
    return 0
  })
}
