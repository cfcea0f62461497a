import { setTimeout as wait } from 'node:timers/promises'
import type { SqliteConnection, StatementResult } from '../sqlite-connection.js'
import { checksumFor } from './checksum.js'
import { addChecksumTo, guardOf, placesWithout } from './guarded-rows.js'
import { asText, eachPage, isChecked, listTables } from './table-rows.js'

/** Between two pages of rows: whoever wants to write something is not kept waiting. */
const pauseMs = 50

/** Gives rows from before there were checksums one. A row that is written meanwhile brings its own. Gives the number of rows. */
export const addChecksums = async (
  reading: SqliteConnection,
  execute: (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>,
  signal: AbortSignal,
): Promise<number> => {
  let added = 0
  for (const shape of listTables(reading).filter(isChecked)) {
    const { table, columns } = shape
    const checksumOf = checksumFor(table, columns)
    const document = columns.indexOf('document')
    const update = `update ${table} set checksum = ? where rowid = ? and checksum is null and document = ?`
    for (const rows of eachPage(reading, shape, 'checksum is null')) {
      if (signal.aborted) return added
      await Promise.all(
        rows.map(({ place, values }) => execute(update, [checksumOf(values), place, asText(values[document])])),
      )
      added += rows.length
      await wait(pauseMs, undefined, { ref: false })
    }
  }
  return added + (await addToGuarded(reading, execute, signal))
}

const rowsAtOnce = 500

const addToGuarded: typeof addChecksums = async (reading, execute, signal) => {
  let added = 0
  for (const guarded of listTables(reading).flatMap((shape) => guardOf(shape) ?? [])) {
    const update = addChecksumTo(guarded)
    for (;;) {
      const places = signal.aborted ? [] : placesWithout(reading, guarded, rowsAtOnce)
      await Promise.all(places.map((place) => execute(update, [place])))
      added += places.length
      if (places.length < rowsAtOnce) break
      await wait(pauseMs, undefined, { ref: false })
    }
  }
  return added
}
