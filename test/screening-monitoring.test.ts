import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

/** An imported profile, so that the test says what is published and when. */
const hourMs = 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'rostra-test-monitoring-'))
let started: Started
let offsetMs = 0
let posted = 0

const open = async (): Promise<void> => {
  started = await start({ config: { dataFolder: folder, workInServer: false } })
  started.clock.advance(offsetMs)
}
const pass = async (hours: number): Promise<void> => {
  offsetMs += hours * hourMs
  started.clock.advance(hours * hourMs)
  await started.drain()
}

const post = async (texts: readonly string[], ageMs = 0): Promise<void> => {
  const now = started.clock.now()
  await started.app.context.corpus.contents.save(
    texts.map((text) =>
      contentLike({
        network: 'pinterest',
        authorExternalId: 'm1',
        author: 'novapins',
        contentId: String(++posted),
        text,
        publishedAt: now - ageMs - posted * 1000,
        provenance: imported(now),
      }),
    ),
  )
}

beforeAll(async () => {
  await open()
  const now = started.clock.now()
  await started.app.context.corpus.creators.save([
    creatorLike({
      network: 'pinterest',
      externalId: 'm1',
      handle: 'novapins',
      name: 'Nova',
      provenance: imported(now),
    }),
  ])
  await post(Array.from({ length: 25 }, (_, i) => `Day ${i + 1} in the garden, and the beans are growing`))
})
afterAll(async () => {
  await started.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('monitoring catches up once, judges only what is new, tells of levels, remembers decisions and outlives a restart', async () => {
  const { id: criteria_id } = await started.call('POST', '/flagging-criteria', {
    body: { name: 'One word', only_categories: ['threat'], keywords: [{ term: 'zorbal', category: 'threat' }] },
  })
  const made = await started.call('POST', '/screening/continuous-monitoring', {
    body: { profile: { network: 'pinterest', handle: 'novapins' }, criteria_id, every: '1h' },
  })
  expect(made.status).toBe(201)
  await started.drain()
  const base = String(made.at('screening_id'))
  const monitoring = async () => started.call('GET', `/screening/continuous-monitoring/${made.id}`)
  const screening = async () => started.call('GET', `/screening/${base}`)
  const events = async (kind: string) =>
    (
      (await started.call('GET', `/events?subject=${made.id}&kind=screening.${kind}&limit=100`)).at('data') as {
        payload: Record<string, unknown>
      }[]
    ).map(({ payload }) => payload)
  /** How many items each run judged, the oldest run first. */
  const judged = async (): Promise<unknown[]> => {
    const listed = await started.call('GET', '/requests?kind=screening_monitoring&limit=100')
    const ids = (listed.at('data') as { id: string }[]).map(({ id }) => id).sort()
    const results: unknown[] = []
    for (const id of ids)
      results.push(
        ((await started.app.context.jobs.requests.findDocuments(id)).result as { judged?: number } | null)?.judged,
      )
    return results
  }
  expect((await screening()).json).toMatchObject({
    result: { risk: { level: 'low' }, coverage: { seen: 25, flagged: 0 } },
  })

  // Ten hours of downtime are one run, which finds nothing new.
  await pass(10)
  expect((await monitoring()).json).toMatchObject({ runs: 1, last_error: null })
  expect(await judged()).toEqual([0])
  expect(await events('item_flagged')).toEqual([])

  // Of what is new everything is judged, of what was there nothing; the level changes once.
  await post([...Array.from({ length: 8 }, (_, i) => `zorbal number ${i + 1}`), 'Rain at last'])
  await pass(1)
  expect((await monitoring()).at('runs')).toBe(2)
  expect(await judged()).toEqual([0, 9])
  expect(await events('item_flagged')).toHaveLength(8)
  const [change, ...more] = await events('level_changed')
  expect([change, more]).toMatchObject([{ before: 'low', screening_id: base }, []])
  expect(change?.['after']).not.toBe('low')

  // What a person took back stays so, after a restart and whatever comes.
  const first = String((await started.call('GET', `/screening/${base}/contents?limit=1`)).at('data.0.id'))
  await started.call('PATCH', `/screening/${base}/contents/unflag`, {
    body: { content_ids: [first], reason: 'A name.' },
  })
  const { token } = started
  await started.stop()
  await open()
  started.call = (
    (call) => (method, path, options) =>
      call(method, path, { token, ...options })
  )(started.call)
  await post(['zorbal again'])
  await pass(30)
  expect((await monitoring()).json).toMatchObject({ runs: 3, status: 'active', last_error: null })
  expect(await judged()).toEqual([0, 9, 1])
  expect((await screening()).json).toMatchObject({ result: { coverage: { seen: 35, flagged: 8, unflagged: 1 } } })
  const told = (await events('item_flagged')).map(({ item_id }) => item_id)
  expect([told.length, new Set(told).size]).toEqual([9, 9])
  expect((await started.call('GET', `/screening/${base}/contents?state=unflagged`)).at('data.0.id')).toBe(first)
})

test('old posts that are imported after the first screening are judged by the next run, once', async () => {
  const { id: criteria_id } = await started.call('POST', '/flagging-criteria', {
    body: { name: 'Another word', only_categories: ['threat'], keywords: [{ term: 'quindle', category: 'threat' }] },
  })
  const made = await started.call('POST', '/screening/continuous-monitoring', {
    body: { profile: { network: 'pinterest', handle: 'novapins' }, criteria_id, every: '1h' },
  })
  await started.drain()
  const flagged = async (): Promise<unknown> =>
    (await started.call('GET', `/screening/${String(made.at('screening_id'))}`)).at('result.coverage.flagged')
  const events = async (): Promise<unknown[]> =>
    (await started.call('GET', `/events?subject=${made.id}&kind=screening.item_flagged`)).at('data') as unknown[]
  expect(await flagged()).toBe(0)
  await post(['the quindle of last year', 'nothing of note'], 400 * 24 * hourMs)
  await pass(1)
  expect([await flagged(), (await events()).length]).toEqual([1, 1])
  await pass(1)
  expect([await flagged(), (await events()).length]).toEqual([1, 1])
})

test('what a stream brings while the first screening is not finished is looked at right after it', async () => {
  const made = await started.call('POST', '/screening/continuous-monitoring', {
    body: { profile: { network: 'pinterest', handle: 'novapins' }, every: '30d' },
  })
  const { schedules } = started.app.context.jobs
  const ofKind = async (): Promise<unknown[]> =>
    (await started.call('GET', '/requests?kind=screening_monitoring&status=queued')).at('data') as unknown[]
  const active = await started.app.context.screening.monitorings.listActive()
  await schedules.hasten(String(active.find(({ id }) => id === made.id)?.accountId), made.id, 2000)
  started.clock.advance(2000)
  await schedules.submitDue()
  expect(await ofKind()).toEqual([])
  // Once it has ended, the look that was asked for is due at once and not after thirty days.
  await started.drain()
  await schedules.submitDue()
  await started.drain()
  expect((await started.call('GET', `/screening/continuous-monitoring/${made.id}`)).at('runs')).toBe(1)
})
