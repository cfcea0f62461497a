/*
 * Listening beside SQLite FTS5 and DuckDB in one run, over the same texts, with the same counts; and all insights of a brand with
 * about 100,000 mentions. Everything is in memory or warm in the page cache. The files are kept in a folder where one is named, so
 * that ten million texts are written once.
 *
 *   npm run bench -- listening [texts=300000] [--folder=DIR] [--write=index|fts5|duckdb] [--chart]
 *
 * --write makes one of the files and ends.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allocateShared, openSnapshot, search, SegmentBuilder, type Snapshot } from '../src/engine/search/index.js'
import { textSchema } from '../test/listening/text-schema.js'
import { listen, type Plan } from '../src/engine/listening/index.js'
import { compileQuery, parseQuery } from '../src/engine/listening/query/index.js'
import { drawChart } from './discovery/chart.js'
import { openDuckdb, openFts5, type Rival } from './listening/rivals.js'
import { shapes } from './listening/shapes.js'
import { days, firstOfDays, newest, writeTexts } from './listening/texts.js'

const words = process.argv.slice(2)
const texts = Number(words.find((word) => !word.startsWith('--')) ?? 300_000)
const named = words.find((word) => word.startsWith('--folder='))?.slice('--folder='.length)
const folder = named ?? mkdtempSync(join(tmpdir(), 'rostra-bench-'))
mkdirSync(folder, { recursive: true })
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const segmentDocs = 2_000_000
const dayMs = 86_400_000

/** Our own index, a file a segment. */
const openIndex = (): { snapshot: Snapshot; bytes: number } => {
  const fileOf = (segment: number): string => join(folder, `index-${texts}-${segment}.bin`)
  const segments = Math.ceil(texts / segmentDocs)
  if (!existsSync(fileOf(segments - 1))) {
    let builder = new SegmentBuilder(textSchema)
    for (const { id, at, ...values } of writeTexts(texts)) {
      builder.add({
        key: String(id),
        values: { ...values, published_at: at, kind: 'content', type: 'text', language: 'en' },
      })
      if (builder.size < segmentDocs && id < texts) continue
      writeFileSync(fileOf(Math.ceil(id / segmentDocs) - 1), builder.finish())
      builder = new SegmentBuilder(textSchema)
    }
  }
  const files = Array.from({ length: segments }, (_, segment) => {
    const bytes = readFileSync(fileOf(segment))
    const file = new Uint8Array(allocateShared(bytes.length))
    file.set(bytes)
    return file
  })
  return {
    snapshot: openSnapshot({
      version: 1,
      schema: textSchema,
      segments: files.map((file) => ({ file, deleted: undefined })),
    }),
    bytes: files.reduce((sum, { length }) => sum + length, 0),
  }
}

const timed = async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
  const started = performance.now()
  const done = await work()
  print(`${what} ready in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return done
}

const only = words.find((word) => word.startsWith('--write='))?.slice('--write='.length)
const openRival = {
  fts5: () => openFts5(folder, texts),
  duckdb: () => openDuckdb(folder, texts),
}
if (only !== undefined) {
  await timed(only, (): unknown => (only === 'fts5' || only === 'duckdb' ? openRival[only]() : openIndex()))
  process.exit(0)
}
const { snapshot, bytes } = await timed('our index', openIndex)
const rivals: Rival[] = [await timed('FTS5', openRival.fts5), await timed('DuckDB', openRival.duckdb)]

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN
const time = async (runs: number, work: () => number | Promise<number>): Promise<{ ms: number; count: number }> => {
  let count = await work()
  const took: number[] = []
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    count = await work()
    took.push(performance.now() - started)
  }
  return { ms: median(took), count }
}

print(`\n${texts} texts, ${(bytes / texts).toFixed(0)} bytes each in our index; medians, one thread (DuckDB: two)\n`)
print(
  `${'shape'.padEnd(38)}${'texts'.padStart(9)}${'Rostra'.padStart(12)}${rivals.map(({ name }) => name.padStart(13)).join('')}  best rival / Rostra`,
)
const results: { name: string; ours: number; rivals: Record<string, number> }[] = []
const ratios: number[] = []
for (const shape of shapes)
  for (const lastDays of [null, 30]) {
    const fromId = lastDays === null ? null : firstOfDays(texts, lastDays)
    const at = Math.floor((newest - (days * dayMs * (texts - (fromId ?? 1) + 1)) / texts) / 1000)
    const asked = compileQuery(parseQuery(shape.query))
    const filter = fromId === null ? asked : { and: [asked, { range: { column: 'published_at', min: at } }] }
    const ours = await time(51, () => search(snapshot, { filter, limit: 0, total: 'exact' }).total?.value ?? -1)
    const name = `${shape.name}${lastDays === null ? '' : `, last ${lastDays} days`}`
    const theirs: Record<string, number> = {}
    for (const rival of rivals) {
      const found = await time(9, () => rival.count(shape, fromId))
      if (found.count !== ours.count) throw new Error(`${name}: ${ours.count} here, ${found.count} in ${rival.name}`)
      theirs[rival.name] = found.ms
    }
    const best = Math.min(...Object.values(theirs))
    ratios.push(best / ours.ms)
    results.push({ name, ours: ours.ms, rivals: theirs })
    print(
      `${name.padEnd(38)}${String(ours.count).padStart(9)}${`${ours.ms.toFixed(3)} ms`.padStart(12)}${rivals.map((rival) => `${(theirs[rival.name] ?? NaN).toFixed(2)} ms`.padStart(13)).join('')}  ${(best / ours.ms).toFixed(1)}`,
    )
  }
print(
  `\nmedian: the best rival takes ${median(ratios).toFixed(1)} times as long; least ${Math.min(...ratios).toFixed(2)}; same counts everywhere`,
)
if (words.includes('--chart'))
  writeFileSync(
    new URL('../docs/images/listening-bench.svg', import.meta.url),
    drawChart(results, `${texts.toLocaleString('en')} texts`),
  )

/** A brand that about 100,000 texts mention: the small one among ten million, else the large one over as long a time. */
const isSmall = texts * 0.01 >= 90_000
const expected = texts * (isSmall ? 0.01 : 0.34)
const plan: Plan = {
  brands: [{ name: 'The brand', query: parseQuery(isSmall ? 'pellucca' : 'lumevia') }],
  from: newest - days * dayMs * Math.min(1, 100_000 / expected),
  to: newest,
  before: null,
  interval: 'week',
  timeZone: 'UTC',
  networks: null,
  languages: null,
  countries: null,
  kinds: null,
  synthetic: 'include',
  duplicates: 'author',
  things: [],
  mentionsMax: 10_000_000,
}
const run = (): number =>
  listen(snapshot, plan, { sentiment: (doc) => doc % 4, followers: () => 100 }).insights.mentions
const rounds = 9
const insights = await time(rounds, run)
// Processor time: what it takes on a core of its own, whoever else is working on the machine.
const before = process.cpuUsage()
for (let i = 0; i < rounds; i++) run()
const { user, system } = process.cpuUsage(before)
print(
  `insights over ${insights.count} mentions: ${insights.ms.toFixed(0)} ms, of processor time ${((user + system) / 1000 / rounds).toFixed(0)} ms`,
)
for (const rival of rivals) rival.close()
if (named === undefined) rmSync(folder, { recursive: true, force: true })
