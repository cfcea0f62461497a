import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { creatorLike } from './records.js'
import { startS3, type S3Server } from './s3-server.js'

const root = mkdtempSync(join(tmpdir(), 'rostra-search-s3-'))

/** How many can be found, once everything that was saved can be. */
const countFound = async (started: Started): Promise<unknown> => {
  expect(await started.app.context.corpus.search.creators.caughtUp()).toBe(true)
  return (await started.call('POST', '/discovery', { body: { limit: 1, total: 'exact' } })).at('total.value')
}

/** Several processes need a database that they can share. */
const isThere = process.env['TEST_S3'] !== undefined && process.env['TEST_DATABASE_URL'] !== undefined

describe.skipIf(!isThere)('search indexes in an S3-compatible store', () => {
  let store: S3Server
  let endpoint: string
  beforeAll(async () => {
    ;({ store, endpoint } = await startS3(join(root, 'buckets'), 'indexes'))
  })
  afterAll(async () => {
    await store.close()
    rmSync(root, { recursive: true, force: true })
  })

  test('one process builds, another that has nothing opens what was built', async () => {
    const config = {
      searchStore: 's3://indexes/rostra',
      s3Endpoint: endpoint,
      s3AccessKey: 'S3RVER',
      s3SecretKey: 'S3RVER',
    }
    const builder = await start({ database: 'postgres', config })
    const { creators } = builder.app.context.corpus
    await creators.save(Array.from({ length: 300 }, (_, i) => creatorLike({ externalId: `c${i}`, handle: `c.${i}` })))
    expect(await countFound(builder)).toBe(300)
    // It shares the database and has a folder of its own. A server never writes an index.
    const dataFolder = join(root, 'reader')
    const { databaseUrl } = builder.config
    const reader = await start({
      config: { ...config, databaseUrl, dataFolder, role: 'serve' },
      token: builder.token,
    })
    expect(await countFound(reader)).toBe(300)
    await creators.save([creatorLike({ externalId: 'later', handle: 'later' })])
    expect(await countFound(reader)).toBe(301)
    expect(existsSync(join(dataFolder, 'search-building'))).toBe(false)
    expect(readdirSync(join(dataFolder, 'search-published'))).toContain('creators')
    await reader.stop()
    await builder.stop()
  })
})
