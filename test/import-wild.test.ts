import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile, type Preview } from '../src/corpus/transfer/run/preview.js'
import type { Mapping } from '../src/corpus/transfer/understand/mapping.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-wild-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-01T00:00:00Z')
const look = (name: string, content: string | Buffer, mapping: Partial<Mapping> = {}): Promise<Preview> => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return previewFile(path, name, { set: {}, columns: {}, ...mapping }, now)
}

const json = JSON.stringify
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const ig = { set: { network: 'instagram' } }
const channel = 'UCabcdefghijklmnopqrstuv'
const at = '2026-05-14T10:00:00+0000'
const permalink = 'https://www.instagram.com/p/CxYz_12-abc/'

/** Files of the wild, and the records of each kind that must come out of them. */
const files: [name: string, content: string | Buffer, records: Record<string, Record<string, unknown>[]>, mapping?: Partial<Mapping>][] = [
  ['one column for each network.csv', 'Name,Email,Instagram URL,Instagram followers,Instagram engagement rate,Youtube URL,Youtube subscribers\nAna Cooks,,https://www.instagram.com/ana.cooks/,"12,400",3.4%,,\nBob Runs,,https://www.instagram.com/bob.runs/,900,1.1%,https://www.youtube.com/@bobruns,10000\n',
    { creators: [{ network: 'instagram', handle: 'ana.cooks', followers: 12_400 }, { network: 'instagram', handle: 'bob.runs' }, { network: 'youtube', handle: 'bobruns', followers: 10_000 }] }],
  ['totals.csv', 'Publisher Name,Social Network,Account Name,Followers\nAna Cooks,Instagram,ana.cooks,12400\nTotal,,,17400\n', { creators: [{ handle: 'ana.cooks' }] }, ig],
  ['Meta Business Suite.csv', '\ufeff"Post ID","Account ID","Account username","Account name","Description","Duration (sec)","Publish time","Permalink","Post type","Data comment","Date","Views","Reach","Likes"\n' +
      '"18012345678901234","17841400000000000","ana.cooks","Ana Cooks","Paella, the real one\n#food","12","05/14/2026 08:30","https://www.instagram.com/reel/CxYz_12-abc/","IG reel","","Lifetime","12000","9000","300"\n',
    { contents: [{ author: 'ana.cooks', type: 'short', text: 'Paella, the real one\n#food', views: 12_000, published_at: '2026-05-14T08:30:00.000Z' }] }],
  ['YouTube Studio.csv', 'Content,Video title,Video publish time,Duration,Views,Subscribers\nTotal,,,,123456,120\ndQw4w9WgXcQ,"Live, again","May 14, 2026",212,100000,100\n', { contents: [{ content_id: 'dQw4w9WgXcQ', title: 'Live, again', views: 100_000 }] }, { set: { author: 'ana' } }],
  ['X analytics.csv', 'Post id,Date,Post text,Post Link,Impressions,Likes,Shares,Replies,Reposts\n1790000000000000001,"Tue, May 14, 2024","Hello",https://x.com/ana/status/1790000000000000001,1000,10,2,3,4\n', { contents: [{ author: 'ana', shares: 4, comments: 3, views: 1000 }] }],
  ['windows-1250.csv', latin('Nazwa u\xbfytkownika;Obserwuj\xb9cy;Kraj\r\nana_gotuje;12 400;Polska\r\n'), { creators: [{ handle: 'ana_gotuje', followers: 12_400, country_code: 'PL' }] }, ig],
  ['windows-1251.csv', latin('\xcd\xe8\xea;\xcf\xee\xe4\xef\xe8\xf1\xf7\xe8\xea\xe8;\xd1\xf2\xf0\xe0\xed\xe0\r\nana_ru;12 400;\xd0\xee\xf1\xf1\xe8\xff\r\n'), { creators: [{ handle: 'ana_ru', country_code: 'RU' }] }, ig],
  ['shift_jis.csv', latin('\x83\x86\x81[\x83U\x81[\x96\xbc,\x83t\x83H\x83\x8d\x83\x8f\x81[\x90\x94\r\nana_jp,5\r\n'), { creators: [{ handle: 'ana_jp', followers: 5 }] }, ig],
  ['japanese.csv', 'ユーザー名,表示名,フォロワー数,国\nana_jp,アナ,12.3万,日本\n', { creators: [{ handle: 'ana_jp', name: 'アナ', followers: 123_000, country_code: 'JP' }] }, ig],
  ['read in the wrong encoding.csv', 'username,name,followers\nana,JosÃ© MuÃ±oz,5\nbob,Itâ€™s Bob,6\n', { creators: [{ name: 'José Muñoz' }, { name: 'It’s Bob' }] }, ig],
  ['X API, post with an answer.json', json({ data: [{ id: '1790000000000000001', text: 'A &amp; B', author_id: '2244994945', created_at: at, public_metrics: { like_count: 1 }, referenced_posts: [{ type: 'replied_to', id: '1789000000000000001' }] }],
    includes: { users: [{ id: '2244994945', username: 'ana', public_metrics: { followers_count: 3 } }] } }), { creators: [{ handle: 'ana' }], contents: [{ author: 'ana', text: 'A & B', type: 'reply' }] }],
  ['X API, one user.json', json({ data: { id: '2244994945', username: 'ana', name: 'Ana', public_metrics: { followers_count: 100 } } }), { creators: [{ network: 'x', handle: 'ana', followers: 100 }] }],
  ['YouTube API, channels on one line.json', json({ kind: 'youtube#channelListResponse', pageInfo: { totalResults: 1 }, items: [{ id: channel, snippet: { title: 'Ana', customUrl: '@anacooks' }, statistics: { subscriberCount: '50' } }] }), { creators: [{ handle: 'anacooks', external_id: channel, followers: 50 }] }],
  ['YouTube API, videos of a channel nobody knows.json', json({ items: [{ id: 'dQw4w9WgXcQ', snippet: { publishedAt: '2026-01-02T03:04:05Z', channelId: channel, title: 'T', channelTitle: 'Ana' } }] }), { contents: [{ author: channel, content_id: 'dQw4w9WgXcQ' }] }],
  ['YouTube API, items of a playlist.json', json({ items: [{ id: 'UUxyz', snippet: { publishedAt: '2026-01-02T03:04:05Z', channelId: channel, title: 'T', resourceId: { videoId: 'dQw4w9WgXcQ' } }, contentDetails: { videoId: 'dQw4w9WgXcQ', videoPublishedAt: '2026-01-01T03:04:05Z' } }] }), { contents: [{ content_id: 'dQw4w9WgXcQ', published_at: '2026-01-01T03:04:05.000Z' }] }],
  ['YouTube API, threads with replies.json', json({ items: [{ id: 'UgxKREWxIgDrw8w2e_Z4', snippet: { videoId: 'dQw4w9WgXcQ', topLevelComment: { snippet: { textDisplay: 'so good', textOriginal: 'so good', authorDisplayName: '@bob_x', publishedAt: '2026-01-03T03:04:05Z' } } },
    replies: { comments: [{ id: 'UgxKREWxIgDrw8w2e_Z4.r1', snippet: { textOriginal: 'agreed', authorDisplayName: '@cy_x', parentId: 'UgxKREWxIgDrw8w2e_Z4', videoId: 'dQw4w9WgXcQ', publishedAt: '2026-01-04T03:04:05Z' } }] } }] }),
    { comments: [{ text: 'so good' }, { text: 'agreed', parent_id: 'UgxKREWxIgDrw8w2e_Z4' }] }],
  ['Graph API, business discovery.json', json({ business_discovery: { username: 'ana.cooks', followers_count: 100, media: { data: [{ caption: 'Hi', media_type: 'VIDEO', media_product_type: 'REELS', permalink, timestamp: at, like_count: 5 }] } }, id: '1' }), { creators: [{ handle: 'ana.cooks', followers: 100 }], contents: [{ author: 'ana.cooks', type: 'short', likes: 5 }] }],
  ['Graph API, media with comments.json', json({ data: [{ media_type: 'IMAGE', permalink, timestamp: at, username: 'ana.cooks', comments: { data: [{ id: '17800000000000001', text: 'nice', username: 'bob', timestamp: at }] } }] }), { contents: [{ author: 'ana.cooks' }], comments: [{ text: 'nice', author: 'bob', content_id: 'CxYz_12-abc' }] }],
  ['Graph API, comments of one post.json', json({ data: [{ id: '17800000000000001', text: 'nice', username: 'bob', timestamp: at, like_count: 0 }] }), { comments: [{ text: 'nice', author: 'bob', content_id: 'CxYz_12-abc' }] }, { set: { content_url: permalink } }],
  ['TikTok API, one user.json', json({ data: { user: { display_name: 'Ana', username: 'ana_tt', bio_description: 'Cook', follower_count: 10 } }, error: { code: 'ok' } }), { creators: [{ network: 'tiktok', handle: 'ana_tt', bio: 'Cook' }] }],
  ['Apify TikTok.csv', '\ufeff"authorMeta.name","text","diggCount","createTimeISO","webVideoUrl","hashtags/0/name","hashtags/1/name"\n"ana_tt","hi","5","2026-05-14T10:00:00.000Z","https://www.tiktok.com/@ana_tt/video/7300000000000000001","fun","food"\n', { contents: [{ author: 'ana_tt', hashtags: ['fun', 'food'] }] }],
  ['Apify profile with links.json', json([{ id: '1234567890', username: 'ana.cooks', followersCount: 1, followsCount: 1, postsCount: 1, externalUrls: [{ title: 'x', url: 'https://a.example' }], businessCategoryName: 'None,Chef' }]), { creators: [{ links: ['https://a.example'], category: 'Chef' }] }],
  ['Instagram items.json', json({ items: [{ pk: '3', code: 'CxYz_12-abc', taken_at: 1777500000, media_type: 2, product_type: 'clips', like_count: 5, caption: { text: 'Hi' }, user: { pk: '1234567890', username: 'ana.cooks' } }] }), { contents: [{ author: 'ana.cooks', author_external_id: '1234567890', type: 'short', text: 'Hi' }] }],
  ['Instagram edges.json', json({ data: { user: { username: 'ana.cooks', edge_followed_by: { count: 100 }, edge_owner_to_timeline_media: { count: 2, edges: [
    { node: { __typename: 'GraphVideo', shortcode: 'CxYz_12-abc', edge_media_to_caption: { edges: [{ node: { text: 'Hi' } }] }, taken_at_timestamp: 1777500000, edge_liked_by: { count: 5 }, owner: { username: 'ana.cooks' } } }] } } } }),
    { creators: [{ handle: 'ana.cooks', followers: 100, content_count: 2 }], contents: [{ text: 'Hi', likes: 5, type: 'video' }] }],
  ['contacts in a list.json', json({ data: [{ work_platform: { name: 'Instagram' }, platform_username: 'ana.cooks', follower_count: 100, engagement_rate: 3.4, contact_details: [{ type: 'email', value: 'a@a.example' }] }] }), { creators: [{ bio: 'a@a.example', engagement_rate: 0.034 }] }],
  ['MongoDB.json', json([{ _id: { $oid: '65aa' }, username: 'ana.cooks', followers: { $numberLong: '12400' } }]), { creators: [{ followers: 12_400 }] }, ig],
  ['Elasticsearch.json', json({ took: 1, hits: { total: { value: 1 }, hits: [{ _id: '1', _source: { username: 'ana.cooks', followers: 5 } }] } }), { creators: [{ handle: 'ana.cooks', followers: 5 }] }, ig],
  ['columns.json', json({ username: { 0: 'ana.cooks', 1: 'bob' }, followers: { 0: 5, 1: 6 } }), { creators: [{ handle: 'ana.cooks', followers: 5 }, { handle: 'bob', followers: 6 }] }, ig],
  ['columns and data.json', json({ columns: ['username', 'followers'], data: [['ana.cooks', 5]] }), { creators: [{ handle: 'ana.cooks', followers: 5 }] }, ig],
  ['lists.json', json([['username', 'followers'], ['ana.cooks', 5]]), { creators: [{ handle: 'ana.cooks', followers: 5 }] }, ig],
  ['under their handles.json', json({ 'ana.cooks': { followers: 5 }, bob: { followers: 6 } }), { creators: [{ handle: 'ana.cooks', followers: 5 }, { handle: 'bob', followers: 6 }] }, ig],
  ['half a line.ndjson', '{"username":"ana.cooks","followers":5}\n{"username":"bob","followers":\n', { creators: [{ handle: 'ana.cooks' }] }, ig],
] // prettier-ignore

/** More of the wild: what other tools, years and countries write. */
const user = { id: '2244994945', username: 'ida_x', public_metrics: { followers_count: 3 } }
const post = (id: string, more: object = {}): object => ({ id, text: 'Song', author_id: user.id, created_at: at, public_metrics: { like_count: 1 }, ...more }) // prettier-ignore
const answer = (id: string): object => ({ data: [post(id)], includes: { users: [user] }, meta: { result_count: 1 } })
const two = ['1790000000000000001', '1790000000000000002']
const written = two.map((id) => ({ content_id: id, author: 'ida_x' }))
const more: typeof files = [
  ['answers in a list.json', json(two.map(answer)), { contents: written }],
  ['answers on lines.jsonl', two.map((id) => `${json(answer(id))}\n`).join(''), { contents: written }],
  ['a stream.ndjson', two.map((id) => `${json({ data: post(id), includes: { users: [user] }, matching_rules: [{ id: '1' }] })}\n`).join(''), { contents: written }],
  ['X API, one post with a picture.json', json({ data: post(two[0] as string, { attachments: { media_keys: ['3_1'] }, entities: { hashtags: [{ tag: 'song' }], mentions: [{ username: 'ben_x' }] } }), includes: { users: [user], media: [{ media_key: '3_1', type: 'photo' }] }, errors: [{ title: 'Not Found Error' }] }), { contents: [{ hashtags: ['song'], mentions: ['ben_x'], type: 'image' }] }],
  ['X API 1.1.json', json([{ created_at: 'Wed Oct 10 20:19:24 +0000 2018', id: 1050118621198921728, id_str: '1050118621198921728', full_text: 'A &amp; B', user: { id_str: '6253282', screen_name: 'ida_x', followers_count: 12 }, favorite_count: 3 }]), { creators: [{ handle: 'ida_x', followers: 12 }], contents: [{ content_id: '1050118621198921728', text: 'A & B', likes: 3 }] }],
  ['YouTube API, videos on lines.jsonl', `${json({ id: 'dQw4w9WgXcQ', snippet: { publishedAt: '2026-01-02T03:04:05Z', channelId: channel, title: 'A &amp; B' } })}\n${json({ id: 'dQw4w9WgXcR', snippet: { publishedAt: '2026-01-02T03:04:05Z', channelId: channel, title: 'T' } })}\n`, { contents: [{ network: 'youtube', title: 'A & B' }, {}] }],
  ['Graph API, oneself.json', json({ id: '17841400000000001', username: 'ana.cooks', followers_count: 5, media_count: 1, media: { data: [{ media_type: 'IMAGE', permalink, timestamp: at, insights: { data: [{ name: 'views', values: [{ value: 9001 }] }] } }] } }), { creators: [{ handle: 'ana.cooks', followers: 5 }], contents: [{ author: 'ana.cooks', views: 9001 }] }],
  ['Graph API, several discoveries.json', json(['ana.cooks', 'bob'].map((username, i) => ({ business_discovery: { username, followers_count: i, media: { data: [{ media_type: 'IMAGE', permalink: permalink.replace('abc', `ab${i}`), timestamp: at }] } }, id: '1' }))), { creators: [{ handle: 'ana.cooks' }, { handle: 'bob' }], contents: [{ author: 'ana.cooks' }, { author: 'bob' }] }],
  ['Graph API, replies.json', json({ data: [{ id: '17800000000000001', text: 'nice', username: 'bob', timestamp: at, replies: { data: [{ id: '17800000000000002', text: 'thanks', username: 'ana.cooks', timestamp: at }] } }] }), { comments: [{ text: 'nice' }, { text: 'thanks', parent_id: '17800000000000001' }] }, { set: { content_url: permalink } }],
  ['Graph API, posts of a page.json', json({ data: [{ id: '1_2', message: 'Rolls', created_time: at, permalink_url: 'https://www.facebook.com/anacooks/posts/3141592653589793', from: { name: 'Ana', id: '100044' }, reactions: { summary: { total_count: 55 } }, comments: { summary: { total_count: 7 } }, shares: { count: 3 } }] }), { contents: [{ text: 'Rolls', likes: 55, comments: 7, shares: 3 }] }],
  ['Threads API.json', json({ data: [{ id: '18000000000000001', media_type: 'TEXT_POST', permalink: 'https://www.threads.net/@ana.cooks/post/CxYz_12-abc', username: 'ana.cooks', text: 'Hi', timestamp: at, is_quote_post: false }] }), { contents: [{ network: 'threads', author: 'ana.cooks', type: 'text' }] }],
  ['Reddit, a listing.json', json({ kind: 'Listing', data: { children: [{ kind: 't3', data: { id: 'abc123', author: 'bread_fan', title: 'My loaf', selftext: 'It rose', created_utc: 1778747400.0, score: 55, num_comments: 7, permalink: '/r/x/', subreddit: 'x' } }] } }), { contents: [{ network: 'reddit', author: 'bread_fan', likes: 55, comments: 7 }] }],
  ['Reddit, comments of a dump.ndjson', `${json({ author: 'bread_fan', body: 'Thanks', created_utc: 1778833800, id: 'def4567', link_id: 't3_abc123', parent_id: 't3_abc123', score: 5, subreddit: 'x', permalink: '/r/x/' })}\n`, { comments: [{ content_id: 'abc123', author: 'bread_fan', likes: 5 }] }],
  ['Mastodon API.json', json([{ id: '112400000000000001', created_at: at, url: 'https://social.example/@ana/112400000000000001', replies_count: 2, reblogs_count: 3, favourites_count: 4, content: '<p>Hi</p>', account: { acct: 'ana', url: 'https://social.example/@ana' } }]), { contents: [{ author: 'ana@social.example', text: 'Hi', likes: 4, shares: 3, comments: 2 }] }],
  ['CrowdTangle.csv', 'Account,User Name,Followers at Posting,Post Created,Type,Likes,URL,Description\nAna,ana.cooks,48213,2021-03-15 12:00:05 EDT,Album,"1,450",https://www.instagram.com/p/CMabcdefGHI/,Two loaves\n', { contents: [{ author: 'ana.cooks', published_at: '2021-03-15T16:00:05.000Z', type: 'carousel', likes: 1450 }] }],
  ['days and hours.csv', 'id,created_at,date,time,username,tweet,retweets_count,likes_count\n1366419894945513475,2021-03-01 16:00:11 CET,2021-03-01,16:00:11,ida_x,Song,4,50\n', { contents: [{ published_at: '2021-03-01T15:00:11.000Z', shares: 4 }] }, { set: { network: 'x' } }],
  ['remarks in headers.csv', ',Name (click to view profile),Date,Likes,Comment,(view) source\n1,tom.reads,2026-05-14 08:30:00,3,Great!,view\n2,uli.eats,2026-05-15 08:30:00,0,Recipe?,view\n', { comments: [{ author: 'tom.reads', likes: 3 }, { author: 'uli.eats' }] }, { set: { network: 'instagram', content_url: permalink } }],
  ['addresses of channels.csv', 'Creator,Instagram Handle,IG Followers,YouTube Channel,YouTube Subs\nAna,@ana.cooks,"12,000",https://www.youtube.com/@anacooks,1.2M\n', { creators: [{ network: 'instagram', handle: 'ana.cooks', followers: 12_000 }, { network: 'youtube', handle: 'anacooks', followers: 1_200_000 }] }],
  ['rates called engagement.csv', 'Username,Followers,Engagement\nana.cooks,15.2K,4.1%\n', { creators: [{ engagement_rate: 0.041 }] }, ig],
  ['days as spreadsheets count them.csv', 'Profil,Follower,Created\nana.cooks,12400,43951\n', { creators: [{ handle: 'ana.cooks', created_at: '2020-04-30T00:00:00.000Z' }] }, ig],
  ['a header of two rows.csv', 'Report May,,,,\nName,Instagram,,TikTok,\n,Username,Followers,Username,Followers\nAna,ana.cooks,12400,ana.tt,900\n', { creators: [{ network: 'instagram', handle: 'ana.cooks', name: 'Ana', followers: 12_400 }, { network: 'tiktok', handle: 'ana.tt', followers: 900 }] }],
] // prettier-ignore

test.each([...files, ...more])('%s', async (name, content, records, mapping = {}) => {
  const { tables } = await look(name, content, mapping)
  const found: Record<string, unknown[]> = {}
  for (const { kind, records: some } of tables) found[kind] = [...(found[kind] ?? []), ...some]
  for (const [kind, expected] of Object.entries(records))
    expect([kind, found[kind]]).toEqual([kind, expected.map((record) => expect.objectContaining(record) as unknown)])
})

test.each([
  ['TikTok overview.csv', '"Date","Video Views","Likes","Comments"\n"January 1","100","5","1"\n', /not understood: Date, Video Views/],
  ['a script.json', 'callback({"data":[{"username":"ana.cooks","followers":5}]});', /not understood/],
])('%s is refused', async (name, content, message) => {
  await expect(look(name, content, { set: { network: 'tiktok' } })).rejects.toThrow(message)
}) // prettier-ignore

test('what cannot be read is counted in a preview', async () => {
  const { sampled, problems } = await look('cut.ndjson', '{"username":"ana","followers":5}\n{"username":\n', ig)
  expect([sampled.rows, sampled.rejected, problems[0]?.line]).toEqual([2, 1, 2])
})

test('a channel that hides how many subscribe does not have none', async () => {
  const item = { id: channel, snippet: { title: 'Ana' }, statistics: { subscriberCount: '0', hiddenSubscriberCount: true } }
  const { tables } = await look('hidden.json', json({ items: [item] }))
  expect([tables[0]?.records.length, tables[0]?.records[0]?.['followers']]).toEqual([1, undefined])
}) // prettier-ignore
