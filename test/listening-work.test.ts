import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, imported } from './records.js'

const from = Date.UTC(2026, 5, 1)
const said = [
  'My Lumevia serum gave me a rash',
  'Lumevia serum burns, and a rash too',
  'Lumevia serum is lovely',
  'A rash, but of something else',
  'Lumevia opened a shop',
]
const body = {
  brand: { name: 'Lumevia', query: 'lumevia' },
  from: new Date(from).toISOString(),
  to: new Date(from + 30 * 86_400_000).toISOString(),
  compare: false,
  gather: { profiles_max: 0 },
}

interface Mention {
  id: string
  text: string
  tags: string[]
  state: string
  assignee: string | null
  note: string | null
}

describe.each(databases)('work on mentions, %s', (database) => {
  let started: Started
  let listening = ''

  const post = (n: number, text: string) =>
    contentLike({
      contentId: `w${n}`,
      author: `who${n}`,
      authorExternalId: `${n}`,
      text,
      publishedAt: from + n * 3_600_000,
      provenance: imported(1000),
    })
  const listen = async (): Promise<string> => {
    const submitted = await started.call('POST', '/social-listening', { body })
    await started.drain()
    return submitted.id
  }
  const mentions = async (query = '', id = listening) => {
    const { json } = await started.call('GET', `/social-listening/${id}/mentions?limit=100${query}`)
    return json as { data: Mention[]; total: { value: number } }
  }
  const change = (asked: object) => started.call('PATCH', `/social-listening/${listening}/mentions`, { body: asked })
  const idOf = async (part: string): Promise<string> =>
    (await mentions()).data.find(({ text }) => text.includes(part))?.id ?? ''

  beforeAll(async () => {
    started = await start({ database })
    const { corpus } = started.app.context
    await corpus.contents.save(said.map((text, n) => post(n, text)))
    await indexed(corpus.search.texts)
    listening = await listen()
  })
  afterAll(() => started.stop())

  test('a rule tags what was found before it, and what is found later', async () => {
    const tag = await started.call('POST', '/social-listening/tags', { body: { name: 'Skin', query: 'rash OR burns' } })
    expect(tag).toMatchObject({
      status: 201,
      json: { matched: 0, backfill: { status: expect.stringMatching(/^(queued|in_progress)$/) as string } },
    })
    expect((await started.call('POST', '/social-listening/tags', { body: { name: 'skin' } })).status).toBe(409)
    await started.drain()
    const done = await started.call('GET', `/social-listening/tags/${tag.id}`)
    expect(done.json).toMatchObject({ matched: 2, backfill: { status: 'succeeded', share: 1 } })
    expect(await mentions('&tag=skin')).toMatchObject({
      total: { value: 2 },
      data: [{ tags: ['Skin'] }, { tags: ['Skin'] }],
    })
    expect((await mentions('&tag=none')).total.value).toBe(2)
    await started.app.context.corpus.contents.save([post(9, 'Another Lumevia rash')])
    await indexed(started.app.context.corpus.search.texts)
    expect((await mentions('&tag=Skin', await listen())).total.value).toBe(3)
    const changed = { body: { query: 'lovely' } }
    expect((await started.call('PATCH', `/social-listening/tags/${tag.id}`, changed)).json).toMatchObject({
      matched: 0,
    })
    await started.drain()
    expect((await mentions('&tag=Skin')).data.map(({ text }) => text)).toEqual(['Lumevia serum is lovely'])
    expect((await started.call('GET', `/social-listening/${listening}/mentions?tag=nope`)).status).toBe(422)
  })

  test('people check, assign, note and tag, and the counts lead to as many posts', async () => {
    await started.call('POST', '/social-listening/tags', { body: { name: 'Urgent' } })
    const [rash, shop] = [await idOf('gave me'), await idOf('shop')]
    const first = await change({ mention_ids: [rash], assignee: 'Mina', add_tags: ['urgent'], note: 'Call back' })
    expect(first.json).toMatchObject({ changed: 1, unchanged: 0, change: { kind: 'change', mentions: 1 } })
    expect((await change({ mention_ids: [rash], assignee: 'Mina' })).json).toMatchObject({ changed: 0, change: null })
    expect((await change({ where: { tag: 'none' }, state: 'checked' })).json).toMatchObject({ changed: 2 })
    expect(await mentions('&state=checked&tag=none')).toMatchObject({ total: { value: 2 } })
    expect(await mentions('&assignee=Mina')).toMatchObject({
      total: { value: 1 },
      data: [{ id: rash, state: 'open', assignee: 'Mina', note: 'Call back', tags: ['Urgent'] }],
    })
    const broken = (await started.call('GET', `/social-listening/${listening}/tags`)).json as {
      mentions: number
      tags: { tag: string; mentions: number; open: number }[]
      untagged: { mentions: number; checked: number }
      assignees: { assignee: string | null; mentions: number }[]
    }
    expect(broken).toMatchObject({ mentions: 4, untagged: { mentions: 2, checked: 2 } })
    for (const { tag, mentions: count } of broken.tags) expect((await mentions(`&tag=${tag}`)).total.value).toBe(count)
    expect(broken.assignees).toMatchObject([
      { assignee: null, mentions: 3 },
      { assignee: 'Mina', mentions: 1 },
    ])
    const again = await mentions('', await listen())
    expect(again.data.find(({ id }) => id === shop)).toMatchObject({ state: 'checked' })
    const file = await started.call('GET', `/social-listening/${listening}/mentions?format=csv&assignee=Mina`)
    expect(file.text).toContain('Call back')
  })

  test('a change can be undone once, unless something was changed again since; the history keeps both', async () => {
    const lovely = await idOf('lovely')
    const made = await change({
      mention_ids: [lovely],
      state: 'checked',
      remove_tags: ['Skin'],
      reason: 'Not a complaint',
    })
    expect((await mentions('&tag=Skin')).total.value).toBe(0)
    const later = await change({ mention_ids: [lovely], note: 'Seen' })
    const undo = (id: unknown) =>
      started.call('POST', `/social-listening/${listening}/mentions/undo`, { body: { change_id: id } })
    expect((await undo(made.at('change.id'))).status).toBe(409)
    expect((await undo(later.at('change.id'))).status).toBe(200)
    expect((await undo(later.at('change.id'))).status).toBe(409)
    const last = await started.call('POST', `/social-listening/${listening}/mentions/undo`, { body: {} })
    expect(last.json).toMatchObject({ kind: 'undo', undoes: made.at('change.id') })
    expect((await mentions('&tag=Skin')).data).toMatchObject([
      { id: lovely, state: 'open', note: null, tags: ['Skin'] },
    ])
    const history = await started.call('GET', `/social-listening/${listening}/mentions/history?limit=4`)
    expect(history.at('data')).toMatchObject([
      { kind: 'undo' },
      { kind: 'undo' },
      { kind: 'change', undone_by: expect.any(String) as string },
      { kind: 'change', reason: 'Not a complaint', items: [{ mention_id: lovely, after: { removed_tags: ['Skin'] } }] },
    ])
  })

  test('refuses what is not there, and what another account has', async () => {
    expect((await change({ mention_ids: ['nope'], state: 'checked' })).status).toBe(422)
    expect((await change({ mention_ids: [await idOf('shop')], add_tags: ['nope'] })).status).toBe(422)
    expect((await change({ state: 'checked' })).status).toBe(422)
    const token = await started.createToken('other')
    const address = `/social-listening/${listening}/mentions`
    const asked = { where: {}, state: 'checked' }
    expect((await started.call('PATCH', address, { body: asked, token })).status).toBe(404)
    expect((await started.call('GET', '/social-listening/tags', { token })).at('data')).toEqual([])
  })
})
