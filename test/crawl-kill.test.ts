import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.js'
import { did } from './bluesky/fake-appview.js'
import { cleanEnv, rostraFile } from './command-line.js'
import { endAll } from './example/end-all.js'

/** A relay that lists 600 accounts, 100 at a time, and an AppView with their profiles. One account makes it refuse a whole call. */
const accounts = 600
const poison = did(333)
const asked = { pages: [] as string[], profiles: [] as string[][] }
let [onCall, refuses] = [(): void => {}, 0]

const listRepos = (query: URLSearchParams) => {
  const from = Number(query.get('cursor') ?? 0)
  asked.pages.push(String(from))
  const repos = Array.from({ length: Math.min(100, accounts - from) }, (_, i) => ({
    ...{
      did: did(from + i),
      head: 'bafyreiguhcviudkv7f4mbe7hl2ba7khi5tbnsnemgw5iky4g3igjo5ulqm',
      rev: '3lzzzzzzzzz2z',
    },
    active: from + i !== 9,
  }))
  return { repos, ...(from + 100 < accounts ? { cursor: String(from + 100) } : {}) }
}
const getProfiles = (actors: string[]) => {
  asked.profiles.push(actors)
  const profiles = actors.map((each) => ({
    ...{ did: each, handle: `${each.slice(-6)}.test`, followersCount: 500, followsCount: 1, postsCount: 2 },
    labels:
      each === did(5)
        ? [{ src: each, uri: each, val: '!no-unauthenticated', cts: '2026-01-01T00:00:00Z', neg: false }]
        : [],
  }))
  return { profiles }
}
const network = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://network.test')
  const answer = (status: number, body: object, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  if (pathname.endsWith('listRepos')) return void answer(200, listRepos(searchParams))
  const actors = searchParams.getAll('actors').concat(searchParams.getAll('actors[]'))
  if (refuses-- > 0) return void answer(429, { error: 'RateLimitExceeded' }, { 'retry-after': '1' })
  if (actors.includes(poison))
    return void answer(400, { error: 'InvalidRequest', message: 'Something is wrong with it' })
  answer(200, getProfiles(actors))
  onCall()
})

const folder = mkdtempSync(join(tmpdir(), 'rostra-crawl-kill-'))
const running: ChildProcess[] = []
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`
})
afterAll(async () => {
  await endAll(running)
  network.close()
  rmSync(folder, { recursive: true, force: true })
})

const crawl = () => {
  const args = [rostraFile, 'crawl', 'bluesky', '--data', folder, '--per-minute', '6000', '--json']
  const env = { ...cleanEnv, ROSTRA_DEMO: 'no', ROSTRA_BLUESKY_URL: origin, ROSTRA_BLUESKY_RELAY: origin }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  let out = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString('utf8')))
  return { child, ended: once(child, 'exit').then(([code]) => ({ code: code as number | null, out })) }
}
/** Runs until so many calls for profiles were answered, and ends it so. */
const crawlUntil = async (calls: number, signal: NodeJS.Signals) => {
  const { child, ended } = crawl()
  const target = asked.profiles.length + calls
  onCall = () => {
    if (asked.profiles.length === target) child.kill(signal)
  }
  const outcome = await ended
  onCall = () => {}
  return outcome
}

const stored = async () => {
  const db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
  const tables = db.query.withTables<{ creators: { external_id: string }; metric_points: { creator_id: string } }>()
  const creators = (await tables.selectFrom('creators').select('external_id').execute()).map((row) => row.external_id)
  const points = (await tables.selectFrom('metric_points').select('creator_id').execute()).map((row) => row.creator_id)
  await db.close()
  return { creators, points }
}

test('a crawl that is killed, stopped and limited goes on where it was: everybody once, and not who does not want to', async () => {
  expect((await crawlUntil(7, 'SIGKILL')).code).toBeNull()
  const before = asked.pages.length
  const stopped = await crawlUntil(5, 'SIGTERM')
  expect(stopped.code).toBe(0)
  // Four calls make a page: of the second one three were answered, and it is read again, not the first one.
  expect(asked.pages[before]).toBe('100')
  refuses = 2
  const { code, out } = await crawl().ended
  expect([code, JSON.parse(out)]).toMatchObject([0, { refreshed: 0 }])
  const { creators, points } = await stored()
  const wanted = Array.from({ length: accounts }, (_, i) => did(i)).filter(
    (each) => ![did(5), did(9), poison].includes(each),
  )
  expect([...creators].sort()).toEqual([...wanted].sort())
  expect([...points].sort()).toEqual([...wanted].sort())
})
