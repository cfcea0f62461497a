import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Creator } from '../src/model/creator.js'
import { listenWith, type FileServer } from './file-server.js'
import { start, type Started } from './harness.js'
import { creatorLike } from './records.js'

const pages: Record<string, { status?: number; type?: string; body: string }> = {
  '/vela': {
    body: '<h1>Vela</h1><script>evil@script.example</script><a href="mailto:press@vela.example">Press</a> vela (at) vela.example <a href="https://www.tiktok.com/@velacooks">TikTok</a>',
  },
  '/gone': { status: 404, body: 'Gone' },
  '/picture': { type: 'image/png', body: 'mail@picture.example' },
  '/huge': { body: 'x'.repeat(600_000) },
}

describe('pages that a profile links to', () => {
  let server: FileServer
  let origin: string
  let started: Started
  let silent: Started
  const asked: string[] = []

  const creator = (handle: string, changes: Partial<Creator>): Creator =>
    creatorLike({
      externalId: handle,
      handle,
      followers: 10,
      provenance: { source: 'import', basis: 'declared', asOf: started.clock.now(), synthetic: false },
      ...changes,
    })
  const contactsOf = (of: Started, handle: string, more = {}) =>
    of.call('POST', '/contact-info', { body: { profile: { network: 'instagram', handle }, contents: 0, ...more } })

  beforeAll(async () => {
    server = await listenWith((request, response) => {
      asked.push(request.url ?? '')
      const page = pages[request.url ?? '']
      if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/admin' }).end()
      else
        response
          .writeHead(page?.status ?? 200, { 'content-type': page?.type ?? 'text/html; charset=utf-8' })
          .end(page?.body ?? '')
    })
    const { address } = server
    origin = server.origin
    started = await start({ config: { linkPages: 'yes' }, reachable: [address] })
    silent = await start({ config: { demo: true, seedDemo: false }, reachable: [address] })
    const people = [
      creator('vela', { bio: 'hi', links: [`${origin}/vela`] }),
      creator('broken', { links: ['gone', 'picture', 'huge', 'vela'].map((page) => `${origin}/${page}`) }),
      creator('sly', { links: [`${origin}/inside`, 'http://169.254.169.254/latest/meta-data', 'http://[::1]/'] }),
    ]
    for (const each of [started, silent]) await each.app.context.corpus.creators.save(people)
  })
  afterAll(async () => {
    await started.stop()
    await silent.stop()
    server.close()
  })

  test('are opened, and what they state names the page and the time', async () => {
    const { status, at } = await contactsOf(started, 'vela')
    expect(status).toBe(200)
    const contacts = at('contacts') as { type: string; value: string; source: string; source_url: string }[]
    expect(contacts.map(({ type, value, source }) => [type, value, source])).toEqual([
      ['link', `${origin}/vela`, 'profile_link'],
      ['email', 'press@vela.example', 'link_page'],
      ['account', 'velacooks', 'link_page'],
      ['email', 'vela@vela.example', 'link_page'],
    ])
    expect(contacts[1]).toMatchObject({ source_url: `${origin}/vela`, label: 'press', role_address: true })
    expect(at('looked_at')).toMatchObject({ pages: [{ url: `${origin}/vela`, contacts: 3 }], missing: [] })
  })

  test('are opened once within max_age_s, and not at all when nobody wants it', async () => {
    const before = asked.length
    await contactsOf(started, 'vela')
    const without = await contactsOf(started, 'vela', { link_pages: false })
    expect(asked.length).toBe(before)
    expect(without.at('looked_at.pages')).toEqual([])
    expect((without.at('contacts') as unknown[]).length).toBe(1)
  })

  test('that cannot be read are named with the reason, and no more than three are tried', async () => {
    const { at } = await contactsOf(started, 'broken')
    expect(at('looked_at')).toMatchObject({
      pages: [],
      missing: [{ reason: 'not_found' }, { reason: 'not_supported' }, { reason: 'too_large' }],
    })
  })

  test('never lead inside', async () => {
    const { at } = await contactsOf(started, 'sly')
    expect((at('looked_at.missing') as { reason: string }[]).map(({ reason }) => reason)).toEqual([
      'forbidden_address',
      'forbidden_address',
      'forbidden_address',
    ])
  })

  test('stay closed where no network is read for real, and the answer says so', async () => {
    const before = asked.length
    const { at } = await contactsOf(silent, 'vela')
    expect(asked.length).toBe(before)
    expect(at('looked_at.missing')).toMatchObject([{ item: `${origin}/vela`, reason: 'not_supported' }])
  })

  test('of invented people are invented too', async () => {
    const {
      demo,
      corpus: { creators },
    } = silent.app.context
    let withPage: Creator | undefined
    for (const each of demo?.creators() ?? [])
      if (each.network === 'instagram' && each.links.some((link) => link.includes('links.demo.example'))) {
        withPage = each
        break
      }
    if (withPage === undefined) throw new Error('Nobody has a page.')
    await creators.save([withPage])
    const { at } = await contactsOf(silent, withPage.handle)
    expect((at('looked_at.pages') as unknown[]).length).toBe(1)
  })
})
