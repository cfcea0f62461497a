// What all migrations together make of an empty SQLite database, as one script: migrations/whole/sqlite.sql.
import Database from 'libsql'
import { digestOf, readMigrations } from '../dist/db/migrations.js'

const order = ['table', 'rows', 'index', 'view', 'trigger']

/** What migrations wrote into a table, in their own words: what they draw by lot must be another in every database. */
const rowsOf = (db, table, texts) => {
  const { count } = db.prepare(`select count(*) as count from "${table}"`).get()
  if (count === 0) return []
  const found = texts.flatMap((text) => text.match(new RegExp(`^insert into ${table} [^;]*`, 'gm')) ?? [])
  if (found.length !== count)
    throw new Error(`${table} has ${count} rows, and ${found.length} statements that insert one`)
  return found.map((sql) => ({ type: 'rows', sql }))
}

export const wholeSchema = () => {
  const db = new Database(':memory:')
  const migrations = readMigrations('sqlite')
  const texts = migrations.map(({ text }) => text)
  for (const text of texts) db.exec(text)
  const made = db
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid`,
    )
    .all()
  const tables = made.filter(({ type }) => type === 'table')
  const parts = [...made, ...tables.flatMap(({ name }) => rowsOf(db, name, texts))]
  const sorted = parts.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
  return `-- ${digestOf(migrations)}\n-- Made by npm run generate from the migrations: what they make of an empty database.\n\n${sorted
    .map(({ sql }) => `${sql};\n`)
    .join('\n')}`
}
