import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { clientSecret, TestProvider, Walker, type Person } from './oidc/provider.js'

describe.each(databases)('signing in by OpenID Connect on %s', (database) => {
  let started: Started
  let admin: string
  const provider = new TestProvider()
  beforeAll(async () => {
    await provider.listen()
    const oidc = { oidcIssuer: provider.issuer, oidcClientSecret: clientSecret, oidcAccount: 'acme', oidcName: 'Acme' }
    const roles = { oidcRoles: { leads: 'admin', staff: 'analyst' } as const }
    started = await start({ database, config: { ...oidc, ...roles } })
    provider.serve(started.origin)
    admin = await started.createToken('acme', ['admin'])
  })
  afterAll(async () => {
    await started.stop()
    await provider.close()
  })

  const arrive = (subject: string, person: Person): void => {
    provider.people.set(subject, person)
    provider.visitor = subject
  }
  /** Goes to the provider and back. Gives where the last page leads, and the browser. */
  const signIn = async (walker = new Walker()): Promise<{ to: string; walker: Walker }> => {
    const page = await walker.go(`${started.origin}/auth/oidc/start`)
    return { to: /url=([^"]*)"/.exec(await page.text())?.[1] ?? `status ${page.status}`, walker }
  }
  const call = (walker: Walker, method: string, path: string): Promise<Response> =>
    started.call(method, path, {
      token: null,
      headers: { cookie: walker.cookies(started.origin), 'rostra-console': '1' },
      ...(method === 'POST' ? { body: {} } : {}),
    })
  const me = (walker: Walker): Promise<Response> => call(walker, 'GET', '/me')
  const verified = (email: string, ...groups: string[]): Person => ({
    email,
    email_verified: true,
    name: email,
    groups,
  })

  test('the code flow with PKCE, state and nonce ends in a session of a new user', async () => {
    const seen = await started.call('GET', `${started.origin}/auth/session`, { token: null })
    expect(seen.at('ways')).toEqual({ password: false, oidc: 'Acme' })
    arrive('s-ada', verified('Ada@acme.example', 'staff'))
    const { to, walker } = await signIn()
    expect(to).toBe('/')
    const asked = new URL(walker.visited[1] ?? '').searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length).toBeGreaterThan(40)
    const known = await me(walker)
    expect(known.at('user')).toMatchObject({ email: 'ada@acme.example', role: 'analyst', has_password: false })
    const sessions = await call(walker, 'GET', '/sessions')
    expect(sessions.at('data.0.method')).toBe('oidc')
    await started.app.context.db.audit.settle()
    const told = await started.call('GET', '/audit?operation=auth.signIn', { token: admin })
    expect([told.at('data.0.outcome'), told.at('data.0.details')]).toEqual(['succeeded', '{"method":"oidc"}'])
  })

  test('the subject counts, whatever becomes of the address; the role follows the claim', async () => {
    arrive('s-bo', verified('bo@acme.example', 'staff'))
    const first = await me((await signIn()).walker)
    arrive('s-bo', verified('robert@acme.example', 'staff', 'leads'))
    const second = await me((await signIn()).walker)
    expect(second.at('user.id')).toBe(first.at('user.id'))
    expect([first.at('user.role'), second.at('user.role')]).toEqual(['analyst', 'admin'])
    // Somebody else who gets the address later does not get the user.
    arrive('s-other', verified('bo@acme.example', 'staff'))
    expect((await signIn()).to).toBe('/#refused=not-allowed')
  })

  test('a user who was invited is found by the verified address, and by that alone', async () => {
    const invited = await started.call('POST', '/invitations', { token: admin, body: { email: 'cy@acme.example' } })
    const accept = { code: invited.at('code'), name: 'Cy', password: 'seven grey herons' }
    await started.call('POST', `${started.origin}/auth/invitation/accept`, { token: null, body: accept })
    arrive('s-thief', { email: 'cy@acme.example', email_verified: false, groups: ['staff'] })
    expect((await signIn()).to).toBe('/#refused=not-allowed')
    arrive('s-nobody', { groups: ['staff'] })
    expect((await signIn()).to).toBe('/#refused=not-allowed')
    arrive('s-cy', verified('CY@acme.example', 'staff'))
    expect((await me((await signIn()).walker)).at('user')).toMatchObject({ name: 'Cy', has_password: true })
  })

  test('without a fitting role nobody comes in', async () => {
    arrive('s-ada', verified('ada@acme.example', 'guests'))
    const { to, walker } = await signIn()
    expect([to, (await me(walker)).status]).toEqual(['/#refused=not-allowed', 401])
  })

  test('an answer for another browser, a forged one and a used one open nothing', async () => {
    arrive('s-dee', verified('dee@acme.example', 'staff'))
    const { walker } = await signIn()
    const callback = walker.visited.find((url) => url.includes('/auth/oidc/callback')) ?? ''
    const landed = async (with_: Walker, url: string): Promise<string> =>
      /url=([^"]*)"/.exec(await (await with_.go(url)).text())?.[1] ?? ''
    expect(await landed(new Walker(), callback)).toBe('/#refused=provider')
    expect(await landed(new Walker(), `${started.origin}/auth/oidc/callback?code=x&state=y`)).toBe('/#refused=provider')
    // A code that was used is used.
    expect(await landed(walker, callback)).toBe('/#refused=provider')
    expect((await me(new Walker())).status).toBe(401)
  })

  test('signing out ends the session, and names the page of the provider', async () => {
    arrive('s-eve', verified('eve@acme.example', 'staff'))
    const { walker } = await signIn()
    const out = await call(walker, 'POST', `${started.origin}/auth/sign-out`)
    const goOn = new URL(String(out.at('go_on')))
    expect([goOn.origin, goOn.searchParams.get('client_id')]).toEqual([provider.issuer, 'rostra'])
    expect(goOn.searchParams.get('post_logout_redirect_uri')).toBe(`${started.origin}/`)
    expect((await walker.go(goOn.href)).status).toBe(200)
    expect((await me(walker)).status).toBe(401)
  })

  test('a rule for second factors is left to the provider', async () => {
    await started.call('PATCH', '/account', { token: admin, body: { second_factor_required: true } })
    arrive('s-fay', verified('fay@acme.example', 'staff'))
    const { walker } = await signIn()
    expect((await call(walker, 'GET', '/lists')).status).toBe(200)
  })
})

test('a provider that is not there is said to be so', async () => {
  const started = await start({ config: { oidcIssuer: 'http://127.0.0.1:9', oidcDefaultRole: 'viewer' } })
  try {
    const page = await new Walker().go(`${started.origin}/auth/oidc/start`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/#refused=provider')])
  } finally {
    await started.stop()
  }
})
