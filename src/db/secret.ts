import { randomBytes } from 'node:crypto'
import type { Database } from './database.js'

type Tables = {
  secrets: { name: string; value: string }
}

const secretBytes = 32

/** A secret of this installation, made on first use and kept in the database so that all processes share it. */
export const getSecret = async (db: Database, name: string): Promise<Buffer> => {
  const rows = db.query.withTables<Tables>()
  const find = rows.selectFrom('secrets').selectAll().where('name', '=', name)
  const known = await find.executeTakeFirst()
  if (known !== undefined) return Buffer.from(known.value, 'base64')
  await rows
    .insertInto('secrets')
    .values({ name, value: randomBytes(secretBytes).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await find.executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}

/** What is kept of the secrets, and the names of those that cannot have been made by us. */
export const examineSecrets = async (db: Database): Promise<{ kept: number; damaged: string[] }> => {
  const rows = await db.query.withTables<Tables>().selectFrom('secrets').selectAll().execute()
  const isDamaged = ({ value }: { value: string }): boolean => Buffer.from(value, 'base64').length !== secretBytes
  return { kept: rows.length, damaged: rows.filter(isDamaged).map(({ name }) => name) }
}
