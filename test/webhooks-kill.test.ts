import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { endAll } from './example/end-all.js'
import { startServer } from './example/server-process.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-kill-'))
const running: ChildProcess[] = []
/** How often each message came, by its id, and what it told of. */
const received = new Map<string, { subject: string; times: number }>()
let onMessage = (): void => {}

const endpoint = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const id = String(request.headers['webhook-id'])
    const { subject } = JSON.parse(body) as { subject: string }
    received.set(id, { subject, times: (received.get(id)?.times ?? 0) + 1 })
    // Whoever is killed here has sent the message and cannot know that it was taken.
    onMessage()
    response.writeHead(204).end()
  })
})

afterAll(async () => {
  await endAll(running)
  endpoint.close()
  rmSync(folder, { recursive: true, force: true })
})

const serve = async (reachable: string) => {
  const server = await startServer('demo-server', [folder, '0', reachable])
  running.push(server.child)
  const post = async (path: string, body: object): Promise<string> =>
    ((await (await server.call(path, body)).json()) as { id: string }).id
  return { child: server.child, post }
}

test(
  'every event reaches its endpoint although the server is killed while it sends',
  { timeout: 180_000 },
  async () => {
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
    const address = `127.0.0.1:${(endpoint.address() as AddressInfo).port}`
    const acknowledged: string[] = []
    for (let round = 0; round < 2; round++) {
      const { child, post } = await serve(address)
      if (round === 0) await post('/webhooks', { url: `http://${address}/`, events: ['request.finished'] })
      const submit = (i: number): Promise<string> =>
        post('/enrichments', { items: [`instagram:nobody_${round}_${i}`], blocks: ['metrics'] })
      for (let i = 0; i < 4; i++) acknowledged.push(await submit(i))
      const gone = once(child, 'exit')
      onMessage = () => child.kill('SIGKILL')
      // It may be killed before it answers: then nothing was promised.
      await submit(4).then(
        (id) => acknowledged.push(id),
        () => {},
      )
      await gone
      onMessage = () => {}
    }
    await serve(address)
    const told = (): string[] => [...received.values()].map(({ subject }) => subject)
    await vi.waitUntil(() => acknowledged.every((id) => told().includes(id)), { timeout: 120_000, interval: 50 })
    expect(acknowledged.length).toBeGreaterThanOrEqual(8)
    // At least once, and each under one id: whoever keeps the ids takes every message once.
    expect(new Set(told()).size).toBe(received.size)
    expect([...received.values()].some(({ times }) => times > 1)).toBe(true)
  },
)
