import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { charlie, createCriteria, listItems, screen as screenWith, type Risk, type ScreenedItem } from './screened.js'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

describe.each(databases)('reports of screening on %s', (database) => {
  let started: Started
  let criteria: string
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    criteria = await createCriteria(started)
  })
  afterAll(() => started.stop())

  const post = (path: string, body: object, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })
  const get = (path: string, options = {}): Promise<Response> => started.call('GET', path, options)
  const data = (response: Response): ScreenedItem[] => response.at('data') as ScreenedItem[]

  const screen = (body: object) => screenWith(started, { criteria_id: criteria, ...body })
  const walk = (id: string, query: string) => listItems(started, id, query)
  const unflag = (id: string, body: object, options = {}): Promise<Response> =>
    started.call('PATCH', `/screening/${id}/contents/unflag`, { body, ...options })

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

  test('a report is sealed and kept, and says the same as JSON, HTML and PDF', async () => {
    const { id } = await screen({ profile: charlie })
    const [one] = data(await get(`/screening/${id}/contents`))
    await unflag(id, { content_ids: [one?.id], reason: 'A <b>joke</b> & no more.' })
    const made = await post(`/screening/${id}/generate-report`, {})
    expect(made.status).toBe(200)
    const { sha256, ...document } = made.json as {
      sha256: string
      id: string
      result: { risk: Risk }
      items: ScreenedItem[]
    }
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
    expect(german.text).toContain('Zusammensetzung der Punktzahl')
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
})
