import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'

describe.each(databases)('ids of files alone on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const bring = async (name: string, lines: readonly string[], body: object = {}): Promise<Record<string, unknown>> => {
    const sent = await fetch(`${started.baseUrl}/imports/files?name=${name}`, {
      method: 'POST',
      body: lines.join('\n'),
      headers: { authorization: started.token },
    })
    const { id } = (await sent.json()) as { id: string }
    const run = await started.call('POST', '/imports', { body: { file_id: id, ...body } })
    await started.drain()
    return (await started.call('GET', `/imports/${run.id}`)).at('result') as Record<string, unknown>
  }

  const commentsOn = async (network: string, handle: string, text: string): Promise<string[]> => {
    const found = await started.call('POST', '/public-content', { body: { profile: { network, handle } } })
    const content = (found.at('data') as { id: string; text: string }[]).find((each) => each.text === text)
    const body = { content: { network, content_id: content?.id } }
    const comments = (await started.call('POST', '/public-comments', { body })).at('data') as
      { text: string }[] | undefined
    return (comments ?? []).map((comment) => comment.text)
  }

  const tables = (names: readonly [string, string]) => ({
    accounts: ['id,username,platform,followers', `1,${names[0]},instagram,12000`, `2,${names[1]},tiktok,8000`],
    posts: [
      'post_id,account_id,date,caption,likes,comments',
      '1,1,2026-05-01,A lamp,400,3',
      '2,1,2026-05-03,A park,300,1',
      '3,2,2026-05-04,A dance,900,2',
    ],
    comments: [
      'comment_id,post_id,parent_id,username,comment,date',
      '1,1,,pia.x,Is it bright?,2026-05-02',
      '2,1,1,tom.x,Very,2026-05-02',
      '3,3,,lea.x,Great moves,2026-05-05',
    ],
  })

  test('accounts, posts and comments are joined one import after the other', async () => {
    const files = tables(['vera.first', 'otto.first'])
    await bring('accounts.csv', files.accounts, { source: 'first' })
    expect(await bring('posts.csv', files.posts, { source: 'first' })).toMatchObject({ imported: 3, waiting: 0 })
    expect(await bring('comments.csv', files.comments, { source: 'first' })).toMatchObject({ imported: 3, rejected: 0 })
    expect(await commentsOn('instagram', 'vera.first', 'A lamp')).toEqual(
      expect.arrayContaining(['Is it bright?', 'Very']),
    )
    expect(await commentsOn('tiktok', 'otto.first', 'A dance')).toEqual(['Great moves'])
  })

  test('who comments is an audience of the hit as soon as the import is done, and the report says the same', async () => {
    const found = await started.call('POST', '/discovery', { body: { query: 'https://www.instagram.com/vera.first/' } })
    const [hit] = found.at('data') as { audience: { source: string; sample_size: number; as_of: string } }[]
    expect(hit?.audience).toMatchObject({ source: 'commenters', sample_size: 2 })
    const body = { profile: { network: 'instagram', handle: 'vera.first' } }
    const report = await started.call('POST', '/profile-analytics', { body })
    expect(report.at('audiences.commenters')).toMatchObject({ sample_size: 2, as_of: hit?.audience.as_of })
  })

  test('ids of the file are told apart from rows that have none', async () => {
    const posts = [
      'id,username,platform,date,caption',
      'p1,vera.owns,instagram,2026-05-01,A lamp',
      ',vera.owns,instagram,2026-05-02,A park',
    ]
    const mapping = { columns: { id: 'content_id' } }
    expect(await bring('posts.csv', posts, { source: 'owns', mapping })).toMatchObject({
      imported: 2,
      keyed: 2,
      own_ids: 1,
    })
  })

  test('in the other order rows wait for what they name, and are joined when it comes', async () => {
    const files = tables(['vera.second', 'otto.second'])
    expect(await bring('comments.csv', files.comments, { source: 'second' })).toMatchObject({
      rows: 3,
      imported: 0,
      rejected: 0,
      waiting: 3,
    })
    expect(await bring('posts.csv', files.posts, { source: 'second' })).toMatchObject({ imported: 0, waiting: 3 })
    expect(await bring('accounts.csv', files.accounts, { source: 'second' })).toMatchObject({
      imported: 2,
      joined: { contents: 3, comments: 3 },
    })
    expect((await commentsOn('instagram', 'vera.second', 'A lamp')).sort()).toEqual(['Is it bright?', 'Very'])
    expect(await commentsOn('tiktok', 'otto.second', 'A dance')).toEqual(['Great moves'])
    expect(await bring('accounts.csv', files.accounts, { source: 'second' })).toMatchObject({ joined: {} })
  })

  test('comments of a known network count at once, and move to their posts later', async () => {
    const comments = ['comment_id,post_id,username,comment,date', '1,1,pia.x,So bright,2026-05-02']
    const mapping = { set: { network: 'instagram' } }
    expect(await bring('comments.csv', comments, { source: 'third', mapping })).toMatchObject({ imported: 1 })
    const posts = ['post_id,username,platform,date,caption', '1,vera.third,instagram,2026-05-01,A lamp']
    expect(await bring('posts.csv', posts, { source: 'third' })).toMatchObject({ joined: { comments: 1 } })
    expect(await commentsOn('instagram', 'vera.third', 'A lamp')).toEqual(['So bright'])
    const all = started.app.context.corpus.comments.all('instagram')
    const texts: string[] = []
    for await (const { text } of all) texts.push(text)
    expect(texts.filter((text) => text === 'So bright')).toHaveLength(1)
  })

  test('a content is found by the id of its file, before and after its post comes', async () => {
    const ask = async (): Promise<unknown> => {
      const body = { content: { network: 'instagram', content_id: 'lamp_77' } }
      const { at } = await started.call('POST', '/public-comments', { body })
      return (at('data') as { text: string }[] | undefined)?.map(({ text }) => text)
    }
    const comments = ['comment_id,post_id,username,comment,date', '1,lamp_77,pia.x,How warm,2026-05-02']
    await bring('comments.csv', comments, { source: 'fifth', mapping: { set: { network: 'instagram' } } })
    expect(await ask()).toEqual(['How warm'])
    const posts = ['post_id,username,platform,date,caption', 'lamp_77,vera.fifth,instagram,2026-05-01,A lamp']
    await bring('posts.csv', posts, { source: 'fifth' })
    expect(await ask()).toEqual(['How warm'])
  })

  test('the same id of another source, network or time joins nothing', async () => {
    const post = ['post_id,username,platform,date,caption', '7,vera.fourth,instagram,2026-05-01,A lamp']
    await bring('posts.csv', post, { source: 'fourth' })
    const comment = ['post_id,username,comment,date', '7,pia.x,Where from?,2026-05-02']
    expect(await bring('comments.csv', comment, { source: 'another' })).toMatchObject({ imported: 0, waiting: 1 })
    const mapping = { set: { network: 'tiktok' } }
    await bring('comments.csv', comment, { source: 'fourth', mapping })
    const early = ['post_id,username,comment,date', '7,pia.x,Long before,2026-01-02']
    expect(await bring('comments.csv', early, { source: 'fourth' })).toMatchObject({ imported: 0, waiting: 1 })
    expect(await commentsOn('instagram', 'vera.fourth', 'A lamp')).toEqual([])
    await bring('more.csv', ['post_id,username,platform,date,caption', '7,vera.other,instagram,2026-05-01,A desk'], {
      source: 'fourth',
    })
    const more = [...comment, '7,tom.x,How old?,2026-05-02']
    expect(await bring('comments.csv', more, { source: 'fourth' })).toMatchObject({ imported: 2, rejected: 0 })
    expect(await commentsOn('instagram', 'vera.fourth', 'A lamp')).toEqual([])
    expect(await commentsOn('instagram', 'vera.other', 'A desk')).toContain('How old?')
  })
  test('files that number other accounts and posts alike are sets of their own within one source', async () => {
    const [one, two] = [tables(['vera.one', 'otto.one']), tables(['vera.two', 'otto.two'])]
    const posts = two.posts.map((line) => line.replace('A lamp', 'A boat').replace('A park', 'A lake'))
    await bring('accounts.csv', one.accounts, { source: 'sets' })
    await bring('posts.csv', one.posts, { source: 'sets' })
    await bring('comments.csv', one.comments, { source: 'sets' })
    // The accounts of the second set are not there yet: its posts must not become those of the first.
    const waiting = await bring('posts.csv', posts, { source: 'sets' })
    expect(waiting).toMatchObject({ imported: 0, waiting: 3 })
    expect(waiting['notes']).toContainEqual(expect.stringMatching(/begins a set of its own/))
    expect(await bring('accounts.csv', two.accounts, { source: 'sets' })).toMatchObject({ joined: { contents: 3 } })
    await bring('comments.csv', ['post_id,username,comment,date', '1,kim.x,Sail on,2026-05-02'], { source: 'sets' })
    expect(await commentsOn('instagram', 'vera.two', 'A boat')).toEqual(['Sail on'])
    expect((await commentsOn('instagram', 'vera.one', 'A lamp')).sort()).toEqual(['Is it bright?', 'Very'])
    // A file of the first set leads back to it.
    await bring('accounts.csv', one.accounts, { source: 'sets' })
    await bring('comments.csv', ['post_id,username,comment,date', '2,kim.x,Green,2026-05-04'], { source: 'sets' })
    expect(await commentsOn('instagram', 'vera.one', 'A park')).toEqual(['Green'])
  })

  test('rows that wait are among what is kept for a time', async () => {
    const kept = (await started.call('GET', '/retention')).at('data') as { kind: string; held: number; days: number }[]
    const waiting = kept.find(({ kind }) => kind === 'waiting_rows')
    expect(waiting).toMatchObject({ days: 30 })
    expect(waiting?.held).toBeGreaterThan(0)
  })
})
