import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenWith, somePictures, type FileServer } from './file-server.js'
import { start, type Started } from './harness.js'

const files = new Map<string, Buffer>()
let web: FileServer
let started: Started
let base = ''

const makeFilm = (source = 'testsrc=duration=4:size=320x240:rate=5'): Buffer | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-test-film-'))
  const file = join(folder, 'film.mp4')
  const args = ['-v', 'error', '-f', 'lavfi', '-i', source, '-pix_fmt', 'yuv420p', file]
  const { status } = spawnSync('ffmpeg', args)
  const film = status === 0 ? readFileSync(file) : undefined
  rmSync(folder, { recursive: true, force: true })
  return film
}

const film = makeFilm()
/** Wider than anything that is decoded. */
const wideFilm = film && makeFilm('color=duration=0.2:size=9000x64:rate=5')
/** Listens on this machine, and nobody has said that it may be asked. */
let canaryAsked = 0
let canary: FileServer

/** A picture of 60,000 by 60,000 pixels in a few kilobytes: its header says so, its data does not matter. */
const bomb = (): Buffer => {
  const header = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header)
  header.writeUInt32BE(60_000, 16)
  header.writeUInt32BE(60_000, 20)
  Buffer.from('0802000000', 'hex').copy(header, 24)
  return Buffer.concat([header, Buffer.alloc(2000)])
}

beforeAll(async () => {
  for (const [path, file] of await somePictures('I will kill you and your family')) files.set(path, file)
  files.set('/vector.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))
  files.set('/bomb.png', bomb())
  if (film !== undefined) files.set('/film.jpg', film)
  if (wideFilm !== undefined) files.set('/wide.mp4', wideFilm)
  if (film !== undefined) files.set('/cut.mp4', film.subarray(0, 600))
  canary = await listenWith((_, response) => {
    canaryAsked++
    response.end()
  })
  web = await listenWith((request, response) => {
    const file = files.get(request.url ?? '')
    if (request.url === '/to-canary') response.writeHead(302, { location: `${canary.origin}/` }).end()
    else if (request.url === '/endless') {
      const more = (): void => {
        while (response.write(Buffer.alloc(1_000_000)));
        response.once('drain', more)
      }
      more()
    } else if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(file)
  })
  base = web.origin
  started = await start({ config: { demo: true, seedDemo: false }, reachable: [web.address] })
})
afterAll(async () => {
  await started.stop()
  web.close()
  canary.close()
})

const screen = async (url: string, body = {}) => {
  const { id, status } = await started.call('POST', '/screening-media', { body: { media_url: url, ...body } })
  expect(status).toBe(202)
  await started.drain()
  return started.call('GET', `/screening-media/${id}`)
}

test('a harmless picture is clear, and little of it is kept', async () => {
  const { json, at } = await screen(`${base}/plain.png`)
  expect(json).toMatchObject({
    status: 'succeeded',
    result: {
      media: { kind: 'image', format: 'png', width: 300, height: 200 },
      risk: { score: 0, level: 'low', factors: [] },
      frames: [{ at_s: null, state: 'clear', text: '' }],
      coverage: { looked_at: 1, not_judged: [{ what: 'violence' }] },
    },
  })
  const classes = Object.values(at('result.classes') as Record<string, number>)
  expect(classes.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 2)
  expect(String(at('result.media.thumbnail'))).toMatch(/^data:image\/jpeg;base64,/)
})

test('words in a picture are read and judged like a post', async () => {
  const { at } = await screen(`${base}/words.jpg`, {})
  expect(String(at('result.frames.0.text')).toUpperCase()).toContain('KILL')
  expect(at('result.frames.0.text_confidence')).toBeGreaterThan(0.4)
})

test('a picture of the demo world is drawn and screened like any other', async () => {
  const { json } = await screen('https://media.demo.example/instagram/10000ko-0.jpg')
  expect(json).toMatchObject({ status: 'succeeded', result: { synthetic: true, media: { format: 'jpeg' } } })
})

test.each([
  ['/cut.png', 'invalid_input'],
  ['/text.png', 'not_supported'],
  ['/vector.png', 'not_supported'],
  ['/bomb.png', 'invalid_input'],
  ['/none.png', 'not_found'],
])('%s fails with %s', async (path, code) => {
  expect((await screen(base + path)).json).toMatchObject({ status: 'failed', error: { code } })
})

test('an endless body is cut off, and nothing of this machine is asked, not even by a detour', async () => {
  expect((await screen(`${base}/endless`)).json).toMatchObject({ status: 'failed', error: { code: 'invalid_input' } })
  const { port } = new URL(canary.origin)
  for (const url of [`${base}/to-canary`, `http://127.0.0.1:${port}/`, `http://localhost:${port}/`])
    expect((await screen(url)).at('status')).toBe('failed')
  expect(canaryAsked).toBe(0)
})

test('what is not public is not fetched', async () => {
  for (const url of [
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2130706433/',
    `http://localhost:1/`,
  ])
    expect((await screen(url)).json).toMatchObject({ status: 'failed', error: { code: 'invalid_input' } })
})

test.each([
  { media_url: 'ftp://example.com/a.png' },
  { media_url: 'x' },
  { media_url: 'http://u:p@example.com/' },
  {},
  { media_url: 'https://example.com/', criteria_id: 'crt_default_employment' },
])('%j is refused', async (body) => expect((await started.call('POST', '/screening-media', { body })).status).toBe(422))

test('a file that is sent along is judged at once, and not kept', async () => {
  const check = (body: unknown) => started.call('POST', '/screening-media/check', { body })
  const words = (files.get('/words.jpg') ?? Buffer.alloc(0)).toString('base64')
  const { status, json, at } = await check({ data: words })
  expect([status, json]).toMatchObject([
    200,
    { media: { kind: 'image', format: 'jpeg' }, frames: [{ state: 'flagged' }] },
  ])
  expect(at('media.url')).toBeUndefined()
  expect((await started.call('GET', '/requests?kind=screening_media&limit=1')).text).not.toContain(
    String(at('media.sha256')),
  )
  const cut = (files.get('/cut.png') ?? Buffer.alloc(0)).toString('base64')
  expect((await check({ data: cut })).status).toBe(422)
  expect((await check({ data: Buffer.from('<html>').toString('base64') })).status).toBe(422)
  expect((await check({ data: 'no base64!' })).status).toBe(422)
  expect((await check({ data: '' })).at('detail')).toBe('/data: The file is empty: send a picture or a film in Base64.')
  const pasted = (await check({ data: `data:image/png;base64,${words}` })).at('errors')
  expect(pasted).toEqual([
    { in: 'body', pointer: '/data', message: expect.stringContaining('without data: before them') as string },
  ])
  expect((await check({ data: ' ' })).at('errors')).toHaveLength(1)
  expect((await check({ data: words, criteria_id: 'crt_default_employment' })).status).toBe(422)
  expect((await check({ data: 'A'.repeat(16_100_000) })).status).toBe(413)
})

test('the picture itself may be the body', async () => {
  const words = files.get('/words.jpg') ?? Buffer.alloc(0)
  const check = (contentType: string, query = '', body = words) =>
    fetch(`${started.baseUrl}/screening-media/check${query}`, {
      method: 'POST',
      headers: { authorization: started.token, 'content-type': contentType },
      body: new Uint8Array(body),
    })
  for (const type of ['image/jpeg', 'application/octet-stream']) {
    const answer = await check(type)
    expect([answer.status, await answer.json()]).toMatchObject([200, { frames: [{ state: 'flagged' }] }])
  }
  expect((await check('image/jpeg', '?criteria_id=crt_default_employment')).status).toBe(422)
  const empty = await check('image/jpeg', '', Buffer.alloc(0))
  expect([empty.status, await empty.json()]).toMatchObject([
    422,
    { detail: 'body: It is empty. Send the file itself, with its content type.' },
  ])
  expect((await check('text/plain')).status).toBe(415)
  expect(
    (await started.call('POST', '/screening-media', { headers: { 'content-type': 'image/jpeg' }, body: 'x' })).status,
  ).toBe(415)
})

test.skipIf(film === undefined)('a film is looked at in moments, where there is a decoder (ffmpeg)', async () => {
  const { json, at } = await screen(`${base}/film.jpg`)
  expect(json).toMatchObject({
    status: 'succeeded',
    result: { media: { kind: 'video', format: 'mp4', duration_s: 4 } },
  })
  expect((at('result.frames') as { at_s: number }[]).map(({ at_s }) => at_s)).toEqual([
    0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3.25, 3.75,
  ])
  const thumbnail = Buffer.from(String(at('result.media.thumbnail')).split(',')[1] ?? '', 'base64')
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
  for (const path of ['/wide.mp4', '/cut.mp4'])
    expect((await screen(base + path)).json).toMatchObject({ status: 'failed', error: { code: 'invalid_input' } })
})
