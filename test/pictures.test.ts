import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '../src/kernel/clock.js'
import { serveFiles, somePictures, type FileServer } from './file-server.js'
import { databases, start, type Response, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

describe.each(databases)('pictures of creators and posts on %s', (database) => {
  const asked: string[] = []
  let started: Started
  let web: FileServer
  beforeAll(async () => {
    web = await serveFiles(await somePictures('hello'), { type: 'image/png', asked })
    started = await start({ database, config: { demo: false, pictures: 'yes' }, reachable: [web.address] })
    const { creators, contents } = started.app.context.corpus
    const provenance = { ...imported(started.clock.now()), synthetic: false }
    const person = (externalId: string, handle: string, path: string | null) =>
      creatorLike({ externalId, handle, imageUrl: path === null ? null : `${web.origin}${path}`, provenance })
    await creators.save([
      person('1', 'una.bakes', '/plain.png'),
      person('2', 'bo.rides', '/text.png'),
      person('3', 'cy.sings', null),
      creatorLike({ externalId: '4', handle: 'di.inside', imageUrl: 'http://127.0.0.1/me.png', provenance }),
    ])
    const post = { contentId: 'p1', author: 'una.bakes', authorExternalId: '1', text: 'Rye' }
    await contents.save([contentLike({ ...post, thumbnailUrl: `${web.origin}/words.jpg`, provenance })])
  })
  afterAll(async () => {
    await started.stop()
    web.close()
  })

  const picture = (query: string, headers = {}): Promise<Response> =>
    started.call('GET', `/pictures?network=instagram&${query}`, { headers })
  const sizeOf = async (address: unknown): Promise<[number | undefined, number | undefined, string | undefined]> => {
    const { width, height, format } = await sharp(Buffer.from(String(address).split(',')[1] ?? '', 'base64')).metadata()
    return [width, height, format]
  }

  test('an avatar is fetched once, made small and kept', async () => {
    const [first, second] = await Promise.all([picture('handle=una.bakes'), picture('handle=Una.Bakes')])
    expect(first.json).toMatchObject({ reason: null, fetched_at: expect.any(String) as string })
    expect(await sizeOf(first.at('picture'))).toEqual([200, 133, 'jpeg'])
    expect(second.json).toEqual(first.json)
    expect(asked).toEqual(['/plain.png'])
    const file = await picture('handle=una.bakes', { accept: 'image/jpeg' })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test('a post has the picture of its own', async () => {
    expect(await sizeOf((await picture('content_id=p1')).at('picture'))).toEqual([200, 200, 'jpeg'])
  })

  test('why there is none is said, and what failed is not asked for again at once', async () => {
    for (const [handle, reason] of [
      ['bo.rides', 'not_supported'],
      ['cy.sings', 'none'],
      ['di.inside', 'forbidden_address'],
    ])
      for (let times = 0; times < 2; times++)
        expect([handle, (await picture(`handle=${handle}`)).json]).toMatchObject([handle, { picture: null, reason }])
    expect(asked.filter((path) => path === '/text.png')).toHaveLength(1)
    expect((await picture('handle=nobody.here')).status).toBe(404)
    expect((await picture('content_id=nothing')).status).toBe(404)
    expect((await picture('')).status).toBe(422)
    expect((await picture('handle=una.bakes&content_id=p1')).status).toBe(422)
  })

  test('they are under a clock, and go with the person', async () => {
    const { corpus, gathering } = started.app.context
    const admin = await started.createToken('acme', ['admin'])
    const kept = async (): Promise<unknown> =>
      ((await started.call('GET', '/retention', { token: admin })).at('data') as { kind: string }[]).find(
        ({ kind }) => kind === 'pictures',
      )
    expect(await kept()).toMatchObject({ clock: 'fixed', days: 7, held: 4, due: 0 })
    const body = { who: ['instagram:una.bakes'], reason: 'Letter' }
    const erased = await started.call('POST', '/subjects/erase', { body })
    expect(erased.status).toBe(201)
    expect(await kept()).toMatchObject({ held: 2 })
    expect((await picture('handle=una.bakes')).status).toBe(404)
    started.clock.advance(8 * dayMs)
    await gathering.storageTerms.look()
    expect((await corpus.keptPictures.count(started.clock.now())).held).toBe(0)
  })
})

test('without leave nothing is fetched', async () => {
  const asked: string[] = []
  const web = await serveFiles(new Map(), { type: 'image/png', asked })
  const started = await start({ config: { demo: false }, reachable: [web.address] })
  const provenance = { ...imported(started.clock.now()), synthetic: false }
  const imageUrl = `${web.origin}/plain.png`
  await started.app.context.corpus.creators.save([
    creatorLike({ externalId: '1', handle: 'una.bakes', imageUrl, provenance }),
  ])
  const answer = await started.call('GET', '/pictures?network=instagram&handle=una.bakes')
  expect(answer.json).toEqual({ picture: null, reason: 'turned_off', fetched_at: null })
  expect(asked).toEqual([])
  await started.stop()
  web.close()
})
