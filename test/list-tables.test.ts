import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { creatorLike, imported } from './records.js'

type Shown = Record<string, unknown>

describe.each(databases)('tables for lists on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    await started.app.context.corpus.creators.save(
      Array.from({ length: 3 }, (_, i) =>
        creatorLike({ externalId: `c${i}`, handle: `cook_${i}`, provenance: imported(1) }),
      ),
    )
  })
  afterAll(() => started.stop())

  const post = (path: string, body: unknown): Promise<Response> => started.call('POST', path, { body })
  const create = async (body: object): Promise<string> => (await post('/lists', body)).id

  test('take stages, notes and fields from the table that names the members', async () => {
    const fields = [
      { key: 'fee', name: 'Agreed fee', type: 'number' },
      { key: 'signed', name: 'Signed', type: 'boolean' },
      { key: 'due', name: 'Due on', type: 'date' },
      { key: 'city', name: 'City', type: 'text' },
    ]
    const id = await create({ name: 'From a sheet', fields })
    const add = (csv: string, more: object = {}): Promise<Response> => post(`/lists/${id}/members`, { csv, ...more })
    const sheet = [
      'Handle;Network;Stage;Notes;Tags;Owner;Agreed fee;signed;Due on;City;Something else',
      'cook_0;instagram;In Talks;"Wants a call; mornings";bread|rye;Ada;1.250,50 €;yes;24.12.2026;Graz;7',
      'nobody;tiktok;agreed;Lost;;;;;;;',
      'cook_1;instagram;;;;;n/a;no;;;',
    ]
    const added = await add(sheet.join('\n'), { set: { stage: 'shortlisted', owner: 'Bea', tags: ['x'] } })
    expect(added.json).toMatchObject({ added: 2, not_found: 1 })
    const members = (await started.call('GET', `/lists/${id}/members`)).at('data') as Shown[]
    expect(members.find(({ handle }) => handle === 'cook_0')).toMatchObject({
      stage: 'in talks',
      note: 'Wants a call; mornings',
      tags: ['bread', 'rye'],
      owner: 'Ada',
      fields: { fee: 1250.5, signed: true, due: '2026-12-24', city: 'Graz' },
    })
    expect(members.find(({ handle }) => handle === 'cook_1')).toMatchObject({
      stage: 'shortlisted',
      note: '',
      tags: ['x'],
      owner: 'Bea',
      fields: { signed: false },
    })
    const refused = async (line: string): Promise<unknown> =>
      (await add(`handle,network,stage,agreed fee\n${line}`)).at('errors.0')
    expect(await refused('cook_2,instagram,married,1')).toMatchObject({
      pointer: '/csv',
      message: expect.stringMatching(/^Line 2: "married"/) as string,
    })
    expect(await refused('cook_2,instagram,agreed,much')).toMatchObject({
      message: 'Line 2: "much" in the column agreed fee: must be a number.',
    })
    expect((await started.call('GET', `/lists/${id}`)).at('members')).toBe(2)
  })

  test('know the columns that an import knows, in other languages and by network', async () => {
    const id = await create({ name: 'Agencies' })
    const add = async (csv: string): Promise<unknown> => {
      const answer = await post(`/lists/${id}/members`, { csv })
      return [answer.status, answer.at('added'), answer.at('already')]
    }
    expect(await add('Name;Instagram;Notizen\nUna;@cook_0;nett\n')).toEqual([200, 1, 0])
    expect(await add('Nutzername,Plattform,Status\ncook_1,Instagram,Agreed\n')).toEqual([200, 1, 0])
    expect(await add('Instagram Handle,TikTok,Status\n-,nobody,lead\ncook_2,,lead\n')).toEqual([200, 1, 0])
    expect(await add('instagram:cook_0\nhttps://www.instagram.com/cook_1/\n')).toEqual([200, 0, 2])
    const members = (await started.call('GET', `/lists/${id}/members`)).at('data') as Shown[]
    expect(members.map(({ handle, stage, note }) => [handle, stage, note])).toEqual([
      ['cook_2', null, ''],
      ['cook_1', 'agreed', ''],
      ['cook_0', null, 'nett'],
    ])
  })

  test('who is too many for a comparison is told in members, not in profiles', async () => {
    const id = await create({ name: 'One' })
    await post(`/lists/${id}/members`, { items: ['instagram:cook_0'] })
    const refused = await post(`/lists/${id}/requests`, { work: 'comparison' })
    expect(refused.at('errors.0')).toMatchObject({ pointer: '/work', message: 'This takes at least 2 members.' })
  })
})
