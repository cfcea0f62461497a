import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClusterClient } from '../../src/corpus/search/opensearch/client.js'
import { ClusterReader } from '../../src/corpus/search/opensearch/reader.js'
import { ClusterWriter } from '../../src/corpus/search/opensearch/writer.js'
import { openDatabase } from '../../src/db/database.js'
import { migrate } from '../../src/db/migrate.js'
import type { Filter } from '../../src/engine/search/index.js'
import type { Engine } from './engine.js'

/** What the cluster says it answers otherwise: beginnings with two typos, and three phrases near each other that lie over each other. */
const answers = (filter: Filter): boolean => {
  if ('and' in filter) return filter.and.every(answers)
  if ('or' in filter) return filter.or.every(answers)
  if ('not' in filter) return answers(filter.not)
  if ('near' in filter) return filter.near.phrases.length === 2 || filter.near.ordered === true
  if (!('text' in filter)) return true
  const { query, prefix, fuzzy = 0 } = filter.text
  const last = query.split(/\s+/u).at(-1) ?? ''
  return prefix !== true || !(fuzzy === 2 || (fuzzy === 'auto' && Array.from(last).length >= 8))
}

/** A cluster of OpenSearch nodes, in indexes of their own. */
export const openClusterEngine = async (url: string): Promise<Engine> => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
  const db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await migrate(db, 0)
  const client = new ClusterClient(url)
  const prefixes: string[] = []
  let ids = 0
  return {
    name: 'OpenSearch',
    runs: 3,
    exactScores: false,
    answers,
    open: (name, schema) => {
      const prefix = `test-${randomUUID()}`
      prefixes.push(prefix)
      const sizing = { shards: 1, replicas: 0 }
      const parts = { client, prefix, name, owner: 'test', schema }
      let term = 0
      const write = (): ClusterWriter =>
        new ClusterWriter({ ...parts, sizing, nextId: () => `${++ids}`, term: ++term, now: () => performance.now() })
      return Promise.resolve({
        reader: new ClusterReader({ ...parts, db, pollMs: 0 }),
        writer: write(),
        reopen: () => Promise.resolve(write()),
        close: () => Promise.resolve(),
      })
    },
    close: async () => {
      for (const prefix of prefixes) {
        const found = await client.call<Record<string, unknown>>('GET', `/${prefix}*`)
        for (const index of Object.keys(found)) await client.find('DELETE', `/${index}`)
      }
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
