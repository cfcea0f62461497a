import { comments } from './comments.js'
import { contents } from './contents.js'
import { creators } from './creators.js'
import { followers } from './followers.js'
import { history } from './history.js'
import type { TransferKind } from './transfer-kinds.js'
import type { Schema } from './schema.js'

export const schemas: Record<TransferKind, Schema> = { creators, contents, comments, followers, history }

const escapeCell = (text: string): string => text.replaceAll('|', '\\|')

/** The fields of a kind as a table, for the documentation. */
export const fieldsTable = (kind: TransferKind): string => {
  const rows = Object.entries(schemas[kind].fields).map(
    ([
      name,
      {
        kind: { says },
        meaning,
      },
    ]) => `| \`${name}\` | ${escapeCell(says)} | ${escapeCell(meaning)} |`,
  )
  return ['| Field | Holds | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}
