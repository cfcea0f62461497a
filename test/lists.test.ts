import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

interface Shown {
  handle: string
  stage: string | null
  tags: string[]
  note: string
  fields: Record<string, unknown>
  also_here: { network: string; handle: string }[]
  creator: { followers: number } | null
}

describe.each(databases)('lists on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    const { creators, links, search } = started.app.context.corpus
    await creators.save(
      Array.from({ length: 6 }, (_, i) =>
        creatorLike({
          externalId: `c${i}`,
          handle: `cook_${i}`,
          followers: 1000 * (i + 1),
          provenance: imported(1),
        }),
      ),
    )
    await creators.save([
      creatorLike({ network: 'tiktok', externalId: 't0', handle: 'cook.zero', followers: 50, provenance: imported(1) }),
    ])
    await links.save([
      {
        from: { network: 'instagram', handle: 'cook_0' },
        to: { network: 'tiktok', handle: 'cook.zero' },
        evidence: 'imported',
        strength: 'strong',
        provenance: imported(1),
      },
    ])
    await indexed(search.creators)
  })
  afterAll(() => started.stop())

  const post = (path: string, body: unknown, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })
  const create = async (body: object): Promise<string> => (await post('/lists', body)).id
  const handles = (...numbers: number[]) =>
    numbers.map((number) => ({ network: 'instagram', handle: `cook_${number}` }))
  const membersOf = async (id: string, query = ''): Promise<Shown[]> =>
    (await started.call('GET', `/lists/${id}/members?limit=100${query}`)).at('data') as Shown[]
  const handlesOf = async (id: string, query = ''): Promise<string[]> =>
    (await membersOf(id, query)).map(({ handle }) => handle).sort()

  test('are created, found, renamed and deleted; a name is used once', async () => {
    const id = await create({ name: 'Spring launch', tags: ['2027'], owner: 'Ada' })
    expect((await post('/lists', { name: ' spring LAUNCH ' })).status).toBe(409)
    const other = await create({ name: 'Autumn' })
    expect((await started.call('GET', '/lists?tag=2027')).at('data')).toMatchObject([{ id, members: 0, owner: 'Ada' }])
    expect((await started.call('GET', '/lists?query=spring')).at('data')).toHaveLength(1)
    const first = await started.call('GET', '/lists?limit=1')
    const next = await started.call('GET', `/lists?limit=1&cursor=${String(first.at('next_cursor'))}`)
    expect([first.at('data.0.id'), next.at('data.0.id')]).toEqual([other, id])
    const patch = (body: object): Promise<Response> => started.call('PATCH', `/lists/${other}`, { body })
    expect((await patch({ name: 'Spring Launch' })).status).toBe(409)
    expect((await patch({ name: 'Winter', description: 'Snow' })).json).toMatchObject({ name: 'Winter', owner: null })
    expect((await started.call('GET', `/lists/${other}/history`)).at('data')).toMatchObject([
      { kind: 'list_changed', details: { before: { name: 'Autumn', description: '' } } },
    ])
    expect((await started.call('DELETE', `/lists/${other}`)).status).toBe(204)
    expect((await started.call('GET', `/lists/${other}`)).status).toBe(404)
  })

  test('take members by handle, by line, by table and by search, each once', async () => {
    const id = await create({ name: 'Ways in' })
    const add = (body: object): Promise<Response> => post(`/lists/${id}/members`, body)
    expect((await add({ profiles: [...handles(0), { network: 'instagram', external_id: 'c1' }] })).json).toMatchObject({
      added: 2,
      already: 0,
      list: { members: 2 },
    })
    const lines = await add({ items: ['instagram:cook_1', 'https://www.instagram.com/cook_2/', 'who is this'] })
    expect(lines.json).toMatchObject({ added: 1, already: 1, not_found: 1, misses: [{ position: 2 }] })
    const table = await started.call('POST', `/lists/${id}/members`, {
      body: 'handle;network\ncook_3;instagram\nnobody;tiktok\n',
      headers: { 'content-type': 'text/csv' },
    })
    expect(table.json).toMatchObject({ added: 1, not_found: 1, misses: [{ position: 1, input: 'nobody' }] })
    const search = { followers: { min: 5000 }, synthetic: 'include', max_results: 1 }
    expect((await add({ search })).json).toMatchObject({ added: 1, list: { members: 5 } })
    expect(await handlesOf(id)).toEqual(['cook_0', 'cook_1', 'cook_2', 'cook_3', 'cook_5'])
    expect((await add({ search: { followers: { min: -1 } } })).at('errors.0.pointer')).toBe('/search/followers/min')
    expect((await add({ search: { locations: ['atlantis'] } })).at('errors.0.pointer')).toBe('/search/locations/0')
    expect((await add({})).status).toBe(422)
    expect((await add({ items: ['a'], csv: 'b' })).status).toBe(422)
    const page = await started.call('GET', `/lists/${id}/members?limit=3`)
    const rest = await started.call('GET', `/lists/${id}/members?limit=3&cursor=${String(page.at('next_cursor'))}`)
    const seen = [...(page.at('data') as Shown[]), ...(rest.at('data') as Shown[])].map(({ handle }) => handle)
    expect(seen).toEqual(['cook_5', 'cook_3', 'cook_2', 'cook_1', 'cook_0'])
  })

  test('keep stage, tags, notes and fields of every member', async () => {
    const id = await create({ name: 'Notes', fields: [{ key: 'fee', name: 'Fee', type: 'number' }] })
    await post(`/lists/${id}/members`, { profiles: handles(0, 1, 2), set: { stage: 'shortlisted', tags: ['a'] } })
    const change = (body: object): Promise<Response> => started.call('PATCH', `/lists/${id}/members`, { body })
    const set = { stage: 'agreed', note: 'Call on Monday', fields: { fee: 250 } }
    expect((await change({ members: handles(0, 1), set, add_tags: ['b'] })).json).toMatchObject({ changed: 2 })
    expect((await change({ members: handles(0, 4), add_tags: ['b'] })).json).toMatchObject({
      changed: 0,
      unchanged: 2,
      change_id: null,
    })
    expect(await membersOf(id, '&stage=agreed&tag=b')).toMatchObject([
      {
        handle: 'cook_1',
        fields: { fee: 250 },
        note: 'Call on Monday',
        tags: ['a', 'b'],
        creator: { followers: 2000 },
      },
      { handle: 'cook_0' },
    ])
    expect(await handlesOf(id, '&handle=OOK_2')).toEqual(['cook_2'])
    expect(await handlesOf(id, '&handle=ook%252')).toEqual([])
    expect(await handlesOf(id, '&stage=')).toEqual([])
    const wrong = await change({ members: handles(0), set: { stage: 'nowhere', fields: { fee: 'much', size: 1 } } })
    expect((wrong.at('errors') as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
      '/set/stage',
      '/set/fields/fee',
      '/set/fields/size',
    ])
    const stages = await started.call('PATCH', `/lists/${id}`, { body: { stages: ['agreed'] } })
    expect(stages.at('errors.0.message')).toContain('1 members are in the stage "shortlisted"')
  })

  test('a removal, like every change, can be undone, and what happened since stays', async () => {
    const id = await create({ name: 'Undo' })
    await post(`/lists/${id}/members`, { profiles: handles(0, 1, 2), set: { note: 'kept' } })
    const removed = await post(`/lists/${id}/members/remove`, { members: handles(0, 1, 5) })
    expect(removed.json).toMatchObject({ removed: 2, unchanged: 1, list: { members: 1 } })
    await post(`/lists/${id}/members`, { profiles: handles(1), set: { note: 'new' } })
    const undo = `/lists/${id}/history/${String(removed.at('change_id'))}/undo`
    const undone = await post(undo, undefined)
    expect(undone.json).toMatchObject({ restored: 1, skipped: 1, list: { members: 3 } })
    expect((await membersOf(id)).map(({ handle, note }) => [handle, note]).sort()).toEqual([
      ['cook_0', 'kept'],
      ['cook_1', 'new'],
      ['cook_2', 'kept'],
    ])
    expect((await post(undo, undefined)).status).toBe(409)
    expect((await started.call('GET', `/lists/${id}/history`)).at('data')).toMatchObject([
      { kind: 'undone', members: 1, details: { undoes: removed.at('change_id') } },
      { kind: 'added', members: 1, sample: [{ handle: 'cook_1' }] },
      { kind: 'removed', members: 2, undone_by: undone.at('change_id') },
      { kind: 'added', members: 3, actor_name: 'test' },
    ])
    expect((await started.call('GET', `/lists/${id}/members`)).at('data.0.added_by_name')).toBe('test')
    await post(`/lists/${id}/history/${String(undone.at('change_id'))}/undo`, undefined)
    expect(await handlesOf(id)).toEqual(['cook_1', 'cook_2'])
  })

  test('are a scope of searches, exports and enrichments', async () => {
    const [some, others] = [await create({ name: 'Scope one' }), await create({ name: 'Scope two' })]
    await post(`/lists/${some}/members`, { profiles: handles(0, 1, 2) })
    await post(`/lists/${others}/members`, { profiles: handles(2, 3) })
    const found = async (lists: unknown): Promise<string[]> => {
      const answer = await post('/discovery', { lists, synthetic: 'include', network: 'instagram' })
      return (answer.at('data') as Shown[]).map(({ handle }) => handle).sort()
    }
    expect(await found([some])).toEqual(['cook_0', 'cook_1', 'cook_2'])
    expect(await found({ all_of: [some, others] })).toEqual(['cook_2'])
    expect(await found({ any_of: [some], none_of: [others] })).toEqual(['cook_0', 'cook_1'])
    expect(await found({ none_of: [some] })).toEqual(['cook_3', 'cook_4', 'cook_5'])
    const match = await post('/discovery', { lists: { any_of: [others, some] }, synthetic: 'include' })
    expect(match.at('data.0.handle')).toBe('cook_3')
    expect(match.at('data.0.match')).toContainEqual({
      filter: 'lists',
      value: [others],
      threshold: { any_of: [others, some] },
      passed: true,
    })
    expect((await post('/discovery', { lists: ['list_none'] })).at('errors.0.pointer')).toBe('/lists/0')
    const exported = await post('/discovery-export', { lists: [others], synthetic: 'include', fields: ['handle'] })
    const enriched = await post('/enrichments', { list: some, blocks: ['metrics'] })
    // The list as it was when the work was asked for.
    await post(`/lists/${some}/members/remove`, { members: handles(0) })
    await started.drain()
    expect((await started.call('GET', `/discovery-export/${exported.id}`)).at('data')).toHaveLength(2)
    const rows = (await started.call('GET', `/enrichments/${enriched.id}`)).at('data') as { metrics: object }[]
    expect(rows.map(({ metrics }) => metrics)).toMatchObject([
      { followers: 1000 },
      { followers: 2000 },
      { followers: 3000 },
    ])
    expect((await post('/enrichments', { list: 'list_none' })).at('errors.0.pointer')).toBe('/list')
  })

  test('know the same person on two networks', async () => {
    const id = await create({ name: 'People' })
    const tiktok = { network: 'tiktok', handle: 'cook.zero' }
    await post(`/lists/${id}/members`, { profiles: handles(0) })
    const skipped = await post(`/lists/${id}/members`, { profiles: [tiktok], same_person: 'skip' })
    expect(skipped.json).toMatchObject({ added: 0, same_person: 1 })
    await post(`/lists/${id}/members`, { profiles: [tiktok] })
    expect(await membersOf(id)).toMatchObject([
      { handle: 'cook.zero', also_here: [{ network: 'instagram', handle: 'cook_0' }] },
      { handle: 'cook_0', also_here: [{ network: 'tiktok', handle: 'cook.zero' }] },
    ])
    expect((await started.call('GET', '/lists?member=tiktok:cook.zero')).at('data')).toMatchObject([{ id }])
  })

  test('are worked on as a whole: screened, watched, reported on, compared', async () => {
    const id = await create({ name: 'Work', stages: ['new', 'asked'] })
    await post(`/lists/${id}/members`, { profiles: handles(0, 1, 2), set: { stage: 'asked' } })
    await post(`/lists/${id}/members`, { profiles: handles(3) })
    const submit = (body: object, options = {}): Promise<Response> => post(`/lists/${id}/requests`, body, options)
    const screened = await submit({ work: 'screening', stage: 'asked', body: { retention_days: 5 } })
    expect([screened.status, screened.at('submitted'), screened.at('refused')]).toEqual([202, 3, 0])
    const entries = screened.at('data') as { handle: string; id: string }[]
    expect(entries.map(({ handle }) => handle)).toEqual(['cook_0', 'cook_1', 'cook_2'])
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(3)
    for (const entry of entries) expect((await started.call('GET', `/screening/${entry.id}`)).status).toBe(200)
    expect((await submit({ work: 'monitoring' })).at('submitted')).toBe(4)
    const reports = (await submit({ work: 'report' })).at('data') as { id: string }[]
    await started.drain()
    for (const report of reports)
      expect((await started.call('GET', `/profile-analytics-async/${report.id}`)).at('status')).not.toBe('queued')
    const [overlap] = (await submit({ work: 'overlap' })).at('data') as { id: string; handle: null }[]
    expect((await started.call('GET', `/audience-overlap/${overlap?.id}`)).status).toBe(200)

    // The same call again makes nothing new.
    const headers = { 'idempotency-key': 'work-once' }
    const [once, twice] = [await submit({ work: 'report' }, { headers }), await submit({ work: 'report' }, { headers })]
    expect(twice.json).toEqual(once.json)
    const refused = await submit({ work: 'screening', body: { retention_days: -1 } })
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      422,
      expect.stringContaining('/body/retention_days'),
    ])
    expect((await submit({ work: 'report', tag: 'nobody' })).status).toBe(422)
    const creatorsOnly = await started.createToken('first', ['creators'])
    expect((await submit({ work: 'screening' }, { token: creatorsOnly })).status).toBe(403)
    await started.call('DELETE', `/lists/${id}`)
  })

  test('belong to their account: no other sees, uses or changes them', async () => {
    const id = await create({ name: 'Ours' })
    await post(`/lists/${id}/members`, { profiles: handles(0) })
    const changeId = String((await started.call('GET', `/lists/${id}/history`)).at('data.0.id'))
    const token = await started.createToken('stranger')
    const other = { token }
    expect((await started.call('GET', '/lists', other)).at('data')).toEqual([])
    const calls: [string, string, unknown?][] = [
      ['GET', `/lists/${id}`],
      ['PATCH', `/lists/${id}`, { name: 'Theirs' }],
      ['DELETE', `/lists/${id}`],
      ['GET', `/lists/${id}/members`],
      ['POST', `/lists/${id}/members`, { profiles: handles(1) }],
      ['PATCH', `/lists/${id}/members`, { members: handles(0), add_tags: ['x'] }],
      ['POST', `/lists/${id}/members/remove`, { members: handles(0) }],
      ['GET', `/lists/${id}/history`],
      ['POST', `/lists/${id}/history/${changeId}/undo`],
    ]
    for (const [method, path, body] of calls)
      expect([method, path, (await started.call(method, path, { body, token })).status]).toEqual([method, path, 404])
    expect((await post('/discovery', { lists: [id] }, other)).status).toBe(422)
    expect((await post('/enrichments', { list: id }, other)).status).toBe(422)
    expect((await post('/lists', { name: 'Ours' }, other)).status).toBe(201)
    expect(await handlesOf(id)).toEqual(['cook_0'])
  })
})
