import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ClusterClient, ClusterRefusal } from './client.js'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

/** A node that answers as it is told, and its address. */
const node = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const json = (status: number, body: unknown): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body))
  }
}

const busy = { error: { type: 'rejected_execution_exception', reason: 'queue is full' } }

test('a busy node is asked again, and the next one where it is away', async () => {
  let calls = 0
  const second = await node((request, response) => {
    const answer = ++calls === 1 ? json(429, busy) : json(200, { ok: calls })
    answer(request, response)
  })
  const away = await node(json(200, {}))
  const gone = servers.pop()
  await new Promise((resolve) => gone?.close(resolve))
  expect(await new ClusterClient(`${away},${second}`).call('GET', '/')).toEqual({ ok: 2 })
})

test('what is refused for good is not asked twice, and what is not there is not an error', async () => {
  let calls = 0
  const url = await node((request, response) => {
    calls++
    const missing = request.url === '/missing'
    json(missing ? 404 : 400, { error: { root_cause: [{ type: 'parsing_exception', reason: 'no' }] } })(
      request,
      response,
    )
  })
  const client = new ClusterClient(url)
  await expect(client.call('POST', '/x', { body: {} })).rejects.toBeInstanceOf(ClusterRefusal)
  expect(calls).toBe(1)
  expect(await client.find('GET', '/missing')).toBeUndefined()
})

test('name and password of an address are sent as such, and not within the path', async () => {
  let seen: (string | undefined)[] = []
  const url = await node((request, response) => {
    seen = [request.url, request.headers.authorization]
    json(200, {})(request, response)
  })
  await new ClusterClient(url.replace('http://', 'http://ann:s%40cret@')).call('GET', '/_count')
  expect(seen).toEqual(['/_count', `Basic ${Buffer.from('ann:s@cret').toString('base64')}`])
})
