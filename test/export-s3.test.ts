import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { S3Store } from '../src/db/backup/stores/s3-store.js'
import { CommandLine } from './command-line.js'
import { listenWith, type FileServer } from './file-server.js'
import { start } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike } from './records.js'
import { startS3 } from './s3-server.js'

const commandLine = new CommandLine()
const data = mkdtempSync(join(tmpdir(), 'rostra-export-s3-'))
const stored = new Map<string, { authorization: string; body: Buffer }>()
let store: FileServer

beforeAll(async () => {
  await commandLine.run(['import', 'creators', '-', '--format', 'csv', '--data', data], {
    input: 'network,handle\nx,kea\n',
  })
  store = await listenWith((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization = '' } = request.headers
      if (request.url?.startsWith('/closed/') === true)
        return response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>')
      stored.set(`${request.method} ${request.url}`, { authorization, body: Buffer.concat(chunks) })
      return response.writeHead(200).end()
    })
  })
})
afterAll(() => {
  store.close()
  rmSync(data, { recursive: true, force: true })
})

const env = (): Record<string, string> => ({
  ROSTRA_S3_ENDPOINT: store.origin,
  ROSTRA_S3_ACCESS_KEY: 'key',
  ROSTRA_S3_SECRET_KEY: 'secret',
})

test('an export goes to a bucket as one whole object, signed', async () => {
  const address = 's3://exports/creators/2026-11-17.parquet'
  const { code, err } = await commandLine.run(['export', 'creators', '--out', address, '--data', data], { env: env() })
  expect([code, err]).toEqual([0, expect.stringContaining(`1 rows in ${address}.`)])
  const sent = stored.get('PUT /exports/creators/2026-11-17.parquet')
  expect(sent?.body.subarray(0, 4).toString()).toBe('PAR1')
  expect(sent?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//)
})

test('an address without an object, and a bucket without keys, are refused in words', async () => {
  const run = (address: string, keys: Record<string, string>) =>
    commandLine.run(['export', 'creators', '--format', 'csv', '--out', address, '--data', data], { env: keys })
  expect((await run('s3://exports', env())).err).toMatch(/write s3:\/\/bucket\/folder\/file/)
  const { code, err } = await run('s3://exports/a.csv', {})
  expect(code).not.toBe(0)
  expect(err).toMatch(/ROSTRA_S3_ACCESS_KEY/)
})

test('a large file is sent in parts and joined, and nothing is left of one that fails', async () => {
  const uploads = new Map<string, Map<number, Buffer>>()
  const seen: { whole: Buffer | undefined; isFull: boolean } = { whole: undefined, isFull: false }
  const parts = await listenWith((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const upload = uploads.get(searchParams.get('uploadId') ?? '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      if (searchParams.has('uploads')) {
        uploads.set('up 1/+', new Map())
        return response.end(
          '<InitiateMultipartUploadResult><UploadId>up 1/+</UploadId></InitiateMultipartUploadResult>',
        )
      }
      if (upload === undefined) return response.writeHead(404).end()
      if (request.method === 'DELETE') return response.writeHead(uploads.delete('up 1/+') ? 204 : 404).end()
      if (request.method === 'PUT') {
        const number = Number(searchParams.get('partNumber'))
        upload.set(number, body)
        return response.writeHead(seen.isFull && number > 2 ? 403 : 200, { etag: `"e${number}"` }).end()
      }
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"e(\d+)"<\/ETag>/g)]
      seen.whole = Buffer.concat(named.map(([, number]) => upload.get(Number(number)) ?? Buffer.alloc(0)))
      return response.end('<CompleteMultipartUploadResult/>')
    })
  })
  const settings = { s3Endpoint: parts.origin, s3Region: 'eu-central-1', s3AccessKey: 'key', s3SecretKey: 'secret' }
  const bucket = new S3Store('s3://exports', { ...settings, s3SessionToken: undefined })
  const bytes = Buffer.from(Array.from({ length: 10_500 }, (_, i) => i % 251))
  const file = join(data, 'large')
  writeFileSync(file, bytes)
  await bucket.putFile('large.csv', file, 1000)
  expect(seen.whole?.equals(bytes)).toBe(true)
  expect([...(uploads.get('up 1/+')?.values() ?? [])].map(({ length }) => length)).toEqual([
    ...Array.from({ length: 10 }, () => 1000),
    500,
  ])
  Object.assign(seen, { whole: undefined, isFull: true })
  await expect(bucket.putFile('large.csv', file, 1000)).rejects.toThrow('403')
  expect([seen.whole, uploads.size]).toEqual([undefined, 0])
  parts.close()
})

const settingsFor = (endpoint: string, exportStore: string) => ({
  ...{ exportStore, s3Endpoint: endpoint, s3AccessKey: 'S3RVER', s3SecretKey: 'S3RVER' },
})

const schedule = async (config: ReturnType<typeof settingsFor>) => {
  const started = await start({ config })
  const { creators, search } = started.app.context.corpus
  await creators.save([creatorLike({ externalId: 'a', handle: 'ana.bakes', followers: 1200 })])
  await indexed(search.creators)
  const body = { name: 'Bakers', search: { followers: { min: 1000 } }, fields: ['handle', 'followers'] }
  const { id } = await started.call('POST', '/scheduled-exports', { body })
  await started.drain()
  return { started, shown: () => started.call('GET', `/scheduled-exports/${id}`) }
}

test('a scheduled export puts a file into the bucket, and another one a day later', async () => {
  const { started, shown } = await schedule(settingsFor(store.origin, 's3://exports/nightly'))
  const first = (await shown()).at('last.file') as string
  expect(first).toMatch(/^s3:\/\/exports\/nightly\/.+\/bakers-\w{8}\/2026-.+Z\.csv$/)
  started.clock.advance(24 * 3600_000)
  await started.drain()
  const second = (await shown()).at('last.file') as string
  expect(second).not.toBe(first)
  for (const file of [first, second]) {
    const sent = stored.get(`PUT ${file.replace('s3:/', '')}`)
    expect(sent?.body.toString().split(/\r?\n/)).toEqual(['handle,followers', 'ana.bakes,1200', ''])
    expect(sent?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=S3RVER\//)
  }
  await started.stop()
})

test('a bucket that refuses is named, with what it said', async () => {
  const { started, shown } = await schedule(settingsFor(store.origin, 's3://closed/nightly'))
  for (let attempt = 0; attempt < 20 && (await shown()).at('last.status') !== 'failed'; attempt++) {
    started.clock.advance(600_000)
    await started.drain()
  }
  expect((await shown()).at('last')).toMatchObject({
    status: 'failed',
    file: null,
    error: expect.stringContaining('s3://closed/nightly answered 403. AccessDenied') as string,
  })
  await started.stop()
})

test.skipIf(process.env['TEST_S3'] === undefined)('a scheduled export can be read back from an S3 server', async () => {
  const { store: server, endpoint } = await startS3(join(data, 'buckets'), 'exports')
  const config = settingsFor(endpoint, 's3://exports/nightly')
  const { started, shown } = await schedule(config)
  const file = ((await shown()).at('last.file') as string).replace('s3://exports/nightly/', '')
  const bucket = new S3Store('s3://exports/nightly', { ...config, s3Region: 'us-east-1', s3SessionToken: undefined })
  expect((await bucket.get(file))?.toString()).toContain('ana.bakes,1200')
  expect(await bucket.list(dirname(file))).toEqual([file])
  await started.stop()
  await server.close()
})
