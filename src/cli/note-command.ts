import { byItself } from '../db/audit/writer.js'
import type { Database } from '../db/database.js'
import { systemClock } from '../kernel/clock.js'

/** Tells the audit log of a command that works on the database itself, before it does. */
export const noteCommand = async (db: Database, operation: string, subjects: readonly string[] = []): Promise<void> => {
  db.audit.note({ ...byItself, at: systemClock.now(), actor: 'command line', outcome: 'begun', operation, subjects })
  if (!db.audit.isOrdered) await db.audit.settle()
}
