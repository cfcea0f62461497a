import { randomBytes } from 'node:crypto'
const getSecret = async (db, name) => {
  const rows = db.query.withTables()
  await rows
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await rows.selectFrom('secrets').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}
export { getSecret }
//# sourceMappingURL=secret.js.map
