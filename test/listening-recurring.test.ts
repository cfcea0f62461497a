import { expect, test } from 'vitest'
import { start } from './harness.js'

test('a scheduled listening names its newest request, not its last success', async () => {
  const started = await start({ config: { workInServer: false } })
  const { schedules } = started.app.context.jobs
  const made = await started.call('POST', '/social-listening/recurring', {
    body: { name: 'hourly', listening: { brand: { name: 'Lumevia' }, gather: { profiles_max: 0 } }, every_s: 3600 },
  })
  expect(made.status).toBe(201)
  const newest = async (): Promise<unknown[]> => {
    const shown = await started.call('GET', `/social-listening/recurring/${made.id}`)
    const request = await started.call('GET', `/social-listening/${String(shown.at('last_request_id'))}`)
    return [request.id, request.at('status')]
  }
  await schedules.submitDue()
  await started.drain()
  const [first, ended] = await newest()
  expect(ended).toBe('succeeded')
  started.clock.advance(3_700_000)
  await schedules.submitDue()
  const [second, waits] = await newest()
  expect([second === first, waits]).toEqual([false, 'queued'])
  await started.call('POST', `/requests/${String(second)}/cancel`)
  expect(await newest()).toEqual([second, 'canceled'])
  await started.stop()
})
