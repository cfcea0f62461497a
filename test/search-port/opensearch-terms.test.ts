import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ClusterClient } from '../../src/corpus/search/opensearch/client.js'
import { ClusterReader } from '../../src/corpus/search/opensearch/reader.js'
import { writerReplaced } from '../../src/corpus/search/opensearch/state.js'
import { ClusterWriter } from '../../src/corpus/search/opensearch/writer.js'
import { openDatabase, type Database } from '../../src/db/database.js'
import { migrate } from '../../src/db/migrate.js'
import { schema } from '../search/corpus.js'
import { mark } from './engine.js'

const url = process.env['TEST_OPENSEARCH'] ?? ''

describe.skipIf(url === '')('writers of an index of OpenSearch', () => {
  const client = new ClusterClient(url === '' ? 'http://127.0.0.1' : url)
  const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
  const prefix = `test-${randomUUID()}`
  const index = { client, prefix, name: 'creators' as const, owner: 'one', schema }
  let db: Database
  let reader: ClusterReader
  let [ids, now] = [0, 0]
  const write = (term: number, more: { shards?: number; owner?: string } = {}): ClusterWriter => {
    const { shards = 1, owner = 'one' } = more
    const sizing = { shards, replicas: 0 }
    return new ClusterWriter({ ...index, owner, sizing, term, nextId: () => `${++ids}`, now: () => now })
  }
  const keysOf = async (version?: string) => {
    const { results, version: from } = await reader.search([{ limit: 10 }], { version })
    return { keys: (results[0]?.hits ?? []).map(({ key }) => key), version: from }
  }
  const indexesOf = async () =>
    Object.keys(await client.call<Record<string, unknown>>('GET', `/${prefix}-creators-*`)).length

  beforeAll(async () => {
    db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
    await migrate(db, 0)
    reader = new ClusterReader({ ...index, db, pollMs: 0 })
  })
  afterAll(async () => {
    await reader.close()
    for (const name of Object.keys(await client.call<object>('GET', `/${prefix}*`)))
      await client.find('DELETE', `/${name}`)
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('what a former writer still sends changes nothing that a later one wrote', async () => {
    const former = write(1)
    expect(await former.open()).toBeUndefined()
    await former.clear()
    await former.put([
      { key: 'a', values: { followers: 1 } },
      { key: 'b', values: { followers: 1 } },
    ])
    await former.show(mark(1))
    await former.commit(mark(1))

    const later = write(2)
    expect(await later.open()).toEqual(mark(1))
    await later.put([{ key: 'a', values: { followers: 2 } }])
    await later.remove(['b'])

    const replaced = { code: writerReplaced }
    await expect(former.put([{ key: 'a', values: { followers: 1 } }])).rejects.toMatchObject(replaced)
    await expect(former.put([{ key: 'b', values: { followers: 1 } }])).rejects.toMatchObject(replaced)
    await expect(former.remove(['a'])).rejects.toMatchObject(replaced)
    await expect(former.show(mark(9))).rejects.toMatchObject(replaced)
    await expect(former.commit(mark(9))).rejects.toMatchObject(replaced)

    await later.show(mark(2))
    expect((await keysOf()).keys).toEqual(['a'])
    expect(await reader.term()).toBe(2)
  })

  test('an index of other shards is built beside the old one, which answers until it is done, and its pages to their end', async () => {
    const next = write(3, { shards: 2 })
    expect(await next.open()).toBeUndefined()
    await next.clear()
    await next.put([{ key: 'new', values: { followers: 3 } }])
    await next.show(mark(3, { table: 0, after: null }))
    const { keys, version } = await keysOf()
    expect(keys).toEqual(['a'])
    reader.hold(version)
    await next.show(mark(3))
    expect((await keysOf()).keys).toEqual(['new'])
    expect((await keysOf(version)).keys).toEqual(['a'])
    expect(await indexesOf()).toBe(2)
    const named = await client.call<Record<string, unknown>>('GET', `/${prefix}-creators`)
    expect(Object.keys(named)).toHaveLength(1)

    now += 600_000
    await next.show(mark(4))
    await next.commit(mark(4))
    expect(await indexesOf()).toBe(1)
    expect((await keysOf(version)).keys).toEqual(['new'])
  })

  test('another installation is refused, in words that say what to do', async () => {
    await expect(write(9, { owner: 'two' }).open()).rejects.toThrow('ROSTRA_SEARCH_PREFIX')
    const other = new ClusterReader({ ...index, owner: 'two', db, pollMs: 0 })
    await expect(other.search([{ limit: 1 }])).rejects.toThrow('another installation')
  })

  test('an index that somebody dropped is not made anew by writing to it', async () => {
    const writer = write(5, { shards: 2 })
    expect(await writer.open()).toEqual(mark(4))
    const [name] = Object.keys(await client.call<object>('GET', `/${prefix}-creators`))
    await client.call('DELETE', `/${name ?? ''}`)
    await expect(writer.put([{ key: 'x', values: { followers: 1 } }])).rejects.toMatchObject({ code: writerReplaced })
    expect(await indexesOf()).toBe(0)
    expect(await write(6, { shards: 2 }).open()).toBeUndefined()
  })
})
