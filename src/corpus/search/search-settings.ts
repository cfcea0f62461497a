import { z } from 'zod'
import { integer, setting } from '../../kernel/setting.js'

const urls = z
  .string()
  .regex(
    /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/,
    'must be one http or https URL, or several with commas between them',
  )

/** What decides where the search indexes are kept. */
export const searchSettings = {
  searchUrl: setting<string | undefined>({
    env: 'SEARCH_URL',
    fallback: undefined,
    meaning:
      'URL of an OpenSearch cluster, version 2.19 or newer, that keeps the search indexes; several nodes are separated by commas. Name and password may be part of each URL. Without it, every server keeps the indexes in its own memory. See docs/scale.md.',
    read: urls,
    secret: true,
  }),
  searchStore: setting<string | undefined>({
    env: 'ROSTRA_SEARCH_STORE',
    fallback: undefined,
    meaning:
      'Folder that all servers share, or `s3://bucket/prefix`, for sharing search indexes: one process builds and publishes them, the others open them. Not used with `SEARCH_URL`. Without it, every server builds its own. See docs/scale.md.',
    read: z.string().regex(/^(s3:\/\/[a-z0-9]|\/|\.)/, 'must be a path that begins with / or ., or s3://bucket/prefix'),
  }),
  searchPrefix: setting({
    env: 'ROSTRA_SEARCH_PREFIX',
    fallback: 'rostra',
    meaning: 'First part of the names of all indexes in the cluster of `SEARCH_URL`. Each installation needs its own.',
    read: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,40}$/, 'must be lower-case letters, digits, - and _, and start with a letter'),
  }),
  searchShards: setting({
    env: 'ROSTRA_SEARCH_SHARDS',
    fallback: 1,
    meaning:
      'Number of primary shards of each index in the cluster of `SEARCH_URL`. After a change, the index is rebuilt while the old one keeps answering.',
    read: integer(1, 1024),
  }),
  searchReplicas: setting({
    env: 'ROSTRA_SEARCH_REPLICAS',
    fallback: 1,
    meaning: 'Number of copies of each shard in the cluster of `SEARCH_URL`. With 1, losing one node loses no data.',
    read: integer(0, 10),
  }),
  searchThreads: setting({
    env: 'ROSTRA_SEARCH_THREADS',
    fallback: 0,
    meaning: 'Number of search threads. 0 means one per core, up to eight. Not used with `SEARCH_URL`.',
    read: integer(0, 64),
  }),
}
