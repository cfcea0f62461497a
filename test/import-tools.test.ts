import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile } from '../src/corpus/transfer/run/preview.js'
import type { Mapping } from '../src/corpus/transfer/understand/mapping.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-tools-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-01T00:00:00Z')
const json = JSON.stringify
const ig = { set: { network: 'instagram' } }

type Case = [
  name: string,
  content: string | Buffer,
  records: Record<string, Record<string, unknown>[]>,
  mapping?: Partial<Mapping>,
]

/** Files as other tools write them, written without a look at the reader, and what must come out of each. */
const files: Case[] = [
  ['hypeauditor.csv', 'Username;Full name;Link;AQS;Followers;Engagement rate;Audience Country;Category;Quality Audience;Est. Post Price;Est. reach;Emails\n' +
    'ana.cooks;Ana Cooks;https://www.instagram.com/ana.cooks/;87;"1.2M";3.45%;Spain;Food & Cooking;"900K";$1.2K;400K;ana@cooks.example\n', { creators: [{ network: 'instagram', handle: 'ana.cooks', name: 'Ana Cooks', followers: 1_200_000, engagement_rate: 0.0345, category: 'Food & Cooking' }] }],
  ['modash.csv', 'Username,Profile URL,Full Name,Platform,Followers,Fake Followers,Engagement Rate,Engagements,Average Views,Average Likes,Average Comments,Location,Language,Emails,Interests,Audience Age,Audience Gender,Last Post Date,Is Verified\n' +
    'ana.cooks,https://www.instagram.com/ana.cooks,Ana Cooks,instagram,48231,12.1%,0.0312,1503,20311,1480,23,"Valencia, Spain",Spanish,ana@cooks.example,"Food, Travel",25-34 (41%),Female 67%,2026-10-28,TRUE\n', { creators: [{ handle: 'ana.cooks', followers: 48_231, engagement_rate: 0.0312, average_likes: 1480,
    average_comments: 23, average_views: 20_311, location: 'Valencia, Spain', languages: ['es'], last_posted_at: '2026-10-28T00:00:00.000Z', verified: true }] }],
  ['upfluence.csv', 'First Name,Last Name,Email,Instagram Username,Instagram Followers,Instagram Engagement Rate,Instagram Avg Likes,TikTok Username,TikTok Followers,YouTube Channel URL,YouTube Subscribers,City,Country,Tags\n' +
    'Ana,Cooks,ana@cooks.example,ana.cooks,48231,3.12,1480,anacooks_tt,120000,https://www.youtube.com/@anacooks,5600,Valencia,ES,"food,vegan"\n', { creators: [{ network: 'instagram', handle: 'ana.cooks', name: 'Ana Cooks', followers: 48_231, engagement_rate: 0.0312, average_likes: 1480, country_code: 'ES' }, { network: 'tiktok',
    handle: 'anacooks_tt', followers: 120_000 }, { network: 'youtube', handle: 'anacooks', followers: 5600 }] }],
  ['heepsy.csv', '"Influencer";"Social network";"URL";"Followers";"Engagement";"Average likes";"Average comments";"Cost per post";"Audience authenticity";"Location";"Categories";"Contact"\n' +
    '"@ana.cooks";"Instagram";"https://instagram.com/ana.cooks";"48,2K";"3,12%";"1.480";"23";"$110 - $180";"88%";"Valencia, Spain";"Food, Lifestyle";"ana@cooks.example"\n', { creators: [{ handle: 'ana.cooks', followers: 48_200, engagement_rate: 0.0312, average_likes: 1480, average_comments: 23, location: 'Valencia, Spain' }] }],
  ['apify instagram scraper.json', json([{ inputUrl: 'https://www.instagram.com/ana.cooks', id: '3400000000000000011', type: 'Sidecar', shortCode: 'DAbCdEfGhIj', caption: 'Paella day with @lumo #food', hashtags: ['food'], mentions: ['lumo'], url: 'https://www.instagram.com/p/DAbCdEfGhIj/', commentsCount: 12, firstComment: 'wow',
    latestComments: [{ id: '18000000000000001', text: 'wow', ownerUsername: 'bob_x', timestamp: '2026-05-01T10:00:00.000Z', likesCount: 1 }], dimensionsHeight: 1350, displayUrl: 'https://cdn.example/a.jpg', likesCount: 340, timestamp: '2026-05-01T09:00:00.000Z', ownerFullName: 'Ana Cooks', ownerUsername: 'ana.cooks',
    ownerId: '1234567890', isSponsored: true }]), { contents: [{ content_id: 'DAbCdEfGhIj', author: 'ana.cooks', author_external_id: '1234567890', type: 'carousel', likes: 340, comments: 12, hashtags: ['food'] }], comments: [{ author: 'bob_x', text: 'wow' }] }],
  ['apify tiktok profile.json', json([{ id: '7400000000000000011', text: 'Cooking #fyp', createTime: 1777600000, createTimeISO: '2026-05-01T01:46:40.000Z', isAd: false, authorMeta: { id: '6800000000000000011', name: 'ana_tt', nickName: 'Ana', verified: true, signature: 'cook', fans: 120000, heart: 4500000, video: 320,
    following: 12 }, musicMeta: { musicName: 'x' }, webVideoUrl: 'https://www.tiktok.com/@ana_tt/video/7400000000000000011', diggCount: 900, shareCount: 20, playCount: 30000, collectCount: 50, commentCount: 33, hashtags: [{ id: '1', name: 'fyp' }] }]), { creators: [{ network: 'tiktok', handle: 'ana_tt', name: 'Ana', bio: 'cook',
    followers: 120_000, content_count: 320, verified: true }], contents: [{ content_id: '7400000000000000011', likes: 900, views: 30_000, comments: 33, shares: 20, saves: 50, hashtags: ['fyp'] }] }],
  ['apify youtube channel.json', json([{ title: 'Ten breads', id: 'dQw4w9WgXcQ', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', viewCount: 10233, date: '2026-03-04T00:00:00.000Z', likes: 230, channelName: 'Ana Cooks', channelUrl: 'https://www.youtube.com/@anacooks', numberOfSubscribers: 5600, duration: '00:10:12',
    commentsCount: 14, text: 'All the breads' }]), { contents: [{ content_id: 'dQw4w9WgXcQ', title: 'Ten breads', views: 10_233, likes: 230, comments: 14, author: 'anacooks' }] }],
  ['phantombuster instagram.csv', 'profileUrl,username,fullName,profileName,imgUrl,bio,followersCount,followingCount,postsCount,website,isVerified,isPrivate,businessCategory,publicEmail,query,timestamp\n' +
    'https://www.instagram.com/ana.cooks,ana.cooks,Ana Cooks,ana.cooks,https://cdn.example/a.jpg,"Paella, mostly",48231,320,911,https://ana.example,false,false,Chef,ana@cooks.example,https://www.instagram.com/ana.cooks,2026-10-10T08:00:00.000Z\n', { creators: [{ handle: 'ana.cooks', name: 'Ana Cooks',
    bio: 'Paella, mostly\nana@cooks.example', followers: 48_231, following: 320, content_count: 911, category: 'Chef', links: ['https://ana.example'], image_url: 'https://cdn.example/a.jpg', verified: false }] }],
  ['phantombuster followers.csv', 'profileUrl,username,fullName,imageUrl,isPrivate,isVerified,followers,query,timestamp\n' +
    'https://www.instagram.com/bob.runs/,bob.runs,Bob Runs,https://cdn.example/b.jpg,false,false,,https://www.instagram.com/ana.cooks/,2026-10-10T08:00:00.000Z\n', { followers: [{ network: 'instagram', handle: 'bob.runs', name: 'Bob Runs' }] }, { kind: 'followers' }],
  ['followers with figures.csv', 'username,full_name,followers,following,posts,follower of\n' +
    'bob.runs,Bob Runs,120,300,15,ana.cooks\n' +
    'cora.reads,Cora Reads,88,210,4,ana.cooks\n', { followers: [{ handle: 'bob.runs' }, { handle: 'cora.reads' }] }, ig],
  ['meta ads library.json', json({ data: [{ id: '123456789012345', ad_creation_time: '2026-05-01', ad_creative_bodies: ['Buy the new kettle now'], ad_creative_link_captions: ['lumo.example'], ad_delivery_start_time: '2026-05-02', ad_snapshot_url: 'https://www.facebook.com/ads/archive/render_ad/?id=123456789012345',
    page_id: '100000000000001', page_name: 'Lumo Tea', publisher_platforms: ['facebook', 'instagram'], impressions: { lower_bound: '1000', upper_bound: '4999' }, spend: { lower_bound: '100', upper_bound: '199' } }] }), { contents: [{ network: 'facebook', content_id: '123456789012345', text: 'Buy the new kettle now' }] }],
  ['brandwatch.csv', 'Report:,Mentions of Lumo\n' +
    'Brand:,Lumo\n' +
    'From:,Fri May 01 00:00:00 UTC 2026\n' +
    'To:,Sun May 31 00:00:00 UTC 2026\n' +
    'Label:,\n' +
    '\n' +
    '\n' +
    'Query Id,Query Name,Date,Title,Snippet,Url,Domain,Sentiment,Page Type,Language,Country Code,Author,Full Name,Gender,Twitter Followers,Impressions,Reach (new),Thread Id,Full Text\n' +
    '1,Lumo,2026-05-12 10:22:01.0,bob_x on Twitter,I love my new Lumo kettle,https://twitter.com/bob_x/status/1790000000000000001,twitter.com,positive,twitter,en,GBR,bob_x,Bob (@bob_x),male,120,120,30,1790000000000000001,I love my new Lumo kettle so much\n', { contents: [{ network: 'x', content_id: '1790000000000000001',
    author: 'bob_x', text: 'I love my new Lumo kettle so much', published_at: '2026-05-12T10:22:01.000Z', language: 'en' }] }],
  ['sprout.csv', 'Date,Post ID,Network,Post Type,Content Type,Profile,Sent by,Link,Post,Linked Content,Impressions,Organic Impressions,Reach,Engagements,Reactions,Likes,Comments,Shares,Saves,Video Views,Tags\n' +
    '05/14/2026 8:30 am,18012345678901234,Instagram,Post,Photo,ana.cooks,Ana Cooks,https://www.instagram.com/p/CxYz_12-abc/,"Paella today",,"12,000","12,000","9,000",333,300,300,21,4,8,,Food\n', { contents: [{ network: 'instagram', author: 'ana.cooks', text: 'Paella today', likes: 300, comments: 21, shares: 4, saves: 8,
    published_at: '2026-05-14T08:30:00.000Z' }] }],
  ['sales navigator.csv', 'First Name,Last Name,Full Name,Headline,Title,Company,Company Industry,Location,Seniority,Function,Connections,LinkedIn Sales Navigator URL,LinkedIn URL,Skills,Summary\n' +
    'Ana,Invented,Ana Invented,Head of Studio at Ferrano,Head of Studio,Ferrano Example,Design,"Porto, Portugal",Director,Design,500+,https://www.linkedin.com/sales/lead/ACwAAA,https://www.linkedin.com/in/ana-invented,"Painting; Lamps",I make lamps\n', { creators: [{ network: 'professional', handle: 'ana-invented',
    name: 'Ana Invented', location: 'Porto, Portugal', 'professional.headline': 'Head of Studio at Ferrano', 'professional.company': 'Ferrano Example', 'professional.industry': 'Design', 'professional.seniority': 'Director', 'professional.skills': ['Painting', 'Lamps'] }] }],
  ['youtube studio advanced.csv', 'Content,Video title,Video publish time,Duration,Views,Watch time (hours),Subscribers,Likes,Comments added,Shares,Impressions,Impressions click-through rate (%)\n' +
    'Total,,,,"110,233",5000.1,320,1230,44,12,900000,4.1\n' +
    'dQw4w9WgXcQ,Ten breads,"Mar 4, 2026",612,"10,233",500.1,32,230,14,3,90000,4.2\n', { contents: [{ content_id: 'dQw4w9WgXcQ', title: 'Ten breads', views: 10_233, likes: 230, comments: 14, shares: 3, published_at: '2026-03-04T00:00:00.000Z' }] }, { set: { author: 'anacooks' } }],
  ['sheet with a title.csv', 'Spring campaign – shortlist,,,,,\n' +
    'Prepared by Mia on 3 May,,,,,\n' +
    ',,,,,\n' +
    '#,Creator,IG handle,Followers (k),ER %,Rate (EUR)\n' +
    '1,Ana Cooks,@ana.cooks,48.2,3.1,1.200 €\n' +
    '2,Bob Runs,bob.runs,12,2.5,300 €\n', { creators: [{ network: 'instagram', handle: 'ana.cooks', name: 'Ana Cooks', followers: 48_200, engagement_rate: 0.031 }, { handle: 'bob.runs', followers: 12_000 }] }],
  ['semikolon.csv', Buffer.from('Kanal;Plattform;Follower;Ø Likes;Ø Kommentare;ER;Letzter Beitrag;Ort\r\n' +
    '@ana.cooks;Instagram;48.231;1.480,5;23,2;3,12 %;28.10.2026;Köln\r\n', 'latin1'), { creators: [{ network: 'instagram', handle: 'ana.cooks', followers: 48_231, average_likes: 1480.5, average_comments: 23.2, engagement_rate: 0.0312, last_posted_at: '2026-10-28T00:00:00.000Z', location: 'Köln' }] }],
  ['japanese posts.csv', '投稿日時,アカウント名,投稿URL,本文,いいね数,コメント数,再生数\n' +
    '2026/05/14 10:30,ana_jp,https://www.instagram.com/p/CxYz_12-abc/,今日のパン #パン,1200,30,\n', { contents: [{ author: 'ana_jp', text: '今日のパン #パン', likes: 1200, comments: 30, published_at: '2026-05-14T10:30:00.000Z' }] }],
  ['arabic.csv', 'اسم المستخدم,الاسم,عدد المتابعين,معدل التفاعل,الدولة\n' +
    'layla.cooks,ليلى,٤٨٬٢٣١,٣٫١٪,مصر\n', { creators: [{ handle: 'layla.cooks', name: 'ليلى', followers: 48_231, engagement_rate: 0.031, country_code: 'EG' }] }, ig],
  ['korean.csv', '계정,이름,팔로워,평균 좋아요,국가\n' +
    'ana_kr,아나,1.2만,350,대한민국\n', { creators: [{ handle: 'ana_kr', followers: 12_000, average_likes: 350, country_code: 'KR' }] }, ig],
  ['russian.csv', 'Аккаунт;Имя;Подписчики;ER, %;Средние лайки;Город\n' +
    'ana_ru;Аня;12,4 тыс.;3,1;310;Казань\n', { creators: [{ handle: 'ana_ru', followers: 12_400, engagement_rate: 0.031, average_likes: 310, location: 'Казань' }] }, ig],
  ['collabstr.json', json({ creators: [{ handle: 'ana.cooks', platform: 'Instagram', stats: { followers: '48.2K', engagement: '3.1%' }, location: { city: 'Valencia', country: 'Spain' }, niches: ['Food', 'Travel'], packages: [{ type: 'Reel', price: 250 }] }] }), { creators: [{ network: 'instagram', handle: 'ana.cooks',
    followers: 48_200, engagement_rate: 0.031 }] }],
  ['keyhole.csv', 'Username,Name,Text,Post Type,Date,Time,Timezone,Followers,Engagements,Likes,Retweets,Replies,Impressions,Sentiment,Post URL\n' +
    'bob_x,Bob,"Lumo kettle is great",Original,2026-05-12,10:22:01,UTC,120,15,10,3,2,500,positive,https://twitter.com/bob_x/status/1790000000000000001\n', { contents: [{ network: 'x', author: 'bob_x', content_id: '1790000000000000001', text: 'Lumo kettle is great', likes: 10, shares: 3, comments: 2, views: 500,
    published_at: '2026-05-12T10:22:01.000Z' }] }],
  ['twint.csv', 'id,conversation_id,created_at,date,time,timezone,user_id,username,name,place,tweet,language,mentions,urls,photos,replies_count,retweets_count,likes_count,hashtags,cashtags,link,retweet\n' +
    '1790000000000000001,1790000000000000001,2026-05-12 10:22:01 UTC,2026-05-12,10:22:01,0,2244994945,bob_x,Bob,,Lumo kettle is great,en,[],[],[],2,3,10,"[\'tea\']",[],https://twitter.com/bob_x/status/1790000000000000001,False\n', { contents: [{ author: 'bob_x', author_external_id: '2244994945', text: 'Lumo kettle is great',
    likes: 10, shares: 3, comments: 2, hashtags: ['tea'] }] }],
  ['comments export.csv', 'Id,Name,Profile URL,Date,Likes,Live Streaming,Comment,(view source),Post URL\n' +
    '1,bob_x,https://www.instagram.com/bob_x,2026-05-12 10:22:01,3,,Where can I buy it?,https://www.instagram.com/p/CxYz_12-abc/c/18000000000000001/,https://www.instagram.com/p/CxYz_12-abc/\n', { comments: [{ author: 'bob_x', text: 'Where can I buy it?', likes: 3, content_id: 'CxYz_12-abc' }] }],
  ['crowdtangle.csv', 'Account,User Name,Followers at Posting,Created,Type,Likes,Comments,Views,URL,Link,Photo,Title,Description,Image Text,Sponsor Id,Sponsor Name,Total Interactions\n' +
    'Ana Cooks,ana.cooks,48000,2023-05-14 10:30:00 EDT,Photo,1200,30,0,https://www.instagram.com/p/CxYz_12-abc/,https://www.instagram.com/p/CxYz_12-abc/,https://cdn.example/a.jpg,,Paella day,,123,Lumo,"1,230"\n', { contents: [{ author: 'ana.cooks', text: 'Paella day', likes: 1200, comments: 30,
    published_at: '2023-05-14T14:30:00.000Z', sponsor_brands: ['Lumo'] }] }],
  ['social blade history.csv', 'Date,Username,Platform,Followers,Following,Media Uploads\n' +
    '2026-09-01,ana.cooks,Instagram,47000,320,900\n' +
    '2026-10-01,ana.cooks,Instagram,48231,321,911\n', { history: [{ day: '2026-09-01T00:00:00.000Z', followers: 47_000 }, { day: '2026-10-01T00:00:00.000Z', followers: 48_231 }] }],
  ['social blade, pasted from its page.csv', 'Date,,Subscribers,,Video Views,,Estimated Earnings\n' +
    '2026-04-01,Wed,+100,12.3K,"+10,000","1,200,000",$2 - $40\n2026-04-02,Thu,--,12.3K,"+9,000","1,209,000",$2 - $40\n2026-04-03,Fri,+200,12.5K,"+9,500","1,218,500",$2 - $40\n',
    { history: [{ day: '2026-04-01T00:00:00.000Z', followers: 12_300 }, { followers: 12_300 }, { followers: 12_500 }] }, { set: { network: 'youtube', handle: 'anacooks' } }],
  ['social blade of instagram.tsv', 'Date\t\tFollowers\t\tFollowing\t\tMedia\t\n2026-04-01\tWed\t+1,204\t475,804\t-1\t321\t+2\t901\n2026-04-02\tThu\t-304\t475,500\t--\t320\t--\t903\n',
    { history: [{ followers: 475_804, following: 321, content_count: 901 }, { followers: 475_500, following: 320, content_count: 903 }] }, { set: { network: 'instagram', handle: 'ana.cooks' } }],
  ['social blade with names twice.csv', 'Date,Followers,Followers,Following,Following,Media Uploads,Media Uploads\n2026-04-01,"+1,204","475,804",-1,321,+2,901\n2026-04-02,-304,"475,500",--,320,--,903\n',
    { history: [{ followers: 475_804, following: 321, content_count: 901 }, { followers: 475_500, following: 320, content_count: 903 }] }, { set: { network: 'instagram', handle: 'ana.cooks' } }],
] // prettier-ignore

test.each(files)('%s', async (name, content, records, mapping = {}) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { tables } = await previewFile(path, name, { set: {}, columns: {}, ...mapping }, now)
  for (const [kind, wanted] of Object.entries(records)) {
    const found = tables.filter((table) => table.kind === kind).flatMap((table) => table.records)
    expect(found).toMatchObject(wanted)
  }
})
