/*
 * Creator search beside DuckDB (two threads), SQLite (indexes, FTS5) and PostgreSQL (B-trees, GIN), in one run, over the same
 * creators, with the same answers. Everything is in memory or warm in the page cache.
 *
 *   npm run bench -- discovery [creators=100000] [--chart]
 *
 * PostgreSQL takes part where TEST_DATABASE_URL names one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  openSegment,
  search,
  SearchIndex,
  SegmentBuilder,
  type SearchResult,
  type Snapshot,
} from '../src/engine/search/index.js'
import { drawChart } from './discovery/chart.js'
import { openDuckdb, openPostgres, openSqlite, type Rival } from './discovery/rivals.js'
import { makeCreators } from './discovery/rows.js'
import { makeShapes, type Shape } from './discovery/shapes.js'
import { creatorSchema } from './search/creators.js'

const count = Number(process.argv[2] ?? 100_000)
const segmentDocs = 4_000_000
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = fileURLToPath(new URL('./discovery/', import.meta.url))
if (!existsSync(`${folder}node_modules/@duckdb/node-api`))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** Milliseconds of each run, lowest first. */
const time = async (runs: number, one: (i: number) => unknown): Promise<number[]> => {
  for (let i = 0; i < Math.min(10, runs); i++) await one(i)
  const took: number[] = []
  for (let i = 0; i < runs; i++) {
    const start = performance.now()
    await one(i)
    took.push(performance.now() - start)
  }
  return took.sort((a, b) => a - b)
}

const { source, documents, rows } = makeCreators(count)
const built = performance.now()
const files: Uint8Array[] = []
for (let i = 0; i < documents.length; i += segmentDocs) {
  const builder = new SegmentBuilder(creatorSchema)
  for (const document of documents.slice(i, i + segmentDocs)) builder.add(document)
  files.push(builder.finish())
}
const buildS = (performance.now() - built) / 1000
const bytes = files.reduce((sum, file) => sum + file.length, 0)
const opened = performance.now()
for (const file of files) openSegment(file)
const openMs = performance.now() - opened
const index = new SearchIndex(creatorSchema)
for (const file of files) index.addSegment(file)
const snapshot: Snapshot = index.snapshot
print(
  `${count} creators: built ${Math.round(count / buildS)} a second, ${(bytes / count).toFixed(0)} bytes each, opened in ${openMs.toFixed(1)} ms`,
)

const rivals: Rival[] = [await openDuckdb(), await openSqlite()]
const url = process.env['TEST_DATABASE_URL']
if (url !== undefined) rivals.push(await openPostgres(url))
for (const rival of rivals) {
  const start = performance.now()
  await rival.load(rows)
  print(`${rival.name} loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

const plain = (result: SearchResult): string =>
  JSON.stringify(
    result.facets['country']?.map(({ value, count: n }) => [value, n]) ??
      (result.total === undefined ? result.hits.map(({ key }) => key) : result.total.value),
  )
const plainRows = (found: Record<string, unknown>[]): string =>
  JSON.stringify(
    found[0] !== undefined && 'value' in found[0]
      ? found.map(({ value, n }) => [value, Number(n)])
      : found[0] !== undefined && 'n' in found[0]
        ? Number(found[0]['n'])
        : found.map(({ key }) => key),
  )

/** Facets of equal counts may come in any order. */
const sameAnswers = async (shape: Shape, rival: Rival): Promise<boolean> => {
  for (let i = 0; i < 5; i++) {
    const sql = shape.sql(i, rival.dialect)
    if (sql === undefined) return true
    const [ours, theirs] = [plain(search(snapshot, shape.ask(i))), plainRows(await rival.ask(sql))]
    if (ours !== theirs) {
      print(`  ${shape.name}, ${rival.name}: other answers\n    ${ours.slice(0, 200)}\n    ${theirs.slice(0, 200)}`)
      return false
    }
  }
  return true
}

const results: { name: string; ours: number; rivals: Record<string, number> }[] = []
const ratios: number[] = []
print(
  `\n${'shape'.padEnd(32)}${'Rostra p50'.padStart(12)}${'p99'.padStart(9)}${rivals.map(({ name }) => `${name} p50`.padStart(17)).join('')}  best rival / Rostra`,
)
for (const shape of makeShapes(source)) {
  const own = await time(200, (i) => search(snapshot, shape.ask(i)))
  const ours = at(own, 0.5)
  const theirs: Record<string, number> = {}
  for (const rival of rivals) {
    if (shape.sql(0, rival.dialect) === undefined || !(await sameAnswers(shape, rival))) continue
    theirs[rival.name] = at(await time(20, (i) => rival.ask(shape.sql(i, rival.dialect) ?? '')), 0.5)
  }
  const best = Math.min(...Object.values(theirs))
  ratios.push(best / ours)
  results.push({ name: shape.name, ours, rivals: theirs })
  const cell = (name: string): string =>
    (theirs[name] === undefined ? '–' : `${theirs[name].toFixed(2)} ms`).padStart(17)
  print(
    `${shape.name.padEnd(32)}${`${ours.toFixed(3)} ms`.padStart(12)}${at(own, 0.99).toFixed(2).padStart(9)}${rivals.map(({ name }) => cell(name)).join('')}  ${(best / ours).toFixed(1)}`,
  )
}
ratios.sort((a, b) => a - b)
print(
  `\nmedian over the shapes: the best rival takes ${at(ratios, 0.5).toFixed(1)} times as long; least ${at(ratios, 0).toFixed(2)}`,
)
if (process.argv.includes('--chart'))
  writeFileSync(new URL('../docs/images/discovery-bench.svg', import.meta.url), drawChart(results, count))
for (const rival of rivals) await rival.close()
