import { sql } from 'kysely'
import { AccountRows, type PageOfRows } from '../../db/account-rows.js'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { getSecret } from '../../db/secret.js'
import { createSubjectKey, type SubjectKey } from '../../engine/identity/subject-key.js'
import type { Identifier } from '../../engine/identity/identifier.js'
import type { Clock } from '../../kernel/clock.js'
import { suppressionsOf } from '../records/suppressions.js'
import { erasePerson, type Erased } from './erase-person.js'
import { PersonFinder, type Person } from './find-person.js'
import { findSuppressed } from './find-suppressed.js'
import { eraseFromFiles } from './kept-files.js'
import { noteErasure, readReplayList } from './replay-list.js'
import { Scrubber } from './scrub.js'
import type { Row } from './held-data.js'

export type CaseKind = 'erasure' | 'restriction'

/** What was done for a person, without the person: the certificate. */
export interface SubjectCase {
  id: string
  accountId: string
  kind: CaseKind
  createdAt: number
  endedAt: number | null
  certificate: Erased & { subjects: string[]; reason: string | null; files: { uploads: number; lines: number } }
}

interface CaseRow {
  id: string
  account_id: string
  kind: CaseKind
  document: string
  created_at: number
  ended_at: number | null
}

type Tables = {
  subject_cases: CaseRow
  suppressions: { subject: string; case_id: string; kind: string; created_at: number }
  restricted_rows: { case_id: string; seq: number; place: string; document: string }
  audit_names: { subject: string }
  import_files: { id: string }
  secrets: { name: string; value: string }
}

const toCase = (row: CaseRow): SubjectCase => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  certificate: JSON.parse(row.document) as SubjectCase['certificate'],
})

interface NewCase {
  id: string
  accountId: string
  kind: CaseKind
  reason: string | null
}

/** Erasures and restrictions of people, with what proves them. */
export class SubjectCases extends Store<Tables> {
  readonly #owned: AccountRows<CaseRow>
  readonly #clock: Clock
  readonly #dataFolder: string
  readonly #uploadFolder: string
  readonly finder: PersonFinder
  /** Whether the feed of changes may still name somebody who was erased. */
  #named = false

  constructor(db: Database, clock: Clock, dataFolder: string, uploadFolder: string) {
    super(db)
    this.#owned = new AccountRows(db, 'subject_cases')
    this.#clock = clock
    this.#dataFolder = dataFolder
    this.#uploadFolder = uploadFolder
    this.finder = new PersonFinder(db)
  }

  /** Empties the log once more when the indexes have followed an erasure: until then the feed of changes has the ids. */
  async settle(): Promise<void> {
    if (!this.#named) return
    this.#named = false
    await this.db.truncateLog()
  }

  async keyOf(): Promise<SubjectKey> {
    return createSubjectKey(await getSecret(this.db, 'subjects'))
  }

  async find(accountId: string, id: string): Promise<SubjectCase | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toCase(row)
  }

  async list(accountId: string, page: PageOfRows): Promise<SubjectCase[]> {
    return (await this.#owned.list(accountId, page)).map(toCase)
  }

  /**
   * Erases a person, or sets their rows apart. The same transaction notes the digests of everything the person is known by, so that
   * nothing about them is stored again.
   */
  async open({ id, accountId, kind, reason }: NewCase, person: Person): Promise<SubjectCase> {
    const known = await this.find(accountId, id)
    if (known !== undefined) return known
    const keyOf = await this.keyOf()
    const subjects = person.identifiers
      .filter(({ kind: of }) => of !== 'name')
      .map((identifier) => ({ subject: keyOf(identifier), kind: identifier.kind }))
    const scrubber = new Scrubber(person.needles)
    const at = this.#clock.now()
    // Before the transaction: whatever ends the process now, the next start erases.
    if (kind === 'erasure')
      noteErasure(this.#dataFolder, await getSecret(this.db, 'subjects'), {
        id,
        accountId,
        at,
        subjects,
      })
    const files = kind === 'erasure' ? eraseFromFiles(this.#uploadFolder, scrubber) : { uploads: [], lines: 0 }
    await this.db.transaction(async (query) => {
      const rows = this.rows(query)
      let seq = 0
      const keep = async (place: string, kept: readonly Row[]): Promise<void> => {
        for (const row of kept)
          await rows
            .insertInto('restricted_rows')
            .values({ case_id: id, seq: seq++, place, document: JSON.stringify(row) })
            .execute()
      }
      const erased = await erasePerson(query, this.db.engine, person.needles, scrubber, {
        mentions: kind === 'erasure',
        ...(kind === 'restriction' ? { keep } : {}),
      })
      const keys = [...new Map(subjects.map((each) => [each.subject, each])).values()]
      for (const { subject, kind: of } of keys)
        await rows.insertInto('suppressions').values({ subject, case_id: id, kind: of, created_at: at }).execute()
      if (kind === 'erasure') {
        const named = [...keys.map(({ subject }) => subject), ...this.#nameKeys(person, keyOf)]
        await rows.deleteFrom('audit_names').where('subject', 'in', named).execute()
        if (files.uploads.length > 0) await rows.deleteFrom('import_files').where('id', 'in', files.uploads).execute()
      }
      const certificate: SubjectCase['certificate'] = {
        ...erased,
        subjects: keys.map(({ subject }) => subject),
        reason,
        files: { uploads: files.uploads.length, lines: files.lines },
      }
      await rows
        .insertInto('subject_cases')
        .values({
          id,
          account_id: accountId,
          kind,
          document: JSON.stringify(certificate),
          created_at: at,
          ended_at: null,
        })
        .execute()
    })
    suppressionsOf(this.db).refresh()
    this.#named = true
    await this.db.truncateLog()
    return (await this.find(accountId, id)) as SubjectCase
  }

  /** Names are not suppressed, because others share them, but the audit log must not tell them either. */
  #nameKeys({ identifiers, needles }: Person, keyOf: SubjectKey): string[] {
    const given = identifiers.filter(({ kind }) => kind === 'name')
    return [...given, ...needles.names.map((value) => ({ kind: 'name' as const, value }))].map(keyOf)
  }

  /** Ends a restriction: the rows go back where nothing newer is in their place, and may be stored again. */
  async lift(accountId: string, id: string): Promise<SubjectCase | undefined> {
    const known = await this.find(accountId, id)
    if (known === undefined || known.kind !== 'restriction' || known.endedAt !== null) return known
    await this.db.transaction(async (query) => {
      const rows = this.rows(query)
      const kept = await rows
        .selectFrom('restricted_rows')
        .selectAll()
        .where('case_id', '=', id)
        .orderBy('seq')
        .execute()
      for (const { place, document } of kept) {
        const row = Object.entries(JSON.parse(document) as Row).filter(([name]) => name !== 'credibility')
        await sql`insert into ${sql.table(place)} (${sql.join(row.map(([name]) => sql.ref(name)))})
          values (${sql.join(row.map(([, value]) => sql`${value}`))}) on conflict do nothing`.execute(query)
      }
      await rows.deleteFrom('restricted_rows').where('case_id', '=', id).execute()
      await rows.deleteFrom('suppressions').where('case_id', '=', id).execute()
      await rows.updateTable('subject_cases').set({ ended_at: this.#clock.now() }).where('id', '=', id).execute()
      await sql`update creator_lists set members = (select count(*) from list_members where list_id = creator_lists.id)`.execute(
        query,
      )
    })
    suppressionsOf(this.db).refresh()
    return this.find(accountId, id)
  }

  /** Erases again what a restored backup brought back. Gives the ids of the erasures that were missing. */
  async replay(): Promise<string[]> {
    const list = readReplayList(this.#dataFolder)
    if (list === undefined) return []
    const done = await this.rows().selectFrom('subject_cases').select('id').execute()
    const missing = list.entries.filter(({ id }) => !done.some((each) => each.id === id))
    if (missing.length === 0) return []
    await this.rows()
      .insertInto('secrets')
      .values({ name: 'subjects', value: list.secret })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const keyOf = createSubjectKey(Buffer.from(list.secret, 'base64'))
    for (const { id, accountId, subjects } of missing) {
      const found = await findSuppressed(this.db, keyOf, new Set(subjects.map(({ subject }) => subject)))
      await this.#erase({ id, accountId }, found, subjects)
    }
    return missing.map(({ id }) => id)
  }

  async #erase(
    { id, accountId }: { id: string; accountId: string },
    found: readonly Identifier[],
    subjects: { subject: string; kind: string }[],
  ): Promise<void> {
    const person = await this.finder.find(found)
    const scrubber = new Scrubber(person.needles)
    const at = this.#clock.now()
    const keyOf = await this.keyOf()
    await this.db.transaction(async (query) => {
      const rows = this.rows(query)
      const named = [...subjects.map(({ subject }) => subject), ...this.#nameKeys(person, keyOf)]
      await rows.deleteFrom('audit_names').where('subject', 'in', named).execute()
      const erased = await erasePerson(query, this.db.engine, person.needles, scrubber, { mentions: true })
      for (const { subject, kind } of subjects)
        await rows
          .insertInto('suppressions')
          .values({ subject, case_id: id, kind, created_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      const certificate: SubjectCase['certificate'] = {
        ...erased,
        subjects: subjects.map(({ subject }) => subject),
        reason: 'Applied again to a restored backup.',
        files: { uploads: 0, lines: 0 },
      }
      await rows
        .insertInto('subject_cases')
        .values({
          id,
          account_id: accountId,
          kind: 'erasure',
          document: JSON.stringify(certificate),
          created_at: at,
          ended_at: null,
        })
        .execute()
    })
    suppressionsOf(this.db).refresh()
    this.#named = true
    await this.db.truncateLog()
  }
}
