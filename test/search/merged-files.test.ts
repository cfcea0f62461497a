import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { Pool } from '../../src/compute/pool.js'
import { openSegment } from '../../src/engine/search/segment/segment.js'
import { SearchIndex } from '../../src/engine/search/write/search-index.js'
import { document, schema } from './corpus.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-merged-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.runIf(existsSync('/proc/self/maps'))('files that were merged are not mapped any more', async () => {
  const index = new SearchIndex(schema)
  fc.sample(document, { seed: 5, numRuns: 40 }).forEach((each, i) => {
    index.upsert(each)
    if (i === 19) index.refresh()
  })
  index.refresh()
  const parts = index.files().map(({ id, file, deleted }) => {
    const path = join(folder, `${id}.segment`)
    writeFileSync(path, file)
    return { file: { path }, deleted }
  })
  expect(parts.length).toBeGreaterThan(1)
  const callerUrl = new URL('../../src/corpus/search/indexer-thread.ts', import.meta.url).href
  const pool = new Pool({ name: 'merge-thread', callerUrl, size: 1 })
  const merged = await pool.run<Uint8Array>(parts)
  expect(readFileSync('/proc/self/maps', 'utf8')).not.toContain(folder)
  expect(openSegment(merged).docs).toBeGreaterThan(0)
  await pool.close()
})
