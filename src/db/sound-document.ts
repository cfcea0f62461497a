import { sql, type AliasedRawBuilder } from 'kysely'
import { isSoundDocument } from './damage/checksum.js'
import type { Database } from './port.js'

/** A document as it lies in a table, with the checksum that is kept beside it. */
export interface CheckedRow {
  document: string | ArrayBuffer
  checksum: number | null
}

type CheckedColumns = [
  AliasedRawBuilder<string | ArrayBuffer, 'document'>,
  AliasedRawBuilder<number | null, 'checksum'>,
]

/**
 * What has to be selected so that a document can be checked, of a table by its name or alias. SQLite gives the bytes: a text in which a flipped bit
 * is no UTF-8 any more would end the process.
 */
export const checkedColumns = ({ engine }: Database, table: string): CheckedColumns => [
  sql<string | ArrayBuffer>`${sql.raw(documentIn(engine, table))}`.as('document'),
  sql<number | null>`${sql.ref(`${table}.checksum`)}`.as('checksum'),
]

/** The same in words of the database. */
export const documentIn = (engine: Database['engine'], table: string): string =>
  engine === 'sqlite' ? `cast(${table}.document as blob)` : `${table}.document`

const asWritten = ({ document, checksum }: CheckedRow): string | undefined => {
  const given = typeof document === 'string' ? document : Buffer.from(document)
  return isSoundDocument(given, checksum) ? given.toString() : undefined
}

/** The document of a row, if it is as it was written. Else the damage is noted, and nobody is given what nobody wrote. */
export const soundDocument = (db: Database, table: string, row: CheckedRow): string => {
  const document = asWritten(row)
  if (document !== undefined) return document
  throw db.condition.refuseRow(table)
}

/** The same, parsed. */
export const parseSound = <T>(db: Database, table: string, row: CheckedRow): T =>
  JSON.parse(soundDocument(db, table, row)) as T

/** Of many, those that are as they were written: for indexes, which one damaged record must not hold up. */
export const parseAllSound = <T>(db: Database, table: string, rows: readonly CheckedRow[]): T[] =>
  rows.flatMap((row) => {
    const document = asWritten(row)
    if (document === undefined) db.condition.refuseRow(table)
    return document === undefined ? [] : [JSON.parse(document) as T]
  })
