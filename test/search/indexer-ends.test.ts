import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Indexer } from '../../src/corpus/search/indexer.js'
import type { IndexerData } from '../../src/corpus/search/messages.js'
import { openDatabase, type Database } from '../../src/db/database.js'
import { silentLog } from '../../src/kernel/log.js'
import { defaultRateCard } from '../../src/model/rate-card.js'
import { copyMigrated } from '../migrated.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'))
let db: Database

beforeAll(async () => {
  await copyMigrated(folder)
  db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
})

afterAll(async () => {
  vi.restoreAllMocks()
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

// libsql aborts the whole process where a thread is terminated within one of its calls.
test.for(['restart', 'drop', 'stop'] as const)(
  'a thread that reads the database ends by itself at %s, and is never terminated',
  async (how) => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate')
    const ended: IndexerData[] = []
    let reading = (): void => {}
    const reads = new Promise<void>((resolve) => (reading = resolve))
    const indexer = new Indexer({
      ...{ db, log: silentLog, receive: () => reading() },
      again: (data) => void ended.push(data),
    })
    const target = { folder: join(folder, how) }
    indexer.launch({ target, databaseUrl: undefined, dataFolder: folder, noted: null, rateCard: defaultRateCard })
    await reads
    await indexer[how]()
    expect(terminate).not.toHaveBeenCalled()
    // Nobody who stops asks for the next one.
    expect(ended).toHaveLength(how === 'restart' ? 1 : 0)
  },
)
