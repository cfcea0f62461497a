import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.js'
import { Vault } from '../src/db/vault.js'
import { CommandLine, startProcess } from './command-line.js'

const commandLine = new CommandLine()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-doctor-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Finding {
  check: string
  level: string
  detail: string
}

const says = (pattern: RegExp): unknown => expect.stringMatching(pattern)

/** What the doctor finds, but for what is well. */
const examine = async (args: string[], env: Record<string, string> = {}) => {
  const { out, code, err } = await commandLine.run(['doctor', '--json', ...args], { env })
  expect(err).toBe('')
  const faults = (JSON.parse(out) as Finding[]).filter(({ level }) => level !== 'ok')
  return { code, faults: Object.fromEntries(faults.map(({ check, level, detail }) => [check, `${level}: ${detail}`])) }
}

test('finds twelve planted faults at once: in settings, files, rows, ports and tokens', async () => {
  const data = join(folder, 'data')
  expect((await commandLine.run(['migrate', '--data', data])).code).toBe(0)
  const db = openDatabase({ databaseUrl: undefined, dataFolder: data })
  await sql`insert into secrets (name, value) values ('cursors', 'c2hvcnQ=')`.execute(db.query)
  await sql`insert into requests (id, account_id, kind, status, version, turn, run_at, attempt, input, progress_done,
    progress_share, created_at, updated_at) values ('x', 'x', 'x', 'failed', 1, 1, 1, 1, '{}', 0, 0, 99999999999999, 1)`.execute(
    db.query,
  )
  await db.close()
  mkdirSync(join(data, 'search', 'creators'), { recursive: true })
  writeFileSync(join(data, 'search', 'creators', 'manifest'), 'not a manifest, but long enough to be looked at')
  writeFileSync(join(data, 'demo-token'), 'rostra_cut-off')
  chmodSync(data, 0o755)
  const models = join(folder, 'models')
  mkdirSync(models)
  writeFileSync(join(models, 'bag.bin'), 'damaged')
  writeFileSync(
    join(models, 'manifest.json'),
    JSON.stringify({ files: { bag: { file: 'bag.bin', sha256: '0'.repeat(64) } } }),
  )
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { code, faults } = await examine(['--data', data, '--port', String(port)], {
    ROSTRA_PROT: '1',
    ROSTRA_SEARCH_THREADS: 'many',
    ROSTRA_NETWORKS: 'youtube',
    ROSTRA_RATE_CARD: join(folder, 'missing.json'),
    ROSTRA_JUDGE_MODELS: models,
    ROSTRA_TOKEN: 'rostra_mistyped',
  })
  taken.close()
  expect(code).toBe(1)
  // Eleven checks, one of which names two settings.
  expect(faults).toEqual({
    Settings: says(
      /failure: Unknown setting ROSTRA_PROT. Did you mean ROSTRA_PORT\? .*ROSTRA_SEARCH_THREADS must be a whole number/,
    ),
    'Data folder': says(/warning: .*chmod 700/),
    'Database clock': says(/failure: .*this clock was set back/),
    Secrets: says(/failure: the secret "cursors" is damaged/),
    'Local token': says(/failure: .*demo-token is damaged/),
    'Search index': says(/failure: .*search.creators is damaged/),
    Models: says(/failure: .*bag.bin is not the file/),
    Networks: says(/failure: .*ROSTRA_YOUTUBE_KEY/),
    'Rate card': says(/failure: .*missing.json/),
    Port: says(/warning: .*next free port/),
    'Server called': says(/failure: ROSTRA_TOKEN is not a whole token/),
  })
})

test('finds a folder that cannot be written to, a server that does not answer and an address of another machine', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { faults } = await examine(['--data', join(file, 'data'), '--host', '192.0.2.1', '--port', '0'], {
    ROSTRA_URL: 'http://127.0.0.1:1/v1',
  })
  expect(faults).toEqual({
    'Data folder': says(/failure: .*is a file, or lies in one/),
    Port: says(/failure: 192.0.2.1 is no address of this machine/),
    'Server called': says(/failure: no server answers/),
  })
})

test('a folder that a server worked in has no fault, and a file is no folder', async () => {
  const data = join(folder, 'used')
  await commandLine.run(['migrate', '--data', data])
  mkdirSync(join(data, 'search'), { recursive: true })
  for (const name of ['facts.json', 'follower', 'server.json', 'server.lock'])
    writeFileSync(join(data, 'search', name), '{}')
  expect((await examine(['--data', data, '--port', '0'])).faults).not.toHaveProperty('Search index')
  const file = join(folder, 'file')
  writeFileSync(file, 'no folder')
  expect((await examine(['--data', file, '--port', '0'])).faults).toMatchObject({
    'Data folder': says(/is a file, or lies in one. Name a folder with --data/),
  })
})

test('finds a public address without tokens, and a database written by a newer version', async () => {
  const data = join(folder, 'newer')
  expect((await examine(['--data', data, '--host', '0.0.0.0', '--port', '0'])).faults).toEqual({
    Tokens: says(/failure: .*create a token first/),
  })
  const db = openDatabase({ databaseUrl: undefined, dataFolder: data })
  await sql`insert into schema_migrations values ('9999-later.sql', 'x', 1)`.execute(db.query)
  await db.close()
  expect((await examine(['--data', data, '--port', '0'])).faults).toEqual({
    Database: says(/failure: .*newer version/),
  })
})

test('finds an old Node.js and a clock that stands before this version was made', async () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.0' } }); Date.now = () => 0`
  const child = startProcess(['doctor', '--json', '--port', '0', '--data', join(folder, 'old')], {
    env: { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(old)}"` },
  })
  let out = ''
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
  await once(child, 'close')
  const failed = (JSON.parse(out) as Finding[]).filter(({ level }) => level === 'failure')
  expect(failed.map(({ check }) => check)).toEqual(['Node.js', 'Clock'])
})

test('finds services that do not answer, credentials that are missing and a key that opens nothing', async () => {
  const data = join(folder, 'services')
  expect((await commandLine.run(['migrate', '--data', data])).code).toBe(0)
  const db = openDatabase({ databaseUrl: undefined, dataFolder: data })
  const secret = new Vault({ dataFolder: data, secretKey: 'another key than the one of the folder' }).seal('x', 'whk_1')
  await sql`insert into webhooks (id, account_id, url, description, events, secret, created_at, updated_at)
    values ('whk_1', 'x', 'https://a.example', '', '[]', ${secret}, 1, 1)`.execute(db.query)
  await db.close()
  const nowhere = '127.0.0.1:1'
  writeFileSync(join(folder, 'occupied'), '')
  const { faults } = await examine(['--data', data, '--port', '0'], {
    SEARCH_URL: `http://user:password@${nowhere}`,
    ROSTRA_SMTP_URL: `smtp://user:password@${nowhere}`,
    ROSTRA_MAIL_FROM: 'rostra@a.example',
    ROSTRA_NETWORKS: 'reddit',
    ROSTRA_EXPORT_STORE: join(folder, 'occupied', 'exports'),
  })
  expect(faults).toEqual({
    'Sealing key': says(/failure: 1 of 1 secrets were sealed with another key/),
    'Search engine': says(/failure: OpenSearch does not answer at http:..127.0.0.1:1 /),
    Mail: says(/failure: the mail server at smtp:..127.0.0.1:1 does not let us in .*ECONNREFUSED/),
    Networks: says(/failure: Set ROSTRA_CREDENTIALS for reddit: reddit.client_id/),
    'Export store': says(/failure: .*occupied.exports cannot be used .*ROSTRA_EXPORT_STORE/),
  })
  const away = await examine(['--data', data, '--port', '0'], {
    DATABASE_URL: `postgres://nobody:secret@${nowhere}/rostra`,
  })
  expect(away.faults).toEqual({
    Database: says(/failure: PostgreSQL at 127.0.0.1:1.rostra does not let us in \(ECONNREFUSED\)/),
  })
})
