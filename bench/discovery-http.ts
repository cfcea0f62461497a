import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { inventedWords, writeFiles } from './import/files.js'

/*
 * Creator search through HTTP: invents creators, imports them as a user would, waits until the index holds them all, and asks
 * each question for some seconds over sixteen connections.
 *
 *   npm run bench -- discovery-http [creators=100000] [SECONDS=5]
 *
 * The data folder is kept under the system's temporary folder and used again.
 */
const count = Number(process.argv[2] ?? 100_000)
const seconds = Number(process.argv[3] ?? 5)
const folder = join(tmpdir(), `rostra-bench-http-${count}`)
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Mulberry32: the same questions in every run. */
let state = 7
const draw = (n: number): number => {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n)
}
const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T
const oftenSaid = ['games', 'fitness', 'coffee', 'daily', 'kitchen', 'skate', 'surf']

/** No two calls in a row ask the same, and most ask for creators that nobody asked for before: whole answers kept would not help. */
const questions: Record<string, () => object> = {
  'one network, 20 results': () => ({ network: ['instagram'], followers: { max: 1000 + draw(999_000) }, limit: 20 }),
  'the same, shown before': () => ({ network: ['instagram'], followers: { max: 1e6 - draw(2000) }, limit: 20 }),
  'one network, 5 results': () => ({ network: ['instagram'], followers: { max: 1000 + draw(999_000) }, limit: 5 }),
  'two filters by engagement': () => ({
    network: ['instagram'],
    followers: { min: 10_000 + draw(10_000), max: 100_000 + draw(400_000) },
    sort: { by: 'engagement_rate' },
    limit: 20,
  }),
  'two words of a bio': () => ({ query: `${pick(oftenSaid)} ${pick(inventedWords)}`, limit: 20 }),
  'a common word and three filters': () => ({
    query: pick(oftenSaid),
    network: ['tiktok', 'youtube'],
    followers: { min: 40_000 + draw(20_000) },
    engagement_rate: { min: 0.02 },
    limit: 20,
  }),
  'two facets': () => ({
    network: ['instagram'],
    followers: { min: draw(1000) },
    facets: ['language', 'network'],
    limit: 5,
  }),
}
const questionsOfAKind = 1999

interface Server {
  child: ChildProcess
  base: string
  token: string
}

const start = async (): Promise<Server> => {
  const child = spawn(process.execPath, [main, 'serve', '--json', '--port', '18777', '--data', join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ROSTRA_DEMO: 'no', ROSTRA_RATE_PER_MINUTE: '0' },
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { base_url: base, token } = JSON.parse(line.toString()) as { base_url: string; token: string }
  return { child, base, token }
}

const ask = async ({ base, token }: Server, body: object): Promise<{ total?: { value: number } }> => {
  const answer = await fetch(`${base}/discovery`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { total?: { value: number } }
}

/** Processor time of all threads so far, in ms. */
const cpuMs = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The timer that looks for delays of the loop comes every so often at best; the figures count from its last time. */
const resolutionMs = 10

/** How late the server's event loop was since the last call of this, in ms. */
const readLoopDelay = async ({ base }: Server): Promise<{ p99: number; max: number }> => {
  const text = await (await fetch(new URL('/metrics', base))).text()
  const read = (name: string): number => {
    const seconds = Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1])
    return Math.round(Math.max(0, seconds * 1000 - resolutionMs) * 10) / 10
  }
  return { p99: read('p99'), max: read('max') }
}

mkdirSync(folder, { recursive: true })
if (!existsSync(join(folder, 'imported'))) {
  const [csv, parquet] = [join(folder, 'creators.csv'), join(folder, 'creators.parquet')]
  await writeFiles(count, csv, parquet)
  const child = spawn(process.execPath, [main, 'import', 'creators', csv, '--data', join(folder, 'data'), '--json'], {
    stdio: 'inherit',
  })
  await once(child, 'close')
  writeFileSync(join(folder, 'imported'), '')
}

const server = await start()
const startedAt = performance.now()
let found = 0
while (found < count) {
  found = (await ask(server, { followers: { min: 0 }, limit: 1 })).total?.value ?? 0
  if (found < count) await pause(1000)
}
say(`${count} creators searchable ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the start`)
await pause(5000)
for (const [name, make] of Object.entries(questions)) {
  const bodies = Array.from({ length: questionsOfAKind }, () => JSON.stringify(make()))
  const measure = (duration: number) =>
    autocannon({
      url: `${server.base}/discovery`,
      connections: 16,
      requests: bodies.map((body) => ({
        method: 'POST',
        headers: { authorization: server.token, 'content-type': 'application/json' },
        body,
      })),
      duration,
    })
  await measure(1)
  await readLoopDelay(server)
  const before = cpuMs(server.child.pid)
  const { requests, latency, non2xx, errors } = await measure(seconds)
  const delay = await readLoopDelay(server)
  const each = (cpuMs(server.child.pid) - before) / requests.total
  say(
    `${name.padEnd(34)} ${requests.average.toFixed(0).padStart(6)} /s  p50 ${latency.p50} ms  p99 ${latency.p99} ms  ` +
      `${each.toFixed(2)} ms of processor each  loop late by p99 ${delay.p99} ms, at most ${delay.max} ms${non2xx + errors > 0 ? `  ${non2xx} refused, ${errors} failed` : ''}`,
  )
}
server.child.kill('SIGTERM')
await once(server.child, 'close')
