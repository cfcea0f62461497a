import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Response, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

/**
 * Somebody whose posts are full of what an employer must not see. Every way out of a screening for employment is walked, and none of these words
 * may come out of any of them.
 */
const forbidden = [
  'muslim',
  'hijab',
  'jewish',
  'lesbian',
  'queer',
  'transgender',
  'she/her',
  'pregnan',
  'my wife',
  'wheelchair',
  'autis',
  'depress',
  'refugee',
  'union rep',
  'picket',
  'republican',
  'veteran',
  '57 years',
  'embarazada',
  'gewerkschaft',
  'blackgirl',
  '🏳️‍🌈',
  '🇲🇽',
  '🏿',
]
const posts: readonly [text: string, alt?: string, title?: string][] = [
  ['I will break your legs, signed: your proud muslim lesbian neighbour #blackgirlmagic'],
  ['I will kill you if you touch my wheelchair again', 'Me, pregnant, in my hijab', 'As a transgender refugee'],
  ['As a jewish union rep I say it openly: I am going to shoot you on the picket line 👩🏿‍🦱'],
  ['I will stab you. Estoy embarazada y no me importa 🇲🇽', 'Gewerkschaft vor dem Tor'],
  ['You disgusting pathetic loser, I will burn your house down, says a veteran and republican 🏳️‍🌈'],
  ['At the church picnic with my wife, 57 years old and still autistic and depressed, pregnant with twins'],
  ['今日は muslim の友達と hijab を買いに行きました、とても楽しかったです'],
]
/** Far older than seven years, and plainly flagged. */
const ancient = 'I will kill you tomorrow, said long ago'
const repost = 'I will murder you all, repeated from another'

let started: Started
let criteria = ''
let folder = ''
const person = { network: 'pinterest', handle: 'rowantest' }

const importPerson = async (): Promise<void> => {
  const { creators, contents } = started.app.context.corpus
  const now = started.clock.now()
  await creators.save([
    creatorLike({
      network: 'pinterest',
      externalId: 'p9',
      handle: 'rowantest',
      url: 'https://pinterest.example/rowantest',
      name: 'Rowan (she/her) 🏳️‍🌈 queer veteran',
      bio: 'Muslim, autistic, union rep. I will kill you all.',
      imageUrl: 'https://pinterest.example/rowan.jpg',
      languages: ['es'],
      provenance: imported(now),
    }),
  ])
  const post = (contentId: string, text: string, changes: object) =>
    contentLike({
      network: 'pinterest',
      authorExternalId: 'p9',
      author: 'rowantest',
      contentId,
      url: `https://pinterest.example/pin/${contentId}`,
      text,
      language: null,
      publishedAt: now - 86_400_000 - Number(contentId) * 1000,
      thumbnailUrl: `https://pinterest.example/${contentId}.jpg`,
      provenance: imported(now),
      ...changes,
    })
  const picture = (alt: string) => [
    { url: 'https://pinterest.example/a.jpg', type: 'image' as const, width: null, height: null, durationS: null, alt },
  ]
  await contents.save([
    ...posts.map(([text, alt, title], i) =>
      post(String(i + 1), text, { title: title ?? null, media: alt === undefined ? [] : picture(alt) }),
    ),
    post('80', ancient, { publishedAt: now - 2600 * 86_400_000 }),
    post('81', repost, { type: 'repost' }),
  ] as never)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-test-employment-'))
  started = await start()
  await importPerson()
  criteria = (
    await started.call('POST', '/flagging-criteria', { body: { name: 'Conduct at work', purpose: 'employment' } })
  ).id
})
afterAll(async () => {
  await started.stop()
  rmSync(folder, { recursive: true, force: true })
})

const seen: { where: string; text: string }[] = []
const note = (where: string, text: string): void => {
  seen.push({ where, text })
}
const call = async (method: string, path: string, body?: object, accept = 'application/json'): Promise<Response> => {
  const answer = await started.call(method, path, { ...(body === undefined ? {} : { body }), headers: { accept } })
  note(`${method} ${path} ${accept}: ${answer.status}`, answer.text)
  return answer
}
const bytes = async (method: string, path: string, accept: string): Promise<Buffer> => {
  const answer = await fetch(started.baseUrl + path, {
    method,
    headers: { authorization: started.token, accept, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  expect([path, answer.status]).toEqual([path, 200])
  return Buffer.from(await answer.arrayBuffer())
}
const toText = promisify(execFile)
const noPdfToText = spawnSync('pdftotext', ['-v']).error !== undefined
const readPdf = async (method: string, path: string): Promise<void> => {
  const file = join(folder, 'report.pdf')
  writeFileSync(file, await bytes(method, path, 'application/pdf'))
  if (!noPdfToText) note(`${method} ${path} as PDF`, (await toText('pdftotext', [file, '-'])).stdout)
}
const listen = async (path: string, until: string): Promise<void> => {
  const gone = new AbortController()
  const answer = await fetch(started.baseUrl + path, {
    headers: { authorization: started.token, accept: 'text/event-stream' },
    signal: gone.signal,
  })
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString()
    if (text.includes(until)) break
  }
  gone.abort()
  note(`${path} as events`, text)
}

test('nothing protected leaves a screening for employment, by whatever way', async () => {
  const employment = { consent_reference: 'C-1', permissible_purpose: 'employment_hiring' }
  const submitted = await call('POST', '/screening', { profile: person, criteria_id: criteria, employment })
  expect(submitted.status).toBe(202)
  const { id } = submitted
  await started.drain()
  const done = await call('GET', `/screening/${id}`)
  expect(done.json).toMatchObject({ status: 'succeeded', result: { coverage: { seen: posts.length + 1 } } })
  expect(done.at('result.coverage.flagged')).toBeGreaterThanOrEqual(4)

  const contents = `/screening/${id}/contents`
  for (const state of ['flagged', 'clear', 'not_judged', 'unflagged', 'all'])
    await call('GET', `${contents}?state=${state}`)
  for (const format of ['csv', 'jsonl']) await call('GET', `${contents}?state=all&format=${format}`)
  const parquet = await bytes('GET', `${contents}?state=all`, 'application/vnd.apache.parquet')
  const file = parquet.buffer.slice(parquet.byteOffset, parquet.byteOffset + parquet.byteLength) as ArrayBuffer
  const rows = await parquetReadObjects({ file })
  expect(rows).toHaveLength(done.at('result.coverage.seen') as number)
  note(
    'contents as Parquet',
    JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
  )

  // What people write about it, and what others ask of it.
  const reason = 'A muslim joke, she is pregnant and a union rep.'
  const unflag = (body: object) => call('PATCH', `${contents}/unflag`, { reason, ...body })
  expect((await unflag({ content_ids: ['pinterest:1'], scope: 'term', reviewer: 'A lesbian colleague' })).status).toBe(
    200,
  )
  await unflag({ content_ids: ['pinterest:2'], action: 'confirm' })
  await call('GET', `${contents}?state=unflagged`)
  await call('GET', `${contents}?keyword=muslim`)
  await call('POST', `/screening/${id}/dispute`, { note: reason, content_ids: ['pinterest:3'] })
  await call('POST', `/screening/${id}/dispute`, { action: 'resolve', outcome: 'upheld', note: reason })
  for (const step of ['pre_notice', 'cancel']) await call('POST', `/screening/${id}/adverse-action`, { step, reason })
  await call('GET', `/screening/${id}/history`)
  await call('POST', `/screening/${id}/replay`)
  await call('POST', `/screening/${id}/compare`, { criteria_id: 'crt_default_employment' })
  await call('GET', `/flagging-criteria/${criteria}/precision`)
  await call('POST', '/flagging-criteria/preview', {
    criteria: { name: 'Try', purpose: 'employment' },
    sample_size: 50,
  })

  const report = await call('POST', `/screening/${id}/generate-report`, {})
  expect(report.status).toBe(200)
  await call('POST', `/screening/${id}/generate-report`, { language: 'es' }, 'text/html')
  await readPdf('POST', `/screening/${id}/generate-report`)
  await call('GET', `/screening/${id}/reports`)
  for (const accept of ['application/json', 'text/html'])
    for (const path of [`/screening/${id}/reports/${report.id}`, `/screening/${id}/subject-copy`])
      await call('GET', path, undefined, accept)
  await readPdf('GET', `/screening/${id}/subject-copy`)

  const monitoring = await call('POST', '/screening/continuous-monitoring', {
    profile: person,
    criteria_id: criteria,
    employment,
    every: '1d',
  })
  expect(monitoring.status).toBe(201)
  await started.drain()
  await call('GET', '/screening/continuous-monitoring')
  await call('GET', `/screening/continuous-monitoring/${monitoring.id}`)
  await call('GET', '/events')
  await listen('/events', 'screening.finished')
  await call('GET', '/requests')
  await call('GET', `/requests/${id}`)
  await listen(`/requests/${id}/events`, 'finished')
  await call('POST', `/screening/continuous-monitoring/${monitoring.id}/stop`)
  await call('DELETE', `/screening/${id}`)
  await call('GET', `/screening/${id}/deletion-proof`)
  await call('GET', `/screening/${id}/history`)

  expect(seen.filter(({ where }) => / 5\d\d$/.test(where))).toEqual([])
  const leaks = seen.flatMap(({ where, text }) =>
    [...forbidden, ancient, repost]
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${where}: ${word}`),
  )
  expect(leaks).toEqual([])
  expect(seen.length).toBeGreaterThan(40)
  const words = seen.map(({ text }) => text).join('\n')
  expect(words).toContain('[redacted]')
  expect(words).not.toMatch(/pinterest\.example\/[^"]*\.jpg/)
  expect(words).not.toMatch(/no_hire|do not hire|should (?:not )?be hired|"recommendation"/i)
})
