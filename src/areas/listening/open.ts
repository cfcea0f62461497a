import type { Database } from '../../db/database.js'
import { ListeningStore } from './listening-store.js'
import { RecurringStore } from './recurring-store.js'

export const openListening = (db: Database) => ({
  listening: new ListeningStore(db),
  recurring: new RecurringStore(db),
})

export type ListeningParts = ReturnType<typeof openListening>
