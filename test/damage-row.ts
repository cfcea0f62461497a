import { sql } from 'kysely'
import type { Database } from '../src/db/database.js'

/** Changes a row as a broken disk does: nobody makes a checksum for it. */
export const damageRow = async (
  db: Database,
  table: string,
  set: string,
  where = 'true',
  isSeen = true,
): Promise<void> => {
  await db.transaction(async (query) => {
    const text = `select checksum from ${table} where ${where}`
    const { rows } = await sql.raw<{ checksum: string }>(text).execute(query)
    const { checksum } = rows[0] as { checksum: string }
    await sql.raw(`update ${table} set ${set} where ${where}`).execute(query)
    await sql.raw(`update ${table} set checksum = '${checksum}' where ${where}`).execute(query)
    // The disk tells nobody: the indexes keep what they have read.
    if (!isSeen) await sql.raw('delete from corpus_changes').execute(query)
  })
}
