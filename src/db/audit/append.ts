import { sql } from 'kysely'
import type { Query } from '../query.js'
import type { SqliteConnection } from '../sqlite-connection.js'
import {
  auditColumns,
  linkEntries,
  namesOf,
  subjectRows,
  type AuditEntry,
  type AuditHead,
  type AuditName,
  type AuditRow,
} from './entry.js'
import { partsOf } from '../../kernel/parts.js'

export type AuditTables = {
  audit_entries: AuditRow
  audit_subjects: { subject: string; seq: number }
  audit_names: AuditName
  audit_head: { id: number; seq: number; hash: string }
}

const into = (table: string, columns: readonly string[], tail = '') => ({
  head: `insert into ${table} (${columns.join(', ')})`,
  columns: columns.length,
  tail,
})
const insertEntries = into('audit_entries', auditColumns)
const insertSubjects = into('audit_subjects', ['subject', 'seq'])

/** Nobody is named whose data must not be stored. */
const insertName = `insert into audit_names (subject, kind, name) select ?, ?, ?
  where not exists (select 1 from suppressions where subject = ?) on conflict (subject) do nothing`

/** Appends in the open transaction of the thread that writes. Gives the new head. */
export const appendInThread = (db: SqliteConnection, entries: readonly AuditEntry[]): AuditHead => {
  const [head] = db.execute('select seq, hash from audit_head where id = 1', []).rows as AuditHead[]
  if (head === undefined) throw new Error('The audit log has no head.')
  const rows = linkEntries(head, entries)
  const names = namesOf(entries)
  db.insertMany(
    insertEntries,
    rows.map((row) => auditColumns.map((column) => row[column])),
  )
  db.insertMany(insertSubjects, subjectRows(rows))
  for (const { subject, kind, name } of names) db.execute(insertName, [subject, kind, name, subject])
  const next = rows.at(-1) ?? head
  db.execute('update audit_head set seq = ?, hash = ? where id = 1', [next.seq, next.hash])
  return next
}

const rowsOfStatement = 200

/** Appends in any transaction. Whoever else appends waits for its end. */
export const appendWithin = async (
  query: Query,
  engine: 'sqlite' | 'postgres',
  entries: readonly AuditEntry[],
): Promise<AuditHead> => {
  const tables = query.withTables<AuditTables>()
  const lock = engine === 'postgres' ? sql`for update` : sql``
  const head = await tables
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .modifyEnd(lock)
    .executeTakeFirstOrThrow()
  const rows = linkEntries(head, entries)
  for (const part of partsOf(rows, rowsOfStatement)) await tables.insertInto('audit_entries').values(part).execute()
  const subjects = subjectRows(rows).map(([subject, seq]) => ({ subject, seq }))
  for (const part of partsOf(subjects, rowsOfStatement))
    await tables.insertInto('audit_subjects').values(part).execute()
  // In one order, so that two processes that meet the same people do not wait for each other.
  const names = namesOf(entries).sort((a, b) => (a.subject < b.subject ? -1 : 1))
  for (const { subject, kind, name } of names)
    await sql`insert into audit_names (subject, kind, name)
      select cast(${subject} as text), cast(${kind} as text), cast(${name} as text)
      where not exists (select 1 from suppressions where suppressions.subject = ${subject})
      on conflict (subject) do nothing`.execute(query)
  const { seq, hash } = rows.at(-1) ?? head
  await tables.updateTable('audit_head').set({ seq, hash }).where('id', '=', 1).execute()
  return { seq, hash }
}
