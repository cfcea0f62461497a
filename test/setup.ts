import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import pg from 'pg'
import { buildWeb } from '../scripts/build-web.mjs'
import { build } from '../scripts/build.mjs'
import { makeServersFolder } from './example/servers-folder.js'

/** What some tests need besides Node. CI requires all of it (TEST_REQUIRE); elsewhere what is missing is skipped, and said. */
const optional = {
  postgres: {
    present: process.env['TEST_DATABASE_URL'] !== undefined,
    how: 'set TEST_DATABASE_URL to a PostgreSQL server',
  },
  python: {
    present: process.env['TEST_PYTHON'] !== undefined,
    how: 'set TEST_PYTHON to a Python 3.11 or newer that has httpx and hatchling',
  },
  opensearch: {
    present: process.env['TEST_OPENSEARCH'] !== undefined,
    how: 'set TEST_OPENSEARCH to the address of an OpenSearch node (.ci/start-opensearch starts one)',
  },
  s3: { present: process.env['TEST_S3'] !== undefined, how: 'run npm run test:s3' },
  chromium: { present: process.env['TEST_CHROMIUM'] !== undefined, how: 'set TEST_CHROMIUM to the path of a Chromium' },
}

/** Drops what test/migrated.ts made in the processes of this run. */
const dropTemplates = async (): Promise<void> => {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const named = `rostra_migrated_${process.pid}_%`
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datname like $1',
    [named],
  )
  for (const { name } of rows) await client.query(`drop database "${name}" with (force)`)
  await client.end()
}

const memoryFolder = '/dev/shm'
const gigabyte = 1024 ** 3

/**
 * Servers wait for the disk at every commit. Where memory has room to spare, the folders of tests lie there, unless TMPDIR names
 * another place. Gives what removes them.
 */
const keepFoldersInMemory = (): (() => void) => {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memoryFolder)) return () => {}
  const { bavail, bsize } = statfsSync(memoryFolder)
  if (bavail * bsize < 4 * gigabyte || freemem() < 8 * gigabyte) return () => {}
  const folder = mkdtempSync(`${memoryFolder}/rostra-tests-`)
  process.env['TMPDIR'] = folder
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  return remove
}

/** A server that tests start as a process is joined once in a run. Gives what removes them. */
const keepServers = (): (() => void) => {
  const folder = makeServersFolder()
  process.env['TEST_SERVERS'] = folder
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  return remove
}

export default async function setup(): Promise<() => Promise<void>> {
  // Threads and child processes run from the build.
  await build()
  await buildWeb()
  const removeFolders = keepFoldersInMemory()
  const removeServers = keepServers()
  // Tests call this machine alone. To read certificates for others takes two thirds of what an empty process takes to start.
  delete process.env['NODE_EXTRA_CA_CERTS']
  const required = (process.env['TEST_REQUIRE'] ?? '').split(',')
  for (const [name, { present, how }] of Object.entries(optional)) {
    if (present) continue
    if (required.includes(name)) throw new Error(`Tests that need ${name} are required here: ${how}.`)
    process.stdout.write(`Note: tests that need ${name} are skipped; to run them, ${how}.\n`)
  }
  return async () => {
    removeFolders()
    removeServers()
    await dropTemplates()
  }
}
