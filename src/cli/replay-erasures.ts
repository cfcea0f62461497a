import { join } from 'node:path'
import type { Config } from '../config.js'
import { SubjectCases } from '../corpus/subjects/subject-cases.js'
import type { Database } from '../db/database.js'
import { systemClock } from '../kernel/clock.js'

/** Who was erased since a backup was made must not come back with it. */
export const replayErasures = (db: Database, { dataFolder }: Config): Promise<string[]> =>
  new SubjectCases(db, systemClock, dataFolder, join(dataFolder, 'imports')).replay()
