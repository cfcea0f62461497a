import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endAll } from './example/end-all.js'
import { startServer, type ServerProcess } from './example/server-process.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-enrichment-kill-'))
const running: ChildProcess[] = []
afterAll(async () => {
  await endAll(running)
  rmSync(folder, { recursive: true, force: true })
})

const people = 400
/** Everybody several times over, with somebody nobody knows and something that is no handle in between. */
const rounds = 40

type Call = ServerProcess['call']

const serve = async (): Promise<ServerProcess> => {
  const server = await startServer('demo-server', [folder, String(people)])
  running.push(server.child)
  return server
}

interface Shown {
  id: string
  status: string
  progress: { done: number } | null
  result: object | null
}

const itemsFrom = async (call: Call): Promise<string[]> => {
  const { id } = (await (await call('/discovery-export', { fields: ['network', 'handle'] })).json()) as Shown
  const lines = await (await call(`/discovery-export/${id}?format=jsonl`)).text()
  const known = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { network: string; handle: string })
    .map(({ network, handle }) => `${network}:${handle}`)
  return Array.from({ length: rounds }, (_, i) => [...known, `instagram:nobody.knows.${i}`, 'no such thing']).flat()
}

test('an enrichment that is killed twice goes on and ends with every row once, in its order', async () => {
  let { child, call } = await serve()
  const items = await itemsFrom(call)
  expect(items).toHaveLength((people + 2) * rounds)
  const submit = async (): Promise<string> =>
    ((await (await call('/enrichments', { items, blocks: ['profile', 'metrics'] })).json()) as Shown).id
  let id = await submit()
  const look = async (query: string): Promise<Shown> =>
    (await (await call(`/enrichments/${id}?limit=1&${query}`)).json()) as Shown
  for (let kills = 0, seen = 0; kills < 2;) {
    const before = seen
    while (seen <= before) seen = (await look('wait=0')).progress?.done ?? 0
    if (seen === items.length) {
      // It ended before anybody looked: what is killed is one that has begun and not ended.
      id = await submit()
      kills = seen = 0
      continue
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    kills++
    ;({ child, call } = await serve())
  }
  let shown = await look('wait=30')
  while (shown.status === 'queued' || shown.status === 'in_progress') shown = await look('wait=30')
  expect(shown).toMatchObject({
    status: 'succeeded',
    progress: { done: items.length },
    result: { rows: items.length, found: people * rounds, not_found: rounds, invalid: rounds, withheld: 0 },
  })
  const lines = (await (await call(`/enrichments/${id}?format=jsonl`)).text()).trim().split('\n')
  const rows = lines.map((line) => JSON.parse(line) as { position: number; input: string })
  expect(rows.map(({ position }) => position)).toEqual(items.map((_, i) => i))
  expect(rows.map(({ input }) => input)).toEqual(items)
  child.kill('SIGTERM')
  await once(child, 'exit')
}, 300_000)
