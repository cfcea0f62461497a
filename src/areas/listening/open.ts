import type { Clock } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'
import type { Streams } from '../../gather/streams.js'
import { EmotionStore } from './emotion-store.js'
import { ListeningStore } from './listening-store.js'
import { SavedQueries } from './queries/query-store.js'
import { RecurringStore } from './recurring-store.js'
import { ListeningWatcher, type WatcherParts } from './watcher.js'
import { ListeningMarks } from './workflow/mark-store.js'
import { ListeningTags } from './workflow/tag-store.js'

interface Parts extends Omit<WatcherParts, 'recurring' | 'savedQueries'> {
  db: Database
  clock: Clock
  streams: Streams
}

export const openListening = ({ streams, ...parts }: Parts) => {
  const { db, clock } = parts
  const [recurring, savedQueries] = [new RecurringStore(db), new SavedQueries(db)]
  streams.watch(new ListeningWatcher({ ...parts, recurring, savedQueries }))
  return {
    listening: new ListeningStore(db),
    emotions: new EmotionStore(db),
    recurring,
    savedQueries,
    listeningTags: new ListeningTags(db),
    listeningMarks: new ListeningMarks(db, clock),
  }
}

export type ListeningParts = ReturnType<typeof openListening>
