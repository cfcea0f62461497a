import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewFile, type Preview } from '../src/corpus/transfer/run/preview.js'
import type { Mapping } from '../src/corpus/transfer/understand/mapping.js'
import { ZipStream } from '../src/engine/tables/zip.js'
import { writeXlsx } from '../src/engine/tables/xlsx.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-forms-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-01T00:00:00Z')
const look = (name: string, content: string | Buffer, mapping: Partial<Mapping> = {}): Promise<Preview> => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return previewFile(path, name, { set: {}, columns: {}, ...mapping }, now)
}

const zipOf = (entries: Record<string, string>): Buffer => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  for (const [name, text] of Object.entries(entries)) parts.push(...zip.open(name), ...zip.add(text), ...zip.close())
  return Buffer.concat([...parts, ...zip.end()])
}

/** Header rows as people have them, each with a row of the same habits: what it is understood as, and fields that must be found. */
const headers: [header: string, row: string, kind: string, fields: string[], mapping?: Partial<Mapping>][] = [
  ['Influencer insta name,instagram name,category_1,category_2,Followers,Audience country(mostly),Authentic engagement,Engagement avg', 'ana.cooks,Ana,Food,Travel,48.5M,Spain,383.1K,400K', 'creators', ['handle', 'name', 'categories', 'followers']],
  ['"Influencer insta name","Instagram User",category,"Authentic engagement\n","Engagement avg\n",Followers', 'ana.cooks,Ana Example,Food,383.1K,400K,48.5M', 'creators', ['handle', 'followers', 'categories']],
  ['\ufeffrank,channel_info,influence_score,posts,followers,avg_likes,60_day_eng_rate,new_post_avg_like,total_likes,country', '1,ana.cooks,92,3.3k,475.8m,8.7m,1.39%,6.5m,29.0b,Spain', 'creators', ['handle', 'followers', 'content_count', 'average_likes', 'engagement_rate', 'country'], { set: { network: 'instagram' } }],
  ['id,username,fullName,bio,,,locationCountry,platform,followerCount,engagementRate,externalUserId,profilePicUrl,createdAt,updatedAt,followingCount,postsCount,verified,businessAccount,email', '1,ana.cooks,Ana,Cook,,,ES,instagram,12400,3.4,1234567890,https://a.example/a.jpg,2026-01-02,2026-01-03,10,20,true,false,ana@a.example', 'creators', ['handle', 'name', 'bio', 'country', 'network', 'followers', 'engagement_rate', 'external_id', 'verified']],
  [',,,\nRank,Name,Username,Follower Count', '1,Ana,ana_tt,12.4M', 'creators', ['name', 'handle', 'followers'], { set: { network: 'tiktok' } }],
  ['username,continent,tier,language,id,verified,signature,bioLink,region,following,followers,total_likes,total_videos', 'ana_tt,Europe,micro,es,6800000000000000000,False,hi,,ES,10,5000,900,30', 'creators', ['handle', 'languages', 'external_id', 'bio', 'following', 'followers', 'content_count'], { set: { network: 'tiktok' } }],
  ['channelId,title,keyword,subscribers,uploads_playlist,avg_views,channel_url,email', 'UCabcdefghijklmnopqrstuv,Ana Cooks,food,12000,UU,900,https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv,a@a.example', 'creators', ['external_id', 'name', 'followers', 'average_views', 'profile_url', 'email']],
  ['channel_id,title,description,subs,video_count,view_count,uploads_playlist,avg_recent_views,engagement_rate,score', 'UCabcdefghijklmnopqrstuv,Ana,Cook,1200,30,9000,UU,300,0.034,7', 'creators', ['external_id', 'name', 'bio', 'followers', 'content_count', 'average_views', 'engagement_rate'], { set: { network: 'youtube' } }],
  ['id,name,platform,followers,likesAvg,commentsAvg,niche1,niche2', '1,Ana Example,instagram,1000,50,5,food,travel', 'creators', ['name', 'network', 'followers', 'average_likes', 'average_comments', 'categories']],
  ['id,name,city,country,platform,niche,followers,following,engagement_rate,posts_count,is_private,bio', '1,Ana Example,Madrid,Spain,Instagram,food,1000,10,5.2,30,0,hi', 'creators', ['name', 'city', 'country', 'network', 'followers', 'engagement_rate', 'content_count']],
  ['Account,Followers,Quality_Audience,ER,Est_Post_Price,Avg_Reels_View,Category,Interests,Turkey,Comment_Rate', '@ana.cooks,12.4K,80,3.4,100,5K,Food,x,50,1', 'creators', ['handle', 'followers', 'engagement_rate', 'average_views', 'categories'], { set: { network: 'instagram' } }],
  ['id,name,category,gender,follower_count,platform', '1,Ana Example,Fitness,Female,12000,Instagram', 'creators', ['name', 'categories', 'gender', 'followers', 'network']],
  ['post_id,influencer_id,platform,date,url,caption,reach,likes,comments', 'P1,I1,Instagram,2025-01-02,http://a.example/1,hello,10,5,1', 'contents', ['author_file_id', 'published_at', 'text', 'likes', 'comments'], { set: { author: 'ana' } }],
  ['username,category,engagement_rate,alignment_genZ', 'ana.cooks,food,0.03,0.5', 'creators', ['handle', 'categories', 'engagement_rate'], { set: { network: 'instagram' } }],
  ['creator_id,creator_name,category,subscribers,country', 'C1,Ana Example,Food,1000,Spain', 'creators', ['name', 'categories', 'followers', 'country'], { set: { network: 'youtube' } }],
  ['\ufeff"caption","ownerFullName","ownerUsername","url","commentsCount","firstComment","likesCount","timestamp","queryTag","hashtags/0","hashtags/1"', '"Hi","Ana","ana.cooks","https://www.instagram.com/p/CxYz_12-abc/",5,"x",10,"2026-04-30T10:00:00.000Z","food","food","fun"', 'contents', ['text', 'author', 'content_url', 'comments', 'likes', 'published_at', 'hashtags']],
  ['\ufeffid,is_collaborative_post,tagged_users,likes_count,Reel_view_count,Reel_duration,commentsCount,Reel_play_count,type,timestamp,is_sponsored', '3532112345678901234,FALSE,,10,5,12,3,50,Reel,2025-01-02T10:00:00Z,FALSE', 'contents', ['content_id', 'likes', 'comments', 'views', 'type', 'published_at'], { set: { network: 'instagram', author: 'ana' } }],
  ['id,impression_count,retweet_count,reply_count,like_count,quote_count,bookmark_count,media', '1700000000000000001,100,1,2,3,1,0,x', 'contents', ['content_id', 'views', 'shares', 'comments', 'likes', 'saves'], { set: { network: 'x', author: 'ana' } }],
  [',tweet_id,name,username,author_id,key_term,text,possibly_sensitive,lang,created_at,retweet_count,reply_count,like_count,quote_count,bookmark_count,impression_count,conversation_id', '0,1700000000000000001,Ana,ana,2244994945,food,hello,False,en,2026-01-02 10:00:00+00:00,1,2,3,0,0,50,1700000000000000001', 'contents', ['content_id', 'author', 'text', 'language', 'published_at', 'likes', 'views'], { set: { network: 'x' } }],
  ['tweet_id,name,username,author_id,key_term,text,lang,created_at,like_count', '1700000000000000002,Bob,bob,2244994946,1700000000000000001,so good,en,2026-01-02 10:00:00+00:00,3', 'comments', ['comment_id', 'author', 'content_id', 'text', 'published_at', 'likes'], { kind: 'comments', set: { network: 'x' } }],
  ['id,name,username', '2244994945,Ana,ana', 'creators', ['external_id', 'name', 'handle'], { set: { network: 'x' } }],
  ['id,caption,media_type,media_url,permalink,timestamp,username,like_count,comments_count,thumbnail_url', '17900000000000000,hi,CAROUSEL_ALBUM,https://a.example/a.jpg,https://www.instagram.com/p/CxYz_12-abc/,2026-04-30T10:00:00+0000,ana.cooks,3,1,', 'contents', ['text', 'type', 'content_url', 'published_at', 'author', 'likes', 'comments']],
  ['link,likes,comment_counts,dates,captions,type_posts,username', 'https://www.instagram.com/p/CxYz_12-abc/,3,1,1777500000,hi,GraphSidecar,ana.cooks', 'contents', ['content_url', 'likes', 'comments', 'published_at', 'text', 'type', 'author']],
  ['Post Date,Likes,Comments,Hashtags,Engagement', '2025-01-02,5,1,"food, fun",3', 'contents', ['published_at', 'likes', 'comments', 'hashtags'], { kind: 'contents', set: { network: 'instagram', author: 'ana' } }],
  ['fecha_publicacion,termino,vistas,url,titulo,hashtags', '2025-01-02,comida,500,https://www.tiktok.com/@ana_tt/video/7300000000000000001,Hola,"comida, fun"', 'contents', ['published_at', 'views', 'content_url', 'title', 'hashtags']],
  ['V1_coder,V2_video_link,M1_video_id,M2_music_id,M3_create_time,M4_like_count,M5_view_count,M6_comment_count,M7_share_count,M8_hashtags', 'x,https://www.tiktok.com/@ana_tt/video/7300000000000000001,7300000000000000001,1,1777500000,5,100,2,1,"fun"', 'contents', ['content_url', 'published_at', 'likes', 'views', 'comments', 'shares', 'hashtags']],
  ['content_url,comment_id,author,text,date', 'https://www.instagram.com/p/CxYz_12-abc/,c1,bob.x,so good,2026-01-02T10:00:00Z', 'comments', ['content_url', 'comment_id', 'author', 'text', 'published_at']],
  ['name,comment,likes', '@bob_x,so good,13K', 'comments', ['author', 'text', 'likes'], { set: { content_url: 'https://youtu.be/dQw4w9WgXcQ', published_at: '2026-01-02' } }],
  ['comment,sentiment', 'so good,1', 'comments', ['text'], { set: { content_url: 'https://youtu.be/dQw4w9WgXcQ', published_at: '2026-01-02' } }],
  ['User,Tweet', 'ana_x,hello', 'contents', ['author', 'text'], { set: { network: 'x', published_at: '2026-01-02' } }],
] // prettier-ignore

test.each(headers)('%s', async (header, row, kind, fields, mapping = {}) => {
  const { tables, sampled, problems } = await look('list.csv', `${header}\n${row}\n`, mapping)
  const [main] = tables.filter(({ aside }) => !aside)
  expect(main?.kind).toBe(kind)
  expect(main?.columns.map(({ field }) => field)).toEqual(expect.arrayContaining(fields))
  const isNamed = 'network' in (main?.set ?? {}) || main?.missing.length === 0
  if (isNamed) expect([problems, sampled.importable]).toEqual([[], 1])
})

test.each([
  ['influencer_id,basis,rate,orders,total_payout\nI1,post,5,2,10\n', /not understood/],
  ['source,campaign,influencer_id,user_id,product,date,orders,revenue\na,b,I1,U1,p,2025-01-01,1,2\n', /not understood/],
  ['2025-02-21T09:01:39.742506,482\n2025-02-22T09:01:39.742506,490\n', /no header that could be understood/],
  ['{"cells": [{"cell_type": "code", "source": ["x"], "outputs": []}], "nbformat": 4}', /not understood/],
])('what no field fits is explained: %s', async (content, message) => {
  await expect(look('odd.csv', content)).rejects.toThrow(message)
})

describe('odd files', () => {
  const sheet = async (): Promise<Buffer> => {
    const parts: Uint8Array[] = []
    const columns = (['Username', 'Followers', 'Joined'] as const).map((name) => ({ name, storage: name === 'Followers' ? ('integer' as const) : ('text' as const) }))
    const rows = async function* () {
      yield ['ana.cooks', 12_400, '2020-04-30']
    }
    for await (const part of writeXlsx(columns, rows() as never)) parts.push(part)
    return Buffer.concat(parts)
  }

  test.each<[string, string | Buffer | (() => Promise<Buffer>), Partial<Mapping>, Record<string, unknown>]>([
    ['german.csv', Buffer.from('Liste Mai 2026;;;;\r\nNutzername;Plattform;Abonnenten;Engagement-Rate;Angelegt am;Land\r\nana_kocht;Instagram;12.400;1,39 %;30.04.2020;Österreich\r\n', 'latin1'), {}, { handle: 'ana_kocht', followers: 12_400, engagement_rate: 0.0139, created_at: '2020-04-30T00:00:00.000Z', country_code: 'AT' }],
    ['french.csv', 'Nom d’utilisateur;Abonnés;Pays;Catégorie\nana.cuisine;1,2 M;France;Cuisine\n', { set: { network: 'instagram' } }, { handle: 'ana.cuisine', followers: 1_200_000, country_code: 'FR', interests: ['food'] }],
    ['excel.tsv', Buffer.from('\ufeffUsername\tFollowers\nana.cooks\t1,234\n', 'utf16le'), { set: { network: 'instagram' } }, { followers: 1234 }],
    ['packed.csv.gz', gzipSync('username,followers\nana.cooks,1 234\n'), { set: { network: 'instagram' } }, { followers: 1234 }],
    ['pipes.txt', 'username|followers\nana.cooks|12.4K\n', { set: { network: 'instagram' } }, { followers: 12_400 }],
    ['millions.csv', 'Tiktoker name,TikTok username,Followers (millions)\nAna,ana_tt,12.4\n', {}, { network: 'tiktok', handle: 'ana_tt', followers: 12_400_000 }],
    ['titles.csv', 'Youtuber,subscribers,created_year,created_month,created_date\nAna Cooks & Co,2.5E+6,2012,Feb,20\n', {}, { network: 'youtube', handle: 'title:ana-cooks-co', name: 'Ana Cooks & Co', followers: 2_500_000, created_at: '2012-02-20T00:00:00.000Z' }],
    ['book.xlsx', sheet, { set: { network: 'instagram' } }, { handle: 'ana.cooks', followers: 12_400, created_at: '2020-04-30T00:00:00.000Z' }],
    ['object.json', '{"status": "ok", "results": [{"user": {"username": "ana.cooks", "pk": 12345678901234567890}, "follower_count": 5}]}', { set: { network: 'instagram' }, columns: { 'user.username': 'handle', 'user.pk': 'external_id' } }, { handle: 'ana.cooks', external_id: '12345678901234567890' }],
    ['modash.json', '[{"userId": "17841400000", "profile": {"username": "ana.cooks", "fullname": "Ana", "followers": 100, "engagementRate": 0.034, "url": "https://www.instagram.com/ana.cooks"}, "country": "ES", "avgLikes": 5}]', {}, { handle: 'ana.cooks', engagement_rate: 0.034, engagement_rate_basis: expect.stringContaining('Modash') }],
  ])('%s', async (name, content, mapping, record) => {
    const { tables, problems } = await look(name, typeof content === 'function' ? await content() : content, mapping)
    expect([problems, tables[0]?.records[0]]).toEqual([[], expect.objectContaining(record)])
  })

  test('days and months that could be swapped are not guessed', async () => {
    const { tables, sampled } = await look('days.csv', 'username,joined\nana,04/05/2020\nbob,03/04/2021\n', { set: { network: 'x' } })
    expect([sampled.importable, sampled.cells_lost, tables[0]?.notes]).toEqual([2, 2, [expect.stringMatching(/could be day\/month or month\/day/)]])
    const told = await look('days.csv', 'username,joined\nana,04/05/2020\n', { set: { network: 'x' }, dates: 'dmy' })
    expect(told.tables[0]?.records[0]).toMatchObject({ created_at: '2020-05-04T00:00:00.000Z' })
    const decided = await look('days.csv', 'username,joined\nana,04/05/2020\nbob,03/25/2021\n', { set: { network: 'x' } })
    expect(decided.tables[0]?.records[0]).toMatchObject({ created_at: '2020-04-05T00:00:00.000Z' })
  })
}) // prettier-ignore

const seconds = 1_714_500_000
/** One archive of each network, with the habits of real ones, and what must come out of it. */
const archives: [name: string, entries: Record<string, string>, records: Record<string, Record<string, unknown>>][] = [
  ['instagram-ana.cooks-2026-05-01-x.zip', {
    'personal_information/personal_information/personal_information.json': JSON.stringify({ profile_user: [{ string_map_data: { "Nom d'utilisateur": { value: 'ana.cooks' }, Nom: { value: 'Ana' }, Bio: { value: 'Caf\u00c3\u00a9' } } }] }),
    'your_instagram_activity/media/posts_1.json': JSON.stringify([{ media: [{ uri: 'media/1.jpg', creation_timestamp: seconds, title: 'Caf\u00c3\u00a9 #food' }] }]),
    'connections/followers_and_following/followers_1.json': JSON.stringify([{ title: 'fan.one', string_list_data: [{ href: 'https://www.instagram.com/fan.one', timestamp: seconds }] }]),
  }, { creators: { handle: 'ana.cooks', bio: 'Café' }, contents: { author: 'ana.cooks', text: 'Café #food', hashtags: ['food'], type: 'image' }, followers: { handle: 'fan.one' } }],
  ['facebook.zip', {
    'personal_information/profile_information/profile_information.json': JSON.stringify({ profile_v2: { name: { full_name: 'Ana Example' }, username: 'ana.example' } }),
    'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json': JSON.stringify([{ timestamp: seconds, data: [{ post: 'hello' }] }]),
  }, { creators: { handle: 'ana.example', name: 'Ana Example' }, contents: { text: 'hello', type: 'text' } }],
  ['tiktok.zip', {
    'user_data_tiktok.json': JSON.stringify({ Post: { Posts: { VideoList: [{ Date: '2026-05-01 21:03:11', Link: 'https://www.tiktokv.com/share/video/7300000000000000001/', Likes: '12', Title: 'hi #fun' }] } }, Comment: { Comments: { CommentsList: [{ date: '2026-05-02 10:00:00 UTC', comment: 'nice' }] } }, 'Profile And Settings': { 'Profile Info': { ProfileMap: { userName: 'ana_tt', followerCount: 5, bioDescription: 'None' } }, Follower: { FansList: [{ Date: '2026-05-01 10:00:00', UserName: 'fan_one' }] } } }),
  }, { creators: { handle: 'ana_tt', followers: 5 }, contents: { content_id: '7300000000000000001', likes: 12, hashtags: ['fun'] }, followers: { handle: 'fan_one' } }],
  ['x.zip', {
    'data/account.js': `window.YTD.account.part0 = ${JSON.stringify([{ account: { username: 'ana', accountId: '2244994945', createdAt: '2012-01-02T03:04:05.000Z', accountDisplayName: 'Ana' } }])}`,
    'data/profile.js': `window.YTD.profile.part0 = ${JSON.stringify([{ profile: { description: { bio: 'hi', location: 'Madrid' } } }])}`,
    'data/tweets.js': `window.YTD.tweets.part0 = ${JSON.stringify([{ tweet: { id_str: '1050118621198921728', created_at: 'Wed Oct 10 20:19:24 +0000 2018', full_text: 'a &amp; b', favorite_count: '3', retweet_count: '1', lang: 'en', entities: { hashtags: [{ text: 'food' }] } } }])}`,
  }, { creators: { handle: 'ana', external_id: '2244994945' }, contents: { content_id: '1050118621198921728', text: 'a & b', likes: 3, hashtags: ['food'] } }],
  ['linkedin.zip', {
    'Profile.csv': 'First Name,Last Name,Headline,Summary,Industry,Geo Location\nAna,Example,Cook,Bio,Food,Madrid\n',
    'Positions.csv': 'Company Name,Title,Description,Location,Started On,Finished On\nACME,Chef,,,Jan 2025,\n',
    'Shares.csv': 'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n2026-05-07 16:41:18,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7100000000000000000,"Hello ""all""\nof you",,,MEMBER_NETWORK\n',
  }, { creators: { handle: 'title:ana-example', 'professional.headline': 'Cook', 'professional.company': 'ACME' }, contents: { content_id: 'share:7100000000000000000', text: 'Hello "all"\nof you' } }],
  ['takeout.zip', {
    'Takeout/YouTube and YouTube Music/channels/channel.csv': 'Channel ID,Channel title (Original),Channel visibility\nUCabcdefghijklmnopqrstuv,Ana,Public\n',
    'Takeout/YouTube and YouTube Music/video metadata/videos.csv': 'Video ID,Approx Duration (ms),Video Description (Original),Channel ID,Tag 1,Video Title (Original),Privacy,Video Create Timestamp,Video Publish Timestamp\ndQw4w9WgXcQ,1000,Desc,UCabcdefghijklmnopqrstuv,food,Title,Public,2026-05-01T10:00:00+00:00,2026-05-01T10:00:00+00:00\n',
    'Takeout/YouTube and YouTube Music/comments/comments.csv': 'Comment ID,Channel ID,Comment Create Timestamp,Price,Video ID,Comment Text\nUgx1,UCabcdefghijklmnopqrstuv,2026-05-02T10:00:00+00:00,0,dQw4w9WgXcQ,"{""text"":""so good""}"\n',
  }, { creators: { handle: 'UCabcdefghijklmnopqrstuv', name: 'Ana' }, contents: { content_id: 'dQw4w9WgXcQ', title: 'Title', hashtags: ['food'] } }],
  ['reddit.zip', {
    'posts.csv': 'id,permalink,date,ip,subreddit,gildings,title,url,body\nabc123,https://www.reddit.com/r/food/comments/abc123/hi/,2024-01-01 00:00:00 UTC,192.0.2.1,food,0,Hi there,,Body\n',
    'comments.csv': 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\ndef456,https://www.reddit.com/r/food/comments/abc123/hi/def456/,2024-01-02 00:00:00 UTC,192.0.2.1,food,0,https://www.reddit.com/r/food/comments/abc123/hi/,,Nice,\n',
    'statistics.csv': 'statistic,value\naccount name,ana_r\n',
  }, { creators: { handle: 'ana_r' }, contents: { content_id: 'abc123', title: 'Hi there', text: 'Body', type: 'text' } }],
  ['facebook-2019.zip', {
    'posts/your_posts_1.json': JSON.stringify([{ timestamp: seconds, data: [{ post: 'Caf\u00c3\u00a9' }] }]),
    'profile_information/profile_information.json': JSON.stringify({ profile: { name: 'Ana Example', profile_uri: 'https://www.facebook.com/ana.example' } }),
  }, { creators: { handle: 'ana.example', name: 'Ana Example' }, contents: { text: 'Café' } }],
  ['tiktok-2021.zip', {
    'user_data.json': JSON.stringify({ Video: { Videos: { VideoList: [{ Date: '2024-05-01 21:03:11', VideoLink: 'https://www.tiktokv.com/share/video/7300000000000000001/', Likes: '12' }] } }, Profile: { 'Profile Information': { ProfileMap: { userName: 'ana_tt' } } } }),
  }, { creators: { handle: 'ana_tt' }, contents: { content_id: '7300000000000000001', likes: 12 } }],
  ['mastodon.zip', {
    'actor.json': JSON.stringify({ id: 'https://social.example/users/ana', preferredUsername: 'ana', name: 'Ana', summary: '<p>hi</p>' }),
    'outbox.json': JSON.stringify({ orderedItems: [{ type: 'Create', object: { id: 'https://social.example/users/ana/statuses/111', published: '2026-05-01T10:00:00Z', content: '<p>Hello<br>you</p>', tag: [{ type: 'Hashtag', name: '#food' }] } }] }),
  }, { creators: { handle: 'ana@social.example', bio: 'hi' }, contents: { content_id: '111@social.example', text: 'Hello\nyou', hashtags: ['food'] } }],
] // prettier-ignore

test.each(archives)('the archive %s', async (name, entries, records) => {
  const { tables, problems, form } = await look(name, zipOf(entries))
  expect([form, problems]).toEqual(['archive', []])
  for (const [kind, record] of Object.entries(records))
    expect([kind, tables.find((table) => table.kind === kind)?.records[0]]).toEqual([
      kind,
      expect.objectContaining(record),
    ])
})

test.each<[string, Buffer, RegExp]>([
  ['cut.zip', zipOf({ 'a.csv': 'network,handle\nx,a\n' }).subarray(0, 60), /not whole: download or copy it again/],
  ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /password-protected or old Excel/],
  ['cut.csv.gz', gzipSync('username,followers\nana,1\n'.repeat(5000)).subarray(0, 40), /gzip|understood|no table/],
  ['bomb.zip', zipOf({ 'data/account.js': 'x', 'data/tweets.js': '0'.repeat(30_000_000) }), /times its size/],
])('%s is refused', async (name, content, message) => {
  await expect(look(name, content)).rejects.toThrow(message)
})
