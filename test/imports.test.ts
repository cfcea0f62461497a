import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'

const list = [
  'rank,channel_info,followers,avg_likes,60d_eng_rate,country',
  '1,ana.cooks,12.4k,310,1.39%,Spain',
  '2,mira.runs,5.1k,90,nan,NaN',
  '3,bad!handle,1k,1,2%,Italy',
  '4,tom.reads,lots,5,1%,France',
].join('\n')

describe.each(databases)('imports over HTTP on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { uploadBytesMax: 100_000 } })
  })
  afterAll(() => started.stop())

  const upload = (body: string, name = 'list.csv', headers: Record<string, string> = {}) =>
    started.call('POST', `/imports/files?name=${name}`, { body, headers: { 'content-type': 'text/csv', ...headers } })

  test('a file is uploaded, looked at, corrected, imported, and what was refused can be had', async () => {
    const file = await upload(list)
    expect([file.status, file.at('name'), file.at('bytes')]).toEqual([201, 'list.csv', list.length])
    const path = `/imports/files/${file.id}/preview`
    const first = await started.call('POST', path, { body: {} })
    expect(first.at('tables.0.missing.0')).toMatch(/which network/)
    const mapping = { set: { network: 'instagram' } }
    const second = await started.call('POST', path, { body: mapping })
    expect(second.at('sampled')).toEqual({
      rows: 4,
      whole: true,
      importable: 3,
      rejected: 1,
      cells_lost: 1,
      keyed: 0,
      own_ids: 0,
      waiting: 0,
    })
    expect(second.at('tables.0.columns.0')).toMatchObject({ column: 'channel_info', field: 'handle' })

    const submitted = await started.call('POST', '/imports', {
      body: { file_id: file.id, mapping: second.at('mapping') },
    })
    expect(submitted.status).toBe(202)
    await started.drain()
    const done = await started.call('GET', `/imports/${submitted.id}`)
    expect([done.at('status'), done.at('result')]).toEqual([
      'succeeded',
      expect.objectContaining({ rows: 4, imported: 3, rejected: 1, cells_lost: 1, records: { creators: 3 } }),
    ])
    const rejects = await started.call('GET', `/imports/${submitted.id}/rejects`)
    const lines = rejects.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; kept?: boolean })
    expect(lines.map(({ line, kept }) => [line, kept])).toEqual([
      [4, undefined],
      [5, true],
    ])
    const creator = await started.app.context.corpus.creators.find({ network: 'instagram', handle: 'ana.cooks' })
    expect(creator).toMatchObject({
      followers: 12_400,
      place: { countryCode: 'ES' },
      metrics: { engagementRate: 0.0139, averageLikes: 310 },
    })
    expect(creator?.metrics?.engagementRateBasis).toMatch(/60d_eng_rate/)
  })

  test('an import is done when searches find what it brought', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => `bluesky,done.${i}.example.com,Found at once,${i + 10}`)
    const file = await upload(['network,handle,name,followers', ...rows].join('\n'))
    const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
    await started.drain()
    expect((await started.call('GET', `/imports/${id}`)).at('result.searchable')).toBe(true)
    const found = await started.call('POST', '/discovery', { body: { query: 'found at once', limit: 1 } })
    expect(found.at('total.value')).toBe(300)

    const tried = await started.call('POST', '/imports', { body: { file_id: file.id, dry_run: true } })
    await started.drain()
    expect((await started.call('GET', `/imports/${tried.id}`)).at('result.searchable')).toBeNull()
  })

  test('names that stand in handles alone are found by their words', async () => {
    const file = await upload('username,followers\nkimkardashian,300m\nselenagomez,400m\nkimberly.example,2k\n')
    await started.call('POST', '/imports', { body: { file_id: file.id, mapping: { set: { network: 'instagram' } } } })
    await started.drain()
    const find = async (query: string): Promise<unknown> => {
      const { json } = await started.call('POST', '/discovery', { body: { network: 'instagram', query } })
      return (json as { data: { handle: string }[] }).data.map(({ handle }) => handle)
    }
    expect(await find('kardashian')).toEqual(['kimkardashian'])
    expect(await find('selena gomez')).toEqual(['selenagomez'])
    expect(await find('kim')).toEqual(['kimkardashian'])
    expect(await find('SelenaGomez')).toEqual(['selenagomez'])
    const quick = await started.call('POST', '/discovery-quick', { body: { query: 'gom', network: 'instagram' } })
    expect(quick.at('data.0.handle')).toBe('selenagomez')
  })

  test('the name of an upload says the network where nothing else does', async () => {
    const file = await upload('channel_info,followers\nnames.say,12\n', 'top-instagram.csv')
    const looked = await started.call('POST', `/imports/files/${file.id}/preview`, { body: {} })
    expect(looked.at('tables.0.notes.0')).toMatch(/instagram, from the name of the file/)
    const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
    await started.drain()
    expect((await started.call('GET', `/imports/${id}`)).at('result.records')).toEqual({ creators: 1 })
  })

  test('whether somebody is verified is not known where a file does not say it, and no filter takes it for a no', async () => {
    const bring = async (csv: string): Promise<void> => {
      const file = await upload(csv)
      await started.call('POST', '/imports', { body: { file_id: file.id } })
      await started.drain()
    }
    await bring('network,handle,followers\ntiktok,says.nothing,100\n')
    await bring('network,handle,followers,verified\ntiktok,says.no,90,no\ntiktok,says.yes,80,yes\n')
    await indexed(started.app.context.corpus.search.creators)
    const { json } = await started.call('GET', '/profiles?network=tiktok&handle=says.nothing')
    expect(json).toMatchObject({ data: [{ profile: { verified: null } }] })
    const find = async (filter: object): Promise<unknown> => {
      const { json: found } = await started.call('POST', '/discovery', { body: { network: 'tiktok', ...filter } })
      return (found as { data: { handle: string; verified: boolean | null }[] }).data.map(({ handle, verified }) => [
        handle,
        verified,
      ])
    }
    expect(await find({ verified: false })).toEqual([['says.no', false]])
    expect(await find({ verified: true })).toEqual([['says.yes', true]])
    expect(await find({})).toContainEqual(['says.nothing', null])
  })

  test('a form, a repeated upload, and a mapping kept by name', async () => {
    const form = new FormData()
    form.set('file', new Blob(['Nutzername;Abonnenten\nana_liest;1.234\n']), 'liste.csv')
    const sent = await fetch(`${started.baseUrl}/imports/files`, {
      method: 'POST',
      body: form,
      headers: { authorization: started.token },
    })
    const { id, name } = (await sent.json()) as { id: string; name: string }
    expect([sent.status, name]).toEqual([201, 'liste.csv'])
    const headers = { 'idempotency-key': 'once' }
    expect((await upload(list, 'again.csv', headers)).id).toBe((await upload(list, 'again.csv', headers)).id)

    await started.call('PUT', '/imports/mappings/liste', { body: { set: { network: 'x' } } })
    expect((await started.call('GET', '/imports/mappings')).at('data.0.name')).toBe('liste')
    const run = await started.call('POST', '/imports', { body: { file_id: id, mapping_name: 'liste' } })
    await started.drain()
    expect((await started.call('GET', `/imports/${run.id}`)).at('result.imported')).toBe(1)
    expect(await started.app.context.corpus.creators.find({ network: 'x', handle: 'ana_liest' })).toMatchObject({
      followers: 1234,
    })
  })

  test.each([
    ['a picture', '\x89PNG\r\n\x1a\n', /is a picture/],
    ['half a document', '{"data": [{"username": "a", "followers": 1}, {"username"', /ends in the middle of the object/],
  ])('%s is refused with what is wrong', async (_name, content, message) => {
    const body = Buffer.from(content, 'latin1')
    const sent = await fetch(`${started.baseUrl}/imports/files?name=odd`, {
      method: 'POST',
      body,
      headers: { authorization: started.token },
    })
    const { id } = (await sent.json()) as { id: string }
    const preview = await started.call('POST', `/imports/files/${id}/preview`, { body: {} })
    expect([preview.status, preview.at('detail')]).toEqual([422, expect.stringMatching(message)])
    const run = await started.call('POST', '/imports', { body: { file_id: id } })
    await started.drain()
    const ended = await started.call('GET', `/imports/${run.id}`)
    expect([ended.at('status'), ended.at('error.detail')]).toEqual(['failed', expect.stringMatching(message)])
  })

  test('columns that say nothing are shown, and taken once somebody says what they are', async () => {
    const file = await upload('colour,shoe size\nred,44\nblue,45\n')
    const path = `/imports/files/${file.id}/preview`
    const first = await started.call('POST', path, { body: {} })
    expect([first.status, first.at('tables.0.confidence')]).toEqual([200, 0])
    expect(first.at('tables.0.missing.0')).toMatch(/not understood/)
    expect(first.at('tables.0.left_out')).toMatchObject([{ column: 'colour', samples: ['red', 'blue'] }, {}])
    const refused = await started.call('POST', '/imports', { body: { file_id: file.id } })
    const mapping = { set: { network: 'x' }, columns: { colour: 'handle', 'shoe size': 'followers' } }
    const second = await started.call('POST', path, { body: mapping })
    expect([second.at('tables.0.missing'), second.at('sampled.importable')]).toEqual([[], 2])
    const taken = await started.call('POST', '/imports', { body: { file_id: file.id, mapping } })
    await started.drain()
    expect((await started.call('GET', `/imports/${refused.id}`)).at('error.detail')).toMatch(/not understood/)
    expect((await started.call('GET', `/imports/${taken.id}`)).at('result.imported')).toBe(2)
  })

  test('a value that cannot be meant is refused with its name', async () => {
    const file = await upload(list)
    const path = `/imports/files/${file.id}/preview`
    for (const [body, message] of [
      [{ set: { network: 'instagrm' } }, /network/],
      [{ set: { netwrk: 'x' } }, /Did you mean network/],
      [{ columns: { rank: 'folowers' } }, /Did you mean followers/],
    ] as const) {
      const answer = await started.call('POST', path, { body })
      expect([answer.status, answer.at('detail')]).toEqual([422, expect.stringMatching(message)])
    }
  })

  test('follower counts over time become growth history', async () => {
    const rows = [
      'date,username,followers',
      '2026-03-01,growing_one,471000',
      '2026-04-01,growing_one,473.5k',
      '2026-04-01,other_one,12100',
    ]
    const series = await upload(rows.join('\n'), 'growth.csv')
    const single = await upload(
      'timestamp,followers_count\n2026-03-01 22:22:42.647821,5010\n2026-03-02 22:22:41.1,5060\n2026-03-02 23:59:59,5061\n',
    )
    const preview = await started.call('POST', `/imports/files/${single.id}/preview`, {
      body: { set: { network: 'x' } },
    })
    expect([preview.at('tables.0.kind'), preview.at('tables.0.missing.0')]).toEqual([
      'history',
      expect.stringMatching(/whose/),
    ])
    for (const [file, set] of [
      [series, { network: 'x' }],
      [single, { network: 'x', handle: 'other_one' }],
    ] as const) {
      await started.call('POST', '/imports', { body: { file_id: file.id, mapping: { set } } })
      await started.drain()
    }
    const { creators, history } = started.app.context.corpus
    const points = async (handle: string) => {
      const creator = await creators.find({ network: 'x', handle })
      const found = await history.list('x', creator?.externalId ?? '')
      return [creator?.followers, ...found.map(({ day, followers }) => [day, followers])]
    }
    expect(await points('growing_one')).toEqual([473_500, ['2026-03-01', 471_000], ['2026-04-01', 473_500]])
    expect(await points('other_one')).toEqual([
      12_100,
      ['2026-03-01', 5010],
      ['2026-03-02', 5061],
      ['2026-04-01', 12_100],
    ])
  })

  test('limits, scopes and other accounts', async () => {
    expect((await upload('x'.repeat(100_001))).status).toBe(413)
    expect((await upload('')).status).toBe(400)
    const narrow = await started.createToken('first', ['creators'])
    expect((await started.call('GET', '/imports/files', { token: narrow })).status).toBe(403)
    const file = await upload(list)
    const stranger = await started.createToken('second')
    for (const [method, path, body] of [
      ['POST', `/imports/files/${file.id}/preview`, {}],
      ['POST', '/imports', { file_id: file.id }],
      ['DELETE', `/imports/files/${file.id}`, undefined],
    ] as const)
      expect((await started.call(method, path, { token: stranger, body })).status).toBe(404)
    expect((await started.call('DELETE', `/imports/files/${file.id}`)).status).toBe(200)
    expect((await started.call('POST', '/imports', { body: { file_id: file.id } })).status).toBe(404)
  })
})
