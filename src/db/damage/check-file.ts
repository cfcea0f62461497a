import { basename } from 'node:path'
import { openSqlite } from '../sqlite-connection.js'
import type { CheckMode } from './check.js'
import type { Damage } from './condition.js'
import { checkRows } from './rows.js'
import { reasonOf } from '../../kernel/reason-of.js'

const messagesMax = 100
const messagesShown = 3

const toDamage = (file: string, messages: readonly string[]): Damage => {
  const more = messages.length - messagesShown
  const shown = messages.slice(0, messagesShown).join('; ')
  const found = messages.length >= messagesMax ? `at least ${messagesMax} faults` : `${messages.length} faults`
  return {
    kind: 'pages',
    file: basename(file),
    detail: `Pages are damaged (${messages.length === 1 ? 'one fault' : found}): ${shown}${more > 0 ? ' …' : '.'}`,
  }
}

/** SQLite's own check of the whole file, then that of the rows. It reports, or fails itself where a page makes no sense at all. */
export const checkFile = (file: string, how: CheckMode): Damage[] => {
  const check = how === 'full' ? 'integrity_check' : 'quick_check'
  try {
    const db = openSqlite(file, 'read')
    try {
      const rows = db.execute(`pragma ${check}(${messagesMax})`, []).rows as Record<string, string>[]
      const messages = rows.map((row) => (row[check] ?? '').replace(/\*\*\* in database main \*\*\*\n/, ''))
      return messages.length === 1 && messages[0] === 'ok' ? checkRows(db) : [toDamage(file, messages)]
    } finally {
      db.close()
    }
  } catch (error) {
    return [toDamage(file, [reasonOf(error)])]
  }
}
