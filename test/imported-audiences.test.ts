import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'

interface Share {
  id: string
  share: number
  low: number
  high: number
  sample_size: number
}

interface Digest {
  source: string
  credibility: number | null
  sample_size: number
  as_of: string
  countries: Share[]
  languages: Share[]
  genders: Share[]
  ages: Share[]
}

const people = [
  ['Maria Silva', 'Porto, Portugal', 'Mãe, livros e café. 34 anos'],
  ['João Costa', 'Lisboa, Portugal', 'Corro todos os dias'],
  ['Hannah Becker', 'Berlin, Germany', 'Bücher und Kaffee, 27 Jahre'],
  ['Ana Ferreira', 'Braga, Portugal', 'Gosto de cozinhar em casa'],
] as const

/** Follower profiles as a tool writes them. */
const fileOf = (creator: string, from: number, to: number): string => {
  const header = 'creator,username,full name,location,biography,followers,following,posts'
  const rows = Array.from({ length: to - from }, (_, i) => {
    const [name, place, bio] = people[(from + i) % people.length] ?? people[0]
    return `${creator},fan.${creator}.${from + i},${name},"${place}","${bio}",${100 + i},${300 + i},${40 + i}`
  })
  return [header, ...rows].join('\n')
}

describe.each(databases)('imported followers on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const send = async (table: string, kind: string): Promise<unknown> => {
    const file = await started.call('POST', '/imports/files?name=rows.csv', {
      body: table,
      headers: { 'content-type': 'text/csv' },
    })
    const mapping = { kind, set: { network: 'instagram' } }
    const { id } = await started.call('POST', '/imports', { body: { file_id: file.id, mapping } })
    await started.drain()
    return (await started.call('GET', `/imports/${id}`)).at('result.imported')
  }
  const settle = async (): Promise<void> => {
    const { corpus, gathering } = started.app.context
    await gathering.knownAudiences.catchUp()
    await indexed(corpus.search.creators)
  }
  const hitOf = async (handle: string): Promise<{ followers: number | null; audience: Digest | null }> =>
    ((await started.call('POST', '/discovery', { body: { limit: 100 } })).at('data') as { handle: string }[]).find(
      (hit) => hit.handle === handle,
    ) as never
  const reportOf = async (handle: string, rest: object = {}): Promise<Record<string, unknown>> =>
    (
      await started.call('POST', '/profile-analytics', { body: { profile: { network: 'instagram', handle }, ...rest } })
    ).at('audiences.followers') as never

  test('are what searches filter by, without anybody asking for a report', async () => {
    expect(await send(fileOf('vela.paints', 0, 120), 'followers')).toBe(120)
    expect(await send(fileOf('corin.bakes', 2, 3), 'followers')).toBe(1)
    expect((await started.call('GET', '/status')).at('audiences')).toEqual({ analysed: 2, running: false, waiting: 0 })
    const body = { audience: { locations: [{ id: 'pt', min_share: 0.5 }], languages: [{ id: 'pt', min_share: 0.4 }] } }
    const found = await started.call('POST', '/discovery', { body })
    expect(found.at('total.value')).toBe(1)
    const audience = found.at('data.0.audience') as Digest
    expect(audience).toMatchObject({ source: 'followers', sample_size: 120 })
    const [portugal] = audience.countries
    expect(portugal).toMatchObject({ id: 'pt', sample_size: expect.any(Number) as number })
    expect(portugal?.share).toBeCloseTo(0.75, 1)
    expect(portugal?.low).toBeLessThan(0.75)
    expect(portugal?.high).toBeGreaterThan(0.75)
    expect(audience.genders[0]?.id).toBe('female')
    expect(audience.ages.map(({ id }) => id)).toEqual(expect.arrayContaining(['25-34']))
  })

  test('give the report and the export the numbers of the hit, whatever sample is asked for', async () => {
    const { audience } = await hitOf('vela.paints')
    for (const rest of [{}, { audience_sample: 50 }, { max_age_s: 0 }]) {
      const report = await reportOf('vela.paints', rest)
      expect(report).toMatchObject({ sample_size: audience?.sample_size, as_of: audience?.as_of })
      expect(report['credibility']).toMatchObject({ score: audience?.credibility })
    }
    expect((await hitOf('vela.paints')).audience).toEqual(audience)
    const { id } = await started.call('POST', '/discovery-export', { body: {} })
    await started.drain()
    const rows = (await started.call('GET', `/discovery-export/${id}`)).at('data') as Record<string, unknown>[]
    expect(rows.find(({ handle }) => handle === 'vela.paints')?.['audience']).toEqual(audience)
  })

  test('change with what is imported next: more followers, or another count of them', async () => {
    const before = (await hitOf('vela.paints')).audience
    await send(fileOf('vela.paints', 120, 200), 'followers')
    await settle()
    const more = (await hitOf('vela.paints')).audience
    expect([before?.sample_size, more?.sample_size]).toEqual([120, 200])
    await send('handle,external id,followers\nvela.paints,900001,200', 'creators')
    await settle()
    const whole = await hitOf('vela.paints')
    expect(whole.followers).toBe(200)
    const width = (digest: Digest | null): number =>
      (digest?.countries[0]?.high ?? 0) - (digest?.countries[0]?.low ?? 0)
    expect(whole.audience?.sample_size).toBe(200)
    // Everybody was looked at, so less is left open; readings of places may still be wrong.
    expect(width(whole.audience)).toBeLessThan(width(more))
  })

  test('are drawn by lot where there are more than are looked at', async () => {
    const rows = Array.from(
      { length: 2400 },
      (_, i) => `lio.reads,reader.${String(i).padStart(4, '0')},"${i < 1200 ? 'Porto, Portugal' : 'Berlin, Germany'}"`,
    )
    await send(['creator,handle,location', ...rows].join('\n'), 'followers')
    await settle()
    const { audience } = await hitOf('lio.reads')
    expect(audience?.sample_size).toBe(2000)
    const share = audience?.countries.find(({ id }) => id === 'pt')?.share ?? 0
    expect(Math.abs(share - 0.5)).toBeLessThan(0.03)
  })

  test('of whom nothing but the handle is known say so with samples of none', async () => {
    await send('creator,handle\nansa.runs,x1\nansa.runs,x2', 'followers')
    await settle()
    const { audience } = await hitOf('ansa.runs')
    expect(audience).toMatchObject({ sample_size: 2, countries: [], ages: [], credibility: null })
    const profile = { network: 'instagram', handle: 'ansa.runs' }
    const report = await started.call('POST', '/profile-analytics', { body: { profile } })
    expect(report.at('audiences.followers')).toMatchObject({ credibility: null, notable: { share: null, members: [] } })
    const missing = (report.at('missing') as { item: string }[]).map(({ item }) => item)
    expect(missing).toContain('audiences.followers.credibility')
  })
})
