import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from '../../src/compute/pool.js'
import { IndexFolder } from '../../src/corpus/search/folder.js'
import { OwnWriter, toPublished } from '../../src/corpus/search/own-writer.js'
import { SearchedIndex } from '../../src/corpus/search/searched-index.js'
import { openDatabase } from '../../src/db/database.js'
import { migrate } from '../../src/db/migrate.js'
import { mergeSegments } from '../../src/engine/search/index.js'
import type { Engine } from './engine.js'

/** The engine of this process, with one thread that searches. */
export const openOwnEngine = async (): Promise<Engine> => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
  const db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await migrate(db, 0)
  const searchUrl = new URL('../../src/corpus/search/search.ts', import.meta.url).href
  const pool = new Pool({ name: 'search-thread', callerUrl: searchUrl, size: 1 })
  let opened = 0
  return {
    name: 'the own engine',
    runs: 12,
    exactScores: true,
    answers: () => true,
    open: (name, schema) => {
      const own = join(folder, `${++opened}`)
      const reader = new SearchedIndex(name, {
        db,
        start: () => Promise.resolve(),
        look: () => {},
        pool: () => pool,
        tell: (index, message) => pool.tell(index, message),
      })
      let lives = 0
      const write = (): OwnWriter => {
        const life = `${opened}.${++lives}`
        return new OwnWriter({
          schema,
          // Mapped from its files once it is saved, however small it is.
          folder: new IndexFolder(own, { mapBytesMin: 1 }),
          merge: ({ parts }) => Promise.resolve(mergeSegments(parts)),
          publish: (published) => reader.receive(toPublished(name, life, published)),
          warn: () => {},
          now: () => 0,
        })
      }
      return Promise.resolve({
        reader,
        writer: write(),
        reopen: () => Promise.resolve(write()),
        close: () => Promise.resolve(reader.close()),
      })
    },
    close: async () => {
      await pool.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
