import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
const folder = new URL('../../migrations/', import.meta.url)
const isFor = (name, engine) =>
  /\.(sqlite|postgres)\.sql$/.test(name) ? name.endsWith(`.${engine}.sql`) : name.endsWith('.sql')
const readMigrations = (engine) =>
  readdirSync(folder)
    .filter((name) => isFor(name, engine))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
const lockOut = async (db, within) => {
  if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(726873)`.execute(within)
}
const refuse = (message) => {
  throw new Error(`The database cannot be used: ${message}`)
}
const migrate = async (db, now) => {
  const migrations = readMigrations(db.engine)
  return db.transaction(async (query) => {
    await lockOut(db, query)
    await sql`create table if not exists schema_migrations (name text primary key, hash text not null, applied_at bigint not null)`.execute(
      query,
    )
    const rows = query.withTables()
    const applied = await rows.selectFrom('schema_migrations').selectAll().orderBy('name').execute()
    for (const { name, hash } of applied) {
      const known = migrations.find((migration) => migration.name === name)
      if (known === void 0) refuse(`it was written by a newer version (${name}). Start that version instead.`)
      else if (known.hash !== hash) refuse(`migration ${name} was changed after it had been applied.`)
    }
    const pending = migrations.filter(({ name }) => !applied.some((done) => done.name === name))
    for (const { name, hash, text } of pending) {
      await db.script(query, text)
      await rows.insertInto('schema_migrations').values({ name, hash, applied_at: now }).execute()
    }
    return pending.map(({ name }) => name)
  })
}
export { migrate }
//# sourceMappingURL=migrate.js.map
