import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from '../../src/compute/pool.js'
import type { IndexName } from '../../src/corpus/search/kind.js'
import { SearchedIndex } from '../../src/corpus/search/searched-index.js'
import { openDatabase } from '../../src/db/database.js'
import { migrate } from '../../src/db/migrate.js'

/** One thread that searches, with a database and a folder for what it searches. */
export const openSearchThread = async (): Promise<{
  folder: string
  open: (name: IndexName) => SearchedIndex
  close: () => Promise<void>
}> => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
  const db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await migrate(db, 0)
  const searchUrl = new URL('../../src/corpus/search/search.ts', import.meta.url).href
  const pool = new Pool({ name: 'search-thread', callerUrl: searchUrl, size: 1 })
  return {
    folder,
    open: (name) =>
      new SearchedIndex(name, {
        db,
        start: () => Promise.resolve(),
        look: () => {},
        pool: () => pool,
        tell: (index, message) => pool.tell(index, message),
      }),
    close: async () => {
      await pool.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
