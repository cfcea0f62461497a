import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Pool } from '../../src/compute/pool.js'
import type { SearchThreadData, SnapshotMessage } from '../../src/corpus/search/messages.js'
import { SegmentBuilder, type Schema } from '../../src/engine/search/index.js'

const schema: Schema = { rank: 'followers', columns: { followers: { kind: 'number', type: 'u32' } } }
const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
const callerUrl = new URL('../../src/corpus/search/search.ts', import.meta.url).href
const data: SearchThreadData = { sharing: { threads: 1, from: 0 } }
const pool = new Pool({ name: 'search-thread', callerUrl, size: 1, data })
afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true, force: true })
})

const build = (key: string): Uint8Array => {
  const builder = new SegmentBuilder(schema)
  builder.add({ key, values: { followers: 1 } })
  return builder.finish()
}

const tell = (version: string, id: number, file: SnapshotMessage['snapshot']['segments'][number]['file']): void =>
  pool.tell('creators', {
    snapshot: { version, life: 'a', schema, segments: [{ id, file, deleted: undefined }] },
    keep: [],
  } satisfies SnapshotMessage)

const firstKey = async (): Promise<string | undefined> => {
  const text = await pool.run<string>({ index: 'creators', search: [{ limit: 1 }] })
  const { results } = JSON.parse(text) as { results: { hits: { key: string }[] }[] }
  return results[0]?.hits[0]?.key
}

test('a snapshot whose files are gone is left out until the next one comes', async () => {
  tell('1', 1, build('first'))
  expect(await firstKey()).toBe('first')
  tell('2', 2, { path: join(folder, 'removed.segment') })
  expect(await firstKey()).toBe('first')
  tell('3', 3, build('third'))
  expect(await firstKey()).toBe('third')
})
