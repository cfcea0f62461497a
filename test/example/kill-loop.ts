import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../src/db/database.js'
import { listEffects } from './pair.js'

interface Server {
  process: ChildProcess
  origin: string
  token: string
}

const serverFile = fileURLToPath(new URL('./server.ts', import.meta.url))

const startServer = async (dataFolder: string, databaseUrl: string | undefined): Promise<Server> => {
  const args = ['--import', 'tsx', serverFile, dataFolder, ...(databaseUrl === undefined ? [] : [databaseUrl])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, ...(JSON.parse(line.toString()) as { origin: string; token: string }) }
}

interface Submitted {
  key: string
  steps: number
  /** The id that was acknowledged; unset when the server died before it answered. */
  id?: string
}

const submit = async ({ origin, token }: Server, what: Submitted): Promise<void> => {
  const response = await fetch(`${origin}/v1/example`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': what.key },
    body: JSON.stringify({ steps: what.steps }),
  })
  const { id } = (await response.json()) as { id: string }
  if (what.id !== undefined && what.id !== id)
    throw new Error(`key ${what.key} was answered with ${what.id} and with ${id}`)
  what.id = id
}

export interface KillReport {
  kills: number
  submitted: number
  /** Acknowledged requests that did not end as succeeded. */
  lost: string[]
  /** Requests whose effects are not exactly one of each step. */
  wrongEffects: string[]
  /** Longest time from a restart to the end of everything that was waiting, in ms. */
  slowestRecoveryMs: number
}

const settle = async ({ origin, token }: Server, ids: string[]): Promise<string[]> => {
  const lost: string[] = []
  for (const id of ids) {
    let status = 'queued'
    for (let i = 0; i < 10 && (status === 'queued' || status === 'in_progress'); i++) {
      const response = await fetch(`${origin}/v1/example/${id}?wait=10`, { headers: { authorization: token } })
      ;({ status } = (await response.json()) as { status: string })
    }
    if (status !== 'succeeded') lost.push(`${id}: ${status}`)
  }
  return lost
}

/**
 * Kills the server again and again while requests are being submitted and carried out. Every submission bears a key and
 * is sent again after a kill, as a careful client would. `pauseMs` says how long each server lives.
 */
export const runKillLoop = async (options: {
  kills: number
  dataFolder: string
  databaseUrl?: string
  pauseMs: (round: number) => number
}): Promise<KillReport> => {
  const { kills, dataFolder, databaseUrl, pauseMs } = options
  const all: Submitted[] = []
  for (let round = 0; round < kills; round++) {
    const server = await startServer(dataFolder, databaseUrl)
    const gone = once(server.process, 'exit')
    const timer = setTimeout(() => server.process.kill('SIGKILL'), pauseMs(round))
    const fresh = Array.from({ length: 5 }, (_, i) => ({ key: `round-${round}-${i}`, steps: 20 + i }))
    all.push(...fresh)
    const unacknowledged = all.filter(({ id }) => id === undefined)
    await Promise.allSettled(unacknowledged.map((each) => submit(server, each)))
    await gone
    clearTimeout(timer)
  }
  const server = await startServer(dataFolder, databaseUrl)
  const began = performance.now()
  // Sending everything once more must find what is there, and add nothing.
  for (const each of all) await submit(server, each)
  const lost = await settle(
    server,
    all.map(({ id }) => id ?? ''),
  )
  const slowestRecoveryMs = performance.now() - began
  server.process.kill('SIGTERM')
  await once(server.process, 'exit')
  const db = openDatabase({ databaseUrl, dataFolder })
  const wrongEffects: string[] = []
  for (const { id = '', steps } of all) {
    const effects = await listEffects(db, id)
    const expected = Array.from({ length: steps }, (_, i) => i)
    if (JSON.stringify(effects) !== JSON.stringify(expected)) wrongEffects.push(`${id}: ${effects.join(',')}`)
  }
  await db.close()
  return { kills, submitted: all.length, lost, wrongEffects, slowestRecoveryMs }
}
