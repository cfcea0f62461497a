import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt, fromBase32, stepOf } from '../src/areas/people/totp.js'
import { BrowserLike } from './browser-like.js'
import { databases, start, type Started } from './harness.js'

const [email, password] = ['ada@acme.example', 'seven grey herons']

interface Entry {
  actor: string
  operation: string
  outcome: string
  subjects: { name: string | null }[]
  details: string | null
  request_id: string
}

describe.each(databases)('the audit log of sign-ins on %s', (database) => {
  let started: Started
  let admin: string
  let userId: string
  beforeAll(async () => {
    started = await start({ database, config: { trustedProxies: ['127.0.0.1'] } })
    admin = await started.createToken('acme', ['admin'])
    userId = await new BrowserLike(started).join(admin, email, 'owner')
  })
  afterAll(() => started.stop())

  /** What was written since the last time somebody asked, oldest first. */
  let seen = 0
  const news = async (query = ''): Promise<Entry[]> => {
    await started.app.context.db.audit.settle()
    const listed = await started.call('GET', `/audit?limit=100${query}`, { token: admin })
    const data = listed.at('data') as (Entry & { seq: number })[]
    const fresh = data.filter(({ seq, operation }) => seq > seen && operation.startsWith('auth.')).reverse()
    seen = Math.max(seen, ...data.map(({ seq }) => seq))
    return fresh
  }
  const shortOf = ({ actor, operation, outcome, details }: Entry) => {
    const { method, reason } = JSON.parse(details ?? '{}') as { method?: string; reason?: string }
    return [operation, outcome, actor === userId ? 'ada' : actor, method ?? null, reason ?? null]
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('success, failure and sign-out are told, with address and account', async () => {
    await news()
    const browser = new BrowserLike(started)
    await browser.call('POST', '/auth/sign-in', { email, password: 'wrong wrong' }, from('203.0.113.7'))
    const right = await browser.call('POST', '/auth/sign-in', { email, password }, from('203.0.113.7'))
    await browser.call('POST', '/auth/sign-out')
    await browser.call('POST', '/auth/sign-out')
    const entries = await news()
    expect(entries.map(shortOf)).toEqual([
      ['auth.signIn', 'refused', 'ada', 'password', 'unauthorized'],
      ['auth.signIn', 'succeeded', 'ada', 'password', null],
      ['auth.signOut', 'succeeded', 'ada', null, null],
    ])
    expect(entries[1]?.subjects.map(({ name }) => name)).toEqual([email, '203.0.113.7'])
    expect(entries[1]?.request_id).toBe(right.headers.get('x-request-id'))
    seen = 0
    expect((await news('&subject=203.0.113.7')).map(({ operation }) => operation)).toEqual([
      'auth.signIn',
      'auth.signIn',
    ])
  })

  test('an address that nobody has is told to the installation alone', async () => {
    await news()
    await new BrowserLike(started).call('POST', '/auth/sign-in', { email: 'nobody@acme.example', password })
    await new BrowserLike(started).call('POST', '/auth/token', { token: 'rostra_no' })
    expect(await news()).toEqual([])
    const rows = await started.app.context.audit.audit.list('', {}, undefined, 10)
    expect(
      rows.filter(({ actor }) => actor === 'unknown').map(({ operation, outcome }) => [operation, outcome]),
    ).toEqual([
      ['auth.signIn', 'refused'],
      ['auth.signIn', 'refused'],
    ])
  })

  test('a lock is told once, and holds for the client behind the proxy alone', async () => {
    await news()
    const tried = async (address: string): Promise<number> =>
      (await new BrowserLike(started).call('POST', '/auth/sign-in', { email, password: 'wrong' }, from(address))).status
    for (let i = 0; i < 13; i++) await tried('203.0.113.8')
    expect(await tried('203.0.113.8')).toBe(429)
    // What a client writes itself in front changes nothing.
    expect(await tried('198.51.100.1, 203.0.113.8')).toBe(429)
    expect(await tried('203.0.113.9')).toBe(401)
    const reasons = (await news()).map((entry) => shortOf(entry)[4])
    expect(reasons).toEqual([...Array<string>(10).fill('unauthorized'), 'locked', 'unauthorized'])
    started.clock.advance(16 * 60_000)
  })

  test('a new password and a second factor are told, step by step', async () => {
    const browser = new BrowserLike(started)
    await browser.call('POST', '/auth/sign-in', { email, password })
    await news()
    await browser.call('POST', '/auth/password', { password: 'wrong', new_password: 'nine blue lanterns' })
    await browser.call('POST', '/auth/password', { password, new_password: 'nine blue lanterns' })
    const begun = await browser.call('POST', '/auth/second-factor', { password: 'nine blue lanterns' })
    const secret = fromBase32(String(begun.at('secret')))
    const code = (): string => codeAt(secret, stepOf(started.clock.now()))
    await started.clock.hold(() => browser.call('POST', '/auth/second-factor/confirm', { code: code() }))
    started.clock.advance(60_000)
    const again = { email, password: 'nine blue lanterns' }
    await browser.call('POST', '/auth/sign-in', again)
    await browser.call('POST', '/auth/sign-in', { ...again, code: '12345a' })
    await started.clock.hold(() => browser.call('POST', '/auth/sign-in', { ...again, code: code() }))
    started.clock.advance(60_000)
    const off = { password: 'nine blue lanterns' }
    await started.clock.hold(() => browser.call('POST', '/auth/second-factor/off', { ...off, code: code() }))
    expect((await news()).map(shortOf)).toEqual([
      ['auth.changePassword', 'refused', 'ada', null, 'invalid_input'],
      ['auth.changePassword', 'succeeded', 'ada', null, null],
      ['auth.turnOnSecondFactor', 'succeeded', 'ada', null, null],
      ['auth.signIn', 'begun', 'ada', 'password', 'second_factor'],
      ['auth.signIn', 'refused', 'ada', 'password', 'second_factor'],
      ['auth.signIn', 'succeeded', 'ada', 'password, second_factor', null],
      ['auth.turnOffSecondFactor', 'succeeded', 'ada', 'second_factor', null],
    ])
    expect((await started.call('GET', '/audit/verification', { token: admin })).at('sound')).toBe(true)
  })
})
