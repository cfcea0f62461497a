import type { Chunks } from '../chunks.js'
import type { RowsManifest } from '../manifest.js'
import type { Row, RowSource } from './table.js'

/** The rows of a backup, read as those of a database. */
export const keptRows = ({ migrations, tables }: RowsManifest, chunks: Chunks): RowSource => ({
  migrations,
  tables: tables.map(({ name, columns }) => ({ name, columns, key: [] })),
  read: async function* ({ name }) {
    for (const piece of tables.find((table) => table.name === name)?.chunks ?? []) {
      const lines = (await chunks.get(piece)).toString('utf8').trimEnd().split('\n')
      yield lines.map((line) => JSON.parse(line) as Row)
    }
  },
})
