import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'

interface Shown {
  seq: number
  kind: string
  subject: string
}

describe.each(databases)('events on %s', (database) => {
  let started: Started
  let first: string
  beforeAll(async () => {
    started = await start({ database })
    first = await started.app.context.platform.tokens.openAccount('first')
  })
  afterAll(() => started.stop())

  const tell = (...subjects: string[]): Promise<void> =>
    started.app.context.jobs.events.tell(
      first,
      ...subjects.map((subject) => ({ kind: `test.${subject.charAt(0)}`, subject, payload: { of: subject } })),
    )
  const read = async (query: string): Promise<{ shown: Shown[]; cursor: string }> => {
    const response = await started.call('GET', `/events?${query}`)
    expect(response.status).toBe(200)
    return { shown: response.at('data') as Shown[], cursor: response.at('next_cursor') as string }
  }

  test('are read in order, once each, also when written at the same time', async () => {
    await Promise.all([tell('a1', 'a2'), tell('b1'), tell('a3', 'b2', 'b3')])
    const one = await read('limit=4')
    const two = await read(`limit=4&cursor=${one.cursor}`)
    expect([...one.shown, ...two.shown].map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
    expect([...one.shown, ...two.shown].map(({ subject }) => subject).sort()).toEqual([
      'a1',
      'a2',
      'a3',
      'b1',
      'b2',
      'b3',
    ])
    expect((await read(`limit=4&cursor=${two.cursor}`)).shown).toEqual([])
    await tell('a4')
    expect((await read(`limit=4&cursor=${two.cursor}`)).shown).toMatchObject([
      { subject: 'a4', kind: 'test.a', seq: 7 },
    ])
  })

  test('are filtered by kind and subject', async () => {
    expect((await read('kind=test.b,test.c')).shown.map(({ kind }) => kind)).toEqual(['test.b', 'test.b', 'test.b'])
    expect((await read('subject=a2')).shown).toMatchObject([{ subject: 'a2' }])
  })

  test('an empty answer can be held until something happens', async () => {
    const { cursor } = await read('limit=100')
    const waiting = read(`limit=100&cursor=${cursor}&wait=10`)
    await tell('c1')
    expect((await waiting).shown).toMatchObject([{ subject: 'c1' }])
  })

  test('are streamed, and taken up again after the last one seen', async () => {
    const response = await new Promise<IncomingMessage>((resolve) =>
      get(
        `${started.baseUrl}/events`,
        { headers: { authorization: started.token, accept: 'text/event-stream', 'last-event-id': '7' } },
        resolve,
      ),
    )
    await tell('d1')
    let text = ''
    // By its whole subject: an id is random, and may hold any two letters.
    for await (const chunk of response) if ((text += String(chunk)).includes('"subject":"d1"')) break
    expect(text).toMatch(/^: listening\n\nid: 8\nevent: test\.c\n/)
    expect(text).toMatch(/id: 9\nevent: test\.d\n/)
  })

  test('belong to their account', async () => {
    const token = await started.createToken('second')
    const response = await started.call('GET', '/events', { token })
    expect(response.at('data')).toEqual([])
  })
})

test('a stream outlives the time limit of its operation, and takes nothing down with it', async () => {
  const timeoutMs = 300
  const started = await start({ config: { timeoutMs } })
  const account = await started.app.context.platform.tokens.openAccount('first')
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(
      `${started.baseUrl}/events`,
      { headers: { authorization: started.token, accept: 'text/event-stream' } },
      resolve,
    ),
  )
  // The limit is kept by a sweep every quarter of a second.
  for (const from = performance.now(); performance.now() < from + 3 * timeoutMs;)
    expect((await fetch(`${started.origin}/healthz`)).status).toBe(200)
  await started.app.context.jobs.events.tell(account, { kind: 'test.late', subject: 'late', payload: {} })
  let text = ''
  for await (const chunk of response) if ((text += String(chunk)).includes('test.late')) break
  expect(text).toContain('event: test.late')
  await started.stop()
})
