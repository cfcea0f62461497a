import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ShownCreators } from '../src/areas/creators/discovery/shown-creators.js'
import { Creators } from '../src/corpus/records/creators.js'
import { openDatabase } from '../src/db/database.js'
import { databases, start, type Response, type Started } from './harness.js'
import { alive, bringPeople, byRank, found, people, summaryOf, type Found } from './discovery-people.js'
import { indexed } from './indexed.js'

describe.each(databases)('what discovery shows on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    await bringPeople(started)
  })
  afterAll(() => started.stop())

  const post = (body: object, path = '/discovery'): Promise<Response> => started.call('POST', path, { body })

  test('exports everything that matches, once, and leaves it out afterwards', async () => {
    const body = { verified: true, fields: ['network', 'external_id', 'handle', 'bio'], format: 'csv' }
    const { id, status } = await post(body, '/discovery-export')
    expect(status).toBe(202)
    await started.drain()
    const verified = alive.filter(({ creator }) => creator.verified)
    const shown = await started.call('GET', `/discovery-export/${id}?limit=100`)
    expect(shown.at('result.rows')).toBe(verified.length)
    expect(found(shown).map(({ external_id }) => external_id)).toEqual(
      verified.sort(byRank).map(({ creator }) => creator.externalId),
    )
    const file = await started.call('GET', `${started.origin}${String(shown.at('result.file'))}`)
    expect(file.headers.get('content-type')).toContain('text/csv')
    const lines = file.text.trim().split('\n')
    expect(lines.length).toBe(verified.length + 1)
    expect(lines[0]?.replace('\uFEFF', '').trim()).toBe('network,external_id,handle,bio')
    const rest = await post({ verified: true, exclude: { requests: [id] } })
    expect(rest.at('total.value')).toBe(0)
    const token = await started.createToken('third')
    expect((await started.call('GET', `/discovery-export/${id}`, { token })).status).toBe(404)
    expect((await started.call('POST', '/discovery', { body: { exclude: { requests: [id] } }, token })).status).toBe(
      422,
    )
    expect((await post({ ...body, locations: ['zz-nowhere'] }, '/discovery-export')).status).toBe(422)
  })

  test('counts nobody as reachable who must not be contacted, until that is taken back', async () => {
    const reachable = await post({ has_contact: true, limit: 100 })
    const someone = found(reachable).find(({ network }) => network === 'tiktok')
    if (someone === undefined) throw new Error('nobody is reachable')
    const { network, handle } = someone
    const entry = await started.call('POST', '/do-not-contact', { body: { profile: { network, handle } } })
    expect(entry.status).toBe(201)
    await indexed(started.app.context.corpus.search.creators)
    const without = await post({ has_contact: true, limit: 100 })
    expect(without.at('total.value')).toBe((reachable.at('total.value') as number) - 1)
    const shown = await post({ query: handle, has_contact: false })
    expect(found(shown)[0]).toMatchObject({ handle, contact: { has: false, types: [], do_not_contact: true } })
    expect((await started.call('DELETE', `/do-not-contact/${entry.id}`)).status).toBe(204)
    await indexed(started.app.context.corpus.search.creators)
    expect((await post({ has_contact: true })).at('total.value')).toBe(reachable.at('total.value'))
  })

  test('gives files the chosen fields in the chosen order, and knows whom they hold', async () => {
    const byHandle = await post(
      { verified: true, fields: ['follower_growth', 'handle', 'network'], max_results: 2 },
      '/discovery-export',
    )
    const nameless = await post({ verified: true, fields: ['followers'] }, '/discovery-export')
    await started.drain()
    const csv = await started.call('GET', `/discovery-export/${byHandle.id}?format=csv`)
    expect(csv.text.split('\n')[0]?.replace('\uFEFF', '').trim()).toBe(
      'follower_growth.months_1,follower_growth.months_3,follower_growth.months_6,follower_growth.months_12,handle,network',
    )
    const all = (await post({ verified: true })).at('total.value') as number
    expect((await post({ verified: true, exclude: { requests: [byHandle.id] } })).at('total.value')).toBe(all - 2)
    expect((await post({ exclude: { requests: [nameless.id] } })).status).toBe(422)
    expect((await post({ fields: ['handle', 'handle'] }, '/discovery-export')).status).toBe(422)
  })

  test('an address or number that is objected to leaves search, bios and exports at once, and comes back', async () => {
    const { corpus } = started.app.context
    const { search } = corpus
    const someone = people[1]?.creator
    if (someone === undefined) throw new Error('There is nobody.')
    const bio = 'Kilns and glazes. write: nora@kiln.example or +44 7911 123456'
    await corpus.creators.save([
      { ...someone, externalId: 'nora', handle: 'noraglazes', bio, links: ['https://wa.me/447911123456'] },
    ])
    const look = async () => {
      await indexed(search.creators)
      const { status, id } = await post(
        { query: 'noraglazes', fields: ['handle', 'bio', 'contact'] },
        '/discovery-export',
      )
      expect(status).toBe(202)
      await started.drain()
      const [row] = (await started.call('GET', `/discovery-export/${id}`)).at('data') as Found[]
      const [shown] = found(await post({ query: 'noraglazes' }))
      expect(row).toMatchObject({ bio: shown?.bio, contact: shown?.contact })
      const counted = async (type: string) =>
        (await post({ query: 'noraglazes', contact_types: { must: [type] } })).at('total.value')
      return {
        shown,
        email: await counted('email'),
        phone: await counted('phone'),
        whatsapp: await counted('whatsapp'),
      }
    }
    expect(await look()).toMatchObject({ shown: { bio }, email: 1, phone: 1, whatsapp: 1 })
    const refuse = (body: object) => started.call('POST', '/do-not-contact', { body })
    const number = await refuse({ phone: '+44 7911 123456' })
    expect(await look()).toMatchObject({
      shown: { bio: 'Kilns and glazes. write: nora@kiln.example or [withheld]', contact: { types: ['email'] } },
      ...{ email: 1, phone: 0, whatsapp: 0 },
    })
    const address = await refuse({ email: 'Nora@Kiln.example' })
    expect(await look()).toMatchObject({ shown: { contact: { has: false } }, email: 0, phone: 0 })
    for (const { id } of [number, address]) await started.call('DELETE', `/do-not-contact/${id}`)
    expect(await look()).toMatchObject({ shown: { bio }, email: 1, phone: 1, whatsapp: 1 })
    await refuse({ profile: { network: someone.network, handle: 'noraglazes' } })
    expect(await look()).toMatchObject({
      shown: { bio: 'Kilns and glazes. write: [withheld] or [withheld]', contact: { do_not_contact: true } },
      ...{ email: 0, phone: 0, whatsapp: 0 },
    })
  })

  test('what was shown before is shown as it is now: records, audiences, objections, whoever changed them', async () => {
    const { corpus } = started.app.context
    const { search } = corpus
    const someone = people[2]?.creator
    if (someone === undefined) throw new Error('There is nobody.')
    const kim = { ...someone, externalId: 'kim', handle: 'kimweaves', name: 'Kim', bio: 'Looms. kim@loom.example' }
    await corpus.creators.save([kim])
    await indexed(search.creators)
    const shown = async () => found(await post({ query: 'kimweaves' }))[0]
    // Nobody waits for the index from here on: it still finds the old words.
    expect(await shown()).toMatchObject({ name: 'Kim', bio: kim.bio, audience: null })
    expect(await shown()).toMatchObject({ name: 'Kim', bio: kim.bio, audience: null })
    const renamed = { ...kim, name: 'Kim Abara' }
    await corpus.creators.save([renamed])
    expect(await shown()).toMatchObject({ name: 'Kim Abara', audience: null })
    await corpus.audienceSummaries.save([summaryOf(kim, 2)])
    expect(await shown()).toMatchObject({ name: 'Kim Abara', audience: { credibility: 90 } })
    const { id } = await started.call('POST', '/do-not-contact', { body: { email: 'kim@loom.example' } })
    expect(await shown()).toMatchObject({ bio: 'Looms. [withheld]', contact: { do_not_contact: false } })
    await started.call('DELETE', `/do-not-contact/${id}`)
    expect(await shown()).toMatchObject({ bio: kim.bio })
    const beside = openDatabase(started.config)
    await new Creators(beside).save([{ ...renamed, name: 'Kim A.' }])
    expect(await shown()).toMatchObject({ name: 'Kim A.' })
    await sql`delete from creators where external_id = 'kim'`.execute(beside.query)
    expect(await shown()).toBeUndefined()
    await beside.close()
  })

  test('what is kept of shown creators stays within its bytes, and is the same with and without', async () => {
    const { db, corpus, creators } = started.app.context
    const needs = { ...corpus, db, rateCard: creators.rateCard }
    const keys = people.map(({ creator }) => `${creator.network}:${creator.externalId}`)
    const [small, large] = [new ShownCreators(needs, 5000), new ShownCreators(needs)]
    const first = await small.read(keys)
    expect(first.size).toBe(people.length)
    // A map of 120 people takes `toEqual` longer than everything else in this file takes.
    const isTheSame = async (read: Promise<typeof first>): Promise<boolean> => isDeepStrictEqual(await read, first)
    expect(await isTheSame(small.read([...keys].reverse()))).toBe(true)
    expect(await isTheSame(large.read(keys))).toBe(true)
    expect(await isTheSame(large.read(keys))).toBe(true)
    expect(small.bytes).toBeLessThanOrEqual(5000)
    if (database === 'sqlite') expect(large.bytes).toBeGreaterThan(5000)
    else expect(large.bytes).toBe(0)
  })
})
