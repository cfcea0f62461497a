import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSegment, quick, search, SegmentBuilder, type Snapshot } from '../src/engine/search/index.js'
import { makeSnapshot } from '../src/engine/search/segment/snapshot.js'
import { mapFile } from '../src/kernel/mapped-file.js'
import { Creators, creatorSchema } from './search/creators.js'
import { quickShapes, shapes } from './search/shapes.js'

/*
 * The engine over more creators than memory holds: builds segments of a million invented creators into files, then asks them
 * mapped, in a process of its own.
 *
 *   npm run bench -- large [millions=10] [control group]
 *
 * With the folder of a memory control group (as root: mkdir /sys/fs/cgroup/memory/bench, write its limit into
 * memory.limit_in_bytes), the asking process puts itself into it first, so that the limit is proved and not assumed. Files
 * are kept under the system's temporary folder and used again.
 */
const [millions = '10', group = '', role = 'build'] = process.argv.slice(2)
const folder = join(tmpdir(), 'rostra-bench-large')
const pathOf = (n: number): string => join(folder, `${n}.segment`)
const perSegment = 1_000_000
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Each million is drawn by a seed of its own, so that files can be made one by one and in any number. */
const build = (n: number): void => {
  const creators = new Creators(n + 1)
  const builder = new SegmentBuilder(creatorSchema)
  let spent = 0
  const timed = <T>(work: () => T): T => {
    const from = cpuMs()
    const result = work()
    spent += cpuMs() - from
    return result
  }
  for (let done = 0; done < perSegment; done += 10_000) {
    // Keys would repeat from million to million.
    const batch = Array.from({ length: 10_000 }, () => creators.next()).map((each) => ({
      ...each,
      key: `${each.key}.${n}`,
    }))
    timed(() => batch.forEach((each) => builder.add(each)))
  }
  const file = timed(() => builder.finish())
  writeFileSync(`${pathOf(n)}.new`, file)
  renameSync(`${pathOf(n)}.new`, pathOf(n))
  say(
    `million ${n + 1}: ${Math.round(perSegment / (spent / 1000))} creators a second of processor, ${file.length} bytes`,
  )
}

const memoryOf = (name: string): string =>
  `${Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024)} MiB`

const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0

const ask = (): void => {
  if (group !== '') writeFileSync(join(group, 'cgroup.procs'), `${process.pid}`)
  const opening = performance.now()
  const segments = Array.from({ length: Number(millions) }, (_, n) => {
    const segment = openSegment(mapFile(pathOf(n)), { path: pathOf(n) })
    return { segment, deleted: undefined }
  })
  const snapshot: Snapshot = makeSnapshot(1, creatorSchema, segments)
  const bytes = segments.reduce((sum, { segment }) => sum + segment.file.length, 0)
  say(
    `opened ${snapshot.docs} creators, ${(bytes / 2 ** 30).toFixed(2)} GiB, in ${(performance.now() - opening).toFixed(0)} ms; resident ${memoryOf('VmRSS')}`,
  )
  const creators = new Creators(1)
  const questions = [
    ...Object.entries(shapes(creators)).map(
      ([name, make]) => [name, (i: number) => void search(snapshot, make(i))] as const,
    ),
    ...Object.entries(quickShapes(creators)).map(
      ([name, make]) =>
        [name, (i: number) => void quick(snapshot, { query: make(i), fields: ['handle', 'name'], limit: 10 })] as const,
    ),
  ]
  const all: number[] = []
  for (const [name, run] of questions) {
    const first = performance.now()
    run(2000)
    const firstMs = performance.now() - first
    for (let i = 0; i < 40; i++) run(1000 + i)
    const wall: number[] = []
    const until = performance.now() + 4000
    for (let i = 0; i < 400 && performance.now() < until; i++) {
      const from = performance.now()
      run(i)
      wall.push(performance.now() - from)
    }
    wall.sort((a, b) => a - b)
    all.push(...wall)
    say(
      `${name.padEnd(32)} first ${firstMs.toFixed(1)}  p50 ${at(wall, 0.5).toFixed(3)}  p99 ${at(wall, 0.99).toFixed(2)} ms (${wall.length})`,
    )
  }
  all.sort((a, b) => a - b)
  say(`all shapes: p50 ${at(all, 0.5).toFixed(3)} ms, p99 ${at(all, 0.99).toFixed(2)} ms`)
  say(`resident ${memoryOf('VmRSS')}, of it anonymous ${memoryOf('RssAnon')}, of files ${memoryOf('RssFile')}`)
  if (group !== '') say(`limit ${readFileSync(join(group, 'memory.limit_in_bytes'), 'utf8').trim()} bytes`)
}

if (role === 'ask') ask()
else {
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < Number(millions); n++) if (!existsSync(pathOf(n))) build(n)
  say(`${readdirSync(folder).length} files`)
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), millions, group, 'ask'], {
    stdio: 'inherit',
  })
  await once(child, 'close')
}
