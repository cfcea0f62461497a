import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.js'
import { migrate } from '../src/db/migrate.js'

const day = 86_400_000

test('copies from before upgrades are removed after 30 days, by the next start', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-snapshots-'))
  const db = openDatabase({ databaseUrl: undefined, dataFolder })
  const now = Date.parse('2026-03-31T12:00:00Z')
  try {
    await migrate(db, now)
    await db.snapshots.take('older', now)
    await db.snapshots.take('newer', now + 20 * day)
    const left = () => readdirSync(join(dataFolder, 'snapshots'))
    await migrate(db, now + 30 * day)
    expect(left()).toHaveLength(2)
    await migrate(db, now + 31 * day)
    expect(left()).toEqual([expect.stringContaining('newer')])
  } finally {
    await db.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
