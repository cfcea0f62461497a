import type { Records } from '../../corpus/records/index.js'
import type { Database } from '../../db/database.js'
import type { Clock } from '../../kernel/clock.js'
import { ImportStore } from './import-store.js'

/** What imports keep, and where their records go. */
export interface ImportsParts {
  imports: ImportStore
  records: Records
}

export const openImports = ({
  db,
  clock,
  records,
  ...settings
}: {
  db: Database
  clock: Clock
  records: Records
  uploadFolder: string
  uploadBytesMax: number
}): ImportsParts => ({ imports: new ImportStore(db, clock, settings), records })
