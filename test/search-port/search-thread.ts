import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from '../../src/compute/pool.js'
import type { IndexName } from '../../src/corpus/search/kind.js'
import type { SearchThreadData } from '../../src/corpus/search/messages.js'
import { SearchedIndex } from '../../src/corpus/search/searched-index.js'
import { openDatabase } from '../../src/db/database.js'
import { migrate } from '../../src/db/migrate.js'

/** Threads that search, one unless told otherwise, with a database and a folder for what they search. Several share every question. */
export const openSearchThread = async (
  threads = 1,
): Promise<{
  folder: string
  open: (name: IndexName) => SearchedIndex
  close: () => Promise<void>
}> => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
  const db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await migrate(db, 0)
  const searchUrl = new URL('../../src/corpus/search/search.ts', import.meta.url).href
  const data: SearchThreadData = { sharing: { threads, from: 0 } }
  const pool = new Pool({ name: 'search-thread', callerUrl: searchUrl, size: threads, data })
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
