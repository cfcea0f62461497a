import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expected, json, names, note, readNoted, tried } from './backup-drill.js'
import { databases, start, type Started } from './harness.js'
import { startS3, type S3Server } from './s3-server.js'

const root = mkdtempSync(join(tmpdir(), 'rostra-backup-s3-'))
const at = (name: string): string => join(root, name)
const facts = names(600)

describe.skipIf(process.env['TEST_S3'] === undefined)('a drill over an S3-compatible store', () => {
  let store: S3Server
  let env: Record<string, string>

  beforeAll(async () => {
    const started = await startS3(at('buckets'), 'backups')
    store = started.store
    env = {
      ROSTRA_S3_ENDPOINT: started.endpoint,
      ROSTRA_S3_ACCESS_KEY: 'S3RVER',
      ROSTRA_S3_SECRET_KEY: 'S3RVER',
    }
    writeFileSync(at('key'), 'a long secret\n')
  })

  afterAll(async () => {
    await store.close()
    rmSync(root, { recursive: true, force: true })
  })

  test.each(databases)('%s: back up twice, verify, restore, compare', async (database) => {
    const served: Started = await start({ database })
    const own = { ...env, ...(database === 'postgres' ? { DATABASE_URL: served.config.databaseUrl ?? '' } : {}) }
    const source = ['--data', served.config.dataFolder, '--key-file', at('key')]
    const address = `s3://backups/${database}/nightly`
    await note(served, facts)
    const first = await json(own, 'backup', address, ...source)
    await note(served, ['later'])
    const second = await json(own, 'backup', address, ...source)
    await served.stop()
    expect(Number(second['written'])).toBeLessThan(Number(first['written']) / 2)
    expect(await json(env, 'backup', 'list', address)).toHaveLength(2)
    expect(await json(env, 'backup', 'verify', address, '--key-file', at('key'))).toMatchObject({ sound: true })
    const restored = at(`restored-${database}`)
    await json(env, 'restore', address, '--data', restored, '--key-file', at('key'))
    expect(await readNoted({ databaseUrl: undefined, dataFolder: restored })).toEqual(expected([...facts, 'later']))
    expect((await tried(env, 'restore', address, '--data', at('none'))).err).toMatch(/another key/)
  })

  test('an unknown key, a missing bucket and no backup are told apart', async () => {
    const wrong = { ...env, ROSTRA_S3_ACCESS_KEY: 'another' }
    expect((await tried(wrong, 'backup', 'list', 's3://backups/x')).err).toMatch(/InvalidAccessKeyId/)
    expect((await tried(env, 'backup', 'list', 's3://nothing-here/x')).err).toMatch(/NoSuchBucket/)
    expect((await tried(env, 'backup', 'verify', 's3://backups/empty')).err).toMatch(/There is no backup in s3:/)
  })
})

test('an address and its settings are checked before anything is sent', async () => {
  expect((await tried({}, 'backup', 's3://backups')).err).toMatch(/Set ROSTRA_S3_ACCESS_KEY and ROSTRA_S3_SECRET_KEY/)
  const known = { ROSTRA_S3_ACCESS_KEY: 'a', ROSTRA_S3_SECRET_KEY: 'b' }
  expect((await tried(known, 'backup', 's3://No_Bucket/x')).err).toMatch(/write s3:\/\/bucket\/prefix/)
})
