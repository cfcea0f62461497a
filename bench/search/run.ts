/*
 * Figures of the search index on synthetic creators. No rivals here.
 *
 *   npx esbuild bench/search/run.ts --bundle --platform=node --format=esm --outfile=/tmp/search-bench.mjs \
 *     && node --max-old-space-size=12000 /tmp/search-bench.mjs [creators=1000000] [per segment=1000000]
 */
import { SearchIndex, SegmentBuilder, openSegment, search, type SearchRequest } from '../../src/engine/search/index.js'
import { Creators, creatorSchema } from './creators.js'
import { shapes } from './shapes.js'

const count = Number(process.argv[2] ?? 1_000_000)
const perSegment = Number(process.argv[3] ?? 1_000_000)
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const now = (): number => performance.now()

const creators = new Creators(1)
const files: Uint8Array[] = []
let buildMs = 0
for (let done = 0; done < count;) {
  const builder = new SegmentBuilder(creatorSchema)
  const target = Math.min(count, done + perSegment)
  while (done < target) {
    const batch = Array.from({ length: Math.min(10_000, target - done) }, () => creators.next())
    done += batch.length
    const start = now()
    for (const each of batch) builder.add(each)
    buildMs += now() - start
  }
  const start = now()
  files.push(builder.finish())
  buildMs += now() - start
}
print(`built ${count} creators in ${(buildMs / 1000).toFixed(1)} s: ${Math.round(count / (buildMs / 1000))} a second`)

const bytes = files.reduce((sum, file) => sum + file.length, 0)
print(`${(bytes / count).toFixed(1)} bytes a creator, ${(bytes / 2 ** 20).toFixed(0)} MiB`)
const parts = new Map<string, number>()
for (const file of files) {
  const header = new DataView(file.buffer, file.byteOffset, 32)
  const json = Buffer.from(file.slice(32, 32 + header.getUint32(16, true))).toString()
  const { sections } = JSON.parse(json) as { sections: { n: string; t: string; l: number }[] }
  for (const { n, t, l } of sections) {
    const column = n.split('.')[0] ?? n
    parts.set(column, (parts.get(column) ?? 0) + l * (t.endsWith('8') ? 1 : t.endsWith('16') ? 2 : 4))
  }
}
print([...parts].map(([name, size]) => `${name} ${(size / count).toFixed(1)}`).join(', '))

let start = now()
for (const file of files) openSegment(file)
const openMs = now() - start
start = now()
for (const file of files) openSegment(file, { verify: true })
print(`opened in ${openMs.toFixed(1)} ms, with every byte checked in ${(now() - start).toFixed(0)} ms`)

const index = new SearchIndex(creatorSchema)
for (const file of files) index.addSegment(file)
files.length = 0
const snapshot = index.snapshot
const all: number[] = []
const medians: number[] = []
for (const [name, make] of Object.entries(shapes(creators))) {
  const times: number[] = []
  let result = ''
  const run = (request: SearchRequest): number => {
    const from = now()
    const answer = search(snapshot, request)
    const took = now() - from
    result = `${answer.hits.length} of ${answer.total?.relation === 'gte' ? '>=' : ''}${answer.total?.value ?? '?'}`
    return took
  }
  for (let i = 0; i < 5; i++) run(make(1000 + i))
  const until = now() + 1500
  for (let i = 0; i < 400 && now() < until; i++) times.push(run(make(i)))
  times.sort((a, b) => a - b)
  const p50 = times[Math.floor(times.length * 0.5)] ?? 0
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  all.push(...times)
  medians.push(p50)
  print(
    `${name.padEnd(34)} p50 ${p50.toFixed(3).padStart(8)} ms  p99 ${p99.toFixed(3).padStart(8)} ms  (${times.length}; last ${result})`,
  )
}
all.sort((a, b) => a - b)
medians.sort((a, b) => a - b)
print(
  `median of medians ${(medians[medians.length >>> 1] ?? 0).toFixed(3)} ms, p99 of all ${(all[Math.floor(all.length * 0.99)] ?? 0).toFixed(2)} ms`,
)
print(`memory: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB resident`)
