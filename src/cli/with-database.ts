import type { Config } from '../config.js'
import { openDatabase, type Database } from '../db/database.js'
import { migrate } from '../db/migrate.js'
import { systemClock } from '../kernel/clock.js'

/** The database alone, brought up to date, for as long as a command works on it: loading the whole service would take it longer than its work. */
export const withDatabase = async <R>(config: Config, work: (db: Database) => Promise<R>): Promise<R> => {
  const db = openDatabase(config)
  try {
    await migrate(db, systemClock.now())
    return await work(db)
  } finally {
    await db.close()
  }
}
