import { DamagedRow, diskFull, notReachable, StorageFailure } from '../storage-failure.js'
import { reasonOf } from '../../kernel/reason-of.js'
import { findDamagedRow } from './guarded.js'

/** What is wrong with the files of the database, in words for its operator. */
export interface Damage {
  kind: 'lost_commits' | 'pages' | 'rows' | 'seal'
  file: string
  detail: string
  /** What was written after this moment may be missing. */
  since?: number
}

/** Words of SQLite and of the system for a disk that takes no more, and for pages that cannot be read. */
const fullCodes = /^(SQLITE_FULL|ENOSPC|EDQUOT)/
const brokenCodes = /^(SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_IOERR_(READ|SHORT_READ|CORRUPTFS|DATA))/
const busyCodes = /^(SQLITE_BUSY|SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_READONLY)/

/**
 * How the database is. One that has lost commits or has broken pages is read where it can be read and not written until it is
 * repaired: every write would make it harder to bring back what is missing.
 */
export class Condition {
  readonly #damages: Damage[] = []
  readonly #listeners: ((damage: Damage) => void)[] = []
  #full = false

  get damages(): readonly Damage[] {
    return this.#damages
  }

  /** The last write found no room on the disk. */
  get isFull(): boolean {
    return this.#full
  }

  /** Notes each damage once. */
  note(damage: Damage): void {
    const { kind, file, detail } = damage
    if (this.#damages.some((known) => known.kind === kind && known.file === file && known.detail === detail)) return
    // What a look through a whole table found says more than the first read that met some of it.
    const met = this.#damages.findIndex(
      ({ kind, file }) => kind === 'rows' && damage.kind === 'rows' && file === damage.file,
    )
    this.#damages.splice(met === -1 ? this.#damages.length : met, met === -1 ? 0 : 1, damage)
    for (const tell of this.#listeners) tell(damage)
  }

  onDamage(listener: (damage: Damage) => void): void {
    this.#listeners.push(listener)
    for (const damage of this.#damages) listener(damage)
  }

  /** Fails, with the reason, while something is damaged. */
  refuseDamage(): void {
    const damage = this.#damages.find(({ kind }) => kind !== 'seal')
    if (damage !== undefined) throw new StorageFailure('unavailable', describeDamage(damage))
  }

  /** What keeps the database from being written, if anything does. */
  refusal(): StorageFailure | undefined {
    const worst = this.#damages.find(({ kind }) => kind === 'lost_commits' || kind === 'pages')
    return worst && new StorageFailure('unavailable', describeDamage(worst))
  }

  /** A read met a row that is not as it was written. Nobody is given it. */
  refuseRow(table: string, key?: string, cause?: unknown): DamagedRow {
    if (!this.#damages.some(({ kind, file }) => kind === 'rows' && file === table))
      this.note({
        kind: 'rows',
        file: table,
        detail: key === undefined ? 'A record is not as written.' : `A record is not as written: ${key}.`,
      })
    return new DamagedRow(table, needsDamaged, cause)
  }

  /** There is room on the disk again. */
  noteRoom(): void {
    this.#full = false
  }

  /** An error of the database as what its caller can be told. Others are given back as they are. */
  toFailure(error: unknown, file: string): unknown {
    const code = (error as { code?: string } | undefined)?.code ?? ''
    const row = findDamagedRow(error)
    if (row !== undefined) return this.refuseRow(row.table, row.key, error)
    if (fullCodes.test(code)) {
      this.#full = true
      return new StorageFailure('storage_full', diskFull, error)
    }
    if (brokenCodes.test(code)) {
      this.note({ kind: 'pages', file, detail: `A page cannot be read: ${reasonOf(error)}.` })
      return new StorageFailure('unavailable', unreadable, error)
    }
    return busyCodes.test(code) ? new StorageFailure('unavailable', notReachable, error) : error
  }
}

const needsDamaged = 'What was asked for needs a damaged record. The operator finds which one with `rostra doctor`.'

const unreadable =
  'What was asked for lies in a damaged part of the database. The operator finds what to do with `rostra doctor`.'

/** In one broken row others are not at risk: it alone is not answered. */
export const describeDamage = ({ kind, file, detail }: Damage): string =>
  kind === 'rows'
    ? `Some records are damaged and are not answered. ${file}: ${detail} Run \`rostra repair\`.`
    : `The database is damaged and is not written to until it is repaired. ${file}: ${detail} Run \`rostra repair\`.`
