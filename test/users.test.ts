import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, scopesWithin } from '../src/kernel/roles.js'
import { BrowserLike } from './browser-like.js'
import { databases, start, type Started } from './harness.js'

test('a token of a user can do no more than the user', () => {
  expect(scopesWithin('reviewer', ['creators', 'screening'])).toEqual(['screening'])
  expect(scopesWithin('reviewer', ['admin'])).toEqual(['screening', 'content'])
  expect(scopesWithin('owner', ['creators'])).toEqual(['creators'])
})

describe.each(databases)('people of an account on %s', (database) => {
  let started: Started
  let admin: string
  const owner = (): BrowserLike => new BrowserLike(started)
  let first: BrowserLike
  let firstId: string
  beforeAll(async () => {
    started = await start({ database })
    admin = await started.createToken('acme', ['admin'])
    first = owner()
    firstId = await first.join(admin, 'Ada@acme.example', 'owner')
  })
  afterAll(() => started.stop())

  test('the first owner comes by an invitation of an admin token; further ones by an owner alone', async () => {
    const me = await first.call('GET', '/me')
    expect(me.at('user')).toMatchObject({ email: 'ada@acme.example', role: 'owner', has_password: true })
    expect([me.at('account.name'), me.at('token_id'), me.at('scopes')]).toEqual(['acme', null, ['admin']])
    const byToken = await started.call('POST', '/invitations', {
      token: admin,
      body: { email: 'eve@acme.example', role: 'owner' },
    })
    expect([byToken.status, byToken.at('code')]).toEqual([403, 'forbidden'])
    const byOwner = await first.call('POST', '/invitations', { email: 'eve@acme.example', role: 'owner' })
    expect(byOwner.status).toBe(201)
    expect((await first.call('DELETE', `/invitations/${byOwner.id}`)).at('status')).toBe('revoked')
    const late = { code: byOwner.at('code'), name: 'Eve', password: 'seven grey herons' }
    expect((await owner().call('POST', '/auth/invitation/accept', late)).status).toBe(401)
  })

  test('an invitation works once, for a week, and the newest for an address alone', async () => {
    const body = { email: 'bo@acme.example', role: 'viewer' }
    const old = await first.call('POST', '/invitations', body)
    const invited = await first.call('POST', '/invitations', body)
    const accept = (code: unknown) =>
      owner().call('POST', '/auth/invitation/accept', { code, name: 'Bo', password: 'seven grey herons' })
    expect((await accept(old.at('code'))).status).toBe(401)
    const seen = await owner().call('POST', '/auth/invitation', { code: invited.at('code') })
    expect(seen.json).toEqual({ email: 'bo@acme.example', role: 'viewer', account: 'acme', is_new: true })
    const both = await Promise.all([accept(invited.at('code')), accept(invited.at('code'))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await accept(invited.at('code'))).status).toBe(401)
    expect((await first.call('POST', '/invitations', body)).status).toBe(409)
    const late = await first.call('POST', '/invitations', { email: 'cy@acme.example' })
    expect(late.at('role')).toBe('viewer')
    started.clock.advance(8 * 86_400_000)
    expect((await accept(late.at('code'))).status).toBe(401)
    const list = await started.call('GET', '/invitations', { token: admin })
    expect(list.at('data.0.status')).toBe('expired')
    expect((await accept('x')).status).toBe(401)
    await first.call('POST', '/auth/sign-in', { email: 'ada@acme.example', password: 'seven grey herons' })
  })

  test('what a role may not do is refused with the scope, and who may only read changes nothing', async () => {
    const [reviewer, viewer, auditor] = [owner(), owner(), owner()]
    await reviewer.join(admin, 'rae@acme.example', 'reviewer')
    await viewer.join(admin, 'vic@acme.example', 'viewer')
    await auditor.join(admin, 'aud@acme.example', 'auditor')
    const refused = await reviewer.call('POST', '/discovery', { network: 'instagram' })
    expect([refused.status, refused.at('detail')]).toEqual([403, expect.stringContaining('scope creators')])
    for (const path of ['/users', '/invitations', `/users/${firstId}`])
      expect((await reviewer.call('GET', path)).status).toBe(403)
    expect((await viewer.call('POST', '/discovery', { network: 'instagram' })).status).toBe(200)
    const change = await viewer.call('POST', '/lists', { name: 'mine' })
    expect([change.status, change.at('detail')]).toEqual([403, expect.stringContaining('may only read')])
    expect((await auditor.call('GET', '/users')).status).toBe(200)
    for (const [method, path] of [
      ['PATCH', `/users/${firstId}`],
      ['DELETE', `/users/${firstId}`],
      ['POST', '/invitations'],
      ['POST', '/tokens'],
    ] as const)
      expect([path, (await auditor.call(method, path, method === 'DELETE' ? undefined : {})).status]).toEqual([
        path,
        403,
      ])
    const listed = await viewer.call('GET', '/roles')
    expect((listed.at('data') as { name: string }[]).map(({ name }) => name)).toEqual(Object.keys(roles))
  })

  test('nobody raises themselves: an admin makes no owner, an analyst no admin, a token no more than its user', async () => {
    const [boss, analyst] = [owner(), owner()]
    const bossId = await boss.join(admin, 'max@acme.example', 'admin')
    const analystId = await analyst.join(admin, 'ann@acme.example', 'analyst')
    expect((await boss.call('PATCH', `/users/${bossId}`, { role: 'owner' })).status).toBe(403)
    expect((await boss.call('PATCH', `/users/${firstId}`, { role: 'viewer' })).status).toBe(403)
    expect((await boss.call('DELETE', `/users/${firstId}`)).status).toBe(403)
    expect((await boss.call('POST', `/users/${firstId}/password-reset`)).status).toBe(403)
    const service = await boss.call('POST', '/tokens', { name: 'bot', belongs_to: 'service', scopes: ['admin'] })
    expect(service.status).toBe(201)
    const asService = { token: String(service.at('token')), body: { role: 'owner' } }
    expect((await started.call('PATCH', `/users/${bossId}`, asService)).status).toBe(403)
    expect((await analyst.call('PATCH', `/users/${analystId}`, { role: 'admin' })).status).toBe(403)
    expect((await analyst.call('POST', '/tokens', { name: 'x', scopes: ['admin'] })).status).toBe(403)
    expect((await analyst.call('POST', '/tokens', { name: 'x', belongs_to: 'service' })).status).toBe(403)
    const own = await analyst.call('POST', '/tokens', { name: 'notebook' })
    expect([own.status, own.at('scopes'), own.at('user_id')]).toEqual([201, ['creators'], analystId])
    const token = String(own.at('token'))
    expect((await started.call('GET', '/me', { token })).at('user.id')).toBe(analystId)
    expect((await started.call('GET', '/lists', { token })).status).toBe(200)
    const seen = (await analyst.call('GET', '/tokens')).at('data') as { id: string }[]
    expect(seen.map(({ id }) => id)).toEqual([own.id])
    expect((await analyst.call('DELETE', `/tokens/${service.id}`)).status).toBe(404)
    // A narrower role narrows tokens and sessions that are there already.
    await first.call('PATCH', `/users/${analystId}`, { role: 'reviewer' })
    expect((await started.call('GET', '/lists', { token })).status).toBe(403)
    expect((await analyst.call('GET', '/lists')).status).toBe(403)
    expect((await first.call('DELETE', `/users/${analystId}`)).status).toBe(204)
    expect((await started.call('GET', '/me', { token })).status).toBe(401)
    expect((await analyst.call('GET', '/me')).status).toBe(401)
    expect((await first.call('DELETE', `/users/${analystId}`)).status).toBe(404)
  })

  test('the last owner stays, also when two owners demote each other at once', async () => {
    for (const [method, body] of [
      ['PATCH', { role: 'admin' }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await first.call(method, `/users/${firstId}`, body)
      expect([refused.status, refused.at('detail')]).toEqual([409, expect.stringContaining('last owner')])
    }
    expect((await first.call('PATCH', `/users/${firstId}`, { name: 'Ada L.' })).at('name')).toBe('Ada L.')
    const second = owner()
    const invited = await first.call('POST', '/invitations', { email: 'sam@acme.example', role: 'owner' })
    await second.call('POST', '/auth/invitation/accept', {
      code: invited.at('code'),
      name: 'Sam',
      password: 'seven grey herons',
    })
    const secondId = String((await second.call('GET', '/me')).at('user.id'))
    const both = await Promise.all([
      first.call('PATCH', `/users/${secondId}`, { role: 'admin' }),
      second.call('PATCH', `/users/${firstId}`, { role: 'admin' }),
    ])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    const users = (await started.call('GET', '/users?limit=100', { token: admin })).at('data') as { role: string }[]
    expect(users.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  test('another account sees nobody of this one, whatever id it names', async () => {
    const other = await started.createToken('other')
    const seen = (await started.call('GET', '/users', { token: other })).at('data') as object[]
    expect(seen).toEqual([])
    for (const [method, path, body] of [
      ['GET', `/users/${firstId}`],
      ['PATCH', `/users/${firstId}`, { name: 'x' }],
      ['DELETE', `/users/${firstId}`],
      ['POST', `/users/${firstId}/password-reset`],
    ] as const) {
      const refused = await started.call(method, path, { token: other, ...(body === undefined ? {} : { body }) })
      expect([method, refused.status]).toEqual([method, 404])
    }
    // The same address may belong to both, and neither learns of it.
    const again = await started.call('POST', '/invitations', { token: other, body: { email: 'ada@acme.example' } })
    expect(again.status).toBe(201)
    expect((await first.call('DELETE', `/invitations/${again.id}`)).status).toBe(404)
  })
})
