import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipStream } from '../src/engine/tables/zip.js'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

type Entries = Record<string, string>
interface Shown {
  url: string
  type: string
  title: string | null
  text: string
}

const zipOf = (entries: Entries): Uint8Array<ArrayBuffer> => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  for (const [name, text] of Object.entries(entries)) parts.push(...zip.open(name), ...zip.add(text), ...zip.close())
  return new Uint8Array(Buffer.concat([...parts, ...zip.end()]))
}

/** Files in a zip file as they are. */
const packed = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> => {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  for (const [name, content] of Object.entries(files)) {
    const [common, tail] = [Buffer.alloc(26), Buffer.alloc(14)]
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    tail.writeUInt32LE(Buffer.concat(locals).length, 10)
    locals.push(Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content]))
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]))
  }
  const [local, central, end] = [Buffer.concat(locals), Buffer.concat(centrals), Buffer.alloc(18)]
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return new Uint8Array(Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]))
}

const bring = async (entries: Entries | Uint8Array<ArrayBuffer>): Promise<unknown> => {
  const sent = await fetch(`${started.baseUrl}/imports/files?name=archive.zip`, {
    method: 'POST',
    body: entries instanceof Uint8Array ? entries : zipOf(entries),
    headers: { authorization: started.token },
  })
  const { id } = (await sent.json()) as { id: string }
  const run = await started.call('POST', '/imports', { body: { file_id: id } })
  await started.drain()
  return (await started.call('GET', `/imports/${run.id}`)).at('error')
}

const contentsOf = async (network: string, handle: string): Promise<Shown[]> =>
  (await started.call('POST', '/public-content', { body: { profile: { network, handle }, limit: 50 } })).at(
    'data',
  ) as Shown[]

const json = JSON.stringify
const day = 86_400
const second = 1_760_000_000
const stamp = (i: number): string => new Date((second + i * day) * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** Archives of the same person with so many things in them, the newest first, as the networks write them. */
const newestFirst = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(count - 1 - i))

const archives: [network: string, handle: string, build: (count: number) => Entries][] = [
  ['tiktok', 'tina.invented', (count) => ({
    'user_data_tiktok.json': json({
      'Profile And Settings': { 'Profile Info': { ProfileMap: { userName: 'tina.invented' } } },
      Comment: { Comments: { CommentsList: newestFirst(count, (i) => ({ date: stamp(i), comment: `Nice ${i}`, url: '' })) } },
    }),
  })],
  ['tiktok', 'tom.invented', (count) => ({
    'TikTok/Profile and Settings/Profile Info.txt': 'Username: tom.invented\n',
    'TikTok/Comment/Comments.txt': newestFirst(count, (i) => `Date: ${stamp(i)} UTC\nComment: Nice ${i}\n\n`).join(''),
  })],
  ['facebook', 'fritz.invented', (count) => ({
    'personal_information/profile_information/profile_information.json': json({ profile_v2: { name: { full_name: 'Fritz' }, username: 'fritz.invented' } }),
    'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json': json(newestFirst(count, (i) => ({ timestamp: second + i * day, title: 'Fritz wrote on Bea Private’s timeline.', data: [{ post: `Morning ${i}` }] }))),
    'your_facebook_activity/comments_and_reactions/comments.json': json({ comments_v2: newestFirst(count, (i) => ({ timestamp: second + i * day, data: [{ comment: { comment: `Nice ${i}` } }] })) }),
  })],
  ['professional', 'title:lea-invented', (count) => ({
    'Profile.csv': 'First Name,Last Name,Headline\nLea,Invented,Head of tea\n',
    'Comments.csv': `Date,Link,Message\n${newestFirst(count, (i) => `${stamp(i)},https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A738200000000000000${i},Nice ${i}\n`).join('')}`,
  })],
  ['instagram', 'ana.invented', (count) => ({
    'personal_information/personal_information/personal_information.json': json({ profile_user: [{ string_map_data: { Username: { value: 'ana.invented' } } }] }),
    'your_instagram_activity/comments/post_comments_1.json': json(newestFirst(count, (i) => ({ string_map_data: { Comment: { value: `Nice ${i}` }, Time: { timestamp: second + i * day } } }))),
  })],
] // prettier-ignore

test.each(archives)(
  'a newer archive of %s (%s) adds what is new, and nothing twice',
  async (network, handle, build) => {
    expect(await bring(build(3))).toBeNull()
    const before = await contentsOf(network, handle)
    expect(await bring(build(4))).toBeNull()
    const after = await contentsOf(network, handle)
    expect(after).toHaveLength((before.length / 3) * 4)
    expect(new Set(after.map(({ type, text }) => `${type} ${text}`)).size).toBe(after.length)
    expect(after.filter(({ title }) => title !== null)).toEqual([])
  },
)

test('comments lead to where they stand', async () => {
  const [comment] = await contentsOf('professional', 'title:lea-invented')
  expect(comment?.url).toBe('https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A7382000000000000003')
  expect(await contentsOf('professional', 'title:lea-invented')).toMatchObject(
    [3, 2, 1, 0].map((i) => ({ id: expect.stringMatching(/^archive:/) as string, text: `Nice ${i}` })),
  )
  const permalink = 'https://www.reddit.com/r/tea/comments/1zz/x/kc1/'
  await bring({
    'statistics.csv': 'statistic,value\naccount name,red_invented\n',
    'comments.csv': `id,permalink,date,ip,subreddit,gildings,link,parent,body,media\nkc1,${permalink},2025-10-10 10:00:00 UTC,,tea,0,https://www.reddit.com/r/tea/comments/1zz/x/,,Good,\n`,
  })
  expect(await contentsOf('reddit', 'red_invented')).toMatchObject([{ url: permalink, id: 't1_kc1' }])
  const channel = 'UCinventedinventedinvent'
  await bring({
    'Takeout/YouTube and YouTube Music/channels/channel.csv': `Channel ID,Channel Title (Original),Channel Visibility\n${channel},Ana,Public\n`,
    'Takeout/YouTube and YouTube Music/comments/comments.csv': `Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Post ID,Video ID,Comment Text\nUgxAbc123AAAABg,${channel},2025-10-10T10:00:00+00:00,0,,,abcdefghijk,"{""text"":""Good""}"\n`,
  })
  expect(await contentsOf('youtube', channel)).toMatchObject([
    { url: 'https://www.youtube.com/watch?v=abcdefghijk&lc=UgxAbc123AAAABg', id: 'comment:UgxAbc123AAAABg' },
  ])
})

test('a comment of TikTok with several lines is kept whole', async () => {
  await bring({
    'TikTok/Profile and Settings/Profile Info.txt': 'Username: tara.invented\n',
    'TikTok/Comment/Comments.txt':
      'Date: 2025-10-10 12:00:00 UTC\nComment: one\ntwo\n\nDate: 2025-10-09 12:00:00 UTC\nComment: three\n\n',
  })
  expect((await contentsOf('tiktok', 'tara.invented')).map(({ text }) => text)).toEqual(['one\ntwo', 'three'])
})

const person = 'personal_information/personal_information/personal_information.json'
const profile = (username: string): string =>
  json({ profile_user: [{ string_map_data: { Username: { value: username }, Name: { value: 'Pat Invented' } } }] })
const posts = (from: number, to: number): string =>
  json(Array.from({ length: to - from }, (_, i) => ({ media: [{ uri: `media/${from + i}.jpg`, creation_timestamp: second + (from + i) * day, title: `Post ${from + i}` }] }))) // prettier-ignore
const shownOf = async (handle: string): Promise<unknown> =>
  (await started.call('GET', `/profiles?network=instagram&handle=${handle}`)).at('data.0.profile')

test('parts of an archive that overlap are one person’s, though one alone says whose they are', async () => {
  const error = await bring(
    packed({
      'meta-2.zip': zipOf({ 'your_instagram_activity/media/posts_1.json': posts(4, 9) }),
      'meta-1.zip': zipOf({
        [person]: profile('pat.parts'),
        'your_instagram_activity/media/posts_1.json': posts(0, 6),
      }),
    }),
  )
  expect(error).toBeNull()
  expect((await contentsOf('instagram', 'pat.parts')).map(({ text }) => text).sort()).toEqual(
    Array.from({ length: 9 }, (_, i) => `Post ${i}`),
  )
  expect(await shownOf('pat.parts')).toMatchObject({ name: 'Pat Invented' })
})

test('a part that comes alone says what to do', async () => {
  expect(JSON.stringify(await bring({ 'your_instagram_activity/media/posts_1.json': posts(0, 2) }))).toContain(
    'import it in one command (or one zip file) with the part that does',
  )
})

test('an archive takes nothing away of what a list told', async () => {
  const sent = await fetch(`${started.baseUrl}/imports/files?name=list.csv`, {
    method: 'POST',
    body: 'network,handle,followers,engagement_rate,country\ninstagram,pat.listed,48200,3.9%,Spain\n',
    headers: { authorization: started.token },
  })
  await started.call('POST', '/imports', { body: { file_id: ((await sent.json()) as { id: string }).id } })
  await started.drain()
  await bring({ [person]: profile('pat.listed'), 'your_instagram_activity/media/posts_1.json': posts(0, 2) })
  expect(await shownOf('pat.listed')).toMatchObject({ name: 'Pat Invented', followers: 48_200 })
})
