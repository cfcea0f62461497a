import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openRecords } from '../src/corpus/records/index.js'
import { openDatabase } from '../src/db/database.js'
import { systemClock } from '../src/kernel/clock.js'
import { inventCreators, writeFiles } from './import/files.js'

/**
 * Imports a CSV and a Parquet file of creators into fresh SQLite folders, each in a process of its own; then kills an import
 * half-way, lets it go on, and holds every record against what was written to the file.
 * Usage: npm run bench -- import [ROWS]
 */
const rows = Number(process.argv[2] ?? 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'rostra-import-'))
const [csv, parquet] = [join(folder, 'creators.csv'), join(folder, 'creators.parquet')]
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Peak memory of a process as Linux counts it; 0 elsewhere. */
const peakBytes = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

interface Summary {
  rows: number
  imported: number
  rejected: number
  seconds: number
  rows_per_s: number
  resumed_from: number
}

const runImport = async (file: string, data: string, killAfterBytes?: number) => {
  const child = spawn(process.execPath, [main, 'import', 'creators', file, '--data', data, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let [out, peak] = ['', 0]
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const watch = setInterval(() => {
    peak = Math.max(peak, peakBytes(child.pid ?? 0))
    if (killAfterBytes !== undefined && databaseBytes(data) > killAfterBytes) child.kill('SIGKILL')
  }, 50)
  const startedAt = performance.now()
  await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  const wallS = (performance.now() - startedAt) / 1000
  return { summary: out === '' ? undefined : (JSON.parse(out) as Summary), peak, wallS }
}

const databaseBytes = (data: string): number => {
  try {
    return statSync(join(data, 'rostra.db')).size
  } catch {
    return 0
  }
}

/** Order does not matter: hashes of the records are added up. */
const createChecksum = () => {
  const sum = new Uint32Array(4)
  let count = 0
  return {
    add: (record: unknown): void => {
      const hash = createHash('md5').update(JSON.stringify(record)).digest()
      for (let i = 0; i < 4; i++) sum[i] = (sum[i] ?? 0) + hash.readUInt32LE(i * 4)
      count++
    },
    show: (): string => `${count} records, ${Buffer.from(sum.buffer).toString('hex')}`,
  }
}

const checksumOf = async (data: string): Promise<string> => {
  const db = openDatabase({ databaseUrl: undefined, dataFolder: data })
  const sum = createChecksum()
  for await (const creator of openRecords(db, systemClock).creators.all()) sum.add(creator)
  await db.close()
  return sum.show()
}

try {
  await writeFiles(rows, csv, parquet)
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
  say(`${rows} creators: ${megabytes(statSync(csv).size)} as CSV, ${megabytes(statSync(parquet).size)} as Parquet`)
  const expected = createChecksum()
  for (const creator of inventCreators(rows)) expected.add(creator)
  const results: string[] = []
  let fullBytes = 0
  for (const [name, file] of [
    ['CSV', csv],
    ['Parquet', parquet],
  ] as const) {
    const data = join(folder, name)
    const { summary, peak, wallS } = await runImport(file, data)
    results.push(await checksumOf(data))
    fullBytes = databaseBytes(data)
    rmSync(data, { recursive: true })
    say(
      `${name.padEnd(8)} ${summary?.rows_per_s} rows/s, ${wallS.toFixed(1)} s in all, peak memory ${megabytes(peak)}, ` +
        `${summary?.imported} imported, ${summary?.rejected} rejected`,
    )
  }
  const data = join(folder, 'killed')
  await runImport(csv, data, fullBytes / 2)
  const resumed = await runImport(csv, data)
  results.push(await checksumOf(data))
  say(`killed half-way, went on from row ${resumed.summary?.resumed_from} of ${resumed.summary?.rows}`)
  const isEqual = results.every((result) => result === expected.show())
  say(isEqual ? `all three hold ${expected.show()}` : `WRONG: ${expected.show()} expected, found ${results.join('; ')}`)
  process.exitCode = isEqual && (resumed.summary?.resumed_from ?? 0) > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
