import type { AuditTables } from '../../db/audit/append.js'
import type { AuditRow } from '../../db/audit/entry.js'
import { Actors } from '../../db/actors.js'
import type { Database } from '../../db/database.js'
import type { Identifier } from '../../engine/identity/identifier.js'
import type { SubjectKey } from '../../engine/identity/subject-key.js'

export interface AuditFilter {
  actor?: string | undefined
  operation?: string | undefined
  outcome?: string | undefined
  /** An id, or the keyed digest of a person. */
  subject?: string | undefined
  since?: number | undefined
  until?: number | undefined
}

/** Where a page ends: time and number of its last entry. */
export type AuditPosition = readonly [at: number, seq: number]

/** The audit log, to be read. Entries are written by `Database.audit`. */
export class AuditStore {
  readonly #db: Database
  readonly keyOf: SubjectKey
  readonly actors: Actors

  constructor(db: Database, keyOf: SubjectKey) {
    this.#db = db
    this.keyOf = keyOf
    this.actors = new Actors(db)
  }

  #tables() {
    return this.#db.query.withTables<AuditTables>()
  }

  /** Newest first. Without an account, those of all and of the installation itself. */
  list(
    accountId: string | undefined,
    filter: AuditFilter,
    after: AuditPosition | undefined,
    limit: number,
  ): Promise<AuditRow[]> {
    const { actor, operation, outcome, subject, since, until } = filter
    let query = this.#tables().selectFrom('audit_entries').selectAll()
    if (accountId !== undefined) query = query.where('account_id', '=', accountId)
    if (actor !== undefined) query = query.where('actor', '=', actor)
    if (operation !== undefined) query = query.where('operation', '=', operation)
    if (outcome !== undefined) query = query.where('outcome', '=', outcome)
    if (since !== undefined) query = query.where('at', '>=', since)
    if (until !== undefined) query = query.where('at', '<', until)
    if (subject !== undefined)
      query = query.where('seq', 'in', (eb) =>
        eb.selectFrom('audit_subjects').select('audit_subjects.seq').where('audit_subjects.subject', '=', subject),
      )
    if (after !== undefined) {
      const [at, seq] = after
      query = query.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('seq', '<', seq)])]))
    }
    return query.orderBy('at', 'desc').orderBy('seq', 'desc').limit(limit).execute()
  }

  /** What keyed digests stand for; of erased people there is nothing. */
  async names(subjects: readonly string[]): Promise<Map<string, string>> {
    if (subjects.length === 0) return new Map()
    const rows = await this.#tables()
      .selectFrom('audit_names')
      .select(['subject', 'name'])
      .where('subject', 'in', this.#db.listed([...new Set(subjects)]))
      .execute()
    return new Map(rows.map(({ subject, name }) => [subject, name]))
  }

  keysOf(identifiers: readonly Identifier[]): string[] {
    return identifiers.map(this.keyOf)
  }
}
