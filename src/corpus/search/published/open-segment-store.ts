import { join } from 'node:path'
import { S3Store } from '../../../db/backup/stores/s3-store.js'
import type { StorePlace } from '../publications.js'
import { BucketSegments } from './bucket-segments.js'
import { FolderSegments } from './folder-segments.js'
import type { SegmentStore } from './segment-store.js'

interface SegmentStoreOptions extends StorePlace {
  /** Where files of a bucket are brought to. */
  cache: string
}

export const openSegmentStore = ({ where, installation, s3, cache }: SegmentStoreOptions): SegmentStore =>
  where.startsWith('s3://')
    ? new BucketSegments(new S3Store(`${where.replace(/\/+$/, '')}/${installation}`, s3), cache)
    : new FolderSegments(join(where, installation))
