import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt, fromBase32, stepOf } from '../src/areas/people/totp.js'
import { BrowserLike } from './browser-like.js'
import { databases, start, type Response, type Started } from './harness.js'

const password = 'seven grey herons'

describe.each(databases)('second factors on %s', (database) => {
  let started: Started
  let admin: string
  const browser = (): BrowserLike => new BrowserLike(started)
  beforeAll(async () => {
    started = await start({ database })
    admin = await started.createToken('acme', ['admin'])
    await browser().join(admin, 'ada@acme.example', 'owner')
  })
  afterAll(() => started.stop())
  /** Limits are as good as new, and so is the step of the codes. */
  const later = (): void => started.clock.advance(3_700_000)
  const codeOf = (secret: string, steps = 0): string => codeAt(fromBase32(secret), stepOf(started.clock.now()) + steps)
  const signIn = (email: string, code?: string): Promise<Response> =>
    browser().call('POST', '/auth/sign-in', { email, password, ...(code === undefined ? {} : { code }) })
  const begin = async (who: BrowserLike): Promise<string> =>
    String((await who.call('POST', '/auth/second-factor', { password })).at('secret'))
  const confirm = (who: BrowserLike, secret: string): Promise<Response> =>
    started.clock.hold(() => who.call('POST', '/auth/second-factor/confirm', { code: codeOf(secret) }))
  /** Somebody with a second factor. */
  const withFactor = async (email: string) => {
    const who = browser()
    const id = await who.join(admin, email, 'analyst')
    const secret = await begin(who)
    const codes = (await confirm(who, secret)).at('recovery_codes') as string[]
    later()
    return { who, id, secret, codes, email }
  }

  test('is set up with the password and a first code, which ends other sessions', async () => {
    const [who, other] = [browser(), browser()]
    await who.join(admin, 'bo@acme.example', 'viewer')
    await other.call('POST', '/auth/sign-in', { email: 'bo@acme.example', password })
    expect((await who.call('POST', '/auth/second-factor', { password: 'wrong' })).at('errors.0.pointer')).toBe(
      '/password',
    )
    const begun = await who.call('POST', '/auth/second-factor', { password })
    const secret = String(begun.at('secret'))
    expect(begun.at('uri')).toMatch(/^otpauth:\/\/totp\/Rostra%20acme:bo%40acme\.example\?secret=[A-Z2-7]{32}&/)
    expect((await who.call('POST', '/auth/second-factor/confirm', { code: '000000' })).status).toBe(422)
    expect((await who.call('GET', '/me')).at('user.has_second_factor')).toBe(false)
    const confirmed = await confirm(who, secret)
    const codes = confirmed.at('recovery_codes') as string[]
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
    expect((await who.call('GET', '/me')).at('user.has_second_factor')).toBe(true)
    expect((await other.call('GET', '/me')).status).toBe(401)
    expect((await who.call('POST', '/auth/second-factor', { password })).status).toBe(409)
    // Neither the secret nor a code can be read from the database.
    const rows = await sql<{ secret: string }>`select secret from second_factors`.execute(started.app.context.db.query)
    const hashes = await sql<{ hash: string }>`select hash from recovery_codes`.execute(started.app.context.db.query)
    expect(rows.rows.map((row) => row.secret)).toEqual([expect.stringMatching(/^sealed:/)])
    expect(JSON.stringify([rows.rows, hashes.rows])).not.toMatch(new RegExp([secret, ...codes].join('|')))
  })

  test('is asked for after the password, and a code works once', async () => {
    const { secret, email } = await withFactor('cy@acme.example')
    const asked = await signIn(email)
    expect([asked.status, asked.at('second_factor')]).toEqual([401, true])
    const wrongFirst = await browser().call('POST', '/auth/sign-in', { email, password: 'wrong', code: codeOf(secret) })
    expect([wrongFirst.status, wrongFirst.at('second_factor')]).toEqual([401, undefined])
    const statuses = await started.clock.hold(async () => {
      const code = codeOf(secret)
      const both = await Promise.all([signIn(email, code), signIn(email, code)])
      return [...both.map(({ status }) => status).sort(), (await signIn(email, code)).status]
    })
    expect(statuses).toEqual([200, 401, 401])
    later()
    expect(await started.clock.hold(async () => (await signIn(email, codeOf(secret, 1))).status)).toBe(200)
    later()
    expect(await started.clock.hold(async () => (await signIn(email, codeOf(secret, -3))).status)).toBe(401)
  })

  test('codes are limited, so that guessing one takes longer than anybody has', async () => {
    const who = browser()
    await who.join(admin, 'di@acme.example', 'viewer')
    const secret = await begin(who)
    const guess = async (): Promise<number> =>
      (await who.call('POST', '/auth/second-factor/confirm', { code: '12345a' })).status
    await started.clock.hold(async () => {
      for (let i = 0; i < 20; i++) expect(await guess()).toBe(422)
      expect(await guess()).toBe(429)
      const right = await who.call('POST', '/auth/second-factor/confirm', { code: codeOf(secret) })
      expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([429, 180])
    })
    later()
    expect((await confirm(who, secret)).status).toBe(200)
  })

  test('a recovery code works once, however it is typed', async () => {
    const { email, codes } = await withFactor('em@acme.example')
    const [first = '', second = ''] = codes
    expect((await signIn(email, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(email, first)).status).toBe(401)
    expect((await signIn(email, second)).status).toBe(200)
  })

  test('is turned off with the password and a code, by an admin, and never by a token of the person', async () => {
    const { who, secret, id, email } = await withFactor('fy@acme.example')
    await started.clock.hold(async () => {
      await who.call('POST', '/auth/sign-in', { email, password, code: codeOf(secret) })
    })
    const own = String((await who.call('POST', '/tokens', { name: 'notebook' })).at('token'))
    const byToken = await started.call('POST', `${started.origin}/auth/second-factor/off`, {
      token: own,
      body: { password, code: '123456' },
      headers: { 'rostra-console': '1' },
    })
    expect(byToken.status).toBe(403)
    expect((await started.call('DELETE', `/users/${id}/second-factor`, { token: own })).status).toBe(403)
    later()
    expect((await who.call('POST', '/auth/second-factor/off', { password, code: '123456' })).status).toBe(401)
    const off = await started.clock.hold(() =>
      who.call('POST', '/auth/second-factor/off', { password, code: codeOf(secret) }),
    )
    expect([off.status, off.at('has_second_factor')]).toEqual([200, false])
    const again = await begin(who)
    await confirm(who, again)
    const other = await started.createToken('other')
    expect((await started.call('DELETE', `/users/${id}/second-factor`, { token: other })).status).toBe(404)
    expect((await started.call('DELETE', `/users/${id}/second-factor`, { token: admin })).status).toBe(204)
    expect((await who.call('GET', '/me')).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
  })

  test('a link for a new password does not go round it', async () => {
    const { id, email, secret } = await withFactor('gu@acme.example')
    const reset = await started.call('POST', `/users/${id}/password-reset`, { token: admin })
    const who = browser()
    const accepted = await who.call('POST', '/auth/invitation/accept', { code: reset.at('code'), name: 'Gu', password })
    expect([accepted.status, accepted.json, who.cookie]).toEqual([200, { signed_in: false }, ''])
    expect(await started.clock.hold(async () => (await signIn(email, codeOf(secret))).status)).toBe(200)
  })

  test('an account can require it: who has none can only set one up', async () => {
    const who = browser()
    await who.join(admin, 'hal@acme.example', 'analyst')
    expect((await who.call('PATCH', '/account', { second_factor_required: true })).status).toBe(403)
    const changed = await started.call('PATCH', '/account', { token: admin, body: { second_factor_required: true } })
    expect(changed.json).toMatchObject({ name: 'acme', second_factor_required: true })
    expect((await who.call('GET', '/lists')).status).toBe(403)
    expect((await who.call('POST', '/tokens', { name: 'way round' })).status).toBe(403)
    expect((await who.call('GET', '/me')).at('account.second_factor_required')).toBe(true)
    expect((await started.call('GET', '/lists', { token: admin })).status).toBe(200)
    const secret = await begin(who)
    expect((await confirm(who, secret)).status).toBe(200)
    expect((await who.call('GET', '/lists')).status).toBe(200)
    later()
    const off = await started.clock.hold(() =>
      who.call('POST', '/auth/second-factor/off', { password, code: codeOf(secret) }),
    )
    expect(off.status).toBe(409)
    await started.call('PATCH', '/account', { token: admin, body: { second_factor_required: false } })
    expect((await started.call('GET', '/account', { token: admin })).at('second_factor_required')).toBe(false)
  })
})
