import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.js'
import type { Schema } from '../../../engine/search/index.js'
import { ClusterClient } from './client.js'
import { ClusterReader } from './reader.js'
import { ClusterWriter } from './writer.js'

const schema: Schema = { rank: 'followers', columns: { followers: { kind: 'number', type: 'u32' } } }
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type Answer = [status: number, body: object]

/** A cluster that answers as it is told, and the calls it got: "POST /path body". */
const cluster = async (answer: (call: string) => Answer): Promise<{ client: ClusterClient; calls: string[] }> => {
  const calls: string[] = []
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const call = `${request.method} ${request.url} ${text}`
      calls.push(call)
      const [status, body] = answer(call)
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return { client: new ClusterClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), calls }
}

const state = { reading: 'i', writing: 'i', retired: [], owner: 'o', term: 1, shown: 1, docs: 1, committed: null }
const source = { _source: { ...state, visible: { shape: 1, followed: { txid: 0, seq: 0 }, scan: null } } }
const lost: Answer = [500, { error: { type: 'node_not_connected_exception', reason: '[Node 1] Node not connected' } }]
const parts = { prefix: 'p', name: 'creators' as const, owner: 'o', schema }

const openReader = (client: ClusterClient): ClusterReader => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
  const db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  ends.push(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return new ClusterReader({ ...parts, client, db, pollMs: 0 })
}

test('a search whose version lay on a node that left is asked over another one', async () => {
  let opened = 0
  const { client } = await cluster((call) => {
    if (call.startsWith('GET')) return [200, source]
    if (call.includes('point_in_time')) return ++opened === 2 ? lost : [200, { pit_id: `v${opened}` }]
    return call.includes('"v1"') ? lost : [200, { hits: { total: { value: 7, relation: 'eq' }, hits: [] } }]
  })
  const { results, version } = await openReader(client).search([{ limit: 1 }])
  expect([version, results[0]?.total?.value]).toEqual(['v3', 7])
})

test('a cluster that has lost too many nodes is said to be unavailable', async () => {
  const { client } = await cluster((call) => (call.startsWith('GET') ? [200, source] : lost))
  await expect(openReader(client).search([{ limit: 1 }])).rejects.toMatchObject({ code: 'unavailable' })
}, 20_000)

test('a change whose shard is away for a moment is sent again, alone, and not given up', async () => {
  const done = (id: string) => ({ index: { _id: id, status: 200 } })
  const reason = 'primary shard is not active'
  const away = { index: { _id: 'b', status: 503, error: { type: 'unavailable_shards_exception', reason } } }
  const { client, calls } = await cluster((call) => {
    if (!call.includes('_bulk')) return [200, {}]
    const [first, second] = [call.includes('"_id":"a"'), call.includes('"_id":"b"')]
    return [
      200,
      { errors: first, items: [...(first ? [done('a')] : []), ...(second ? [first ? away : done('b')] : [])] },
    ]
  })
  const writer = new ClusterWriter({
    ...parts,
    client,
    sizing: { shards: 1, replicas: 1 },
    nextId: () => '1',
    term: 1,
    now: () => 0,
  })
  await writer.clear()
  expect(await writer.put(['a', 'b'].map((key) => ({ key, values: { followers: 1 } })))).toEqual([])
  const bulks = calls.filter((call) => call.includes('_bulk'))
  expect(bulks.map((call) => [call.includes('"_id":"a"'), call.includes('"_id":"b"')])).toEqual([
    [true, true],
    [false, true],
  ])
})
