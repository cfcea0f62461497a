import type { Database } from '../../db/database.js'
import type { Clock } from '../../kernel/clock.js'
import type { Ids } from '../../kernel/ids.js'
import { Tokens } from './token-store.js'
import { Usage } from './usage-store.js'

export const openPlatform = ({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }) => ({
  tokens: new Tokens(db, clock, ids),
  usage: new Usage(db, clock),
})

export type PlatformParts = ReturnType<typeof openPlatform>
