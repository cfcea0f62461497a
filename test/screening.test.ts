import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'

interface Evidence {
  field: string
  start: number
  end: number
  code_point_start: number
  code_point_end: number
  text: string
}
interface Shown {
  id: string
  content_id: string
  state: string
  network: string
  content: { text: string; fields: Record<string, string>; published_at: string }
  categories: { category: string; score: number; evidence: Evidence[] }[]
}
interface Risk {
  score: number
  level: string
  factors: { contribution: number }[]
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

describe.each(databases)('screening on %s', (database) => {
  let started: Started
  /** What the demo runner writes often, so that there is something to flag whatever the judge thinks of it. */
  let criteria: string
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    const made = await post('/flagging-criteria', {
      name: 'Words alone',
      only_categories: ['custom', 'competitor_mention'],
      keywords: [
        { term: 'rest day' },
        { term: 'mobility', category: 'competitor_mention' },
        { term: 'honest', polarity: 'positive' },
      ],
      window_days: 400,
      max_contents: 150,
    })
    expect(made.status).toBe(201)
    criteria = made.id
  })
  afterAll(() => started.stop())

  const post = (path: string, body: object, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })
  const get = (path: string, options = {}): Promise<Response> => started.call('GET', path, options)
  const data = (response: Response): Shown[] => response.at('data') as Shown[]
  const charlie = { network: 'tiktok', handle: 'charlie.runs' }

  const screen = async (body: object): Promise<{ id: string; done: Response }> => {
    const submitted = await post('/screening', { criteria_id: criteria, ...body })
    expect([submitted.status, submitted.at('errors')]).toEqual([202, undefined])
    await started.drain()
    return { id: submitted.id, done: await get(`/screening/${submitted.id}`) }
  }
  const walk = async (id: string, query: string): Promise<Shown[]> => {
    const all: Shown[] = []
    for (let cursor = ''; ;) {
      const page = await get(`/screening/${id}/contents?limit=7${query}${cursor}`)
      all.push(...data(page))
      if (page.at('next_cursor') === null) return all
      cursor = `&cursor=${String(page.at('next_cursor'))}`
    }
  }
  const unflag = (id: string, body: object, options = {}): Promise<Response> =>
    started.call('PATCH', `/screening/${id}/contents/unflag`, { body, ...options })

  test('a profile is screened: score, factors, coverage and items agree with each other', async () => {
    const { id, done } = await screen({ profile: charlie })
    expect(done.at('status')).toBe('succeeded')
    const risk = done.at('result.risk') as Risk
    expect(risk.factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(risk.score, 6)
    const [flagged, clear, all] = [await walk(id, ''), await walk(id, '&state=clear'), await walk(id, '&state=all')]
    expect(done.at('result.coverage')).toMatchObject({
      seen: all.length,
      flagged: flagged.length,
      clear: clear.length,
      judged: flagged.length + clear.length,
    })
    expect(flagged.length).toBeGreaterThan(3)
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length)
    for (const { content, categories } of flagged)
      for (const { field, start: from, end, text, ...points } of categories.flatMap(({ evidence }) => evidence)) {
        const words = content.fields[field] ?? ''
        expect(words.slice(from, end)).toBe(text)
        expect([...words].slice(points.code_point_start, points.code_point_end).join('')).toBe(text)
      }
    const some = await walk(id, '&category=competitor_mention')
    expect(some.every(({ content }) => /mobility/i.test(content.text))).toBe(true)
    expect((await walk(id, '&keyword=Rest%20Day')).length).toBe(flagged.length - some.length + both(flagged))
    const until = flagged[1]?.content.published_at ?? ''
    expect((await walk(id, `&until=${until}`)).every(({ content }) => content.published_at < until)).toBe(true)
  })
  const both = (items: Shown[]): number => items.filter(({ categories }) => categories.length > 1).length

  test('unflagging rescores, is remembered, happens once, and can be taken back', async () => {
    const { id, done } = await screen({ profile: charlie })
    const score = done.at('result.risk.score') as number
    const items = data(await get(`/screening/${id}/contents?limit=100`))
    const [one, two] = items
    const order = { content_ids: [one?.content_id], reason: 'A figure of speech.' }
    const first = await unflag(id, order, { headers: { 'idempotency-key': `once-${database}` } })
    const again = await unflag(id, order, { headers: { 'idempotency-key': `once-${database}` } })
    expect([first.status, again.text]).toEqual([200, first.text])
    expect(first.json).toMatchObject({ changed: [one?.id], before: { score }, decision: { kind: 'unflag' } })
    expect(first.at('after.score')).toBeLessThan(score)
    expect((await get(`/screening/${id}`)).json).toMatchObject({
      result: { risk: { score: first.at('after.score') }, before_decisions: { score }, decisions: { unflagged: 1 } },
    })
    expect((await unflag(id, order)).json).toMatchObject({ changed: [], unchanged: [one?.id], decision: null })
    expect(data(await get(`/screening/${id}/contents?state=unflagged`))).toMatchObject([{ id: one?.id }])
    // Another screening with the same criteria remembers.
    const later = await screen({ profile: charlie })
    expect(later.done.at('result.risk.score')).toBe(first.at('after.score'))
    // Two reviewers at once: both are heard, and the score is that of both decisions.
    await Promise.all([
      unflag(id, { content_ids: [two?.id], reason: 'Mine.' }),
      unflag(id, { content_ids: [one?.id], action: 'flag', reason: 'It does count.' }),
    ])
    const shown = await get(`/screening/${id}`)
    expect(shown.at('result.decisions')).toMatchObject({ unflagged: 1, confirmed: 0, revision: 3 })
    await unflag(id, { content_ids: [two?.id], action: 'flag', reason: 'Back.' })
    expect((await get(`/screening/${id}`)).at('result.risk.score')).toBe(score)
    const history = await get(`/screening/${id}/history`)
    expect((history.at('data') as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
      'flag',
      'flag',
      'unflag',
      'unflag',
    ])
  })

  test('a decision about a term reaches every item that rests on it alone', async () => {
    const own = await post('/flagging-criteria', {
      name: 'Apart',
      only_categories: ['custom'],
      keywords: [{ term: 'rest day' }],
      max_contents: 200,
    })
    const { id } = await screen({ profile: charlie, criteria_id: own.id })
    const items = await walk(id, '')
    const rest = items.filter(({ categories }) => categories.length === 1 && categories[0]?.category === 'custom')
    const decided = await unflag(id, { content_ids: [rest[0]?.id], reason: 'Rest is no risk.', scope: 'term' })
    expect(decided.at('terms')).toEqual(['custom rest day'])
    expect((decided.at('changed') as string[]).length).toBe(rest.length)
    expect((await walk(id, '&state=flagged')).length).toBe(items.length - rest.length)
  })

  test('what cannot be unflagged is said item by item, and nothing is changed', async () => {
    const { id } = await screen({ profile: charlie })
    const [one] = data(await get(`/screening/${id}/contents`))
    const wrong = await unflag(id, { content_ids: [one?.id, 'nope'], reason: 'x' })
    expect([wrong.status, wrong.at('errors.0.pointer')]).toEqual([422, '/content_ids/1'])
    expect((await get(`/screening/${id}`)).at('result.decisions.revision')).toBe(0)
    expect((await unflag(id, { content_ids: [], reason: '' })).status).toBe(422)
    const waiting = await post('/screening', {
      criteria_id: criteria,
      profile: { network: 'x', handle: 'demo_failing' },
    })
    expect((await unflag(waiting.id, { content_ids: ['a'], reason: 'x' })).status).toBe(409)
  })

  test('several profiles: one that fails makes the result partial, and says which', async () => {
    const { done } = await screen({ profiles: [charlie, { network: 'instagram', handle: 'demo_private' }] })
    expect(done.json).toMatchObject({
      status: 'partial',
      missing: [{ item: 'instagram:demo_private', reason: 'private' }],
      result: {
        subject: { profiles: [{ state: 'screened' }, { state: 'unavailable' }] },
        risk: { confidence: 'low' },
        identity: { confidence: 'none' },
      },
    })
  })

  test('a profile that is not there fails; one that never posted has no level', async () => {
    expect((await screen({ profile: { network: 'x', handle: 'demo_deleted' } })).done.json).toMatchObject({
      status: 'failed',
      error: { code: 'not_found' },
    })
    const silent = await screen({ profile: { network: 'x', handle: 'demo_silent' } })
    expect(silent.done.json).toMatchObject({ status: 'succeeded', result: { risk: { confidence: /low|withheld/ } } })
  })

  test('a single content is screened by itself', async () => {
    const all = await screen({ profile: charlie })
    const [flagged] = data(await get(`/screening/${all.id}/contents`))
    const { done } = await screen({ content: { network: 'tiktok', content_id: flagged?.content_id } })
    expect(done.json).toMatchObject({
      status: 'succeeded',
      result: { subject: { kind: 'content' }, coverage: { seen: 1, flagged: 1 }, risk: { confidence: 'sufficient' } },
    })
  })

  test('spans are right in emoji, marks and right-to-left text', async () => {
    const made = await post('/flagging-criteria', {
      name: 'Any word',
      only_categories: ['custom'],
      keywords: [{ term: '\\p{Arabic}{3,}|\\p{Hebrew}{3,}|\\p{Han}{2,}', match: 'regex' }],
    })
    const { id, done } = await screen({ criteria_id: made.id, profile: { network: 'x', handle: 'demo_unicode' } })
    expect(done.at('status')).toBe('succeeded')
    const items = data(await get(`/screening/${id}/contents?limit=50`))
    expect(items.length).toBeGreaterThan(0)
    for (const { content, categories } of items)
      for (const { field, start: from, end, text, ...points } of categories.flatMap(({ evidence }) => evidence)) {
        expect(content.fields[field]?.slice(from, end)).toBe(text)
        expect([...(content.fields[field] ?? '')].slice(points.code_point_start, points.code_point_end).join('')).toBe(
          text,
        )
      }
  })

  test('criteria are versioned, listed, and refused where they could not do what they say', async () => {
    const changed = await started.call('PATCH', `/flagging-criteria/${criteria}`, { body: { max_contents: 299 } })
    expect(changed.json).toMatchObject({ id: criteria, version: 2, max_contents: 299, name: 'Words alone' })
    expect((await get(`/flagging-criteria/${criteria}?version=1`)).json).toMatchObject({
      version: 1,
      latest: false,
      max_contents: 150,
    })
    const listed = (await get('/flagging-criteria?limit=100')).at('data') as { id: string; version: number }[]
    expect(listed.find(({ id }) => id === criteria)?.version).toBe(2)
    expect(listed.slice(-2).map(({ id }) => id)).toEqual(['crt_default', 'crt_default_employment'])
    expect((await get('/flagging-criteria/crt_default')).json).toMatchObject({
      is_default: true,
      purpose: 'brand_safety',
    })
    const refused = await post('/flagging-criteria', {
      name: 'Odd',
      only_categories: ['custom'],
      keywords: [
        { term: '(a+)+$(?=b)', match: 'regex' },
        { term: 'x*', match: 'regex' },
        { term: 'gun' },
        { term: 'gun' },
        { term: 'whisky', category: 'alcohol' },
        { term: 'shot' },
      ],
      exclusions: [{ term: 'shot' }],
    })
    expect(refused.status).toBe(422)
    const pointers = (refused.at('errors') as { pointer: string }[]).map(({ pointer }) => pointer).sort()
    expect(pointers).toEqual([
      '/keywords/0/term',
      '/keywords/1/term',
      '/keywords/3/term',
      '/keywords/4/category',
      '/keywords/5/term',
    ])
    expect((await get('/flagging-criteria/crt_nope')).status).toBe(404)
    expect((await post('/screening', { profile: charlie, criteria_id: 'crt_nope' })).status).toBe(422)
    expect((await post('/screening', { criteria_id: criteria })).status).toBe(422)
  })

  test('monitoring screens now, judges only what is new, tells of it, and catches up once', async () => {
    const made = await post('/screening/continuous-monitoring', {
      profile: charlie,
      criteria_id: criteria,
      every: '6h',
    })
    expect(made.json).toMatchObject({ status: 'active', every_s: 21_600, runs: 0 })
    const base = String(made.at('screening_id'))
    await started.drain()
    const before = (await get(`/screening/${base}`)).at('result.coverage.seen') as number
    const [one] = data(await get(`/screening/${base}/contents`))
    await unflag(base, { content_ids: [one?.id], reason: 'No.' })
    started.clock.advance(14 * 86_400_000)
    await started.drain()
    const shown = await get(`/screening/continuous-monitoring/${made.id}`)
    expect(shown.json).toMatchObject({ runs: 1, last_error: null, status: 'active' })
    const grown = await get(`/screening/${base}`)
    expect(grown.at('result.coverage.seen')).toBeGreaterThan(before)
    expect(grown.at('result.monitoring_id')).toBe(made.id)
    expect(grown.at('result.decisions.unflagged')).toBe(1)
    const events = (await get(`/events?subject=${made.id}`)).at('data') as {
      kind: string
      payload: { item_id: string }
    }[]
    const told = events.filter(({ kind }) => kind === 'screening.item_flagged').map(({ payload }) => payload.item_id)
    const flagged = await walk(base, `&since=${new Date(started.clock.now() - 14 * 86_400_000).toISOString()}`)
    expect(flagged.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([])
    const act = (verb: string): Promise<Response> =>
      started.call('POST', `/screening/continuous-monitoring/${made.id}/${verb}`)
    expect((await act('pause')).json).toMatchObject({ status: 'paused', next_run_at: null })
    started.clock.advance(5 * 86_400_000)
    await started.drain()
    expect((await get(`/screening/continuous-monitoring/${made.id}`)).at('runs')).toBe(1)
    expect((await act('resume')).at('status')).toBe('active')
    await started.drain()
    expect((await get(`/screening/continuous-monitoring/${made.id}`)).at('runs')).toBe(2)
    expect((await act('stop')).at('status')).toBe('stopped')
    expect((await act('resume')).status).toBe(409)
    const listed = await get('/screening/continuous-monitoring?status=stopped')
    expect(listed.at('data.0.id')).toBe(made.id)
    for (const every of ['10m', '31d', 'soon'])
      expect((await post('/screening/continuous-monitoring', { profile: charlie, every })).status).toBe(422)
  })

  test('a report is sealed and kept, and says the same as JSON, HTML and PDF', async () => {
    const { id } = await screen({ profile: charlie })
    const [one] = data(await get(`/screening/${id}/contents`))
    await unflag(id, { content_ids: [one?.id], reason: 'A <b>joke</b> & no more.' })
    const made = await post(`/screening/${id}/generate-report`, {})
    expect(made.status).toBe(200)
    const { sha256, ...document } = made.json as { sha256: string; id: string; result: { risk: Risk }; items: Shown[] }
    expect(
      createHash('sha256')
        .update(JSON.stringify(sorted(document)))
        .digest('hex'),
    ).toBe(sha256)
    const kept = await get(`/screening/${id}/reports/${document.id}`)
    expect(kept.text).toBe(made.text)
    expect((await get(`/screening/${id}/reports`)).at('data.0.sha256')).toBe(sha256)
    const html = await get(`/screening/${id}/reports/${document.id}`, { headers: { accept: 'text/html' } })
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(html.text).toContain(`<b>${document.result.risk.score}</b>`)
    expect(html.text).toContain('A &lt;b&gt;joke&lt;/b&gt; &amp; no more.')
    expect(html.text).not.toMatch(/<script|javascript:|<b>joke/)
    // The same words are printed once.
    const said = new Set(
      document.items.map(({ content }) => Object.values(content.fields).join('\n').trim().toLowerCase()),
    )
    expect(html.text.match(/<article>/g)?.length).toBeLessThanOrEqual(document.items.length)
    expect(html.text.match(/<article>/g)?.length).toBeGreaterThanOrEqual(said.size)
    const german = await started.call('POST', `/screening/${id}/generate-report`, {
      body: { language: 'de' },
      headers: { accept: 'text/html' },
    })
    expect(german.text).toContain('Woraus die Punktzahl besteht')
    const pdf = await fetch(`${started.baseUrl}/screening/${id}/generate-report`, {
      method: 'POST',
      headers: { authorization: started.token, accept: 'application/pdf', 'content-type': 'application/json' },
      body: '{}',
    })
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = Buffer.from(await pdf.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(20_000)
    // A key makes one report, in whatever form it is asked for again.
    const keyed = (accept: string): Promise<Response> =>
      post(`/screening/${id}/generate-report`, {}, { headers: { accept, 'idempotency-key': `report-${database}` } })
    const first = await keyed('application/pdf')
    const again = await keyed('application/pdf')
    const asData = await keyed('application/json')
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true'])
    expect(first.text.startsWith('%PDF-')).toBe(true)
    const location = `/v1/screening/${id}/reports/${asData.id}`
    expect([first, again, asData].map(({ headers }) => headers.get('location'))).toEqual([location, location, location])
    expect((await get(`/screening/${id}/reports/${asData.id}`)).text).toBe(asData.text)
    expect((await post(`/screening/${id}/generate-report`, { language: 'xx' })).status).toBe(422)
    expect((await post(`/screening/scr_nope/generate-report`, {})).status).toBe(404)
  })

  test('a replay gives the same digest; other criteria can be compared, tried and measured', async () => {
    const { id, done } = await screen({ profile: charlie })
    const replayed = await started.call('POST', `/screening/${id}/replay`)
    expect(replayed.json).toMatchObject({ same: true, digest: done.at('result.digest'), differences_total: 0 })
    const own = await post('/flagging-criteria', {
      name: 'Less',
      only_categories: ['custom'],
      keywords: [{ term: 'rest day' }],
    })
    const compared = await post(`/screening/${id}/compare`, { criteria_id: own.id })
    const mobility = (await walk(id, '&state=all&category=competitor_mention')).filter(
      ({ categories }) => categories.length === 1,
    )
    expect(compared.json).toMatchObject({ newly_flagged_total: 0, no_longer_flagged_total: mobility.length })
    const preview = await post('/flagging-criteria/preview', {
      criteria: { name: 'Try', only_categories: ['custom'], keywords: [{ term: 'day', match: 'stem' }] },
      sample_size: 50,
    })
    expect(preview.at('sample_size')).toBeGreaterThan(10)
    expect((preview.at('flagged_share') as { sample_size: number }).sample_size).toBe(preview.at('judged'))
    const [one, two] = await walk(id, '')
    await unflag(id, { content_ids: [one?.id], action: 'confirm', reason: 'Right.' })
    await unflag(id, { content_ids: [two?.id], reason: 'Wrong.' })
    const precision = await get(`/flagging-criteria/${criteria}/precision`)
    expect(precision.at('confirmed')).toBe(1)
    expect(precision.at('unflagged')).toBeGreaterThan(0)
    await unflag(id, { content_ids: [two?.id], action: 'flag', reason: 'Back.' })
  })

  test('for employment: consent, redaction, dispute, notices in order, deletion with proof', async () => {
    const terms = { consent_reference: 'HR-2026-114', permissible_purpose: 'employment_hiring' }
    const own = await post('/flagging-criteria', {
      name: 'Conduct',
      purpose: 'employment',
      keywords: [{ term: 'rest day' }],
      max_contents: 60,
    })
    expect((await post('/screening', { profile: charlie, criteria_id: own.id })).at('errors.0.pointer')).toBe(
      '/employment',
    )
    expect((await post('/screening', { profile: charlie, employment: terms })).status).toBe(422)
    const wrong = await post('/flagging-criteria', {
      name: 'Unlawful',
      purpose: 'employment',
      categories: { politics: { enabled: true } },
      keywords: [{ term: 'pregnant' }, { term: 'union rep' }],
      window_days: 3000,
      include: { comments: true },
    })
    expect((wrong.at('errors') as { pointer: string }[]).map(({ pointer }) => pointer).sort()).toEqual([
      '/categories/politics/enabled',
      '/include/comments',
      '/keywords/0/term',
      '/keywords/1/term',
      '/window_days',
    ])
    const { id, done } = await screen({ profile: charlie, criteria_id: own.id, employment: terms })
    expect(done.json).toMatchObject({ result: { employment: terms, criteria: { purpose: 'employment' } } })
    expect(done.at('result.retain_until')).not.toBeNull()
    const clear = data(await get(`/screening/${id}/contents?state=clear`))
    expect(new Set(clear.map(({ content }) => content.text))).toEqual(new Set(['[not shown]']))
    // Nothing says what is protected: not a decision's words, not a comparison with other criteria.
    const [flaggedOne] = data(await get(`/screening/${id}/contents`))
    const said = await unflag(id, { content_ids: [flaggedOne?.id], reason: 'She is pregnant, it is a joke.' })
    expect(said.at('decision.detail.reason')).toBe('She is [redacted], it is a joke.')
    expect((await get(`/screening/${id}/history`)).text).not.toContain('pregnant')
    expect((await post(`/screening/${id}/compare`, { criteria_id: 'crt_default' })).status).toBe(422)
    expect(done.at('result.employment.redacted')).toEqual(expect.any(Number))
    const act = (step: string): Promise<Response> =>
      post(`/screening/${id}/adverse-action`, { step, reason: 'By post.' })
    expect((await act('final_notice')).status).toBe(409)
    expect((await act('pre_notice')).status).toBe(200)
    expect((await act('final_notice')).status).toBe(409)
    expect((await post(`/screening/${id}/dispute`, { note: 'Not mine.' })).at('dispute.status')).toBe('open')
    expect((await get(`/screening/${id}`)).json).toMatchObject({
      result: { dispute: { status: 'open' }, adverse_action: { final_notice_at: null } },
    })
    started.clock.advance(9 * 86_400_000)
    expect((await act('final_notice')).at('detail')).toMatch(/dispute/)
    await post(`/screening/${id}/dispute`, { action: 'resolve', outcome: 'upheld', note: 'It is.' })
    expect((await act('final_notice')).at('adverse_action.final_notice_at')).not.toBeNull()
    expect((await get(`/screening/${id}`)).at('result.dispute')).toMatchObject({
      status: 'resolved',
      outcome: 'upheld',
    })
    const copy = await get(`/screening/${id}/subject-copy`)
    expect((copy.at('decisions') as { actor: string }[]).map(({ actor }) => actor)).toContain('reviewer')
    expect(copy.text).not.toMatch(/tok_/)
    expect(copy.text).not.toMatch(/"(hire|no_hire|recommendation)"/)
    const proof = await started.call('DELETE', `/screening/${id}`)
    expect(proof.json).toMatchObject({ because: 'asked', items: done.at('result.coverage.seen') })
    expect((await get(`/screening/${id}`)).status).toBe(404)
    expect((await get(`/screening/${id}/deletion-proof`)).text).toBe(proof.text)
    const kept = await screen({ profile: charlie, retention_days: 3 })
    started.clock.advance(4 * 86_400_000)
    expect(await started.app.context.screening.deletions.removeExpired()).toBeGreaterThan(0)
    expect((await get(`/screening/${kept.id}/deletion-proof`)).at('because')).toBe('retention')
  })

  test('nothing of it is seen by another account', async () => {
    const { id } = await screen({ profile: charlie })
    const token = await started.createToken('second')
    const paths = [
      `/screening/${id}`,
      `/screening/${id}/contents`,
      `/screening/${id}/history`,
      `/flagging-criteria/${criteria}`,
    ]
    for (const path of paths) expect([path, (await get(path, { token })).status]).toEqual([path, 404])
    expect((await unflag(id, { content_ids: ['x'], reason: 'x' }, { token })).status).toBe(404)
    expect((await post('/screening', { profile: charlie, criteria_id: criteria }, { token })).status).toBe(422)
  })
})
