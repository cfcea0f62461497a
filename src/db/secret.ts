import { randomBytes } from 'node:crypto'
import type { Database } from './database.js'

type Tables = {
  secrets: { name: string; value: string }
}

/** A secret of this installation, made on first use and kept in the database so that all processes share it. */
export const getSecret = async (db: Database, name: string): Promise<Buffer> => {
  const rows = db.query.withTables<Tables>()
  await rows
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await rows.selectFrom('secrets').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}
