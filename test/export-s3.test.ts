import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandLine } from './command-line.js'
import { listenWith, type FileServer } from './file-server.js'

const commandLine = new CommandLine()
const data = mkdtempSync(join(tmpdir(), 'rostra-export-s3-'))
const stored = new Map<string, { authorization: string; body: Buffer }>()
let store: FileServer

beforeAll(async () => {
  store = await listenWith((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization = '' } = request.headers
      stored.set(`${request.method} ${request.url}`, { authorization, body: Buffer.concat(chunks) })
      response.writeHead(200).end()
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
  expect([code, err]).toEqual([0, expect.stringContaining(`0 rows in ${address}.`)])
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
