import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../config.js'
import { followerFile, indexFolder } from '../corpus/search/index-folder.js'
import { findNoted, isBefore, readNewest } from '../db/change-feed.js'
import type { Database } from '../db/database.js'
import { findOrigin } from '../db/lock.js'

const waitMs = 30_000
const lookMs = 50

/**
 * Waits until the server that works in this data folder finds what was written; true unless it took too long, undefined where no server
 * with an index of its own does.
 */
export const waitForServer = async (db: Database, { dataFolder }: Config): Promise<boolean | undefined> => {
  const file = followerFile(indexFolder(dataFolder))
  if (findOrigin(dataFolder) === undefined || !existsSync(file)) return undefined
  const [follower, newest] = [readFileSync(file, 'utf8'), await readNewest(db)]
  for (const until = performance.now() + waitMs; performance.now() < until;) {
    const noted = await findNoted(db, follower)
    if (noted !== undefined && !isBefore(noted, newest)) return true
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return false
}
