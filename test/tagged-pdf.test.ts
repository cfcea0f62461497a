import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Response, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

/** Every kind of document is printed here; `TEST_PDFS=FOLDER` keeps them, for validators and for eyes. */
const folder = process.env['TEST_PDFS']
const pdf = { accept: 'application/pdf' }
const dayMs = 86_400_000

let started: Started
const post = (path: string, body: unknown = {}, token?: string): Promise<Response> =>
  started.call('POST', path, { body, ...(token === undefined ? {} : { token }) })

const print = async (name: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> => {
  const response = await fetch(started.baseUrl + path, {
    method,
    headers: { ...pdf, authorization: started.token, prefer: 'wait=120', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([name, response.status, response.status === 200 ? '' : bytes.toString()]).toEqual([name, 200, ''])
  if (folder !== undefined) writeFileSync(join(folder, `${name}.pdf`), bytes)
  return bytes.toString('latin1')
}

const posts = [
  'Good morning from the studio. New glazes are out of the kiln.',
  'I will kill you if you come near my shop again, you pathetic loser',
  'Ich bringe dich um, du Missgeburt. Und morgen wieder Töpfern.',
  'Te voy a matar, hijo de puta. Nos vemos en el mercado.',
  'سأقتلك أيها الكلب',
  'A rest day: tea, a book and a very long walk along the river with Pip the dog.',
  'Bought three more bags of stoneware. #ad thanks @brackwyn, code ROBIN20',
  'https://pottery.example/a/very/long/address/that/no/line/can/hold/and/that/goes/on/and/on/for/ever/and/ever/until/it/ends?with=parameters&and=more',
  '今日は陶芸の日でした。楽しかった！ 🏺',
  'He said “I will shoot them all”, and the court sent him away for years.',
]

const importPerson = async (synthetic = true): Promise<void> => {
  const { creators, contents } = started.app.context.corpus
  const now = started.clock.now()
  const provenance = { ...imported(now), synthetic }
  await creators.save([
    creatorLike({
      externalId: '1',
      handle: 'clay.by.robin',
      name: 'Robin Example',
      bio: 'Potter in Porto. robin.example@site.example',
      place: { text: 'Porto, Portugal', city: 'Porto', countryCode: 'PT', locationId: null },
      followers: 12_400,
      links: ['https://www.tiktok.com/@robinthrows'],
      provenance,
    }),
    creatorLike({
      network: 'tiktok',
      externalId: '2',
      handle: 'robinthrows',
      url: 'https://www.tiktok.com/@robinthrows',
      bio: 'Mugs on the wheel. https://instagram.com/clay.by.robin',
      provenance,
    }),
  ])
  await contents.save(
    Array.from({ length: 90 }, (_, i) =>
      contentLike({
        contentId: `c${i}`,
        author: 'clay.by.robin',
        authorExternalId: '1',
        text:
          i < posts.length ? (posts[i] ?? '') : `Pot number ${i}, ${i % 4 === 0 ? 'I will kill you all' : 'in blue'}`,
        publishedAt: now - (i + 1) * 2.3 * dayMs,
        url: `https://instagram.demo.example/p/c${i}`,
        engagement: { likes: 40 + i, comments: i % 7, views: null, shares: null, saves: null },
        provenance,
      }),
    ),
  )
}

const robin = { network: 'instagram', handle: 'clay.by.robin' }
let employment = ''

beforeAll(async () => {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  started = await start({ config: { demo: true, seedDemo: false } })
  await importPerson()
}, 60_000)
afterAll(() => started.stop())

/** What a screen reader needs before anything else, and what says that it is all there. */
const expectTagged = (text: string, language = 'en'): void => {
  expect(text).toContain('/Type /StructTreeRoot')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toContain(`/Lang (${language})`)
  expect(text).toMatch(/\/Title [(<]/u)
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  for (const figure of text.match(/\/S \/Figure[\s\S]*?endobj/gu) ?? []) expect(figure).toContain('/Alt ')
  for (const table of text.match(/\/S \/Table\b[\s\S]*?endobj/gu) ?? []) expect(table).toMatch(/\/K \[/u)
  const tables = text.match(/\/S \/Table\b/gu)?.length ?? 0
  expect(text.match(/\/S \/TH\b/gu)?.length ?? 0).toBeGreaterThanOrEqual(tables)
}

test('profiles', async () => {
  const demo = { network: 'instagram', handle: 'lumevia.official' }
  const bodies = {
    demo: { profile: demo, audiences: ['followers'], audience_sample: 200, contents: 50 },
    imported: { profile: robin, contents: 50 },
    private: { profile: { network: 'instagram', handle: 'demo_private' } },
  }
  for (const [name, body] of Object.entries(bodies)) {
    const { id } = await post('/profile-analytics-async', body)
    await started.drain()
    expectTagged(await print(`profile-${name}`, 'GET', `/profile-analytics-async/${id}/report`))
  }
})

test('a scheduled profile', async () => {
  const made = await post('/profile-reports', { profile: robin, contents: 20, every_s: 86_400 })
  await started.app.context.jobs.schedules.submitDue()
  await started.drain()
  const [event] = (await started.call('GET', `/events?subject=${made.id}`)).at('data') as { payload: { pdf: string } }[]
  expectTagged(await print('profile-scheduled', 'GET', (event?.payload.pdf ?? '').replace('/v1', '')))
})

test('screenings, in every language', async () => {
  const { id } = await post('/screening', { profile: robin })
  await started.drain()
  for (const language of ['en', 'de', 'es', 'fr', 'pt'])
    expectTagged(
      await print(`screening-${language}`, 'POST', `/screening/${id}/generate-report`, { language }),
      language,
    )
  const clean = await post('/screening', { profile: { network: 'tiktok', handle: 'robinthrows' } })
  await started.drain()
  expectTagged(await print('screening-empty', 'POST', `/screening/${clean.id}/generate-report`, {}))
  const demo = await post('/screening', { profile: { network: 'instagram', handle: 'lumevia.official' } })
  await started.drain()
  expectTagged(await print('screening-demo', 'POST', `/screening/${demo.id}/generate-report`, {}))
})

const letter = {
  recipient: ['Robin Example', '1 Sample Street', '12345 Sampletown'],
  sender: ['Brackwyn Ltd', '2 Test Road', 'Sampletown'],
  contact: 'people@brackwyn.example',
  signed_by: 'Kim Sample',
  position: 'Head of ceramics',
}

test('a screening for employment, its letters and the copy for the person', async () => {
  employment = (
    await post('/screening', {
      profile: robin,
      criteria_id: 'crt_default_employment',
      employment: { consent_reference: 'HR-2026-114', permissible_purpose: 'employment_hiring' },
    })
  ).id
  await started.drain()
  expectTagged(await print('employment', 'POST', `/screening/${employment}/generate-report`, {}))
  expectTagged(await print('letter-pre', 'POST', `/screening/${employment}/letters`, { ...letter, kind: 'pre_notice' }))
  await post(`/screening/${employment}/adverse-action`, { step: 'pre_notice', reason: 'By post.' })
  await post(`/screening/${employment}/dispute`, { note: 'Not mine.' })
  await post(`/screening/${employment}/dispute`, { action: 'resolve', outcome: 'upheld', note: 'It is.' })
  started.clock.advance(12 * dayMs)
  await post(`/screening/${employment}/adverse-action`, { step: 'final_notice', reason: 'By post.' })
  const rights = 'You may ask for a copy.\n\nYou may dispute what is wrong.\nWrite to us.\n\nYou may go to court.'
  expectTagged(await print('letter-final', 'POST', `/screening/${employment}/letters`, { ...letter, kind: 'final_notice', rights_text: rights })) // prettier-ignore
  expectTagged(await print('subject-copy', 'POST', '/subjects/copy', { who: ['instagram:clay.by.robin'] }))
})

test('a campaign', async () => {
  const from = started.clock.now() - 40 * dayMs
  const made = await post('/campaigns', {
    name: 'Glaze for all',
    codes: ['ROBIN20'],
    links: ['pottery.example'],
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + 60 * dayMs).toISOString(),
    roster: { items: ['instagram:clay.by.robin', 'tiktok:robinthrows', 'instagram:lumevia.official'], fee: 100 },
  })
  await started.drain()
  expectTagged(await print('campaign', 'GET', `/campaigns/${made.id}/report`))
})

test('listening', async () => {
  const from = started.clock.now() - 60 * dayMs
  const said = [
    'Quillmark notebooks are fine',
    'my Quillmark pen arrived, love it',
    'Inkwell or Quillmark?',
    'Inkwell is cheaper',
  ]
  await started.app.context.corpus.contents.save(
    Array.from({ length: 60 }, (_, d) => d).flatMap((d) =>
      [
        ...said,
        ...(d === 40
          ? Array.from({ length: 14 }, () => 'The Quillmark pen leaks ink over everything. Nobody answers.')
          : []),
      ].map((text, i) =>
        contentLike({
          contentId: `q${d}-${i}`,
          author: `who${(d + i) % 9}`,
          authorExternalId: `w${(d + i) % 9}`,
          text: `${text} ${d}`,
          publishedAt: from + d * dayMs + i * 1_000_000,
          provenance: imported(1000),
        }),
      ),
    ),
  )
  const made = await post('/social-listening', {
    brand: { name: 'Quillmark', query: 'quillmark' },
    others: [{ name: 'Inkwell', query: 'inkwell' }],
    from: new Date(from).toISOString(),
    to: new Date(from + 60 * dayMs).toISOString(),
    gather: { profiles_max: 0 },
  })
  await started.drain()
  expectTagged(await print('listening', 'GET', `/social-listening/${made.id}/report`))
  const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  await started.call('PUT', '/report-style', { body: { name: 'Example Agency', accent: '#0b5d4e', logo } })
  expectTagged(await print('listening-own-style', 'GET', `/social-listening/${made.id}/report`))
  expectTagged(
    await print('letter-own-style', 'POST', `/screening/${employment}/letters`, { ...letter, kind: 'pre_notice' }),
  )
})

describe('of a person', () => {
  // Identity is looked for among real accounts only.
  beforeAll(async () => {
    await started.stop()
    started = await start({ config: { demo: false } })
    await importPerson(false)
  }, 60_000)

  test('a screening of a person, which two people sign', async () => {
    const found = await post('/screening-identities', {
      name: 'Robin Example',
      emails: ['robin.example@site.example'],
      city: 'Porto',
      country: 'pt',
    })
    await post(`/screening-identities/${found.id}/decisions`, {
      action: 'confirm',
      candidate_ids: ['instagram:clay.by.robin'],
      reason: 'The application names the address.',
      reviewer: 'Kim Sample',
    })
    const criteria = await post('/flagging-criteria', { name: 'Signed by two', sign_offs: 2 })
    const { id } = await post('/screening', { identity_id: found.id, criteria_id: criteria.id })
    await started.drain()
    const items = (await started.call('GET', `/screening/${id}/contents?state=flagged`)).at('data') as { id: string }[]
    await started.call('PATCH', `/screening/${id}/contents`, {
      body: { content_ids: [items[0]?.id], action: 'unflag', reason: 'A line of a play she is in; see the poster.' },
    })
    await started.call('PATCH', `/screening/${id}/contents`, {
      body: { content_ids: [items[1]?.id], action: 'confirm', reason: 'Plain threat.' },
    })
    expectTagged(await print('screening-draft', 'POST', `/screening/${id}/generate-report`, {}))
    await post(`/screening/${id}/sign-off`, { reviewer: 'Robin Reviewer', statement: 'Read all items in context.' })
    await post(`/screening/${id}/sign-off`, { reviewer: 'Kim Sample' }, await started.createToken('first'))
    expectTagged(await print('screening-signed', 'POST', `/screening/${id}/generate-report`, {}))
  })
})
