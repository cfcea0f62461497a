import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endAll } from './example/end-all.js'
import { startServer, type ServerProcess } from './example/server-process.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-export-kill-'))
const running: ChildProcess[] = []
afterAll(async () => {
  await endAll(running)
  rmSync(folder, { recursive: true, force: true })
})

const creators = 6000

type Call = ServerProcess['call']

const serve = async (): Promise<ServerProcess> => {
  const server = await startServer('demo-server', [folder, String(creators)])
  running.push(server.child)
  return server
}

interface Shown {
  id: string
  status: string
  progress: { done: number } | null
  result: { rows: number; matched: number } | null
}

test('an export that is killed goes on and ends with every row once', async () => {
  const first = await serve()
  let id = ''
  const look = async (call: Call, query: string): Promise<Shown> =>
    (await (await call(`/discovery-export/${id}?${query}`)).json()) as Shown
  let seen = creators
  // Where it is whole before anybody looks, it is begun anew: what is killed is one that has begun and not ended.
  while (seen === creators) {
    const answer = await first.call('/discovery-export', { fields: ['network', 'external_id'] })
    ;({ id } = (await answer.json()) as Shown)
    for (seen = 0; seen === 0;) seen = (await look(first.call, 'limit=1')).progress?.done ?? 0
  }
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await serve()
  let shown = await look(second.call, 'wait=30&limit=1')
  while (shown.status === 'queued' || shown.status === 'in_progress') shown = await look(second.call, 'wait=30&limit=1')
  expect(shown).toMatchObject({ status: 'succeeded', result: { rows: creators, matched: creators } })
  const lines = (await (await second.call(`/discovery-export/${id}?format=jsonl`)).text()).trim().split('\n')
  expect(lines).toHaveLength(creators)
  expect(new Set(lines).size).toBe(creators)
  second.child.kill('SIGTERM')
  await once(second.child, 'exit')
})
