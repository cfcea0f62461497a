import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from '../src/compute/pool.js'
import type { SearchThreadData, SnapshotMessage } from '../src/corpus/search/messages.js'
import { makeSnapshot, openSegment, search, type SearchRequest } from '../src/engine/search/index.js'
import { mapFile } from '../src/kernel/mapped-file.js'
import { makeShapes } from './discovery/shapes.js'
import { Creators, creatorSchema } from './search/creators.js'

/*
 * The engine over more creators than memory holds: builds segments of four million invented creators into files, then asks them
 * mapped, in a process of its own.
 *
 *   npm run bench -- large [millions=8] [control group] [drawn=all]
 *
 * With the folder of a memory control group (as root: mkdir /sys/fs/cgroup/memory/bench, write its limit into
 * memory.limit_in_bytes), the asking process puts itself into it first, and files are taken out of the system's cache before, so that
 * the limit is proved and not assumed. `drawn`: so many segments are drawn, and the others are copies of their files: as much to map, read
 * and search, in less time to make. Files are kept under the system's temporary folder and used again.
 */
const [millions = '8', group = '', drawn = '', role = 'build'] = process.argv.slice(2)
const folder = join(tmpdir(), 'rostra-bench-large')
const perSegment = 4_000_000
const segments = Math.ceil((Number(millions) * 1_000_000) / perSegment)
const paths = Array.from({ length: segments }, (_, n) => join(folder, `${n}.segment`))
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const run = (args: readonly string[]): Promise<unknown> =>
  once(spawn(process.execPath, [...process.execArgv, ...args], { stdio: 'inherit' }), 'close')

const build = async (path: string, n: number): Promise<void> => {
  if (existsSync(path)) return
  const original = paths[n % (Number(drawn) || segments)] ?? path
  if (original === path) {
    await run([fileURLToPath(new URL('./large/build.ts', import.meta.url)), path, `${n}`, `${perSegment}`])
    return
  }
  copyFileSync(original, `${path}.new`)
  renameSync(`${path}.new`, path)
}

/** Lets the system forget a file: what is read again is read from the disk, and counted against who reads it. */
const forget = (path: string): void =>
  void spawnSync('dd', [`of=${path}`, 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0'], { stdio: 'ignore' })

const memoryOf = (name: string): string =>
  `${Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024)} MiB`

const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0
const enter = (): void => {
  if (group !== '') writeFileSync(join(group, 'cgroup.procs'), `${process.pid}`)
}

const ask = (): void => {
  enter()
  const opening = performance.now()
  const snapshot = makeSnapshot(
    1,
    creatorSchema,
    paths.map((path) => ({ segment: openSegment(mapFile(path), { path }), deleted: undefined })),
  )
  const openMs = performance.now() - opening
  const gib = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 2 ** 30
  say(`opened ${snapshot.docs} creators, ${gib.toFixed(2)} GiB, in ${openMs.toFixed(0)} ms`)
  const shapes = makeShapes(new Creators(1))
  const all: number[] = []
  for (const { name, ask: make } of shapes) {
    const first = performance.now()
    search(snapshot, make(2000))
    const firstMs = performance.now() - first
    for (let i = 0; i < 40; i++) search(snapshot, make(1000 + i))
    const [wall, cpu]: [number[], number[]] = [[], []]
    const until = performance.now() + 4000
    for (let i = 0; i < 400 && performance.now() < until; i++) {
      const used = process.cpuUsage()
      const from = performance.now()
      search(snapshot, make(i))
      wall.push(performance.now() - from)
      const { user, system } = process.cpuUsage(used)
      cpu.push((user + system) / 1000)
    }
    for (const times of [wall, cpu]) times.sort((a, b) => a - b)
    all.push(...wall)
    say(
      `${name.padEnd(32)} first ${firstMs.toFixed(1)}  p50 ${at(wall, 0.5).toFixed(3)}  p99 ${at(wall, 0.99).toFixed(2)} ms, of processor p50 ${at(cpu, 0.5).toFixed(3)}  p99 ${at(cpu, 0.99).toFixed(2)} ms (${wall.length})`,
    )
  }
  all.sort((a, b) => a - b)
  say(`all shapes: p50 ${at(all, 0.5).toFixed(3)} ms, p99 ${at(all, 0.99).toFixed(2)} ms`)
  say(`resident ${memoryOf('VmRSS')}, of it anonymous ${memoryOf('RssAnon')}, of files ${memoryOf('RssFile')}`)
  if (group !== '') {
    const bytes = (name: string): string => readFileSync(join(group, `memory.${name}`), 'utf8').trim()
    say(`limit ${bytes('limit_in_bytes')} bytes, most used ${bytes('max_usage_in_bytes')}`)
  }
}

/** The same questions to one thread and to two that share them, in turns. */
const compare = async (): Promise<void> => {
  enter()
  const callerUrl = new URL('../src/corpus/search/search.ts', import.meta.url).href
  const snapshot: SnapshotMessage = {
    snapshot: {
      version: '1',
      life: '1',
      schema: creatorSchema,
      segments: paths.map((path, id) => ({ id, file: { path }, deleted: undefined })),
    },
    keep: [],
  }
  const pools = [1, 2].map((threads) => {
    const data: SearchThreadData = { sharing: { threads, from: 250_000 } }
    const pool = new Pool({ name: 'search-thread', callerUrl, size: threads, data })
    pool.tell('creators', snapshot)
    return pool
  })
  const timed = async (pool: Pool, request: SearchRequest): Promise<number> => {
    const from = performance.now()
    await pool.run({ index: 'creators', search: [request] })
    return performance.now() - from
  }
  for (const { name, ask: make } of makeShapes(new Creators(1))) {
    const times: number[][] = [[], []]
    for (let i = 0; i < 60; i++)
      for (const [n, pool] of pools.entries()) {
        const ms = await timed(pool, make(i))
        if (i >= 20) times[n]?.push(ms)
      }
    const [one = 0, two = 0] = times.map((each) =>
      at(
        each.sort((a, b) => a - b),
        0.5,
      ),
    )
    say(`${name.padEnd(32)} one thread ${one.toFixed(3)}  two ${two.toFixed(3)} ms, ratio ${(one / two).toFixed(2)}`)
  }
  await Promise.all(pools.map((pool) => pool.close()))
}

if (role === 'ask') ask()
else if (role === 'compare') await compare()
else {
  mkdirSync(folder, { recursive: true })
  for (const [n, path] of paths.entries()) await build(path, n)
  const own = fileURLToPath(import.meta.url)
  if (group !== '') paths.forEach(forget)
  await run([own, millions, group, drawn, 'ask'])
  await run([own, millions, group, drawn, 'compare'])
}
