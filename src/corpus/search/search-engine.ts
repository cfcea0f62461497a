import type { Database } from '../../db/database.js'
import type { S3Settings } from '../../db/backup/stores/s3-store.js'
import type { Clock } from '../../kernel/clock.js'
import type { Log } from '../../kernel/log.js'
import type { RateCard } from '../../model/rate-card.js'
import type { IndexReader } from './port/reader.js'

export interface SearchOptions {
  db: Database
  clock: Clock
  log: Log
  dataFolder: string
  databaseUrl: string | undefined
  /** Threads that search in this process; 0: one for each core, within reason. */
  threads: number
  /** What prices of creators are estimated by. */
  rateCard: RateCard
  /** Addresses of a cluster; without one, this process keeps indexes of its own. */
  searchUrl?: string | undefined
  searchPrefix?: string
  /** Where indexes are published to that one process builds and all read; a folder, or `s3://bucket/prefix`. */
  searchStore?: string | undefined
  s3?: S3Settings
  /** Whether this process may write an index that several share; one of all that may does. */
  indexes?: boolean
  /** Tells this installation from others that share a cluster or a store. */
  installation?: string
  searchShards?: number
  searchReplicas?: number
}

/** What keeps the indexes, and answers from them. */
export interface SearchEngine {
  readonly creators: IndexReader
  readonly texts: IndexReader
  /** Whether facts about creators are still being derived for the first time, or by a newer derivation; and of how many they were. */
  readonly facts: { building: boolean; derived: number }
  /** How long the oldest question has waited for a thread of this process; 0 where none waits. */
  readonly waitedMs: number
  /** Starts what the first question would wait for. */
  warm(): void
  start(): Promise<void>
  stop(): Promise<void>
}
