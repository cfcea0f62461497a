import { once } from 'node:events'
import { openDatabase } from '../../src/db/database.js'
import { listEffects } from './pair.js'
import { startServer, type ServerProcess } from './server-process.js'

const begin = (dataFolder: string, databaseUrl: string | undefined): Promise<ServerProcess> =>
  startServer('server', [dataFolder, ...(databaseUrl === undefined ? [] : [databaseUrl])])

interface Submitted {
  key: string
  steps: number
  /** The id that was acknowledged; unset when the server died before it answered. */
  id?: string
}

const submit = async ({ call }: ServerProcess, what: Submitted): Promise<void> => {
  const response = await call('/example', { steps: what.steps }, { 'idempotency-key': what.key })
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

const settle = async ({ call }: ServerProcess, ids: string[]): Promise<string[]> => {
  const lost: string[] = []
  for (const id of ids) {
    let status = 'queued'
    for (let i = 0; i < 10 && (status === 'queued' || status === 'in_progress'); i++) {
      const response = await call(`/example/${id}?wait=10`)
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
    const server = await begin(dataFolder, databaseUrl)
    const gone = once(server.child, 'exit')
    // At whatever moment it comes: what holds must hold for every one, and nothing below counts on a certain one.
    const timer = setTimeout(() => server.child.kill('SIGKILL'), pauseMs(round))
    const fresh = Array.from({ length: 5 }, (_, i) => ({ key: `round-${round}-${i}`, steps: 20 + i }))
    all.push(...fresh)
    const unacknowledged = all.filter(({ id }) => id === undefined)
    await Promise.allSettled(unacknowledged.map((each) => submit(server, each)))
    await gone
    clearTimeout(timer)
  }
  const server = await begin(dataFolder, databaseUrl)
  const began = performance.now()
  // Sending everything once more must find what is there, and add nothing.
  for (const each of all) await submit(server, each)
  const lost = await settle(
    server,
    all.map(({ id }) => id ?? ''),
  )
  const slowestRecoveryMs = performance.now() - began
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
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
