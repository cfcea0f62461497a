import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
})
afterAll(() => started.stop())

const profile = { network: 'instagram', handle: 'lumevia.official' }
const pdf = { accept: 'application/pdf' }
const body = { profile, audiences: ['followers'], audience_sample: 50, contents: 20 }

test('a profile is printed from the stored result, or at once', async () => {
  const submitted = await started.call('POST', '/profile-analytics-async', { body })
  const address = `/profile-analytics-async/${submitted.id}`
  expect((await started.call('GET', '/profile-analytics-async/nope/report', { headers: pdf })).status).toBe(404)
  await started.drain()
  const printed = await started.call('GET', `${address}/report`, { headers: pdf })
  expect([printed.status, printed.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  const stored = await started.call('GET', address)
  expect((await started.call('GET', `${address}/report`)).json).toEqual(stored.at('result'))
  // What was read for the request is known: nothing is fetched again.
  const at = await started.call('POST', '/profile-analytics', { body, headers: { ...pdf, prefer: 'wait=30' } })
  expect([at.status, at.text.slice(0, 5)]).toEqual([200, '%PDF-'])
})

test('a profile without a report is printed all the same, and says why', async () => {
  const hidden = { ...body, profile: { network: 'instagram', handle: 'demo_private' } }
  const answer = await started.call('POST', '/profile-analytics', {
    body: hidden,
    headers: { ...pdf, prefer: 'wait=30' },
  })
  expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-'])
})

test('a scheduled report is made at every interval, kept, and told of', async () => {
  const made = await started.call('POST', '/profile-reports', { body: { ...body, every_s: 86_400 } })
  expect(made.json).toMatchObject({ last_request_id: null, pdf: null, every_s: 86_400 })
  const told = async () =>
    (await started.call('GET', `/events?subject=${made.id}`)).at('data') as { kind: string; payload: { pdf: string } }[]
  await started.app.context.jobs.schedules.submitDue()
  await started.drain()
  const [first] = await told()
  expect(first).toMatchObject({ kind: 'report.ready', payload: { of: 'profile', name: 'Lumevia' } })
  const printed = await started.call('GET', (first?.payload.pdf ?? '').replace('/v1', ''), { headers: pdf })
  expect(printed.text.slice(0, 5)).toBe('%PDF-')
  started.clock.advance(86_400_000)
  await started.app.context.jobs.schedules.submitDue()
  await started.drain()
  expect(await told()).toHaveLength(2)
  expect((await started.call('GET', '/profile-reports')).at('data')).toMatchObject([
    { id: made.id, pdf: expect.any(String) as string },
  ])
  const token = await started.createToken('other')
  expect((await started.call('DELETE', `/profile-reports/${made.id}`, { token })).status).toBe(404)
  expect((await started.call('DELETE', `/profile-reports/${made.id}`)).status).toBe(204)
  expect((await started.call('GET', '/profile-reports')).at('data')).toEqual([])
})
