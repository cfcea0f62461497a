import type { S3Settings } from '../../db/backup/stores/s3-store.js'
import type { IndexName } from './kind.js'

/** Where a publication lies in the store, and what its bytes must be. */
export interface PublicationName {
  name: string
  sha256: string
  /** Another one is being built to take its place, from all rows. */
  replacing?: boolean
  /** That one, as far as it has come: the next writer goes on from it, nobody else reads it. */
  draft?: Pick<PublicationName, 'name' | 'sha256'>
}

/** What counts of each index now. */
export type Publications = Partial<Record<IndexName, PublicationName>>

/** Where indexes are published to. */
export interface StorePlace {
  /** A folder, or `s3://bucket/prefix`. */
  where: string
  installation: string
  s3: S3Settings
}
