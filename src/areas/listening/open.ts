import type { Clock } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'
import { EmotionStore } from './emotion-store.js'
import { ListeningStore } from './listening-store.js'
import { SavedQueries } from './queries/query-store.js'
import { RecurringStore } from './recurring-store.js'
import { ListeningMarks } from './workflow/mark-store.js'
import { ListeningTags } from './workflow/tag-store.js'

export const openListening = (db: Database, clock: Clock) => ({
  listening: new ListeningStore(db),
  emotions: new EmotionStore(db),
  recurring: new RecurringStore(db),
  savedQueries: new SavedQueries(db),
  listeningTags: new ListeningTags(db),
  listeningMarks: new ListeningMarks(db, clock),
})

export type ListeningParts = ReturnType<typeof openListening>
