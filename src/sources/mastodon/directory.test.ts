import { expect, it } from 'vitest'
import { SourceError } from '../port.js'
import { Directory } from './directory.js'

const { signal } = new AbortController()

const account = (id: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: String(id),
  username: `p${id}`,
  acct: `p${id}`,
  display_name: `P ${id}`,
  note: '<p>Hello</p>',
  url: `https://one.example/@p${id}`,
  discoverable: true,
  noindex: false,
  followers_count: 100 + id,
  following_count: 1,
  statuses_count: 2,
  fields: [],
  ...more,
})

/** Two servers: one of 100 people, some of whom do not want to be found, and an empty one. */
const people = new Map([
  ...Array.from({ length: 95 }, (_, i): [number, Record<string, unknown>] => [i, account(i)]),
  [95, account(95, { noindex: true })],
  [96, account(96, { discoverable: false })],
  [97, account(97, { note: '<p>Potter. <a href="x">#<span>nobot</span></a> #NoBot</p>' })],
  [98, account(98, { moved: account(1) })],
  [99, account(99, { suspended: true })],
])

const play = () => {
  const asked: string[] = []
  const directory = new Directory({
    now: () => 1000,
    hosts: ['one.example', 'two.example'],
    web: {
      read: async (address, about) => {
        asked.push(address)
        const { host, pathname, searchParams } = new URL(address)
        const answer = (body: unknown) => ({ url: address, type: 'application/json', text: JSON.stringify(body) })
        if (pathname === '/api/v1/directory') {
          const from = Number(searchParams.get('offset'))
          const to = from + Number(searchParams.get('limit'))
          return answer(host === 'one.example' ? [...people.values()].slice(from, to) : [])
        }
        const found = people.get(Number(pathname.split('/').at(-1)))
        if (found === undefined) throw new SourceError('not_found', `${host} has no ${about}.`)
        return answer(found)
      },
    },
  })
  return { directory, asked }
}

it('lists everybody who wants to be found, server after server, without a call for each', async () => {
  const { directory, asked } = play()
  const handles: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Directory['page']>> = await directory.page(cursor, signal)
    handles.push(...(await directory.profiles(page.ids, signal)).shown.map(({ handle }) => handle))
    cursor = page.cursor
  } while (cursor !== null)
  expect(handles).toHaveLength(95)
  expect(handles[94]).toBe('p94@one.example')
  expect(asked.map((address) => new URL(address).host + new URL(address).searchParams.get('offset'))).toEqual([
    'one.example0',
    'one.example80',
    'one.example100',
    'two.example0',
  ])
})

it('asks for people who are no longer listed, and leaves out who is gone', async () => {
  const { directory } = play()
  const { shown, unread } = await directory.profiles(['3@one.example', '96@one.example', '500@one.example'], signal)
  expect(unread).toEqual([])
  expect(shown).toMatchObject([{ externalId: '3@one.example', followers: 103, provenance: { asOf: 1000 } }])
})

it('goes on where it was, and begins anew where that server is not read any more', async () => {
  const { directory, asked } = play()
  await directory.page('one.example 80', signal)
  await directory.page('gone.example 160', signal)
  expect(asked.map((address) => new URL(address).searchParams.get('offset'))).toEqual(['80', '0'])
})

type Reply = (url: URL, call: number) => unknown
/** Servers that answer as each one is told to: text as it is, errors thrown, everything else as JSON. */
const playServers = (servers: Record<string, Reply>) => {
  const [asked, skipped]: [string[], string[]] = [[], []]
  const read = async (address: string) => {
    const url = new URL(address)
    asked.push(url.host)
    const reply = servers[url.host]?.(url, asked.filter((each) => each === url.host).length)
    if (reply instanceof Error) throw reply
    return { url: address, type: '', text: typeof reply === 'string' ? reply : JSON.stringify(reply) }
  }
  const onSkip = (message: string): void => void skipped.push(message)
  const directory = new Directory({ now: () => 1000, hosts: Object.keys(servers), web: { read }, onSkip })
  return { directory, asked, skipped }
}
const whole =
  (...ids: number[]): Reply =>
  ({ searchParams }) =>
    searchParams.get('offset') === '0' ? ids.map((id) => account(id)) : []

/** Reads everything as a crawl does: what is unavailable is asked for again. */
const readAll = async (directory: Directory): Promise<string[]> => {
  const handles: string[] = []
  let cursor: string | null = null
  for (let calls = 0; calls < 50; calls++)
    try {
      const page: Awaited<ReturnType<Directory['page']>> = await directory.page(cursor, signal)
      handles.push(...(await directory.profiles(page.ids, signal)).shown.map(({ handle }) => handle))
      cursor = page.cursor
      if (cursor === null) return handles
    } catch (error) {
      if (!(error instanceof SourceError) || error.kind !== 'unavailable') throw error
    }
  throw new Error('it never ended')
}

it.each<[string, Reply]>([
  ['is down', () => new SourceError('unavailable', 'down')],
  ['does not let guests read', () => new SourceError('private', 'robots.txt')],
  ['has no directory', () => new SourceError('not_found', 'none')],
  ['answers 200 with an error', () => ({ error: 'This method requires an authenticated user' })],
  ['answers with a page of HTML', () => '<!doctype html><title>Down for maintenance</title>'],
])('a server that %s does not keep the others from being read', async (_, reply) => {
  const { directory, asked } = playServers({ 'one.example': reply, 'two.example': whole(1, 2) })
  expect(await readAll(directory)).toEqual(['p1@two.example', 'p2@two.example'])
  expect(asked.filter((host) => host === 'one.example').length).toBeLessThanOrEqual(3)
})

it('a server that takes no offset is read once, and an account that cannot be read is left out alone', async () => {
  const { directory } = playServers({
    'one.example': () => [account(1), { id: 7 }, 'odd', account(2)],
    'two.example': whole(3),
  })
  const handles = await readAll(directory)
  expect([...new Set(handles)]).toEqual(['p1@one.example', 'p2@one.example', 'p3@two.example'])
})

it('people of a server that cannot be read now are kept as they are, and nobody else is asked about them', async () => {
  const { directory, asked, skipped } = playServers({
    'one.example': () => new SourceError('unavailable', 'down'),
    'two.example': ({ pathname }) => account(Number(pathname.split('/').at(-1))),
  })
  const ids = [1, 2, 3, 4, 5].map((id) => `${id}@one.example`)
  const { shown, unread } = await directory.profiles([...ids, '6@two.example'], signal)
  expect([shown.map(({ handle }) => handle), unread]).toEqual([['p6@two.example'], ids])
  expect(asked.filter((host) => host === 'one.example')).toHaveLength(3)
  expect(skipped).toEqual(['down'])
  expect([directory.covers('1@one.example'), directory.covers('1@else.example')]).toEqual([true, false])
})
