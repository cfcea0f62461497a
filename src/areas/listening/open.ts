import type { Database } from '../../db/database.js'
import { EmotionStore } from './emotion-store.js'
import { ListeningStore } from './listening-store.js'
import { RecurringStore } from './recurring-store.js'

export const openListening = (db: Database) => ({
  listening: new ListeningStore(db),
  emotions: new EmotionStore(db),
  recurring: new RecurringStore(db),
})

export type ListeningParts = ReturnType<typeof openListening>
