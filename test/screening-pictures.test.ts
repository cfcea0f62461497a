import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFiles, somePictures, type FileServer } from './file-server.js'
import { start, type Response, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

/** Posts with pictures on a server of our own, imported; nobody reads their network. */
const asked: string[] = []
let web: FileServer
let started: Started
let base = ''
let sets = 0

const importPosts = async (): Promise<void> => {
  const { creators, contents } = started.app.context.corpus
  const now = started.clock.now()
  const at = { network: 'pinterest' as const, authorExternalId: 'p1', author: 'mirapins' }
  await creators.save([
    creatorLike({
      network: 'pinterest',
      externalId: 'p1',
      handle: 'mirapins',
      name: 'Mira',
      provenance: imported(now),
    }),
  ])
  const post = (
    contentId: string,
    text: string,
    media: [string, 'image' | 'video'][],
    thumbnailUrl: string | null = null,
  ) =>
    contentLike({
      ...at,
      contentId,
      text,
      publishedAt: now - 86_400_000 - Number(contentId) * 1000,
      media: media.map(([path, type]) => ({
        url: path.startsWith('/') ? base + path : path,
        type,
        width: null,
        height: null,
        durationS: null,
        alt: null,
      })),
      thumbnailUrl,
      provenance: imported(now),
    })
  await contents.save([
    post('1', 'A sunny day at the lake with friends', [
      ['/plain.png', 'image'],
      ['/none.png', 'image'],
    ]),
    post('2', '', [['/words.jpg', 'image']]),
    post('3', 'How we built the shed, from start to end', [['/film.mp4', 'video']], `${base}/plain.png`),
    post('4', 'Damaged goods, sorry about the picture', [
      ['/cut.png', 'image'],
      ['/text.png', 'image'],
    ]),
    post('5', 'Do not look', [['/plain.png', 'image']]),
    post('6', 'Inside', [['http://169.254.169.254/a.png', 'image']]),
    post('7', 'One too many for the limit', [['/plain.png', 'image']]),
  ])
}

beforeAll(async () => {
  web = await serveFiles(await somePictures('Vote him out and burn the house down'), { type: 'image/png', asked })
  base = web.origin
  started = await start({ reachable: [web.address] })
  await importPosts()
})
afterAll(async () => {
  await started.stop()
  web.close()
})

interface Item {
  content_id: string
  state: string
  content: { fields: Record<string, string> }
  pictures: { index: number; cover: boolean; state: string; reason: string | null; sha256: string | null }[]
  categories: {
    category: string
    basis: string
    evidence: { field: string; text: string; start: number; end: number }[]
  }[]
}

const screen = async (criteria: object): Promise<{ done: Response; items: Item[]; id: string }> => {
  const made = await started.call('POST', '/flagging-criteria', { body: { name: `Pictures ${++sets}`, ...criteria } })
  expect([made.status, made.at('errors')]).toEqual([201, undefined])
  const body = { profile: { network: 'pinterest', handle: 'mirapins' }, criteria_id: made.id }
  const { id, status, text } = await started.call('POST', '/screening', { body })
  expect([status, status === 202 ? '' : text]).toEqual([202, ''])
  await started.drain()
  const done = await started.call('GET', `/screening/${id}`)
  const items = await started.call('GET', `/screening/${id}/contents?state=all&limit=50`)
  return { id, done, items: items.at('data') as Item[] }
}

test('pictures of posts are looked at, so many at most, and each that is not says why', async () => {
  const { id, done, items } = await screen({ only_categories: ['sexual'], max_media: 8 })
  expect(done.json).toMatchObject({
    status: 'succeeded',
    result: {
      subject: {
        profiles: [{ state: 'screened', detail: expect.stringMatching(/Known data of .* \(import\)/) as string }],
      },
      coverage: {
        seen: 7,
        media: {
          seen: 9,
          judged: 4,
          not_judged: [
            { reason: 'over_limit', count: 1 },
            { reason: 'not_found', count: 1 },
            { reason: 'address_refused', count: 1 },
            { reason: 'not_a_picture', count: 1 },
            { reason: 'damaged', count: 1 },
          ],
          detail: expect.stringMatching(/never for violence/) as string,
        },
      },
    },
  })
  const looks = Object.fromEntries(items.map(({ content_id, pictures }) => [content_id, pictures]))
  expect(looks['1']).toMatchObject([{ state: 'judged' }, { state: 'not_judged', reason: 'not_found' }])
  expect(looks['3']).toMatchObject([{ cover: true, state: 'judged' }])
  // A content without words is judged by its picture; the film itself was never fetched.
  expect(items.find(({ content_id }) => content_id === '2')?.state).toBe('clear')
  expect(asked).not.toContain('/film.mp4')
  expect((await started.call('POST', `/screening/${id}/replay`)).json).toMatchObject({ same: true })
})

test('what a picture shows can be flagged, is named by its hash and remembered for its copies', async () => {
  // The lowest threshold takes a plain blue picture for what it is not: enough to see the way of a flag.
  const { id, items } = await screen({ only_categories: ['sexual'], categories: { sexual: { threshold: 0.05 } } })
  const flagged = items.flatMap(({ categories }) => categories).filter(({ basis }) => basis === 'picture_model')
  expect(flagged).not.toEqual([])
  for (const finding of flagged)
    expect(finding).toMatchObject({
      category: 'sexual',
      evidence: [
        {
          field: expect.stringMatching(/^media\.\d$/) as string,
          text: expect.stringMatching(/^sha256:/) as string,
          start: 0,
          end: 0,
        },
      ],
    })
  const html = await started.call('POST', `/screening/${id}/generate-report`, {
    body: {},
    headers: { accept: 'text/html' },
  })
  expect(html.status).toBe(200)
  expect(html.text).toContain('image 1')
})

test('the text in pictures is read where that is asked for, and evidence stands in it', async () => {
  const { items } = await screen({
    only_categories: ['custom'],
    keywords: [{ term: 'house' }],
    include: { media_text: true },
    max_media: 3,
  })
  const item = items.find(({ content_id }) => content_id === '2')
  expect(item?.state).toBe('flagged')
  const [evidence] = item?.categories[0]?.evidence ?? []
  expect(evidence?.field).toBe('media.0.text')
  expect(item?.content.fields['media.0.text']?.slice(evidence?.start, evidence?.end)).toBe(evidence?.text)
})

test('criteria that could not flag a picture fetch none, and those for employment may not ask for it', async () => {
  asked.length = 0
  const { done } = await screen({ only_categories: ['profanity'] })
  expect(done.at('result.coverage.media')).toMatchObject({ judged: 0, not_judged: [{ reason: 'left_out', count: 9 }] })
  expect(asked).toEqual([])
  const refused = await started.call('POST', '/flagging-criteria', {
    body: { name: 'No', purpose: 'employment', include: { media: true } },
  })
  expect([refused.status, refused.at('errors.0.pointer')]).toEqual([422, '/include/media'])
})
