import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WebSocketServer } from 'ws'
import { blueskyMessage } from './streams/bluesky.js'
import { brand, isMention } from './streams/posts.js'

/**
 * How long a mention takes from the socket of a network to a webhook, while a stream of other posts comes in: one of 200 is a mention.
 * The way is told in two parts: until the event is written, and from there to the endpoint.
 * Usage: npm run bench -- mentions [SECONDS] [EVENTS A SECOND]. CHECKOUT=folder measures another build; NODE_FLAGS=… are given to the server.
 */
const seconds = Number(process.argv[2] ?? 60)
const rate = Number(process.argv[3] ?? 3000)
const { CHECKOUT: checkout } = process.env
const main = join(checkout ?? fileURLToPath(new URL('..', import.meta.url)), 'dist/main.js')
const folder = mkdtempSync(join(tmpdir(), 'rostra-mentions-'))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** When each mention was sent, was told of by an event, and reached the endpoint, by its key. */
const times = new Map<string, { sent: number; told?: number; reached?: number }>()

const network = createServer((request, response) => {
  const actors = new URL(request.url ?? '', 'http://localhost').searchParams.getAll('actors')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ profiles: actors.map((did) => ({ did, handle: `${did.slice(-12)}.test` })) }))
})
let beganAt: number | undefined
let sent = 0
new WebSocketServer({ server: network }).on('connection', (socket) => {
  beganAt ??= performance.now()
  const timer = setInterval(() => {
    const due = Math.min(seconds * rate, Math.floor(((performance.now() - (beganAt ?? 0)) / 1000) * rate))
    for (; sent < due && socket.bufferedAmount < 4_000_000; sent++) {
      const message = blueskyMessage(sent, Date.now() * 1000)
      if (isMention(sent))
        times.set((JSON.parse(message) as { commit: { rkey: string } }).commit.rkey, { sent: Date.now() })
      socket.send(message)
    }
  }, 10)
  socket.on('close', () => clearInterval(timer))
})

interface Told {
  timestamp: string
  data: { id?: string; ids?: string[] }
}
const endpoint = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { timestamp, data } = JSON.parse(Buffer.concat(parts).toString()) as Told
    for (const id of data.ids ?? [data.id ?? '']) {
      const one = times.get(id.slice(id.lastIndexOf('/') + 1))
      if (one !== undefined && one.reached === undefined)
        Object.assign(one, { told: Date.parse(timestamp), reached: Date.now() })
    }
    response.end()
  })
})

const [networkPort, hookPort] = [await portOf(network), await portOf(endpoint)]
const env = {
  PATH: process.env['PATH'],
  ...{ ROSTRA_DEMO: 'no', ROSTRA_NETWORKS: 'bluesky', ROSTRA_LOG_LEVEL: 'warn' },
  ROSTRA_JETSTREAM_URL: `ws://127.0.0.1:${networkPort}/subscribe`,
  ROSTRA_BLUESKY_URL: `http://127.0.0.1:${networkPort}`,
  ROSTRA_WEBHOOK_ALLOW: `127.0.0.1:${hookPort}`,
}
const given = (process.env['NODE_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '')
const server = spawn(process.execPath, [...given, main, 'serve', '--json', '--port', '0', '--data', folder], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = (await once(server.stdout, 'data')) as [Buffer]
const { base_url: origin, token } = JSON.parse(line.toString().split('\n')[0] ?? '') as {
  base_url: string
  token: string
}
const post = async (path: string, body: object): Promise<void> => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const answer = await fetch(new URL(path, origin), { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}
await post('/v1/webhooks', { url: `http://127.0.0.1:${hookPort}/`, events: ['listening.mention'] })
await post('/v1/social-listening/recurring', {
  name: brand,
  listening: { brand: { name: brand }, networks: ['bluesky'] },
  alerts: [{ on: 'mention' }],
})

const cpuS = (): number => {
  const stat =
    readFileSync(`/proc/${server.pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  return (Number(stat[11]) + Number(stat[12])) / 100
}
const shareOf = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
const inSeconds = (values: number[]): string =>
  [0.5, 0.9, 0.99, 1].map((share) => (shareOf(values, share) / 1000).toFixed(1)).join(' / ')

const before = cpuS()
for (let i = 0; i < seconds + 120; i += 5) {
  await wait(5000)
  const all = [...times.values()]
  const reached = all.filter((one) => one.reached !== undefined).length
  const oldest = Math.min(...all.filter((one) => one.reached === undefined).map((one) => one.sent))
  say(
    `${sent} sent, ${all.length} mentions, ${reached} reached the endpoint; the oldest one under way for ${Number.isFinite(oldest) ? ((Date.now() - oldest) / 1000).toFixed(1) : 0} s`,
  )
  if (sent >= seconds * rate && reached === all.length) break
}
const found = [...times.values()].flatMap(({ sent: at, told, reached }) =>
  told === undefined || reached === undefined ? [] : [{ at, told, reached }],
)
say(`${times.size} mentions, ${times.size - found.length} not told; processor time ${(cpuS() - before).toFixed(1)} s`)
say(`p50 / p90 / p99 / most, s: in all ${inSeconds(found.map(({ at, reached }) => reached - at))}`)
say(`  socket to event ${inSeconds(found.map(({ at, told }) => told - at))}`)
say(`  event to endpoint ${inSeconds(found.map(({ told, reached }) => reached - told))}`)
const ended = once(server, 'exit')
server.kill('SIGTERM')
await ended
rmSync(folder, { recursive: true, force: true })
process.exit(times.size === found.length ? 0 : 1)
