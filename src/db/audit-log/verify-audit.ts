import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AuditTables } from '../audit/append.js'
import { hashRow, type AuditHead, type AuditRow } from '../audit/entry.js'
import type { Database } from '../database.js'
import { readSeal } from '../damage/seal.js'
import { getSecret } from '../secret.js'
import { createSubjectKey } from '../../engine/identity/subject-key.js'
import { findMisplaced, findRenamed } from './verify-subjects.js'

export interface AuditVerdict {
  sound: boolean
  entries: number
  firstSeq: number | null
  head: AuditHead
  /** The newest entry that was noted outside of the database. */
  sealed: { seq: number; at: number } | null
  broken: { seq: number; reason: string } | null
}

/** What an entry about a cut says: the last entry that is gone, and its digest. */
export interface AuditCut {
  through: number
  hash: string
}

export const cutOperation = 'audit.pruned'

const pageRows = 1000

const readPage = (db: Database, after: number, through: number): Promise<AuditRow[]> =>
  db.query
    .withTables<AuditTables>()
    .selectFrom('audit_entries')
    .selectAll()
    .where('seq', '>', after)
    .where('seq', '<=', through)
    .orderBy('seq')
    .limit(pageRows)
    .execute()

/** Where a verification ends: what is appended while it reads is for the next, or it would never end on a busy server. */
const findLast = async (db: Database): Promise<number> => {
  const { seq } = await db.query
    .withTables<AuditTables>()
    .selectFrom('audit_entries')
    .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
    .executeTakeFirstOrThrow()
  return Number(seq ?? 0)
}

/** The newest cut, as the chain itself tells it. */
const findCut = async (db: Database): Promise<AuditCut | undefined> => {
  const row = await db.query
    .withTables<AuditTables>()
    .selectFrom('audit_entries')
    .select('details')
    .where('account_id', '=', '')
    .where('operation', '=', cutOperation)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? undefined : (JSON.parse(row.details ?? '{}') as AuditCut)
}

const missing = (from: number, to: number): string =>
  from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`

const changed = (seq: number): string =>
  `Entry ${seq} is not what was written: it, or the entry before it, was changed or moved.`

/**
 * Follows the chain from its first entry to its last, and compares it with the head and with what was noted outside of the database.
 * Names the first entry that is not as it was written, or whose subjects or names beside the chain are not.
 */
export const verifyAudit = async (db: Database, sealFile: string, known?: AuditHead): Promise<AuditVerdict> => {
  const seal = readSeal(sealFile)
  const head = await db.query
    .withTables<AuditTables>()
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .executeTakeFirst()
  const marks = [
    ...(head === undefined ? [] : [head]),
    ...(typeof seal === 'string' ? [] : [{ seq: seal.seq, hash: seal.chain }]),
    ...(known === undefined ? [] : [known]),
  ]
  const cut = await findCut(db)
  let [last, entries, firstSeq]: [AuditHead, number, number | null] = [{ seq: 0, hash: '' }, 0, null]
  const tell = (broken: AuditVerdict['broken']): AuditVerdict => ({
    sound: broken === null,
    entries,
    firstSeq,
    head: last,
    sealed: typeof seal === 'string' ? null : { seq: seal.seq, at: seal.at },
    broken,
  })
  if (head === undefined) return tell({ seq: 0, reason: 'The head of the chain is missing.' })
  const through = await findLast(db)
  let page = await readPage(db, 0, through)
  const first = page[0]?.seq
  if (first !== undefined && first > 1) {
    if (cut?.through !== first - 1) return tell({ seq: first, reason: missing((cut?.through ?? 0) + 1, first - 1) })
    last = { seq: cut.through, hash: cut.hash }
  }
  for (; page.length > 0; page = await readPage(db, last.seq, through)) {
    for (const row of page) {
      if (row.seq !== last.seq + 1) return tell({ seq: last.seq + 1, reason: missing(last.seq + 1, row.seq - 1) })
      if (hashRow(last.hash, row) !== row.hash) return tell({ seq: row.seq, reason: changed(row.seq) })
      firstSeq ??= row.seq
      last = { seq: row.seq, hash: row.hash }
      entries++
      if (marks.some(({ seq, hash }) => seq === last.seq && hash !== last.hash))
        return tell({
          seq: last.seq,
          reason: `Entry ${last.seq} is another one than was sealed: the chain was rewritten.`,
        })
    }
    const misplaced = await findMisplaced(db, page)
    if (misplaced !== undefined) return tell(misplaced)
    await nextTurn()
  }
  const furthest = Math.max(...marks.map(({ seq }) => seq))
  if (furthest > last.seq) return tell({ seq: last.seq + 1, reason: missing(last.seq + 1, furthest) })
  return tell((await findRenamed(db, createSubjectKey(await getSecret(db, 'subjects')))) ?? null)
}
