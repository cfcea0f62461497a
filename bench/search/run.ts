/*
 * Figures of the search index on synthetic creators. No rivals here.
 *
 *   npx esbuild bench/search/run.ts --bundle --platform=node --format=esm --outfile=/tmp/search-bench.mjs \
 *     && node --max-old-space-size=12000 /tmp/search-bench.mjs [creators=1000000] [per segment=1000000]
 */
import { SearchIndex, SegmentBuilder, openSegment, quick, search } from '../../src/engine/search/index.js'
import { Creators, creatorSchema } from './creators.js'
import { quickShapes, shapes } from './shapes.js'

const count = Number(process.argv[2] ?? 1_000_000)
const perSegment = Number(process.argv[3] ?? 1_000_000)
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const now = (): number => performance.now()
/** Processor time of this process, in ms: what the work costs when other programs share the cores. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const creators = new Creators(1)
const files: Uint8Array[] = []
let buildMs = 0
let buildCpuMs = 0
for (let done = 0; done < count;) {
  const builder = new SegmentBuilder(creatorSchema)
  const target = Math.min(count, done + perSegment)
  while (done < target) {
    const batch = Array.from({ length: Math.min(10_000, target - done) }, () => creators.next())
    done += batch.length
    const start = now()
    const startCpu = cpu()
    for (const each of batch) builder.add(each)
    buildMs += now() - start
    buildCpuMs += cpu() - startCpu
  }
  const start = now()
  const startCpu = cpu()
  files.push(builder.finish())
  buildMs += now() - start
  buildCpuMs += cpu() - startCpu
}
const rate = (ms: number): number => Math.round(count / (ms / 1000))
print(
  `built ${count} creators in ${(buildMs / 1000).toFixed(1)} s: ${rate(buildMs)} a second, ${rate(buildCpuMs)} a cpu second`,
)

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
const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0
const show = (ms: number): string => ms.toFixed(3).padStart(8)

const measure = (name: string, run: (i: number) => string): void => {
  const wall: number[] = []
  const busy: number[] = []
  let result = ''
  for (let i = 0; i < 20; i++) run(1000 + i)
  const until = now() + 1500
  for (let i = 0; i < 400 && now() < until; i++) {
    const fromCpu = cpu()
    const from = now()
    result = run(i)
    wall.push(now() - from)
    busy.push(cpu() - fromCpu)
  }
  wall.sort((a, b) => a - b)
  busy.sort((a, b) => a - b)
  all.push(...wall)
  medians.push(at(wall, 0.5))
  print(
    `${name.padEnd(32)} p50 ${show(at(wall, 0.5))} p99 ${show(at(wall, 0.99))}   cpu p50 ${show(at(busy, 0.5))} p99 ${show(at(busy, 0.99))} ms  (${wall.length}; last ${result})`,
  )
}

for (const [name, make] of Object.entries(shapes(creators)))
  measure(name, (i) => {
    const answer = search(snapshot, make(i))
    return `${answer.hits.length} of ${answer.total?.relation === 'gte' ? '>=' : ''}${answer.total?.value ?? '?'}`
  })
for (const [name, make] of Object.entries(quickShapes(creators)))
  measure(name, (i) => {
    const hits = quick(snapshot, { query: make(i), fields: ['handle', 'name'], limit: 10 })
    return `${hits.length} ${hits[0]?.match ?? ''}`
  })

// Changes: a thousand documents replaced and made visible.
const changed = Array.from({ length: 1000 }, () => creators.next())
start = now()
for (const each of changed) index.upsert(each)
index.refresh()
print(`a thousand changes visible after ${(now() - start).toFixed(0)} ms`)

all.sort((a, b) => a - b)
medians.sort((a, b) => a - b)
print(`median of medians ${at(medians, 0.5).toFixed(3)} ms, p99 of all ${at(all, 0.99).toFixed(2)} ms`)
print(`memory: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB resident`)
