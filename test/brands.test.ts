import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'

describe.each(databases)('the registry of brands on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const post = (path: string, body: unknown, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })
  const get = (path: string): Promise<Response> => started.call('GET', path)
  const namedIn = async (text: string): Promise<unknown[]> => {
    const { json } = await post('/text-judgement', { texts: [{ text }], tasks: ['spam'] })
    const [first] = (json as { data: { entities?: { kind: string; value: string }[] }[] }).data
    return (first?.entities ?? []).filter(({ kind }) => kind === 'brand').map(({ value }) => value)
  }

  test('begins with an open list of thousands, found by name, account and site', async () => {
    const seen: string[] = []
    let pages = 0
    for (let cursor = ''; ;) {
      const page: Response = await get(`/brands?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...(page.at('data') as { id: string }[]).map(({ id }) => id))
      if (++pages === 3 || page.at('next_cursor') === null) break
      cursor = page.at('next_cursor') as string
    }
    expect(new Set(seen).size).toBe(300)
    expect((await get('/brands?query=nike.com')).at('data.0')).toMatchObject({ id: 'brand_nike', interest: 'fashion' })
    expect((await get('/brands?query=@gymshark')).at('data')).toHaveLength(1)
    expect((await get('/brands/brand_gap')).json).toMatchObject({ name: 'Gap', ambiguous: true })
    expect((await get('/brands/brand_nobody')).status).toBe(404)
    expect((await get('/dictionary/brands?query=gymshrk')).at('data.0.name')).toBe('Gymshark')
  })

  test('a brand is added, changed, found in texts at once, merged and removed', async () => {
    const text = 'My new Quellborn kettle is here'
    expect(await namedIn(text)).toEqual([])
    const added = await post('/brands', {
      name: 'Quellborn',
      interest: 'home',
      handles: [{ network: 'instagram', handle: '@quell.born' }],
      domains: ['https://www.quellborn.example/shop'],
    })
    expect([added.status, added.json]).toMatchObject([
      201,
      { id: 'brand_quellborn', domains: ['quellborn.example'], website: 'https://quellborn.example' },
    ])
    expect(await namedIn(text)).toEqual(['brand_quellborn'])
    expect(await namedIn('thanks @quell.born')).toEqual(['brand_quellborn'])
    expect((await get('/dictionary/brands?query=quellb')).at('data.0.id')).toBe('brand_quellborn')
    expect((await post('/brands', { name: 'Quellborn' })).status).toBe(409)
    const changed = await started.call('PATCH', '/brands/brand_quellborn', { body: { aliases: ['Quelly'] } })
    expect(changed.at('aliases')).toEqual(['Quelly'])
    expect(await namedIn('quelly forever')).toEqual(['brand_quellborn'])
    const merged = await post('/brands/brand_quellborn/merge', { into: 'brand_gymshark' })
    expect(merged.json).toMatchObject({ id: 'brand_gymshark', aliases: ['Quellborn', 'Quelly'] })
    expect((await get('/brands/brand_quellborn')).at('id')).toBe('brand_gymshark')
    expect(await namedIn(text)).toEqual(['brand_gymshark'])
    expect((await started.call('DELETE', '/brands/brand_gymshark')).status).toBe(204)
    expect(await namedIn(text)).toEqual([])
    expect((await get('/brands/brand_gymshark')).status).toBe(404)
  })

  test('says what is wrong with a brand', async () => {
    const wrong: [body: object, pointer: string][] = [
      [{ name: '…' }, '/name'],
      [{ name: 'Aa', interest: 'nothing' }, '/interest'],
      [{ name: 'Aa', parent_id: 'brand_nobody' }, '/parent_id'],
      [{ name: 'Aa', domains: ['no domain'] }, '/domains/0'],
      [{ name: 'Aa', nmae: 'x' }, '/nmae'],
    ]
    for (const [body, pointer] of wrong) {
      const answer = await post('/brands', body)
      expect([answer.status, answer.at('errors.0.pointer')]).toEqual([422, pointer])
    }
    expect((await post('/brands/brand_nike/merge', { into: 'brand_nike' })).status).toBe(422)
    const reader = await started.createToken('reader', ['creators'])
    expect((await post('/brands', { name: 'Bb' }, { token: reader })).status).toBe(403)
  })

  test('a table is imported; a row that cannot be read costs itself', async () => {
    const csv = [
      'Name;Category;Instagram;Twitter;Domains;Aliases',
      'Mossglen;home;mossglen;mossglen_uk;mossglen.example;Moss Glen|MossGlen Home',
      ';home;;;;',
      'Harrowfen;not an interest;;;;',
      'Nike;fashion;nike;;;Swooshes',
    ].join('\n')
    const answer = await post('/brands/import', { csv })
    expect(answer.json).toMatchObject({
      added: 1,
      changed: 1,
      rejected: 2,
      rejects: [{ row: 2 }, { row: 3, message: expect.stringContaining('interest') as string }],
    })
    expect((await get('/brands/brand_mossglen')).json).toMatchObject({
      handles: [
        { network: 'instagram', handle: 'mossglen' },
        { network: 'x', handle: 'mossglen_uk' },
      ],
      aliases: ['Moss Glen', 'MossGlen Home'],
    })
    expect(await namedIn('three swooshes')).toEqual(['brand_nike'])
    const again = await post('/brands/import', { csv })
    expect(again.json).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect((await post('/brands/import', { csv: 'a,"b\n' })).at('errors.0.pointer')).toBe('/csv')
    expect((await post('/brands/import', {})).status).toBe(422)
  })

  test('a table of another tool is imported as it is', async () => {
    const csv =
      'Brand;Also known as;Instagram URL;Website;Industry;Parent company;Notes\nLumotea;Lumo Tea|LumoTea GmbH;https://www.instagram.com/lumotea/;www.lumotea.example;Food;;x\nHarbour Oats;;@harbouroats;harbouroats.example;Food;Lumotea;\n'
    expect((await post('/brands/import', { csv })).json).toMatchObject({ added: 2, rejected: 0 })
    expect((await get('/brands/brand_harbour-oats')).json).toMatchObject({
      parent_id: 'brand_lumotea',
      interest: 'food',
      website: 'https://harbouroats.example',
      handles: [{ network: 'instagram', handle: 'harbouroats' }],
    })
    expect((await get('/brands/brand_lumotea')).json).toMatchObject({
      aliases: ['Lumo Tea', 'LumoTea GmbH'],
      handles: [{ network: 'instagram', handle: 'lumotea' }],
    })
  })
})
