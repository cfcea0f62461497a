import type { Clock } from '../kernel/clock.js'
import type { Database } from '../db/database.js'
import { openRecords } from './records/index.js'
import { Texts } from './search/known-texts.js'

/** Everything we know: the records, and contents and comments by the keys of the index. */
export const createCorpus = (db: Database, clock: Clock) => ({ ...openRecords(db, clock), texts: new Texts(db) })

export type Corpus = ReturnType<typeof createCorpus>
