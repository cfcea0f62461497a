import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnding } from '../../src/gather/ending.js'
import type { Content } from '../../src/model/content.js'
import { SourceError, type Source, type SourcePage } from '../../src/sources/port.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import { now, type Answer, type World } from './world.js'
import { bluesky } from './worlds/bluesky.js'
import { facebook } from './worlds/facebook.js'
import { hackernews } from './worlds/hackernews.js'
import { instagram } from './worlds/instagram.js'
import { lemmy } from './worlds/lemmy.js'
import { mastodon } from './worlds/mastodon.js'
import { peertube } from './worlds/peertube.js'
import { pinterest } from './worlds/pinterest.js'
import { professional } from './worlds/professional.js'
import { reddit } from './worlds/reddit.js'
import { threads } from './worlds/threads.js'
import { tiktok } from './worlds/tiktok.js'
import { tumblr } from './worlds/tumblr.js'
import { twitch } from './worlds/twitch.js'
import { web } from './worlds/web.js'
import { xIn } from './worlds/x.js'
import { youtube } from './worlds/youtube.js'

const worlds = [
  ...[bluesky, facebook, hackernews, instagram, lemmy, mastodon, peertube, pinterest, professional, reddit, threads],
  ...[tiktok, tumblr, twitch, web, xIn('new'), youtube],
]

/** Held against the lexicons of the network, which refuse an answer as a whole: it is asked for again. */
const strict = new Set<World>([bluesky])
/** Sites answer with documents, and any host may be one. */
const sites = new Set<World>([web])

interface Sent {
  status: number
  headers: Record<string, string>
  bytes: Buffer
}
type Change = (sent: Sent, path: string) => Sent

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A network whose answers are changed on their way, or as they are. */
const playChanged = async (
  world: World,
  change: Change = (sent) => sent,
): Promise<{ source: Source; asked: string[] }> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = 'GET', headers } = request
      const url = new URL(request.url ?? '/', 'http://world')
      asked.push(url.pathname)
      const fallback: Answer = { status: 404, body: { error: 'not found' } }
      const answer = world.answer({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') }) ?? fallback
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      const plain = { 'content-type': 'application/json', ...answer.headers }
      const sent = { status: answer.status ?? 200, headers: plain, bytes: Buffer.from(text) }
      const isToken = /token/.test(url.pathname)
      const { status, headers: fields, bytes } = isToken ? sent : change(sent, request.url ?? '/')
      response.writeHead(status, fields).end(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new SafeFetch({ allowed: new Set([at]) })
  stops.push(async () => {
    server.closeAllConnections()
    await client.close()
    await new Promise((resolve) => server.close(resolve))
  })
  return { source: world.open({ web: client, origin: `http://${at}`, now: () => now }), asked }
}

/** What was answered, or the kind of the refusal. Whatever else is thrown is a mistake. */
const said = async <T>(work: Promise<T>): Promise<T | string> =>
  work.catch((error: unknown) => {
    if (error instanceof SourceError) return error.kind
    throw error
  })

/** The same with every value changed that is not part of an address. */
const mapJson =
  (change: (value: unknown) => unknown): Change =>
  (sent) => {
    const walk = (value: unknown): unknown => {
      if (Array.isArray(value)) return change(value.map(walk))
      if (typeof value !== 'object' || value === null) return change(value)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)]))
    }
    try {
      return { ...sent, bytes: Buffer.from(JSON.stringify(walk(JSON.parse(sent.bytes.toString('utf8'))))) }
    } catch {
      return sent
    }
  }
const replaced =
  (bytes: string | Buffer, headers: Record<string, string> = {}): Change =>
  (sent) => ({ status: 200, headers: { ...sent.headers, ...headers }, bytes: Buffer.from(bytes) })

/** 64 MB of blanks. */
const bomb = gzipSync(Buffer.alloc(64_000_000, ' '))

const numbers = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?/g
/** With all their digits: some ids are longer than numbers can hold. */
const asTexts: Change = (sent) => {
  const text = sent.bytes.toString('utf8').replace(numbers, (part) => (part.startsWith('"') ? part : `"${part}"`))
  return { ...sent, bytes: Buffer.from(text) }
}
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const amongOthers = mapJson((value) => {
  const [first, ...others] = isList(value) ? value : []
  const isOfRecords = typeof first === 'object' && first !== null && others.length > 0
  return isOfRecords ? [first, null, 7, 'odd', [], {}, ...others] : value
})
const withOddItems: Change = (sent, path) => amongOthers(asTexts(sent, path), path)

describe.each(worlds.map((world) => [world.name, world] as const))('%s', (_, world) => {
  const ref = { network: world.network, handle: world.handleOf('ada') }
  const first = { cursor: null, limit: 20 }
  const profileOf = async (change?: Change) => said((await playChanged(world, change)).source.profile(ref))
  const contentsOf = async (change?: Change) => said((await playChanged(world, change)).source.contents(ref, first))
  const packed = brotliCompressSync(Buffer.from(JSON.stringify({ a: 'x'.repeat(500), b: Math.PI })))
  const zip = gzipSync(Buffer.from(JSON.stringify({ a: 'x'.repeat(500), b: Math.PI })))

  test.each<[string, Change]>([
    ['leads to itself', (sent, path) => ({ ...sent, status: 302, headers: { location: path } })],
    ['breaks off a compressed answer', replaced(zip.subarray(0, 20), { 'content-encoding': 'gzip' })],
    ['breaks off an answer packed otherwise', replaced(packed.subarray(0, 20), { 'content-encoding': 'br' })],
    ['asks to sign in', replaced('<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' })],
    ['says nothing', replaced('')],
    ['says 204', () => ({ status: 204, headers: {}, bytes: Buffer.alloc(0) })],
  ])('a server that %s is asked again later', async (_name, change) => {
    expect(await profileOf(change)).toBe('unavailable')
  })

  test.each([301, 302, 303, 307, 308])('a server that leads inside with %i leads nowhere', async (status) => {
    let asked = 0
    const inside = createServer((_request, response) => {
      asked++
      response.end('{}')
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    stops.push(() => new Promise((resolve) => inside.close(() => resolve())))
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`
    expect(await profileOf((sent) => ({ ...sent, status, headers: { location } }))).toMatch(/^(unavailable|not_found)$/)
    expect(asked).toBe(0)
  })

  test('an answer that unpacks to far more than anybody tells is not taken', async () => {
    const change: Change = ({ bytes, ...sent }) => ({
      ...sent,
      headers: { ...sent.headers, 'content-encoding': 'gzip' },
      bytes: Buffer.concat([gzipSync(bytes), bomb]),
    })
    expect(await profileOf(change)).toBe('unavailable')
  })

  test('an answer in another alphabet of bytes is read as its header says', async () => {
    const change: Change = ({ bytes, headers, ...sent }) => ({
      ...sent,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-16le' },
      bytes: Buffer.from(bytes.toString('utf8'), 'utf16le'),
    })
    expect(await profileOf(change)).toEqual(await profileOf())
  })

  test.each([['null'], ['[]'], ['{}'], ['"text"'], ['[[null]]'], ['{"data":null,"items":null,"error":null}']])(
    'an answer %s is no profile',
    async (text) => {
      expect(await profileOf(replaced(text))).toMatch(/^(unavailable|not_found|private|suspended|unsupported)$/)
    },
  )

  const busy =
    (headers: Record<string, string>): Change =>
    () => ({ status: 429, headers, bytes: Buffer.from('<html>Too many requests</html>') })
  const dated = (ms: number): string => new Date(ms).toUTCString()
  const refusalOf = async (change: Change): Promise<unknown> =>
    (await playChanged(world, change)).source.contents(ref, first).catch((error: unknown) => error)

  test('too many requests without a word are a limit all the same', async () => {
    const refusal = await refusalOf(busy({ 'content-type': 'text/html' }))
    expect(refusal).toMatchObject({ kind: 'rate_limited' })
    expect((refusal as SourceError).retryAfterMs).toBeGreaterThanOrEqual(1000)
  })

  test.each([300_000, -300_000])('a wait until a time is the server’s own: its clock is %s ms off', async (offMs) => {
    const refusal = await refusalOf(busy({ date: dated(now + offMs), 'retry-after': dated(now + offMs + 90_000) }))
    expect(refusal).toMatchObject({ kind: 'rate_limited', retryAfterMs: 90_000 })
  })

  test('null in the place of lists is no mistake', async () => {
    const change = mapJson((value) => (isList(value) ? null : value))
    const [profile, contents] = [await profileOf(change), await contentsOf(change)]
    for (const answer of [profile, contents])
      if (typeof answer === 'string') expect(answer).toMatch(/^(unavailable|not_found|unsupported|private)$/)
    if (typeof contents === 'object' && !sites.has(world)) expect(contents.items).toEqual([])
  })

  test('200 with an error is no empty list', async () => {
    const error = { message: 'An internal error has occurred', code: 'internal_error', type: 'ServerError' }
    const change = replaced(JSON.stringify({ error, errors: [error], status: 'error' }))
    expect(await contentsOf(change)).toMatch(/^[a-z_]+$/)
  })

  test('compressed answers are read where they are whole', async () => {
    const change: Change = (sent) => ({
      ...sent,
      headers: { ...sent.headers, 'content-encoding': 'gzip' },
      bytes: gzipSync(sent.bytes),
    })
    expect(await profileOf(change)).toMatchObject({ state: 'active' })
  })

  test('a mark of the byte order is no letter', async () => {
    const change: Change = (sent) => ({ ...sent, bytes: Buffer.concat([Buffer.from('\ufeff'), sent.bytes]) })
    expect(await profileOf(change)).toMatchObject({ state: 'active' })
  })

  test('counts may be texts', async () => {
    if (sites.has(world)) return
    const [plain, texts] = [await profileOf(), await profileOf(asTexts)]
    expect(plain).toBeTypeOf('object')
    if (strict.has(world)) return expect([texts, plain]).toContainEqual(texts === 'unavailable' ? texts : plain)
    expect(texts).toEqual(plain)
    expect(await contentsOf(asTexts)).toEqual(await contentsOf())
  })

  test('what is no item of a list is left out, and the others are read', async () => {
    if (sites.has(world)) return
    const idsOf = (page: Awaited<ReturnType<typeof contentsOf>>) =>
      typeof page === 'string' ? page : page.items.map(({ contentId }) => contentId)
    const [plain, odd] = [idsOf(await contentsOf()), idsOf(await contentsOf(withOddItems))]
    expect(plain.length).toBeGreaterThan(0)
    if (strict.has(world)) return expect(odd).toBe('unavailable')
    expect(odd.slice(0, 3)).toEqual(plain.slice(0, 3))
  })

  test.each(['🐝.bees', '../../etc/passwd', 'a b', '%00', 'é', '@'])(
    '%j is no handle, and no mistake',
    async (handle) => {
      const { source } = await playChanged(world)
      const answer = await said(source.profile({ network: world.network, handle }))
      if (sites.has(world) && typeof answer === 'object') return
      if (sites.has(world) && typeof answer === 'object') return
      expect(answer).toMatch(/^(not_found|unsupported|private|unavailable)$/)
    },
  )

  test('a list whose pages repeat for ever has an end, and nothing twice', async () => {
    const pages = new Map<string, Sent>()
    const change: Change = (sent, path) => {
      const [name = ''] = path.split('?')
      const kept = pages.get(name) ?? sent
      if (kept.status === 200) pages.set(name, kept)
      return kept
    }
    const { source } = await playChanged(world, change)
    const ids: string[] = []
    let [cursor, count]: [string | null, number] = [null, 0]
    do {
      const page: SourcePage<Content> = await readEnding(cursor, (own) =>
        source.contents(ref, { cursor: own, limit: 20 }),
      )
      ids.push(...page.items.map(({ contentId }) => contentId))
      cursor = page.cursor
    } while (cursor !== null && ++count < 60)
    expect([count < 60, ids.length === new Set(ids).size]).toEqual([true, true])
  })
})
