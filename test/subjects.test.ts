import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CommandLine } from './command-line.js'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { importInvented } from './known-files.js'

const commands = new CommandLine()
const root = mkdtempSync(join(tmpdir(), 'rostra-subjects-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const person = { network: 'instagram', handle: 'vela.paints' }
/** None of this may be left anywhere. */
const traces = ['vela.paints', 'quillonari', '7946 0958', '+442079460958']
const csv = [
  'network,handle,name,bio,followers',
  'tiktok,quillonari.paints,Zephyrine Quillonari,Also https://instagram.com/vela.paints call +44 20 7946 0958,900',
  'instagram,otho.reads,Otho Reads,Reads with @vela.paints every week,800',
].join('\n')

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile())

/** Which files hold a trace, as text of any usual encoding. */
const filesWithTraces = (folder: string): string[] =>
  files(folder).flatMap((file) => {
    const bytes = readFileSync(file)
    const texts = [bytes.toString('latin1'), bytes.toString('utf16le')].map((text) => text.toLowerCase())
    return traces.filter((trace) => texts.some((text) => text.includes(trace))).map((trace) => `${file}: ${trace}`)
  })

describe.each(databases)('data subjects on %s', (database) => {
  const dataFolder = join(root, database)
  let started: Started
  const call = (method: string, path: string, body?: unknown): Promise<Response> =>
    started.call(method, path, body === undefined ? {} : { body })

  const upload = async (): Promise<Response> => {
    const file = await started.call('POST', '/imports/files?name=people.csv', {
      body: csv,
      headers: { 'content-type': 'text/csv' },
    })
    const run = await call('POST', '/imports', { file_id: file.id })
    expect(run.status).toBe(202)
    await started.drain()
    return call('GET', `/imports/${run.id}`)
  }
  const tables = async (): Promise<string[]> => {
    const { db } = started.app.context
    const rows = await db.ask<{ name: string }>(
      {
        sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
        postgres: `select tablename as name from pg_tables where schemaname = current_schema()`,
      },
      [],
    )
    return rows.map(({ name }) => name)
  }
  /** Which tables hold a trace in any column. */
  const tablesWithTraces = async (): Promise<string[]> => {
    const found: string[] = []
    // The feed of changes tells the indexes whom to forget, and is emptied when they have.
    for (const name of (await tables()).filter((each) => each !== 'corpus_changes')) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(started.app.context.db.query)
      const text = JSON.stringify(rows).toLowerCase()
      for (const trace of traces) if (text.includes(trace)) found.push(`${name}: ${trace}`)
    }
    return found
  }

  /** A reviewer's note on what somebody else posted can name the person. */
  const noteOnAnother = async (): Promise<void> => {
    const other = await call('POST', '/screening', { profile: { network: 'instagram', handle: 'corin.bakes' } })
    await started.drain()
    const contents = await call('GET', `/screening/${other.id}/contents?limit=1&state=all`)
    const note = { content_ids: [contents.at('data.0.id')], action: 'note', reason: 'Read.', note: 'Ask @vela.paints' }
    expect((await call('PATCH', `/screening/${other.id}/contents`, note)).at('changed')).toHaveLength(1)
  }

  beforeAll(async () => {
    started = await start({ database, config: { dataFolder } })
    await importInvented(started, ['instagram'])
    await upload()
    const { links, search } = started.app.context.corpus
    await links.save([
      {
        from: { network: 'instagram', handle: 'vela.paints' },
        to: { network: 'tiktok', handle: 'quillonari.paints' },
        evidence: 'imported',
        strength: 'strong',
        provenance: { source: 'import', basis: 'measured', asOf: 1, synthetic: false },
      },
    ])
    await indexed(search.creators, search.texts)
    started.clock.advance(5000)
    const made = await call('POST', '/lists', { name: 'Painters' })
    await call('POST', `/lists/${made.id}/members`, { items: ['instagram:vela.paints', 'instagram:corin.bakes'] })
    await call('POST', '/campaigns', {
      name: 'Lamps',
      roster: { items: ['instagram:vela.paints'] },
      hashtags: ['lamp'],
      starts_at: new Date(started.clock.now() - 20 * 86_400_000).toISOString(),
    })
    await call('POST', '/saved-searches', { name: 'All', filters: { network: 'instagram' }, every_s: null })
    const lamp = { name: 'lamp', keywords: ['lamp'] }
    const asked: [path: string, body: object][] = [
      ['/discovery', { network: 'instagram', query: 'painting' }],
      ['/discovery-export', { network: 'instagram', fields: ['handle', 'name', 'bio'], max_results: 10 }],
      ['/contact-info', { profile: person }],
      ['/email-lookup', { emails: ['vela.paints@studio.example'] }],
      ['/enrichments', { items: ['instagram:vela.paints', 'instagram:corin.bakes'] }],
      ['/profile-analytics-async', { profile: person }],
      ['/screening', { profile: person }],
      ['/screening-identities', { name: 'Zephyrine Quillonari', emails: ['vela.paints@studio.example'] }],
      ['/screening/continuous-monitoring', { profile: person, every: '24h' }],
      ['/public-content-async', { profile: person }],
      ['/purchase-intent', { profile: person, product: lamp }],
      ['/comments-relevance', { content: { network: 'instagram', content_id: 'c0_0' }, product: lamp }],
      ['/social-listening', { brand: { name: 'Lamp', query: 'lamp' }, networks: ['instagram'] }],
    ]
    for (const [path, body] of asked) {
      const answer = await started.call('POST', path, {
        body,
        headers: { 'idempotency-key': `once ${path}`.replaceAll(' ', '-') },
      })
      expect([path, answer.status < 300 ? 'ok' : answer.text]).toEqual([path, 'ok'])
      if (answer.status === 202) await started.drain()
      if (path === '/screening') await call('POST', `/screening/${answer.id}/generate-report`, {})
    }
    await call('GET', '/profiles?network=instagram&handle=vela.paints')
    await noteOnAnother()
    await started.drain()
  }, 240_000)
  afterAll(() => started.stop())

  test('a person is found by evidence; who only shares a name is a candidate', async () => {
    expect((await tablesWithTraces()).length).toBeGreaterThan(10)
    const found = await call('POST', '/subjects/search', { who: ['vela.paints@studio.example'] })
    expect(found.at('accounts')).toEqual([
      { network: 'instagram', handle: 'vela.paints', name: expect.any(String) as string, evidence: 'email' },
      { network: 'tiktok', handle: 'quillonari.paints', name: 'Zephyrine Quillonari', evidence: 'linked' },
    ])
    const places = (found.at('places') as { place: string; own: number }[]).map(({ place }) => place)
    for (const place of ['creators', 'contents', 'comments', 'list_members', 'campaign_members', 'requests'])
      expect(places).toContain(place)
    // Otho names the person; what the person's own profiles say of them is no mention.
    expect(found.at('places')).toContainEqual({ place: 'creators', own: 2, mentions: 1 })
    const named = await call('POST', '/subjects/search', { who: ['Zephyrine Quillonari'] })
    expect([named.at('accounts'), named.at('candidates.0.handle')]).toEqual([[], 'quillonari.paints'])
    expect((await call('POST', '/subjects/erase', { who: ['Zephyrine Quillonari'] })).status).toBe(422)
    const copy = await call('POST', '/subjects/copy', { who: ['instagram:vela.paints'] })
    expect(copy.text).toContain('Zephyrine Quillonari')
    expect(copy.text).not.toContain('Otho Reads')
    const printed = await started.call('POST', '/subjects/copy', {
      body: { who: ['instagram:vela.paints'] },
      headers: { accept: 'application/pdf' },
    })
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(printed.text.startsWith('%PDF-')).toBe(true)
  })

  test('a restricted person is set apart, kept, and comes back', async () => {
    const restricted = await call('POST', '/subjects/restrict', { who: ['tiktok:quillonari.paints'] })
    expect(restricted.status).toBe(201)
    const { creators } = started.app.context.corpus
    expect(await creators.find({ network: 'tiktok', handle: 'quillonari.paints' })).toBeUndefined()
    await upload()
    expect(await creators.find({ network: 'tiktok', handle: 'quillonari.paints' })).toBeUndefined()
    const lifted = await call('POST', `/subjects/cases/${restricted.id}/lift`)
    expect(lifted.at('ended_at')).not.toBeNull()
    expect(await creators.find({ network: 'tiktok', handle: 'quillonari.paints' })).toMatchObject({ followers: 900 })
    expect(await creators.find({ network: 'instagram', handle: 'vela.paints' })).toBeDefined()
  })

  test('an erased person is nowhere any more, and does not come back', async () => {
    if (database === 'sqlite') await commands.run(['backup', join(root, 'store'), '--data', dataFolder])
    const erased = await call('POST', '/subjects/erase', { who: ['instagram:vela.paints'], reason: 'Letter' })
    expect(erased.status).toBe(201)
    expect(erased.at('sha256')).toMatch(/^[0-9a-f]{64}$/)
    // What was being derived at that moment is taken back as the indexes follow.
    await indexed(started.app.context.corpus.search.creators)
    expect(await tablesWithTraces()).toEqual([])
    // Whoever imports is told, and not by name.
    const brought = await upload()
    expect(brought.at('result.notes')).toEqual([expect.stringContaining('erased or restricted at their request')])
    const [taken, left] = ['imported', 'withheld'].map((name) => brought.at(`result.${name}`) as number)
    expect([left, (taken ?? 0) + (left ?? 0)]).toEqual([expect.any(Number), brought.at('result.rows')])
    expect(left).toBeGreaterThan(0)
    await importInvented(started, ['instagram'])
    const { creators } = started.app.context.corpus
    expect(await creators.find({ network: 'instagram', handle: 'vela.paints' })).toBeUndefined()
    expect((await call('GET', '/profiles?network=instagram&handle=vela.paints')).text).not.toContain('Painting')
    // Lists of their followers and of their figures name them too.
    for (const [name, body] of [
      ['followers.csv', 'network,creator,handle\ninstagram,vela.paints,new.reader\n'],
      [
        'growth.csv',
        'network,date,username,followers\ninstagram,2026-03-01,vela.paints,900\ninstagram,2026-04-01,vela.paints,910\n',
      ],
    ] as const) {
      const sent = await fetch(`${started.baseUrl}/imports/files?name=${name}`, {
        method: 'POST',
        body,
        headers: { authorization: started.token },
      })
      const run = await call('POST', '/imports', { file_id: ((await sent.json()) as { id: string }).id })
      await started.drain()
      const rows = name === 'growth.csv' ? 2 : 1
      const found = await call('GET', `/imports/${run.id}`)
      expect(found.at('result')).toMatchObject({ rows, rejected: 0, imported: 0, withheld: rows, records: {} })
      expect((await call('GET', `/imports/${run.id}/rejects`)).text).not.toContain('vela')
    }
    const { audiences, history } = started.app.context.corpus
    const kept: string[] = []
    for await (const { creatorId } of audiences.all('instagram')) kept.push(creatorId)
    for await (const { creatorId } of history.all('instagram')) kept.push(creatorId)
    expect(kept.filter((id) => id.includes('vela.paints'))).toEqual([])
    const found = await call('POST', '/subjects/search', { who: ['instagram:vela.paints'] })
    expect(found.at('suppressed')).toBe(true)
    const certificate = await call('GET', `/subjects/cases/${erased.id}`)
    expect(certificate.json).toEqual(erased.json)
    expect((await call('POST', `/subjects/cases/${erased.id}/lift`)).status).toBe(409)
    expect((await call('GET', '/audit/verification')).at('sound')).toBe(true)
    const audited = await call('GET', '/audit?subject=instagram:vela.paints&operation=eraseSubject')
    expect(audited.at('data.0.subjects.0.name')).toBeNull()
  })

  test.runIf(database === 'sqlite')(
    'no file of the data folder holds a trace, nor does a restored backup',
    async () => {
      const again = await call('POST', '/subjects/erase', { who: ['instagram:vela.paints'] })
      expect(again.status).toBe(201)
      await indexed(started.app.context.corpus.search.creators, started.app.context.corpus.search.texts)
      await started.app.stop()
      expect(filesWithTraces(dataFolder)).toEqual([])
      const restored = await commands.run(['restore', join(root, 'store'), '--replace', '--data', dataFolder, '--json'])
      expect(JSON.parse(restored.out)).toMatchObject({ erasures_applied: 2 })
      rmSync(join(dataFolder, readdirSync(dataFolder).find((name) => name.includes('.replaced-')) ?? ''), {
        recursive: true,
      })
      started = await start({ config: { dataFolder }, token: started.token })
      expect(await tablesWithTraces()).toEqual([])
      const { creators } = started.app.context.corpus
      await importInvented(started, ['instagram'])
      expect(await creators.find({ network: 'instagram', handle: 'vela.paints' })).toBeUndefined()
    },
  )
})
