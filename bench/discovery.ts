/*
 * Creator search beside DuckDB (two threads), SQLite (indexes, FTS5) and PostgreSQL (B-trees, GIN): over the same creators, with
 * the same answers, everything warm.
 *
 *   npm run bench -- discovery [creators=100000] [--stage=NAME] [--folder=PATH] [--chart]
 *
 * Works in stages, each kept in the folder (by default under the system's temporary folder) and not done twice: rows, rostra,
 * duckdb, sqlite, postgres, ask. Without --stage, all of them. PostgreSQL takes part where TEST_DATABASE_URL names one that reads
 * files of this machine.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askAll } from './discovery/ask.js'
import { drawChart } from './discovery/chart.js'
import { buildIndex, keep, kept, type Built } from './discovery/index-files.js'
import { duckdb, postgres, sqlite, type Rival } from './discovery/rivals.js'
import { writeRows } from './discovery/rows.js'

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const count = Number(process.argv[2] ?? 100_000)
const folder = option('folder') ?? join(tmpdir(), `rostra-bench-discovery-${count}`)
const only = option('stage')
const print = (line: string): void => void process.stdout.write(`${line}\n`)

mkdirSync(folder, { recursive: true, mode: 0o755 })
const url = process.env['TEST_DATABASE_URL']
const rivals: Record<string, Rival> = {
  duckdb: duckdb(folder),
  sqlite: sqlite(folder),
  ...(url === undefined ? {} : { postgres: postgres(folder, url, `rostra_bench_${count}`) }),
}

/** Does a stage that was asked for and is not done yet; what it gives is kept. */
const stage = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const path = join(folder, `${name}.json`)
  if (existsSync(path) || (only !== undefined && only !== name)) return
  const start = performance.now()
  const figures = (await work()) ?? {}
  const seconds = (performance.now() - start) / 1000
  keep(path, { stageSeconds: seconds, ...figures })
  print(`${name}: ${seconds.toFixed(0)} s ${JSON.stringify(figures)}`)
}

await stage('rows', async () => writeRows(folder, count))
await stage('rostra', () => buildIndex(folder, count, 2))
for (const [name, rival] of Object.entries(rivals))
  await stage(name, async () => {
    await rival.build()
    return { bytes: await rival.bytes() }
  })
if (only === undefined || only === 'ask') {
  const built = kept<Built>(join(folder, 'rostra.json'))
  const ready = Object.entries(rivals).filter(([name]) => existsSync(join(folder, `${name}.json`)))
  for (const [, rival] of ready) await rival.open()
  const results = await askAll(
    folder,
    count,
    built,
    ready.map(([, rival]) => rival),
    print,
  )
  keep(join(folder, 'results.json'), results)
  if (process.argv.includes('--chart'))
    writeFileSync(
      new URL('../docs/images/discovery-bench.svg', import.meta.url),
      drawChart(results, `${count.toLocaleString('en')} creators`),
    )
}
for (const rival of Object.values(rivals)) await rival.close()
