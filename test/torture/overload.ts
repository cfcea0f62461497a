import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Measured, Pressure } from './overload-client.js'

/** Sends a server many times what it can do and counts what is answered. `npm run torture -- overload [SECONDS]`. */
const seconds = Number(process.argv[2] ?? 10)
const folder = mkdtempSync(join(tmpdir(), 'rostra-overload-'))

interface Ready {
  base_url: string
  token: string
}

/** As `npm start` starts it. */
const flags = ['--max-semi-space-size=4']

const serve = async (): Promise<{ child: ChildProcess; ready: Ready }> => {
  const child = spawn(
    process.execPath,
    [...flags, 'bin/rostra.mjs', 'serve', '--json', '--port', '0', '--data', folder],
    {
      // Audiences are analysed for hours after a first start: not what is measured here.
      env: { ...process.env, ROSTRA_RATE_PER_MINUTE: '0', ROSTRA_AUDIENCES_PER_MINUTE: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"ready"')) continue
    child.stdout.resume()
    return { child, ready: JSON.parse(line) as Ready }
  }
  throw new Error('the server did not start')
}

/** Runs the client, on one core where `core` is given. */
const press = (how: Pick<Pressure, 'connections' | 'perSecond'>, forS: number, core?: number): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const pressure: Pressure = { port: Number(new URL(origin).port), token: ready.token, ...how, seconds: forS }
    const command = [process.execPath, '--import', 'tsx', join(import.meta.dirname, 'overload-client.ts')]
    const [program = '', ...args] = [...(core === undefined ? [] : ['taskset', '-c', String(core)]), ...command]
    const client = spawn(program, [...args, JSON.stringify(pressure)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    client.stdout.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    client.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(text) as Measured) : reject(new Error('the client failed')),
    )
  })

/** What the thread of the event loop had of a core since the start, and how long it waited for one, in seconds. Linux only. */
const loopTimes = (): [number, number] => {
  const file = `/proc/${child.pid}/task/${child.pid}/schedstat`
  const [ran = 0, waited = 0] = existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number) : []
  return [ran / 1e9, waited / 1e9]
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const quantile = (ms: number[], q: number): string => {
  const sorted = ms.sort((a, b) => a - b)
  return sorted.length === 0 ? '-' : `${(sorted[Math.floor(q * (sorted.length - 1))] ?? 0).toFixed(1)} ms`
}

const times = (ms: number[]): string => `p50 ${quantile(ms, 0.5)}, p99 ${quantile(ms, 0.99)}`

const { child, ready } = await serve()
process.once('exit', () => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
process.once('SIGTERM', () => process.exit(1))
const { origin } = new URL(ready.base_url)

/** A first start makes the demo world and indexes it; what the service can do is measured after that. An export ends once the index has read everything, so one is waited for. */
const untilIndexed = async (): Promise<void> => {
  const call = async (path: string, init: RequestInit = {}): Promise<{ id: string; status: string }> => {
    const headers = { authorization: ready.token, 'content-type': 'application/json' }
    return (await (await fetch(`${ready.base_url}${path}`, { ...init, headers })).json()) as {
      id: string
      status: string
    }
  }
  const exported = await call('/discovery-export', { method: 'POST', body: JSON.stringify({ verified: true }) })
  let { status } = exported
  while (status === 'queued' || status === 'in_progress') {
    say('waiting for the search index to be built')
    status = (await call(`/discovery-export/${exported.id}?wait=30`)).status
  }
  if (status !== 'succeeded') throw new Error(`the index was not built: an export is ${status}`)
}

/** What follows a first start goes on for minutes after the index has read everything, and would be counted as the cost of answers. Linux only. */
const untilQuiet = async (): Promise<void> => {
  const file = `/proc/${child.pid}/stat`
  if (!existsSync(file)) return
  const ticks = (): number => {
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  }
  say('waiting for the server to have nothing else to do')
  for (let [last, quiet] = [ticks(), 0]; quiet < 3;) {
    await pause(2000)
    const now = ticks()
    quiet = now - last < 20 ? quiet + 1 : 0
    last = now
  }
}

await untilIndexed()
await press({ connections: 8 }, 5)
await untilQuiet()

const measure = async (core?: number): Promise<void> => {
  let [capacity, width] = [0, 0]
  for (const connections of [4, 8, 16, 32]) {
    const forS = Math.max(2, seconds / 4)
    const perSecond = (await press({ connections }, forS, core)).searched.length / forS
    say(`${connections} connections: ${perSecond.toFixed(0)} searches a second`)
    if (perSecond > capacity) [capacity, width] = [perSecond, connections]
  }
  const [five, most] = [Math.round(capacity * 5), 2000]
  const loads: [string, Pick<Pressure, 'connections' | 'perSecond'>][] = [
    [`${five} searches sent a second, five times the capacity`, { connections: most, perSecond: five }],
    ...[5, 30].map((factor): [string, Pick<Pressure, 'connections'>] => [
      `${width * factor} connections that ask again at once (${factor} times as many as the service has use for)`,
      { connections: width * factor },
    ]),
  ]
  for (const [title, load] of loads) {
    const before = loopTimes()
    const { searched, refused, health, status, others, unsent, statusLetIn, cores } = await press(load, seconds, core)
    const [ran, waited] = loopTimes().map((s, i) => ((100 * (s - (before[i] ?? 0))) / seconds).toFixed(0))
    say(
      [
        `${title}:`,
        `  goodput ${(searched.length / seconds).toFixed(0)} a second, ${((100 * searched.length) / seconds / capacity).toFixed(0)} % of capacity; ${times(searched)}`,
        `  refused ${(refused.length / seconds).toFixed(0)} a second; ${times(refused)}; other answers ${others}; not sent ${unsent}`,
        `  health ${health.length}; ${times(health)}`,
        `  status reads let in ${statusLetIn} of ${status.length}; ${times(status)}`,
        `  the event loop ran ${ran} % of the time and waited for a core ${waited} %; the client took ${(100 * cores).toFixed(0)} % of a core`,
      ].join('\n'),
    )
  }
}

const pinned = spawnSync('taskset', ['-a', '-c', '-p', '0', String(child.pid)]).status === 0
if (availableParallelism() > 1 && pinned) {
  say('The server on one core, the client on another:')
  await measure(1)
  spawnSync('taskset', ['-a', '-c', '-p', `0-${availableParallelism() - 1}`, String(child.pid)])
}
say('Server and client on all cores:')
await measure()
process.exit(0)
