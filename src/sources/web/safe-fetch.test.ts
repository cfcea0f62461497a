import { createServer, type Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FetchError } from './fetch-error.js'
import { SafeFetch } from './safe-fetch.js'

let canary: Server
let asked = 0
let port = 0
beforeAll(async () => {
  canary = createServer((request, response) => {
    asked++
    const path = request.url ?? ''
    if (path.startsWith('/to?')) return response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end()
    if (path === '/loop') return response.writeHead(302, { location: '/loop' }).end()
    if (path === '/endless') {
      const more = (): void => {
        while (response.write(Buffer.alloc(65_536)));
        response.once('drain', more)
      }
      return more()
    }
    if (path === '/silent') return undefined
    if (path === '/packed') return response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    if (path === '/missing') return response.writeHead(404).end()
    return response.end('canary')
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  port = (canary.address() as AddressInfo).port
})
afterAll(() => {
  canary.closeAllConnections()
  canary.close()
})

const limits = { bytesMax: 1_000_000, timeoutMs: 2000 }
const kindOf = async (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchError ? error.kind : String(error)),
  )

describe('what is not on the public internet is never asked', () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '192.168.1.254',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::10.0.0.1]',
    '[2002:7f00:1::]',
    '[2001::1]',
    '[2001:db8::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fe80::1]',
    '[ff02::1]',
    'localhost',
    'LOCALHOST.',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
  ]
  test.each(hosts)('%s', async (host) => {
    // A name must resolve to loopback here, whatever this machine thinks of it.
    const web = new SafeFetch({ resolve: (_, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]) })
    expect(await kindOf(web.fetch(`http://${host}/`, limits))).toBe('forbidden_address')
    expect(await kindOf(web.fetch(`http://${host}:${port}/`, limits))).toBe('bad_address')
    await web.close()
  })

  test('a redirect, a rebound name, a name with one bad address', async () => {
    const allowed = new Set([`127.0.0.1:${port}`])
    const redirecting = new SafeFetch({ allowed })
    const before = asked
    const to = (url: string): string => `http://127.0.0.1:${port}/to?${encodeURIComponent(url)}`
    for (const url of [
      'http://169.254.169.254/',
      'http://[::1]/',
      'file:///etc/passwd',
      'http://a:b@example.com/',
      'gopher://x/',
    ])
      expect(['forbidden_address', 'bad_address']).toContain(await kindOf(redirecting.fetch(to(url), limits)))
    expect(asked - before).toBe(5)
    await redirecting.close()
    const mixed = new SafeFetch({
      resolve: (_, callback) =>
        callback(null, [
          { address: '93.184.215.14', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    })
    expect(await kindOf(mixed.fetch('http://two-faced.example/', limits))).toBe('forbidden_address')
    await mixed.close()
  })

  test('a secret goes to the server it is for, and not to one that it leads to', async () => {
    const other = createServer((request, response) => response.end(request.headers.authorization ?? 'nothing'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const otherPort = (other.address() as AddressInfo).port
    const web = new SafeFetch({ allowed: new Set([`127.0.0.1:${port}`, `127.0.0.1:${otherPort}`]) })
    const there = `http://127.0.0.1:${otherPort}/`
    const ask = async (url: string): Promise<string> =>
      (await web.ask(url, { ...limits, authorization: 'Bearer secret' })).bytes.toString()
    expect(await ask(there)).toBe('Bearer secret')
    expect(await ask(`http://127.0.0.1:${port}/to?${encodeURIComponent(there)}`)).toBe('nothing')
    await web.close()
    other.close()
  })

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'http://u:p@example.com/',
    'http://example.com:22/',
    'http://',
    'x',
    `http://example.com/${'x'.repeat(5000)}`,
  ])('%s is no address for us', async (address) =>
    expect(await kindOf(new SafeFetch().fetch(address.slice(0, 6000), limits))).toBe('bad_address'),
  )
})

describe('what is fetched is bounded', () => {
  let web: SafeFetch
  beforeAll(() => {
    web = new SafeFetch({ allowed: new Set([`127.0.0.1:${port}`]) })
  })
  afterAll(() => web.close())
  const fetch = (path: string, changes = {}) => web.fetch(`http://127.0.0.1:${port}${path}`, { ...limits, ...changes })

  test('a plain answer comes whole', async () => {
    expect((await fetch('/')).bytes.toString()).toBe('canary')
    expect((await fetch(`/to?${encodeURIComponent('/x')}`)).url).toBe(`http://127.0.0.1:${port}/x`)
  })

  test.each([
    ['/endless', 'too_large'],
    ['/loop', 'too_many_redirects'],
    ['/packed', 'unreachable'],
    ['/missing', 'not_found'],
  ])('%s: %s', async (path, kind) => expect(await kindOf(fetch(path))).toBe(kind))

  test('a server that says nothing is given up', async () =>
    expect(await kindOf(fetch('/silent', { timeoutMs: 200 }))).toBe('too_slow'))

  test('a caller that gives up is heard', async () => {
    const gone = new AbortController()
    const waiting = fetch('/silent', { signal: gone.signal })
    gone.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })
})

describe.each([
  ['ends the connection instead of answering', (socket: Socket) => socket.destroy()],
  ['breaks the connection off', (socket: Socket) => socket.resetAndDestroy()],
  [
    'breaks off in the middle of its answer',
    (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nru', () => socket.resetAndDestroy()),
  ],
])('a server that %s', (_, cut) => {
  test('is asked once more, not for ever', async () => {
    let questions = 0
    let cuts = 1
    const rude = createSocketServer((socket) =>
      socket.on('data', () => {
        questions++
        if (cuts-- > 0) cut(socket)
        else socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nrude')
      }),
    )
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    const address = `127.0.0.1:${(rude.address() as AddressInfo).port}`
    const web = new SafeFetch({ allowed: new Set([address]) })
    expect((await web.fetch(`http://${address}/`, limits)).bytes.toString()).toBe('rude')
    expect(questions).toBe(2)
    cuts = Infinity
    expect(await kindOf(web.fetch(`http://${address}/`, limits))).toBe('unreachable')
    expect(questions).toBe(4)
    await web.close()
    rude.close()
  })
})
