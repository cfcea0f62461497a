import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

test('faces and scenes of the demo are served as pictures that can do nothing', async () => {
  for (const kind of ['faces', 'scenes']) {
    const response = await fetch(`${started.origin}/demo/${kind}/instagram:una.bakes.svg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(await response.text()).toMatch(/^<svg /)
    for (const name of ['no-picture', '%3Cscript%3E.svg', `${'x'.repeat(201)}.svg`, '.svg'])
      expect([name, (await fetch(`${started.origin}/demo/${kind}/${name}`)).status]).toEqual([name, 404])
  }
})
