import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Creator } from '../src/model/creator.js'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike } from './records.js'

describe.each(databases)('who must not be contacted, by account and for all, on %s', (database) => {
  let started: Started
  let operator: string
  let [acme, other] = ['', '']
  let someone: Creator
  beforeAll(async () => {
    started = await start({ database })
    operator = started.token
    acme = await started.createToken('acme', ['admin'])
    other = await started.createToken('other', ['admin'])
    someone = creatorLike({ externalId: 'una', handle: 'una.bakes', bio: 'Bread. una@bread.example' })
    someone = { ...someone, provenance: { ...someone.provenance, synthetic: false } }
    await started.app.context.corpus.creators.save([someone])
    await indexed(started.app.context.corpus.search.creators)
  })
  afterAll(() => started.stop())

  const add = (token: string, body: object) => started.call('POST', '/do-not-contact', { token, body })
  const bioFor = async (token: string): Promise<unknown> => {
    const found = await started.call('POST', '/discovery', { token, body: { query: 'una.bakes' } })
    return found.at('data.0.bio')
  }

  test('an entry of an account holds for that account alone, also where both have just searched', async () => {
    expect([await bioFor(acme), await bioFor(other)]).toEqual([someone.bio, someone.bio])
    const entry = await add(acme, { email: 'una@bread.example' })
    expect([entry.status, entry.at('layer')]).toEqual([201, 'account'])
    for (let i = 0; i < 2; i++)
      expect([await bioFor(acme), await bioFor(other)]).toEqual(['Bread. [withheld]', someone.bio])
    expect((await started.call('DELETE', `/do-not-contact/${entry.id}`, { token: other })).status).toBe(404)
    expect((await started.call('DELETE', `/do-not-contact/${entry.id}`, { token: operator })).status).toBe(404)
    expect((await started.call('GET', '/do-not-contact', { token: other })).at('data')).toEqual([])
    expect((await started.call('GET', '/do-not-contact', { token: acme })).at('data.0.id')).toBe(entry.id)
    expect((await started.call('DELETE', `/do-not-contact/${entry.id}`, { token: acme })).status).toBe(204)
    expect(await bioFor(acme)).toBe(someone.bio)
  })

  test('the layer of the installation holds for all; no admin of an account can add to it, see it or take from it', async () => {
    const refused = await add(acme, { email: 'una@bread.example', layer: 'installation' })
    expect([refused.status, refused.at('detail')]).toEqual([403, expect.stringContaining('scope operator')])
    const entry = await add(operator, { email: 'una@bread.example' })
    expect(entry.at('layer')).toBe('installation')
    expect([await bioFor(acme), await bioFor(other)]).toEqual(['Bread. [withheld]', 'Bread. [withheld]'])
    expect((await started.call('DELETE', `/do-not-contact/${entry.id}`, { token: acme })).status).toBe(404)
    expect((await started.call('GET', '/do-not-contact?layer=installation', { token: acme })).status).toBe(403)
    expect((await started.call('GET', '/do-not-contact', { token: acme })).at('data')).toEqual([])
    expect((await started.call('GET', '/do-not-contact', { token: operator })).at('data.0.id')).toBe(entry.id)
    // Each may object to the same address; taking one back leaves the other.
    const own = await add(acme, { email: 'una@bread.example' })
    expect(own.id).not.toBe(entry.id)
    expect((await started.call('DELETE', `/do-not-contact/${entry.id}`, { token: operator })).status).toBe(204)
    expect([await bioFor(acme), await bioFor(other)]).toEqual(['Bread. [withheld]', someone.bio])
    await started.call('DELETE', `/do-not-contact/${own.id}`, { token: acme })
  })

  test('work in the background goes by the list of the account it is for', async () => {
    const entry = await add(acme, { email: 'una@bread.example' })
    const body = { emails: ['una@bread.example'] }
    const [mine, theirs] = [
      await started.call('POST', '/email-lookup', { token: acme, body }),
      await started.call('POST', '/email-lookup', { token: other, body }),
    ]
    await started.drain()
    const read = async (id: string, token: string) =>
      (await started.call('GET', `/email-lookup/${id}`, { token })).at('data.0.withheld')
    expect([await read(mine.id, acme), await read(theirs.id, other)]).toEqual(['do_not_contact', null])
    await started.call('DELETE', `/do-not-contact/${entry.id}`, { token: acme })
  })

  test('nobody gives out the scope operator who does not have it', async () => {
    const asked = { token: acme, body: { name: 'x', scopes: ['operator'] } }
    expect((await started.call('POST', '/tokens', asked)).status).toBe(403)
    const byOperator = await started.call('POST', '/tokens', { body: { name: 'x', scopes: ['operator'] } })
    expect(byOperator.status).toBe(201)
  })
})
