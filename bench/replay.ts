import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'libsql'
import { contentIdOf, isPost, isRemoval, startNetwork } from './replay/network.js'

/**
 * Replays a generated stream of posts and removals to `rostra ingest bluesky`, while a server follows with its indexes; kills the reader
 * half-way with -9 and lets it go on; then holds every post against what was sent.
 * Usage: npm run bench -- replay [EVENTS] [A SECOND]. KILL=no kills nobody; CHECKOUT=folder measures another build; CPU_PROF=folder profiles all threads; NODE_FLAGS=… are given to both processes.
 */
const events = Number(process.argv[2] ?? 300_000)
const rate = Number(process.argv[3] ?? 5000)
const { KILL: kill = 'yes', CHECKOUT: checkout, CPU_PROF: profiles, NODE_FLAGS: flags = '' } = process.env
const main = join(checkout ?? fileURLToPath(new URL('..', import.meta.url)), 'dist/main.js')
const profiled = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
const given = flags.split(' ').filter((flag) => flag !== '')
const folder = mkdtempSync(join(tmpdir(), 'rostra-replay-'))
const network = await startNetwork(events, rate)
const env = {
  ...{
    PATH: process.env['PATH'],
    ROSTRA_DEMO: 'no',
    ROSTRA_LOG_LEVEL: 'error',
    ROSTRA_METRICS_TOKEN: 'replay-bench-token',
  },
  ...{ ROSTRA_JETSTREAM_URL: network.jetstreamUrl, ROSTRA_BLUESKY_URL: network.appViewUrl },
}
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const startProcess = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [...profiled, ...given, main, ...args, '--data', folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Processor seconds and memory of a process, as Linux counts them. */
const usageOf = ({ pid = 0 }: ChildProcess): { cpuS: number; mb: number } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const mb = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    return { cpuS: (Number(stat[11]) + Number(stat[12])) / 100, mb: Math.round(mb) }
  } catch {
    return { cpuS: 0, mb: 0 }
  }
}

const server = startProcess('serve', '--port', '0')
const origin = await new Promise<string>((resolve) => {
  let said = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(said)?.[0]
    if (found !== undefined) resolve(found)
  })
})

const searchable = async (): Promise<number> => {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer replay-bench-token' } })
  return Number(/rostra_index_documents\{index="texts"\} (\d+)/.exec(await answer.text())?.[1] ?? Number.NaN)
}

const expected = new Set<string>()
for (let n = 0; n < events; n++) if (isPost(n) && !(n + 5 < events && isRemoval(n + 5))) expected.add(contentIdOf(n))

const beganAt = performance.now()
const seconds = (): number => Math.round((performance.now() - beganAt) / 100) / 10
let [reader, killedCpuS, killed] = [startProcess('ingest', 'bluesky', '--json'), 0, kill === 'no']
const db = new Database(join(folder, 'rostra.db'), { readonly: true })
const count = (): number => (db.prepare('select count(*) as n from contents').get() as { n: number }).n
const rows: { mb: number; serverMb: number }[] = []
for (;;) {
  await wait(2000)
  const [stored, found, taken] = [count(), await searchable(), usageOf(reader)]
  rows.push({ mb: taken.mb, serverMb: usageOf(server).mb })
  say(
    `${seconds()} s: ${network.due()} sent, ${stored} stored, ${found} searchable; ` +
      `reader ${taken.mb} MB ${taken.cpuS} s, server ${rows.at(-1)?.serverMb} MB ${usageOf(server).cpuS} s of processor`,
  )
  if (!killed && network.due() > events / 2) {
    ;[killed, killedCpuS] = [true, taken.cpuS]
    reader.kill('SIGKILL')
    await once(reader, 'exit')
    reader = startProcess('ingest', 'bluesky', '--json')
  }
  if (network.due() >= events && stored >= expected.size && found >= expected.size) break
  if (performance.now() - beganAt > (events / rate) * 20_000 + 120_000) break
}
const known = new Set(
  (db.prepare('select content_id from contents').all() as { content_id: string }[]).map((row) => row.content_id),
)
const lost = [...expected].filter((id) => !known.has(id)).length
const half = Math.floor(rows.length / 2)
const mostOf = (part: typeof rows, name: 'mb' | 'serverMb'): number => Math.max(...part.map((row) => row[name]))
const readerCpuS = killedCpuS + usageOf(reader).cpuS
say(
  JSON.stringify(
    {
      events,
      rate_sent: rate,
      seconds: seconds(),
      events_per_s: Math.round(events / seconds()),
      reader_cpu_s: readerCpuS,
      reader_events_per_cpu_s: Math.round(events / readerCpuS),
      server_cpu_s: usageOf(server).cpuS,
      lost,
      left_over: known.size - (expected.size - lost),
      server_mb: [mostOf(rows.slice(0, half), 'serverMb'), mostOf(rows.slice(half), 'serverMb')],
      reader_mb: [mostOf(rows.slice(0, half), 'mb'), mostOf(rows.slice(half), 'mb')],
    },
    null,
    2,
  ),
)
for (const child of [reader, server]) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
await network.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = lost === 0 ? 0 : 1
