import { readConfig } from '../config.js'
import { openDatabase } from '../db/database.js'
import { migrate as applyMigrations } from '../db/migrate.js'
import { systemClock } from '../kernel/clock.js'
import { print, type Run } from './command.js'

export const run: Run = async ({ text, given }) => {
  const { config } = readConfig(text)
  const db = openDatabase(config)
  try {
    const applied = await applyMigrations(db, systemClock.now())
    if (given.has('json')) print(JSON.stringify({ applied }))
    else print(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
    return 0
  } finally {
    await db.close()
  }
}
