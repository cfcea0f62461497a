import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Sends a server many times what it can do and counts what is answered. `npm run torture -- overload [SECONDS]`. */
const seconds = Number(process.argv[2] ?? 10)
const folder = mkdtempSync(join(tmpdir(), 'rostra-overload-'))

interface Ready {
  base_url: string
  token: string
}

const serve = async (): Promise<{ child: ChildProcess; ready: Ready }> => {
  const child = spawn(process.execPath, ['bin/rostra.mjs', 'serve', '--json', '--port', '0', '--data', folder], {
    // Audiences are analysed for hours after a first start: not what is measured here.
    env: { ...process.env, ROSTRA_RATE_PER_MINUTE: '0', ROSTRA_AUDIENCES_PER_MINUTE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"ready"')) continue
    child.stdout.resume()
    return { child, ready: JSON.parse(line) as Ready }
  }
  throw new Error('the server did not start')
}

interface Answer {
  status: number
  ms: number
}

const ask = (agent: http.Agent, method: string, url: string, token: string | undefined, body?: string) =>
  new Promise<Answer>((resolve) => {
    const began = performance.now()
    const headers = {
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const request = http.request(url, { method, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }))
    })
    request.once('error', () => resolve({ status: 0, ms: performance.now() - began }))
    request.end(body)
  })

/** So many connections, each asking again as soon as it is answered, for a while. */
const press = async (connections: number, forS: number, one: (agent: http.Agent) => Promise<Answer>) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const [answers, until] = [[] as Answer[], performance.now() + forS * 1000]
  const connection = async (): Promise<void> => {
    while (performance.now() < until) answers.push(await one(agent))
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return answers
}

/** The same question at a steady pace, for a while. */
const probe = async (everyMs: number, forS: number, one: (agent: http.Agent) => Promise<Answer>) => {
  const agent = new http.Agent({ keepAlive: true })
  const asked: Promise<Answer>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => asked.push(one(agent)), everyMs)
    // A pace and a duration are what is measured here: this is a command that a person runs, no test.
    setTimeout(() => (clearInterval(timer), resolve()), forS * 1000)
  })
  const answers = await Promise.all(asked)
  agent.destroy()
  return answers
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const quantile = (answers: Answer[], q: number): string => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted.length === 0 ? '-' : `${(sorted[Math.floor(q * (sorted.length - 1))] ?? 0).toFixed(1)} ms`
}

const { child, ready } = await serve()
process.once('exit', () => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
process.once('SIGTERM', () => process.exit(1))
const origin = new URL(ready.base_url).origin
const search = JSON.stringify({ network: ['instagram', 'tiktok'], followers: { min: 5000, max: 500_000 }, limit: 20 })
const searchOnce = (agent: http.Agent) => ask(agent, 'POST', `${ready.base_url}/discovery`, ready.token, search)
const served = (answers: Answer[]): Answer[] => answers.filter(({ status }) => status === 200)

const first = await searchOnce(new http.Agent())
if (first.status !== 200) throw new Error(`a search is answered ${first.status}`)
await press(8, 3, searchOnce)

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
  while (status === 'queued' || status === 'running') {
    say('waiting for the search index to be built')
    status = (await call(`/discovery-export/${exported.id}?wait=30`)).status
  }
  if (status !== 'succeeded') throw new Error(`the index was not built: an export is ${status}`)
}

await untilIndexed()
for (let calm = 0, i = 0; calm < 20 && i < 600; i++) {
  const { ms } = await ask(new http.Agent(), 'GET', `${origin}/healthz`, undefined)
  calm = ms < 20 ? calm + 1 : 0
  // Between two looks at a server that is asked until it is calm, 600 times at most.
  await new Promise((resolve) => setTimeout(resolve, 100))
}

let [capacity, width] = [0, 0]
for (const connections of [4, 8, 16, 32]) {
  const perSecond =
    served(await press(connections, Math.max(2, seconds / 4), searchOnce)).length / Math.max(2, seconds / 4)
  say(`${connections} connections: ${perSecond.toFixed(0)} searches a second`)
  if (perSecond > capacity) [capacity, width] = [perSecond, connections]
}

for (const times of [5, 30]) {
  const [answers, health, status] = await Promise.all([
    press(width * times, seconds, searchOnce),
    probe(25, seconds, (agent) => ask(agent, 'GET', `${origin}/healthz`, undefined)),
    probe(25, seconds, (agent) => ask(agent, 'GET', `${ready.base_url}/requests/req_none`, ready.token)),
  ])
  const [good, shed] = [served(answers), answers.filter(({ status: each }) => each === 503)]
  const other = answers.length - good.length - shed.length
  say(
    [
      `${width * times} connections that ask again at once (${times} times as many as the service has use for):`,
      `  goodput ${(good.length / seconds).toFixed(0)} a second, ${((100 * good.length) / seconds / capacity).toFixed(0)} % of capacity; p50 ${quantile(good, 0.5)}, p99 ${quantile(good, 0.99)}`,
      `  refused ${(shed.length / seconds).toFixed(0)} a second; p50 ${quantile(shed, 0.5)}, p99 ${quantile(shed, 0.99)}; other answers ${other}`,
      `  health ${served(health).length} of ${health.length}; p50 ${quantile(health, 0.5)}, p99 ${quantile(health, 0.99)}`,
      `  status reads let in ${status.filter(({ status: each }) => each === 404).length} of ${status.length}; p50 ${quantile(status, 0.5)}, p99 ${quantile(status, 0.99)}`,
    ].join('\n'),
  )
}
process.exit(0)
