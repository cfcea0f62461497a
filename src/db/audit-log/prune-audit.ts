import { appendWithin, type AuditTables } from '../audit/append.js'
import { byItself } from '../audit/writer.js'
import type { Database } from '../database.js'
import { dayMs, type Clock } from '../../kernel/clock.js'
import { cutOperation, type AuditCut } from './verify-audit.js'

/** Cuts are made once there is a day's worth: each is an entry of its own. */
const slackMs = dayMs

/**
 * Deletes entries that have been kept for long enough, oldest first. The last digest that goes is written into the chain, in the same
 * transaction, so that what is left can still be verified. Gives the number of deleted entries.
 */
export const pruneAudit = (db: Database, clock: Clock, keptDays: number): Promise<number> =>
  db.transaction(async (query) => {
    const tables = query.withTables<AuditTables>()
    const until = clock.now() - keptDays * dayMs
    const oldest = await tables.selectFrom('audit_entries').select('at').orderBy('seq').limit(1).executeTakeFirst()
    if (oldest === undefined || oldest.at >= until - slackMs) return 0
    const kept = await tables
      .selectFrom('audit_entries')
      .select((eb) => eb.fn.min('seq').as('seq'))
      .where('at', '>=', until)
      .executeTakeFirst()
    let doomed = tables.selectFrom('audit_entries').select(['seq', 'hash'])
    if (typeof kept?.seq === 'number') doomed = doomed.where('seq', '<', kept.seq)
    const last = await doomed.orderBy('seq', 'desc').limit(1).executeTakeFirst()
    if (last === undefined) return 0
    const cut: AuditCut = { through: last.seq, hash: last.hash }
    await appendWithin(query, db.engine, [
      { ...byItself, at: clock.now(), operation: cutOperation, details: JSON.stringify(cut) },
    ])
    const gone = await tables.deleteFrom('audit_entries').where('seq', '<=', last.seq).executeTakeFirst()
    await tables.deleteFrom('audit_subjects').where('seq', '<=', last.seq).execute()
    await tables
      .deleteFrom('audit_names')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('audit_subjects')
              .select('audit_subjects.seq')
              .whereRef('audit_subjects.subject', '=', 'audit_names.subject'),
          ),
        ),
      )
      .execute()
    return Number(gone.numDeletedRows)
  })
