import { readWritten } from '../../engine/identity/identifier.js'
import type { SubjectKey } from '../../engine/identity/subject-key.js'
import type { AuditTables } from '../audit/append.js'
import { subjectRows, type AuditRow } from '../audit/entry.js'
import type { Database } from '../database.js'

/** What beside the chain is not as the chain says. */
export interface Mismatch {
  seq: number
  reason: string
}

const toLine = ([subject, seq]: readonly [string, number]): string => `${seq} ${subject}`

/** Entries are found by whom they are about through an index of their subjects: it must have these, and no others. */
export const findMisplaced = async (db: Database, page: readonly AuditRow[]): Promise<Mismatch | undefined> => {
  const [first, last] = [page[0]?.seq ?? 0, page.at(-1)?.seq ?? 0]
  const rows = await db.query
    .withTables<AuditTables>()
    .selectFrom('audit_subjects')
    .select(['subject', 'seq'])
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .execute()
  const kept = new Set(rows.map(({ subject, seq }) => toLine([subject, seq])))
  const wanted = new Set(subjectRows(page).map(toLine))
  const wrong = [...wanted].filter((line) => !kept.has(line)).concat([...kept].filter((line) => !wanted.has(line)))
  if (wrong.length === 0) return undefined
  const seq = Math.min(...wrong.map((line) => Number(line.split(' ')[0])))
  return { seq, reason: `Whom entry ${seq} is about was changed where entries are searched by it.` }
}

const namesAtOnce = 1000

/** Names stand beside the chain, so that they can be erased. Each must be the one that the digest in the chain was made of. */
export const findRenamed = async (db: Database, keyOf: SubjectKey): Promise<Mismatch | undefined> => {
  const tables = db.query.withTables<AuditTables>()
  for (let after = ''; ;) {
    const page = await tables
      .selectFrom('audit_names')
      .selectAll()
      .where('subject', '>', after)
      .orderBy('subject')
      .limit(namesAtOnce)
      .execute()
    const wrong = page.find(({ subject, kind, name }) => {
      const person = readWritten(kind, name)
      return person === undefined || keyOf(person) !== subject
    })
    if (wrong !== undefined) {
      const of = tables.selectFrom('audit_subjects').where('subject', '=', wrong.subject)
      const { seq } = await of.select((eb) => eb.fn.min<number | null>('seq').as('seq')).executeTakeFirstOrThrow()
      return {
        seq: Number(seq ?? 0),
        reason: `The person whom entry ${seq ?? 0} is about is shown under another name.`,
      }
    }
    const last = page.at(-1)
    if (last === undefined || page.length < namesAtOnce) return undefined
    after = last.subject
  }
}
