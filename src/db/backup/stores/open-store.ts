import { FolderStore } from './folder-store.js'
import { S3Store, type S3Settings } from './s3-store.js'
import type { Store } from './store.js'

export const openStore = (where: string, settings: S3Settings): Store =>
  where.startsWith('s3://') ? new S3Store(where, settings) : new FolderStore(where)
