import { dirname } from 'node:path'
import { CommitMarks } from '../damage/commit-mark.js'
import type { Mark } from '../damage/seal.js'
import { openSqlite } from '../sqlite-connection.js'
import { appendInThread } from './append.js'
import { AuditSeal, auditSealOf, byItself } from './writer.js'

/**
 * Writes into the chain of a restored database that it was restored, and how far the chain had been before: that it is shorter now has
 * a reason, which anybody can read.
 */
export const noteRestore = (file: string, former: Mark | undefined, at: number): void => {
  const db = openSqlite(file, 'write')
  const marks = new CommitMarks(db, file)
  const seal = new AuditSeal(auditSealOf(dirname(file)))
  try {
    if (db.execute(`select 1 from sqlite_master where name = 'audit_head'`, []).rows.length === 0) return
    const details = JSON.stringify({ former: former === undefined ? null : { seq: former.seq, hash: former.chain } })
    db.exec('begin immediate')
    const head = appendInThread(db, [{ ...byItself, actor: 'command line', at, operation: 'audit.restored', details }])
    marks.commit()
    seal.write(head)
  } finally {
    seal.close()
    marks.close()
    db.close()
  }
}
