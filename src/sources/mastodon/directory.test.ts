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
    handles.push(...(await directory.profiles(page.ids, signal)).map(({ handle }) => handle))
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
  const found = await directory.profiles(['3@one.example', '96@one.example', '500@one.example'], signal)
  expect(found).toMatchObject([{ externalId: '3@one.example', followers: 103, provenance: { asOf: 1000 } }])
})

it('goes on where it was, and begins anew where that server is not read any more', async () => {
  const { directory, asked } = play()
  await directory.page('one.example 80', signal)
  await directory.page('gone.example 160', signal)
  expect(asked.map((address) => new URL(address).searchParams.get('offset'))).toEqual(['80', '0'])
})
