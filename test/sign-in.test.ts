import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BrowserLike } from './browser-like.js'
import { databases, start, type Started } from './harness.js'

const password = 'seven grey herons'
const email = 'ada@acme.example'

describe.each(databases)('signing in on %s', (database) => {
  let started: Started
  let admin: string
  const browser = (): BrowserLike => new BrowserLike(started)
  const signedIn = async (): Promise<BrowserLike> => {
    const made = browser()
    expect((await made.call('POST', '/auth/sign-in', { email, password })).status).toBe(200)
    return made
  }
  beforeAll(async () => {
    started = await start({ database })
    admin = await started.createToken('acme', ['admin'])
    await browser().join(admin, email, 'owner')
  })
  afterAll(() => started.stop())
  /** A quarter of an hour later: what was tried before no longer counts. */
  const later = (): void => started.clock.advance(16 * 60_000)

  test('a password opens a session in a cookie that no script reads and no other site sends', async () => {
    const made = await signedIn()
    expect(made.setCookie).toMatch(/^rostra_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604\d{3}$/)
    expect((await made.call('GET', '/auth/session')).json).toEqual({ signed_in: true, ways: { password: true } })
    expect((await made.call('GET', '/me')).at('user.email')).toBe(email)
    expect((await browser().call('GET', '/auth/session')).at('signed_in')).toBe(false)
    const behindTls = browser()
    const tls = { 'x-forwarded-proto': 'https' }
    await behindTls.call('POST', '/auth/sign-in', { email: 'ADA@acme.example', password, account: 'acme' }, tls)
    expect(behindTls.setCookie).toMatch(
      /^__Host-rostra=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
    )
    // Behind TLS a cookie that a neighbour can set does not count, nor does one that stands twice.
    const plain = await signedIn()
    expect((await plain.call('GET', '/me', undefined, tls)).status).toBe(401)
    plain.cookie = `${plain.cookie}; ${plain.cookie}`
    expect((await plain.call('GET', '/me')).status).toBe(401)
  })

  test('an address nobody has and a wrong password get the same answer', async () => {
    later()
    const answers = await Promise.all(
      [
        { email, password: 'wrong wrong wrong' },
        { email: 'nobody@acme.example', password },
        { email, password, account: 'other' },
        { email: 'no address', password },
      ].map((body) => browser().call('POST', '/auth/sign-in', body)),
    )
    const shown = answers.map(({ status, at }) => [status, at('code'), at('detail')])
    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(shown[0]?.[0]).toBe(401)
    expect((await browser().call('POST', '/auth/sign-in', { email, passwort: 'x' })).status).toBe(422)
  })

  test('tries are limited for an address, whether somebody has it or not', async () => {
    later()
    for (const tried of ['max@acme.example', 'nobody@acme.example']) {
      if (tried.startsWith('max')) await browser().join(admin, tried, 'viewer')
      const statuses: number[] = []
      for (let i = 0; i < 12; i++)
        statuses.push((await browser().call('POST', '/auth/sign-in', { email: tried, password: 'wrong' })).status)
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    }
    const right = await browser().call('POST', '/auth/sign-in', { email: 'max@acme.example', password })
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    later()
    expect((await browser().call('POST', '/auth/sign-in', { email: 'max@acme.example', password })).status).toBe(200)
  })

  test('signing in takes no secret that was there before, and ends that session', async () => {
    later()
    const victim = browser()
    victim.cookie = `rostra_${new URL(started.origin).port}=${'A'.repeat(43)}`
    await victim.call('POST', '/auth/sign-in', { email, password })
    expect(victim.cookie).not.toContain('AAAA')
    const before = victim.cookie
    await victim.call('POST', '/auth/sign-in', { email, password })
    expect(victim.cookie).not.toBe(before)
    const thief = browser()
    thief.cookie = before
    expect((await thief.call('GET', '/me')).status).toBe(401)
  })

  test('after signing out a stolen cookie opens nothing', async () => {
    const [made, thief] = [await signedIn(), browser()]
    thief.cookie = made.cookie
    expect((await thief.call('GET', '/me')).status).toBe(200)
    await made.call('POST', '/auth/sign-out')
    expect(made.cookie).toBe('')
    expect((await thief.call('GET', '/me')).status).toBe(401)
  })

  test('a page of another site can neither write with the cookie nor sign somebody in or out', async () => {
    later()
    const made = await signedIn()
    const list = { name: 'from elsewhere' }
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'rostra-console': '' },
    ]
    for (const headers of foreign) {
      const token = { ...headers }
      if (headers['rostra-console'] === '') {
        const { cookie } = made
        const bare = await started.call('POST', '/lists', { token: null, body: list, headers: { cookie } })
        expect(bare.status).toBe(403)
        continue
      }
      expect([headers, (await made.call('POST', '/lists', list, token)).status]).toEqual([headers, 403])
      expect((await made.call('POST', '/auth/sign-out', undefined, token)).status).toBe(403)
      expect((await browser().call('POST', '/auth/sign-in', { email, password }, token)).status).toBe(403)
    }
    expect((await made.call('POST', '/lists', list, { origin: started.origin })).status).toBe(201)
    const form = { token: null, body: 'name=x', headers: { cookie: made.cookie, 'content-type': 'text/plain' } }
    expect((await started.call('POST', '/lists', form)).status).toBe(403)
    expect((await made.call('GET', '/me')).status).toBe(200)
  })

  test('a session ends when it is not used, and in any case after a week', async () => {
    const idle = await signedIn()
    started.clock.advance(13 * 3_600_000)
    expect((await idle.call('GET', '/me')).status).toBe(401)
    const used = await signedIn()
    for (let hours = 0; hours < 160; hours += 10) {
      started.clock.advance(10 * 3_600_000)
      expect((await used.call('GET', '/me')).status).toBe(200)
    }
    started.clock.advance(10 * 3_600_000)
    expect((await used.call('GET', '/me')).status).toBe(401)
  })

  test('people see and end their own sessions; an admin those of the account', async () => {
    const viewer = browser()
    const viewerId = await viewer.join(admin, 'vic@acme.example', 'viewer')
    const [here, there] = [await signedIn(), await signedIn()]
    const listOf = async (who: BrowserLike, query = '') =>
      (await who.call('GET', `/sessions${query}`)).at('data') as { id: string; user_id: string; is_current: boolean }[]
    const own = await listOf(viewer)
    expect(own.map(({ user_id, is_current }) => [user_id, is_current])).toEqual([[viewerId, true]])
    const current = (await listOf(here)).find(({ is_current }) => is_current)
    expect((await viewer.call('DELETE', `/sessions/${current?.id ?? ''}`)).status).toBe(404)
    expect(await listOf(here, `?user_id=${viewerId}`)).toHaveLength(1)
    const [mine] = await listOf(there)
    expect((await here.call('DELETE', `/sessions/${mine?.id ?? ''}`)).status).toBe(204)
    expect((await there.call('GET', '/me')).status).toBe(401)
    const foreign = await started.call('DELETE', `/sessions/${current?.id ?? ''}`, {
      token: await started.createToken('other'),
    })
    expect(foreign.status).toBe(404)
    expect((await viewer.call('DELETE', `/sessions/${own[0]?.id ?? ''}`)).status).toBe(204)
    expect((await viewer.call('GET', '/me')).status).toBe(401)
  })

  test('a token and a link of the command line become sessions that end with the token', async () => {
    const token = await started.createToken('acme', ['creators'])
    const [byToken, byLink] = [browser(), browser()]
    expect((await byToken.call('POST', '/auth/token', { token: 'rostra_no' })).status).toBe(401)
    expect((await byToken.call('POST', '/auth/token', { token })).status).toBe(200)
    const code = started.app.signInCodes.issue(token)
    expect((await byLink.call('POST', '/console/sign-in', { code })).status).toBe(200)
    expect((await byLink.call('POST', '/console/sign-in', { code })).status).toBe(401)
    const me = await byLink.call('GET', '/me')
    expect([me.at('user'), me.at('scopes')]).toEqual([null, ['creators']])
    expect((await byToken.call('GET', '/users')).status).toBe(403)
    await started.call('DELETE', `/tokens/${String(me.at('token_id'))}`, { token: admin })
    started.clock.advance(1500)
    expect((await byToken.call('GET', '/me')).status).toBe(401)
    expect((await byLink.call('GET', '/me')).status).toBe(401)
  })

  test('a new password ends all other sessions; weak ones, and tokens, are refused', async () => {
    later()
    const [here, there] = [await signedIn(), await signedIn()]
    const change = (new_password: string, old = password) =>
      here.call('POST', '/auth/password', { password: old, new_password })
    for (const weak of ['short', 'aaaaaaaaaaaaaaaa', '123456789012', 'my password is', `${email} x`])
      expect([weak, (await change(weak)).status]).toEqual([weak, 422])
    expect((await change('a brand new phrase', 'wrong')).status).toBe(422)
    const byToken = await started.call('POST', `${started.origin}/auth/password`, {
      token: admin,
      body: { password, new_password: 'a brand new phrase' },
      headers: { 'rostra-console': '1' },
    })
    expect(byToken.status).toBe(403)
    later()
    const old = here.cookie
    expect((await change('a brand new phrase')).status).toBe(200)
    expect(here.cookie).not.toBe(old)
    expect((await here.call('GET', '/me')).status).toBe(200)
    expect((await there.call('GET', '/me')).status).toBe(401)
    expect((await browser().call('POST', '/auth/sign-in', { email, password })).status).toBe(401)
    await change(password, 'a brand new phrase')
  })

  test('an admin gives a link to choose a new password, which ends the sessions', async () => {
    later()
    const lost = browser()
    const id = await lost.join(admin, 'lo@acme.example', 'analyst')
    const reset = await started.call('POST', `/users/${id}/password-reset`, { token: admin })
    expect([reset.status, reset.at('kind')]).toEqual([201, 'password_reset'])
    expect((await lost.call('GET', '/me')).status).toBe(200)
    const again = browser()
    const accept = { code: reset.at('code'), name: 'Lo', password: 'nine blue lanterns' }
    expect((await again.call('POST', '/auth/invitation/accept', accept)).status).toBe(200)
    expect((await again.call('GET', '/me')).at('user.id')).toBe(id)
    expect((await lost.call('GET', '/me')).status).toBe(401)
    expect((await again.call('POST', '/auth/invitation/accept', accept)).status).toBe(401)
  })
})
