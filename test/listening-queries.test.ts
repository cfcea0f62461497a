import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, creatorLike, imported } from './records.js'

const provenance = imported(1000)
const said = ['the serum gave me a rash', 'serum giveaway', 'what a serum', 'a rash, but of something else']

describe.each(databases)('saved queries, %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    const { corpus } = started.app.context
    await corpus.creators.save(
      ['ana', 'bo'].map((handle, i) => creatorLike({ externalId: `${i}`, handle, followers: 10, provenance })),
    )
    await corpus.contents.save(
      said.map((text, i) =>
        contentLike({
          contentId: `p${i}`,
          author: i % 2 === 0 ? 'ana' : 'bo',
          authorExternalId: `${i % 2}`,
          text,
          publishedAt: Date.UTC(2026, 0, i + 1),
          provenance,
        }),
      ),
    )
    await indexed(corpus.search.texts)
  })
  afterAll(() => started.stop())

  const save = (body: object) => started.call('POST', '/social-listening/queries', { body })
  const count = async (query: string) => {
    const { json } = await started.call('POST', '/social-listening/query', { body: { query } })
    return json as { valid: boolean; query: string; texts: { value: number } | null; error: { message: string } | null }
  }

  test('can be named in queries, and what these find follows a change', async () => {
    const complaints = await save({ name: 'Complaints', query: 'rash' })
    expect(complaints).toMatchObject({ status: 201, json: { name: 'complaints', written_out: 'rash', used_by: [] } })
    expect((await save({ name: 'complaints', query: 'other' })).status).toBe(409)
    const calm = await save({ name: 'calm', query: '-query:complaints -giveaway' })
    expect(calm.status).toBe(201)
    expect(await count('serum query:complaints')).toMatchObject({
      valid: true,
      query: 'serum AND rash',
      texts: { value: 1 },
    })
    expect(await count('serum query:calm')).toMatchObject({ texts: { value: 1 } })
    const change = { body: { query: 'rash OR what' } }
    const changed = await started.call('PATCH', `/social-listening/queries/${complaints.id}`, change)
    expect(changed).toMatchObject({ status: 200, json: { used_by: [{ kind: 'query', name: 'calm' }] } })
    expect(await count('serum query:calm')).toMatchObject({ valid: true, texts: { value: 0 } })
    const listed = await started.call('GET', '/social-listening/queries')
    expect(listed.at('data')).toMatchObject([{ name: 'calm' }, { name: 'complaints' }])
  })

  test('that lead back to themselves are refused, and so is removing what is named', async () => {
    const one = await save({ name: 'one', query: 'serum' })
    const two = await save({ name: 'two', query: 'query:one OR balm' })
    const address = `/social-listening/queries/${one.id}`
    const circle = await started.call('PATCH', address, { body: { query: 'query:two' } })
    expect(circle.status).toBe(422)
    expect(circle.text).toContain('leads back to itself: two → one → two')
    const recurring = { name: 'daily', listening: { brand: { name: 'Serum', query: 'query:two' } } }
    expect((await started.call('POST', '/social-listening/recurring', { body: recurring })).status).toBe(201)
    expect((await started.call('DELETE', address)).at('detail')).toContain('named by query "two"')
    const used = await started.call('DELETE', `/social-listening/queries/${two.id}`)
    expect([used.status, used.at('detail')]).toMatchObject([409, expect.stringContaining('recurring "daily"')])
    const free = await save({ name: 'free', query: 'serum' })
    expect((await started.call('DELETE', `/social-listening/queries/${free.id}`)).status).toBe(204)
    expect(await count('query:free')).toMatchObject({
      valid: false,
      error: { message: 'There is no saved query "free".' },
    })
  })

  test('name who is on a list of creators', async () => {
    const list = await started.call('POST', '/lists', { body: { name: 'Press list' } })
    expect(await count('serum list:"Press list"')).toMatchObject({ valid: false })
    const members = { profiles: [{ network: 'instagram', handle: 'ana' }] }
    const added = await started.call('POST', `/lists/${list.id}/members`, { body: members })
    expect(added.status).toBeLessThan(300)
    expect(await count('serum list:"press list"')).toMatchObject({ valid: true, texts: { value: 2 } })
  })

  test('of another account are not known', async () => {
    const token = await started.createToken('other')
    await save({ name: 'mine', query: 'serum' })
    const body = { brand: { name: 'Serum', query: 'query:mine' } }
    const refused = await started.call('POST', '/social-listening', { body, token })
    expect([refused.status, refused.text]).toMatchObject([422, expect.stringContaining('no saved query')])
  })
})
