import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'

describe.each(databases)('imported people on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const send = async (name: string, table: string, set: Record<string, string> = { network: 'instagram' }) => {
    const file = await started.call('POST', `/imports/files?name=${encodeURIComponent(name)}`, {
      body: table,
      headers: { 'content-type': 'text/csv' },
    })
    const { id } = await started.call('POST', '/imports', { body: { file_id: file.id, mapping: { set } } })
    await started.drain()
    return started.call('GET', `/imports/${id}`)
  }
  const handles = (from: number, to: number): string[] =>
    Array.from({ length: to - from }, (_, i) => `fan.number${from + i}`)
  const follow = (creator: string, fans: readonly string[]) =>
    send('lists.csv', ['creator,handle,kind', ...fans.map((fan) => `${creator},${fan},followers`)].join('\n'))
  const profile = (handle: string) => ({ network: 'instagram', handle })
  const compare = async (source: string, ...names: string[]) => {
    const { id } = await started.call('POST', '/audience-overlap', { body: { profiles: names.map(profile), source } })
    await started.drain()
    return started.call('GET', `/audience-overlap/${id}`)
  }

  test('complete lists overlap exactly; lists in part say what they leave possible', async () => {
    await send(
      'creators.csv',
      'handle,external id,followers\nana.whole,1,40\nbea.whole,2,\ncleo.part,3,1200\ndora.part,4,1200\n',
    )
    await follow('ana.whole', handles(0, 40))
    await follow('bea.whole', handles(30, 60))
    await follow('cleo.part', handles(0, 40))
    await follow('dora.part', handles(30, 70))
    const whole = await compare('followers', 'ana.whole', 'bea.whole')
    expect(whole.at('result.method.kind'), whole.text).toBe('exact')
    expect(whole.at('result.pairs.0.people')).toMatchObject({ value: 10, low: 10, high: 10 })
    const part = await compare('followers', 'cleo.part', 'dora.part')
    expect(part.at('result.method.kind')).toBe('sampled')
    expect(part.at('result.method.explanation')).toContain('what the lists leave possible')
    expect(part.at('result.pairs.0.people')).toMatchObject({ value: 300, low: 10, high: 1200 })
    const mixed = await compare('followers', 'cleo.part', 'ana.whole')
    expect(mixed.at('result.pairs.0.people')).toMatchObject({ value: 40, low: 40, high: 40 })
  })

  test('a screening shows no name where a profile shows none', async () => {
    await send('nameless.csv', 'author,content_id,caption,posted_at\nnia.nameless,DBnnnnnnnn1,Rye bread,2026-10-01\n')
    const { id } = await started.call('POST', '/screening', { body: { profile: profile('nia.nameless') } })
    await started.drain()
    const screening = await started.call('GET', `/screening/${id}`)
    expect(screening.at('result.subject.profiles.0'), screening.text).toMatchObject({ handle: 'nia.nameless', name: null })
  }) // prettier-ignore

  test('those who wrote imported comments are a known audience, the creator apart', async () => {
    await send(
      'posts.csv',
      'author,content_id,caption,posted_at\nana.whole,DBaaaaaaaa1,Bread,2026-10-01\nana.whole,DBaaaaaaaa2,Rye,2026-10-02\nbea.whole,DBaaaaaaaa3,Tea,2026-10-02\n',
    )
    const comments = ['DBaaaaaaaa1,18000000000000001,fan.number1,Yum', 'DBaaaaaaaa1,18000000000000002,fan.number1,More', 'DBaaaaaaaa2,18000000000000003,reader.two,Nice', 'DBaaaaaaaa2,18000000000000004,ana.whole,Thanks', 'DBaaaaaaaa3,18000000000000005,fan.number1,Tea'] // prettier-ignore
    await send(
      'comments.csv',
      ['content_id,comment_id,author,comment,posted_at', ...comments.map((row) => `${row},2026-10-03`)].join('\n'),
    )
    const report = await started.call('POST', '/profile-analytics', {
      body: { profile: profile('ana.whole'), audiences: ['commenters'] },
    })
    expect(report.at('audiences.commenters.sample_size'), report.text).toBe(2)
    expect(report.text).not.toContain('No commenters')
    const shared = await compare('commenters', 'ana.whole', 'bea.whole')
    expect(shared.at('result.pairs.0.people.value'), shared.text).toBe(1)
  })

  test('somebody whose id comes later is one person, in searches and in lists', async () => {
    await send('ranking.csv', 'username,followers\nlate.id,48200\nother.person,900\n')
    await started.drain()
    const list = await started.call('POST', '/lists', { body: { name: 'Spring' } })
    await started.call('POST', `/lists/${list.id}/members`, { body: { profiles: [profile('late.id')] } })
    await send(
      'dataset_instagram-scraper.csv',
      'id,shortCode,caption,ownerUsername,ownerFullName,ownerId,timestamp,likesCount\n35,DBzzzzzzzz1,Bread,late.id,Late Id,77001,2026-10-01T08:00:00.000Z,120\n',
    )
    const found = await started.call('POST', '/discovery', { body: { followers: { min: 48_200, max: 48_200 } } })
    expect(found.at('total.value'), found.text).toBe(1)
    expect(found.at('data')).toMatchObject([{ handle: 'late.id', external_id: '77001', name: 'Late Id' }])
    const members = await started.call('GET', `/lists/${list.id}/members`)
    expect(members.at('data'), members.text).toMatchObject([{ handle: 'late.id', external_id: '77001' }])
  })

  test('a rate that was measured is not compared with rates that a list states', async () => {
    const stated = Array.from({ length: 24 }, (_, i) => `stated.rate${i},${1000 + i},${(i + 1) / 10} %`)
    await send('rates.csv', ['handle,followers,engagement rate', ...stated].join('\n'), { network: 'tiktok' })
    const posts = Array.from({ length: 12 }, (_, i) => `measured.rate,77000000000000000${10 + i},Bread ${i},2026-10-${10 + i},40,2`) // prettier-ignore
    await send('people.csv', 'handle,followers\nmeasured.rate,1010\n', { network: 'tiktok' })
    await send('posts.csv', ['author,content_id,caption,posted_at,likes,comments', ...posts].join('\n'), {
      network: 'tiktok',
    })
    const report = (handle: string) =>
      started.call('POST', '/profile-analytics', { body: { profile: { network: 'tiktok', handle }, audiences: [] } })
    const measured = await report('measured.rate')
    expect(measured.at('engagement.rate.basis'), measured.text).toBe('measured')
    expect(measured.at('engagement.peers')).toBe(null)
    expect(measured.at('highlights')).toEqual([])
    const listed = await report('stated.rate20')
    expect(listed.at('engagement.rate.basis'), listed.text).toBe('declared')
    expect(listed.at('engagement.peers.profiles')).toBe(23)
  })
})
