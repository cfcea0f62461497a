import type { Database } from '../../../db/database.js'
import { readRecords, writeRecord, type Beside, type PresentNeeds } from './present.js'
import { Cache, type CacheState } from '../../../kernel/cache.js'

/** A creator of a result, as far as it stands in the records. */
export interface ShownCreator extends Beside {
  /** As `writeRecord` gives it: JSON without the brace that ends the object: more follow. */
  json: Buffer
}

interface Needs extends Omit<PresentNeeds, 'clock' | 'dictionaries'> {
  db: Database
}

/** Memory for what is kept, in bytes. */
const keptBytesMax = 32 * 1024 * 1024
/** The text, and the entry. */
const bytesOf = ({ json }: ShownCreator): number => json.length + 300

/**
 * What searches show of creators, written once and kept until the next commit to the database: one of this process or another, for a
 * record, an audience or an objection, ends it all. Where the database has no version, nothing is kept.
 */
export class ShownCreators {
  readonly #needs: Needs
  readonly #kept: Cache<string, ShownCreator>
  #version: number | undefined

  constructor(needs: Needs, bytesMax = keptBytesMax) {
    this.#needs = needs
    this.#kept = new Cache(bytesMax, bytesOf)
  }

  /** What is kept now takes so much memory. */
  get bytes(): number {
    return this.#kept.weight
  }

  get cache(): CacheState {
    return this.#kept.state
  }

  /** Those of the keys that have a record. */
  async read(keys: readonly string[], doNotContact = this.#needs.doNotContact): Promise<Map<string, ShownCreator>> {
    // Read before the rows: what is kept is never older than the version it is kept for.
    const version = this.#needs.db.version()
    if (version !== this.#version) this.#forget(version)
    const view = version === undefined ? '' : await doNotContact.view()
    const shown = new Map<string, ShownCreator>()
    const missing: string[] = []
    for (const key of keys) {
      const kept = this.#kept.get(view + key)
      if (kept === undefined) missing.push(key)
      else shown.set(key, kept)
    }
    if (missing.length === 0) return shown
    for (const [key, record] of await readRecords(missing, { ...this.#needs, doNotContact })) {
      const { creator, refused } = record
      const json = Buffer.from(writeRecord(record, this.#needs.rateCard))
      const { place, birthYear } = creator
      const written: ShownCreator = { json, place, birthYear, refused }
      shown.set(key, written)
      if (version !== undefined && version === this.#version) this.#kept.set(view + key, written)
    }
    return shown
  }

  #forget(version: number | undefined): void {
    this.#kept.clear()
    this.#version = version
  }
}
