import type { Database } from '../../db/database.js'
import { getSecret } from '../../db/secret.js'
import type { Identifier } from '../../engine/identity/identifier.js'
import { createSubjectKey, type SubjectKey } from '../../engine/identity/subject-key.js'

/** In the feed of changes: files of the index must give up what was deleted. */
export const purgeChange = 'purge'

export type IsSuppressed = (identifiers: readonly Identifier[]) => boolean

type Tables = { suppressions: { subject: string } }

/** How long an erasure made by another process may take to be felt here. */
const rememberMs = 1000

/**
 * Whose data must not be stored again. Known by keyed digests alone: whatever an import or a source brings is compared with them
 * before it is written.
 */
export class Suppressions {
  readonly #db: Database
  #keyOf: Promise<SubjectKey> | undefined
  #known: ReadonlySet<string> = new Set()
  #until = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** What is known is read again by the next that asks. */
  refresh(): void {
    this.#until = 0
  }

  async #keys(): Promise<ReadonlySet<string>> {
    if (performance.now() < this.#until) return this.#known
    const rows = await this.#db.query.withTables<Tables>().selectFrom('suppressions').select('subject').execute()
    this.#known = new Set(rows.map(({ subject }) => subject))
    this.#until = performance.now() + rememberMs
    return this.#known
  }

  /** Whether any of these names somebody who must not be stored; undefined where nobody is suppressed. */
  async current(): Promise<IsSuppressed | undefined> {
    const keys = await this.#keys()
    if (keys.size === 0) return undefined
    const keyOf = await (this.#keyOf ??= getSecret(this.#db, 'subjects').then(createSubjectKey))
    return (identifiers) => identifiers.some((identifier) => keys.has(keyOf(identifier)))
  }

  /** Those that may be stored: none of what identifies them is suppressed. */
  async allowed<T>(items: readonly T[], identify: (item: T) => readonly Identifier[]): Promise<readonly T[]> {
    const isSuppressed = await this.current()
    return isSuppressed === undefined ? items : items.filter((item) => !isSuppressed(identify(item)))
  }
}

const ofDatabase = new WeakMap<Database, Suppressions>()

/** One for each database: every store of records asks the same. */
export const suppressionsOf = (db: Database): Suppressions => {
  const known = ofDatabase.get(db) ?? new Suppressions(db)
  ofDatabase.set(db, known)
  return known
}
