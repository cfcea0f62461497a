import { sql } from 'kysely'
import type { Database } from './database.js'

/** What time it is where the rows live; undefined where that is this machine. */
export const readDatabaseClock = async (db: Database): Promise<number | undefined> => {
  if (db.engine === 'sqlite') return undefined
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db.query)
  return rows[0]?.at.getTime()
}
