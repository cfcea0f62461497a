import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expandFile } from '../src/corpus/transfer/run/expand.js'
import { previewFile, type PreviewedTable } from '../src/corpus/transfer/run/preview.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-unseen-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-01T00:00:00Z')
const json = JSON.stringify
const lines = (...rows: object[]): string => rows.map((row) => json(row)).join('\n')
const encoded = (text: string, bytes: Record<string, string>): Buffer =>
  Buffer.from(
    text.replace(/[^\0-\x7f]/gu, (sign) => bytes[sign] ?? '?'),
    'latin1',
  )

type Records = Record<string, Record<string, unknown>[]>

/** Files as other tools write them; what must come out was written down before the reader was looked at. */
const files: [name: string, content: string | Buffer, records: Records, set?: Record<string, string>][] = [
  ['rate in per cent by its header.csv', 'Rank;Name;Handle;Platform;Followers;Engagement (%)\n1;Agnès Roux;@agnesroux;LinkedIn;45 210;1,8\n2;Théo Blin;@theoblin;X;12 001;0,7\n', { creators: [{ network: 'professional', followers: 45_210, engagement_rate: 0.018 }, { network: 'x', engagement_rate: 0.007 }] }],
  ['wrapped.json', json({ total: 1, results: [{ basicData: { username: 'pav.k', name: 'Pav K', network: 'tiktok', followersCount: 99_310 }, metrics: { engagementRate: 0.091, avgLikes: 8821 }, location: { country: 'India' } }] }), { creators: [{ network: 'tiktok', handle: 'pav.k', name: 'Pav K', followers: 99_310, average_likes: 8821, country_code: 'IN' }] }],
  ['contact is a name.csv', 'Contact,Email,Instagram Handle,Instagram Follower Count,TikTok Handle\nAmy Fern,amy@fern.example,amyfern,10234,amyfern_tt\n', { creators: [{ name: 'Amy Fern', handle: 'amyfern', followers: 10_234 }, { name: 'Amy Fern', network: 'tiktok', handle: 'amyfern_tt' }] }],
  ['yt-dlp, a channel.json', json({ id: 'UC1234567890abcdefghijkl', channel: 'Werkbank', channel_id: 'UC1234567890abcdefghijkl', channel_follower_count: 82_100, uploader: 'Werkbank', uploader_id: '@werkbanklive', channel_url: 'https://www.youtube.com/channel/UC1234567890abcdefghijkl', _type: 'playlist', entries: [{ _type: 'url', id: 'aaaaaaaaaa1', title: 'Hobel', view_count: 51_200, url: 'https://www.youtube.com/watch?v=aaaaaaaaaa1', timestamp: 1_764_000_000 }] }), { creators: [{ handle: 'werkbanklive', name: 'Werkbank', followers: 82_100 }], contents: [{ author: 'werkbanklive', title: 'Hobel', views: 51_200 }] }],
  ['yt-dlp, videos.jsonl', lines({ id: 'bbbbbbbbbb1', title: 'Brot', channel: 'Teig & Zeit', channel_id: 'UCteig', channel_follower_count: 12_300, uploader_id: '@teigundzeit', webpage_url: 'https://www.youtube.com/watch?v=bbbbbbbbbb1', upload_date: '20260114', like_count: 1200 }), { creators: [{ handle: 'teigundzeit', followers: 12_300 }], contents: [{ author: 'teigundzeit', likes: 1200, published_at: '2026-01-14T00:00:00.000Z' }] }],
  ['snscrape.jsonl', lines({ url: 'https://twitter.com/hana_codes/status/1500000000000000001', date: '2025-03-05T06:07:08+00:00', rawContent: 'Shipping #rust', id: '1500000000000000001', user: { username: 'hana_codes', id: 998_877, displayname: 'Hana', verified: false, followersCount: 5210, friendsCount: 300, location: 'Brno, Czechia' }, likeCount: 91, lang: 'en' }), { creators: [{ handle: 'hana_codes', following: 300, verified: false, location: 'Brno, Czechia' }], contents: [{ text: 'Shipping #rust', likes: 91 }] }],
  ['TikTok-Api.json', json([{ id: '7301112223334445550', desc: 'pasta #easy', createTime: 1_700_000_000, author: { id: '6700', uniqueId: 'cucina.svelta', nickname: 'Cucina', verified: true }, authorStats: { followerCount: 301_200, followingCount: 12 }, stats: { diggCount: 8812, playCount: 120_331 } }]), { creators: [{ network: 'tiktok', handle: 'cucina.svelta', followers: 301_200, verified: true }], contents: [{ author: 'cucina.svelta', likes: 8812, views: 120_331 }] }],
  ['gallery-dl.jsonl', lines({ category: 'twitter', tweet_id: '1600000000000000001', date: '2024-12-01 10:00:00', author: { name: 'pix_elna', nick: 'Elna' }, content: 'drawing', favorite_count: 120 }), { contents: [{ author: 'pix_elna', likes: 120 }] }, { network: 'x' }],
  ['Spain.csv', 'Usuario;Red social;Seguidores;Me gusta medios\nlucia.mar;Instagram;12.400;310\n', { creators: [{ handle: 'lucia.mar', followers: 12_400, average_likes: 310 }] }],
  ['Poland.csv', encoded('Nazwa użytkownika;Platforma;Obserwujący;Wskaźnik zaangażowania;Kraj\nkasia.gotuje;Instagram;45 300;2,8%;Polska\n', { ż: '\xbf', ą: '\xb9', ź: '\x9f' }), { creators: [{ network: 'instagram', followers: 45_300, engagement_rate: 0.028, country_code: 'PL' }] }],
  ['Japan.csv', 'ユーザー名,プラットフォーム,フォロワー数,エンゲージメント率,国\nken.trip,ユーチューブ,1.2万,1.1%,日本\n', { creators: [{ network: 'youtube', handle: 'ken.trip', followers: 12_000, engagement_rate: 0.011, country_code: 'JP' }] }],
  ['Brazil.csv', 'Nome;Perfil;Rede;Seguidores;Taxa de engajamento;Curtidas médias;País\nAna Souza;@ana.souza;Instagram;1,2 mi;2,35%;28 mil;Brasil\n', { creators: [{ handle: 'ana.souza', name: 'Ana Souza', followers: 1_200_000, engagement_rate: 0.0235, average_likes: 28_000, country_code: 'BR' }] }],
  ['India.csv', 'Sr No,Influencer Name,Insta ID,Followers,Avg Reel Views,ER %\n1,Riya Mehta,riya.mehta,"2,45,000","1,10,000",4.5\n2,Arjun Rao,arjun.rao,12.5 Lakh,3 Lakh,2.1\n', { creators: [{ handle: 'riya.mehta', name: 'Riya Mehta', followers: 245_000, average_views: 110_000, engagement_rate: 0.045 }, { handle: 'arjun.rao', followers: 1_250_000, average_views: 300_000 }] }],
  ['Italy.csv', 'Nome utente;Piattaforma;Follower;Data iscrizione\ngiada.corre;Instagram;18.900;12/03/2016\nmax.suona;YouTube;221.000;30/11/2012\n', { creators: [{ created_at: '2016-03-12T00:00:00.000Z' }, { created_at: '2012-11-30T00:00:00.000Z' }] }],
  ['Turkey.csv', 'Kullanıcı adı;Platform;Takipçi sayısı;Etkileşim oranı\nelif.gezer;Instagram;54.300;%3,2\n', { creators: [{ followers: 54_300, engagement_rate: 0.032 }] }],
  ['Russia.csv', 'Ник;Площадка;Подписчики\nmasha_live;Телеграм;12 400\n', { creators: [{ network: 'telegram', handle: 'masha_live' }] }],
  ['Korea.csv', '아이디,플랫폼,팔로워,참여율\nminji.daily,인스타그램,3.4만,2.5%\n', { creators: [{ network: 'instagram', followers: 34_000, engagement_rate: 0.025 }] }],
  ['China.csv', '昵称,平台,账号,粉丝数\n小林,海外抖音,xiaolin88,12.5万\n', { creators: [{ network: 'tiktok', handle: 'xiaolin88', name: '小林', followers: 125_000 }] }],
  ['Indonesia.csv', 'Nama Akun,Platform,Jumlah Pengikut,Engagement Rate,Negara\nsari.masak,Instagram,"125.400","3,1%",Indonesia\n', { creators: [{ handle: 'sari.masak', followers: 125_400, engagement_rate: 0.031, country_code: 'ID' }] }],
  ['Netherlands.csv', 'Gebruikersnaam;Kanaal;Volgers;Betrokkenheid;Aangemaakt op\nfleur.fietst;Instagram;9.870;4,4%;3-5-2018\njoris.bouwt;YouTube;22.100;2%;25-12-2014\n', { creators: [{ network: 'instagram', engagement_rate: 0.044, created_at: '2018-05-03T00:00:00.000Z' }, { network: 'youtube' }] }],
  ['a network under another name.csv', 'creator|channel|audience_size|eng|geo\nzed.beats|instagram|88123|2.2%|US\n', { creators: [{ network: 'instagram', handle: 'zed.beats', followers: 88_123, engagement_rate: 0.022 }] }],
  ['Mastodon accounts.json', json([{ id: '109', username: 'ferro', acct: 'ferro@tren.example', display_name: 'Ferro', note: '<p>Trenes y <b>café</b></p>', url: 'https://tren.example/@ferro', followers_count: 811, statuses_count: 3300 }]), { creators: [{ handle: 'ferro@tren.example', bio: 'Trenes y café', followers: 811 }] }],
  ['Bluesky profiles.json', json({ profiles: [{ did: 'did:plc:abc123', handle: 'tint.bsky.social', displayName: 'Tint', followersCount: 9112 }] }), { creators: [{ network: 'bluesky', handle: 'tint.bsky.social', followers: 9112 }] }],
  ['Twitch users.json', json({ data: [{ id: '141981764', login: 'rustygames', display_name: 'RustyGames', broadcaster_type: 'partner', description: 'RTS', view_count: 5_980_557, created_at: '2016-12-14T20:32:28Z' }] }), { creators: [{ network: 'twitch', handle: 'rustygames', bio: 'RTS', created_at: '2016-12-14T20:32:28.000Z' }] }],
  ['deep.jsonl', lines({ influencer: { social: { instagram: { handle: 'deep.one', stats: { followers: 8800, er: 0.031 } } }, profile: { name: 'Deep One', country: 'CA' } } }), { creators: [{ network: 'instagram', handle: 'deep.one', name: 'Deep One', followers: 8800, engagement_rate: 0.031, country_code: 'CA' }] }],
  ['an id before its subject.csv', 'id_publicacion;id_influencer;fecha;texto;me_gusta\nA1;1;23/04/2026;Tarta;120\n', { contents: [{ text: 'Tarta', likes: 120, published_at: '2026-04-23T00:00:00.000Z' }] }, { network: 'instagram', author: 'marga.dulce' }],
  ['every network has its own handle.csv', 'creator,ig_handle,ig_follower_count,yt_channel,yt_subs,tt_username,tt_followers\nZed Zu,zed.zu7,1200,https://www.youtube.com/@zedzu7,900,zedzu_tt,3.1k\n', { creators: [{ network: 'instagram', handle: 'zed.zu7', followers: 1200 }, { network: 'youtube', handle: 'zedzu7', followers: 900 }, { network: 'tiktok', handle: 'zedzu_tt', followers: 3100 }] }],
  ['a profile in Italian.csv', 'Profilo;Piattaforma;Follower;Tasso di engagement;Media like;Categoria;Città\ngiulia.cucina;Instagram;33.100;2,9%;905;Cucina;Torino\n', { creators: [{ network: 'instagram', handle: 'giulia.cucina', followers: 33_100, engagement_rate: 0.029, average_likes: 905, city: 'Torino' }] }],
  ['ten thousands as w.csv', '账号,平台,粉丝数,作品数,平均点赞\nlili_meishi,Instagram,3.4万,320,1100\nwang_vlog,YouTube,12.3w,88,2400\n', { creators: [{ followers: 34_000, content_count: 320 }, { network: 'youtube', followers: 123_000 }] }],
  ['addresses alone.txt', 'https://www.instagram.com/url.one/?hl=en\ninstagram.com/url_two/reels/\nhttps://x.com/urlsix/status/1234567890123456789\n', { creators: [{ network: 'instagram', handle: 'url.one' }, { network: 'instagram', handle: 'url_two' }, { network: 'x', handle: 'urlsix' }] }],
  ['pictures in handles.csv', 'handle,name,followers\n@luna.skies✨,✨ Luna ✨,12k\n"https://instagram.com/orion22/ 🚀",Orion,900\n', { creators: [{ handle: 'luna.skies', name: '✨ Luna ✨', followers: 12_000 }, { handle: 'orion22', followers: 900 }] }, { network: 'instagram' }],
  ['twint.tsv', "id\tcreated_at\tusername\ttweet\tmentions\tlikes_count\tretweets_count\thashtags\tlink\n1367470000000000027\t2021-03-04 13:00:00 CET\ttwint27\tguten tag\t[{'screen_name': 'other', 'name': 'Other', 'id': None}]\t6\t5\t['kaffee']\thttps://twitter.com/twint27/status/1367470000000000027\n", { contents: [{ likes: 6, shares: 5, mentions: ['other'], hashtags: ['kaffee'], published_at: '2021-03-04T12:00:00.000Z' }] }],
  ['comments of a video.jsonl', lines({ cid: 'Ugx28a', text: 'great video', time: '2 days ago', author: '@viewer28', channel: 'UCviewer28aaaaaaaaaaaaaa', votes: '1.2K', reply: false, time_parsed: 1_767_225_600.5 }), { comments: [{ comment_id: 'Ugx28a', author: 'viewer28', likes: 1200, published_at: '2026-01-01T00:00:00.500Z' }] }, { network: 'youtube', content_id: 'dQw4w9WgX28' }],
  ['short names.csv', ',user,ts,txt,fav,rt,url\n0,ms35,1767225600000,first post,3,1,https://x.com/ms35/status/1800000000000000035\n', { contents: [{ author: 'ms35', text: 'first post', likes: 3, shares: 1, published_at: '2026-01-01T00:00:00.000Z' }] }],
  ['links as formulas.csv', 'Creator,Followers,Network\n"=HYPERLINK(""https://www.instagram.com/form44/"",""@form44"")",12000,Instagram\n"=HYPERLINK(""https://www.tiktok.com/@form44b"";""Form B"")",900,TikTok\n', { creators: [{ network: 'instagram', handle: 'form44', followers: 12_000 }, { network: 'tiktok', handle: 'form44b' }] }],
  ['France, means.csv', "Nom d'utilisateur;Plateforme;Abonnés;Moyenne des j'aime\nchloe.fr;Instagram;12 400;380\n", { creators: [{ followers: 12_400, average_likes: 380 }] }],
  ['Turkey, thousands.csv', 'Kullanıcı adı,Platform,Takipçi sayısı,Ortalama beğeni\n@ece.tr,Instagram,15 B,"1,2 B"\n@can.tr,Instagram,3 Mn,630\n', { creators: [{ handle: 'ece.tr', followers: 15_000, average_likes: 1200 }, { followers: 3_000_000, average_likes: 630 }] }],
  ['Japan, following.csv', 'ユーザー名,プラットフォーム,フォロワー数,フォロー数\n@haru.jp,Instagram,2.3万,180\n', { creators: [{ followers: 23_000, following: 180 }] }],
  ['Egypt.csv', 'اسم المستخدم,المنصة,عدد المتابعين,معدل التفاعل,الدولة,النبذة\n@huda.ar,إنستغرام,٤٥٬٢٠٠,٢٫٨٪,مصر,طبخ\n', { creators: [{ network: 'instagram', handle: 'huda.ar', followers: 45_200, engagement_rate: 0.028, country_code: 'EG', bio: 'طبخ' }] }],
  ['Poland, since when.csv', 'Nazwa użytkownika;Platforma;Liczba obserwujących;Obserwowani;Data założenia\n@ola.pl;YouTube;7,8 tys.;90;03.02.2019\n', { creators: [{ network: 'youtube', followers: 7800, following: 90, created_at: '2019-02-03T00:00:00.000Z' }] }],
  ['networks in brackets.csv', 'Name,Instagram,TikTok,Followers (IG),Followers (TT)\nUma,https://instagram.com/uma.air?igshid=1,@uma_air,,"9,950"\n', { creators: [expect.not.objectContaining({ followers: expect.anything() as number }) as never, { network: 'tiktok', handle: 'uma_air', followers: 9950 }] }],
  ['posts by a publishing tool.csv', 'Post permalink,Date (GMT),Social network,Account name,Post message,Reactions\nhttps://www.facebook.com/lumo.hoot/posts/122100000000001,2026-05-10 12:00,FACEBOOKPAGE,lumo.hoot,Sale,75\n', { contents: [{ network: 'facebook', author: 'lumo.hoot', likes: 75 }] }],
  ['Phyllo accounts.json', json({ data: [{ id: '6f0c', created_at: '2026-05-01T10:00:00.000Z', work_platform: { id: '9bb8', name: 'Instagram' }, username: 'ada.phy', platform_username: 'ada.phy', full_name: 'Ada', country: 'PT', reputation: { follower_count: 5400, following_count: 310, content_count: 120 } }] }),
    { creators: [{ network: 'instagram', handle: 'ada.phy', followers: 5400, following: 310, content_count: 120}] }],
  ['answers in comments.json', json([{ postUrl: 'https://www.instagram.com/p/DAbc123xyz_/', id: '18011111111111111', text: 'Where?', ownerUsername: 'gil.ap', timestamp: '2026-05-02T10:00:00.000Z', repliesCount: 1, replies: [{ id: '18022222222222222', text: 'In my bio', ownerUsername: 'owner.ap', timestamp: '2026-05-02T11:00:00.000Z' }] }]),
    { comments: [{ comment_id: '18011111111111111', replies: 1 }, { comment_id: '18022222222222222', parent_id: '18011111111111111' }] }],
  ['comments in posts in creators.jsonl', lines({ profile: { platform: 'instagram', username: 'kai.nest', followers: 6100 }, recent_media: [{ shortcode: 'C9kQxw2Lm_a', caption: 'Kites', taken_at: 1_777_000_000, like_count: 300, comments: [{ id: '18033333333333333', user: { username: 'bo.nest' }, text: 'Wow', created_at: 1_777_003_600 }] }] }),
    { creators: [{ handle: 'kai.nest' }], contents: [{ author: 'kai.nest', content_id: 'C9kQxw2Lm_a', likes: 300 }], comments: [{ content_id: 'C9kQxw2Lm_a', author: 'bo.nest', text: 'Wow' }] }],
  ['mentions with figures of one network.csv', 'Date,Title,Snippet,Url,Page Type,Author,Twitter Followers,Likes\n2026-05-03 11:20:00.0,,Loving it,https://twitter.com/zed_bw/statuses/1785000000000000001,twitter,zed_bw,1200,5\n2026-05-04 07:00:00.0,Lamps,A review,https://news.example/lamps,news,,,\n',
    { contents: [{ network: 'x', author: 'zed_bw', likes: 5 }, { network: 'web', text: 'A review' }] }],
  ['Switzerland.csv', "Benutzername;Plattform;Anzahl Follower;Beiträge;Registriert\nswiss45;Instagram;1'234'567;1’020;3. März 2021\n", { creators: [{ followers: 1_234_567, content_count: 1020, created_at: '2021-03-03T00:00:00.000Z' }] }],
] // prettier-ignore

/** The same for files that are read only with what is around them: pages, lists inside of rows, tables on their side, and those that must be refused. */
const stranger: [name: string, content: string, wanted: Records | RegExp, set?: Record<string, string>][] = [
  ['own tool.json', '{"influencers":[{"username":"kai.surf","platform":"tiktok","followers":5100,"recent_videos":[{"video_id":"7410000000000000001","caption":"wave","views":9000,"likes":300,"posted_at":"2026-08-01"}]},{"username":"lea.surf","platform":"tiktok","followers":700,"recent_videos":[]}]}',
    { creators: [ { network: 'tiktok', handle: 'kai.surf', followers: 5_100 }, { handle: 'lea.surf' } ], contents: [ { network: 'tiktok', author: 'kai.surf', content_id: '7410000000000000001', text: 'wave', views: 9_000, likes: 300 } ] }],
  ['phantom result.csv', 'id,profileUrl,username,fullName,imgUrl,isPrivate,isVerified,followedByViewer,requestedByViewer,query,timestamp\n901,https://www.instagram.com/bob.runs/,bob.runs,Bob Runs,https://cdn.example/b.jpg,false,false,false,false,https://www.instagram.com/nora.bakes/,2026-10-10T08:00:00.000Z\n' +
    '902,https://www.instagram.com/cora.reads/,cora.reads,Cora,,true,false,false,false,https://www.instagram.com/nora.bakes/,2026-10-10T08:00:00.000Z\n',
    { followers: [ { network: 'instagram', creator: 'nora.bakes', handle: 'bob.runs', name: 'Bob Runs' }, { creator: 'nora.bakes', handle: 'cora.reads', is_private: true } ] }],
  ['nora.bakes_followers.csv', 'User ID,Username,Fullname,Profile URL,Avatar URL,Followed by me,Is private,Is verified\n901,bob.runs,Bob Runs,https://www.instagram.com/bob.runs,https://cdn.example/b.jpg,No,No,No\n',
    { followers: [ { network: 'instagram', creator: 'nora.bakes', handle: 'bob.runs' } ] }],
  ['brandwatch mentions.csv', 'Query Id,Query Name,Date,Title,Snippet,Url,Domain,Page Type,Language,Author,Full Text\n1,Lumo,2026-05-12 10:22:01.0,Kettle of the year,Lumo wins,https://news.example/kettle-of-the-year,news.example,news,en,Jane Writer,Lumo wins the prize\n' +
    '1,Lumo,2026-05-12 11:22:01.0,r/tea,Lumo?,https://www.reddit.com/r/tea/comments/1abcde/lumo/,reddit.com,reddit,en,teafan,Is Lumo any good\n1,Lumo,2026-05-12 12:22:01.0,bob_x,Love Lumo,https://twitter.com/bob_x/status/1790000000000000001,twitter.com,twitter,en,bob_x,Love Lumo\n',
    { contents: [ { network: 'web', text: 'Lumo wins the prize' }, { network: 'reddit', author: 'teafan' }, { network: 'x', author: 'bob_x' } ] }],
  ['talkwalker.csv', 'Published;Title Snippet;Content Snippet;Url;Domain Url;Source Type;Lang;Sentiment;Reach;Extra Author Attributes Name;Extra Author Attributes Short Name\n2026-05-12 10:22:01;Love;Love Lumo so much;https://www.tiktok.com/@zoe.tt/video/7410000000000000009;tiktok.com;SOCIALMEDIA, SOCIALMEDIA_TIKTOK;en;5;100;Zoe;zoe.tt\n' +
    '2026-05-13 10:22:01;Prize;Lumo wins;https://blog.example/a;blog.example;BLOG;en;5;100;Jane;jane\n',
    { contents: [ { network: 'tiktok', author: 'zoe.tt', content_id: '7410000000000000009' }, { network: 'web', text: 'Lumo wins' } ] }],
  ['old mac.csv', 'Username,Followers,ER\rana.mac,1200,2.5%\rbob.mac,800,1.5%\r',
    { creators: [ { handle: 'ana.mac', followers: 1_200, engagement_rate: 0.025 }, { handle: 'bob.mac', followers: 800 } ] }, { network: 'instagram' }],
  ['export.xls', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table border="1"><tr><th>Username</th><th>Platform</th><th>Followers</th></tr><tr><td>ana.html</td><td>Instagram</td><td>12,400</td></tr><tr><td>b&eacute;a &amp; co</td><td></td><td></td></tr><tr><td><a href="https://x.com/zed">zed_html</a></t' +
    'd><td>TikTok</td><td>900</td></tr></table></body></html>',
    { creators: [ { network: 'instagram', handle: 'ana.html', followers: 12_400 }, { network: 'tiktok', handle: 'zed_html', followers: 900 } ] }],
  ['transposed.csv', 'Username,ana.t,bob.t,cleo.t\nFollowers,1200,800,90000\nEngagement rate,2.5%,1.5%,0.9%\nCountry,Spain,Germany,France\n',
    { creators: [ { handle: 'ana.t', followers: 1_200, engagement_rate: 0.025, country_code: 'ES' }, { handle: 'bob.t' }, { handle: 'cleo.t', followers: 90_000 } ] }, { network: 'instagram' }],
  ['two in a cell.csv', 'Creator,Instagram,Followers\nAna & Bob,@ana.two / @bob.two,1200\nCleo,@cleo.two,90\n',
    { creators: [ { handle: 'ana.two' }, { handle: 'bob.two' }, { handle: 'cleo.two', followers: 90 } ] }],
  ['posts of one.csv', 'Post date,Caption,Likes,Comments,Link\n2026-05-01,Hello #ad,12,1,https://www.instagram.com/p/CxInvented1/\n',
    { contents: [ { author: 'ana.one', likes: 12, text: 'Hello #ad', published_at: '2026-05-01T00:00:00.000Z' } ] }, { handle: 'ana.one' }],
  ['xml spreadsheet.xls', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">Username</Data></Cell><Cell><Data ss:Type="String">Followers</Data></Cell></Row><Row><Cell><Data' +
    ' ss:Type="String">ana.xml</Data></Cell><Cell><Data ss:Type="Number">12400</Data></Cell></Row></Table></Worksheet></Workbook>',
    { creators: [ { handle: 'ana.xml', followers: 12_400 } ] }, { network: 'instagram' }],
  ['instagram_data.csv', 'Rank,Account,Title,Link,Category,Followers,Audience Country,Authentic engagement,Engagement avg,Scraped\n1,nora.bakes,Nora Bakes,https://www.instagram.com/nora.bakes/,Food & Cooking,20.3K,Germany,310.5,402,2022-02-07 18:52:21.199603\n',
    { creators: [ { handle: 'nora.bakes', name: 'Nora Bakes', followers: 20_300, category: 'Food & Cooking', as_of: '2022-02-07T18:52:21.199Z' } ] }],
  ['USvideos.csv', 'video_id,trending_date,title,channel_title,category_id,publish_time,tags,views,likes,dislikes,comment_count,thumbnail_link,comments_disabled,ratings_disabled,video_error_or_removed,description\n' +
    '2kyS6SvSYSE,17.14.11,WE TALK,CaseyEx,22,2017-11-13T17:13:01.000Z,"shantell martin|""tools""|""art""",748374,57527,2966,15954,https://i.ytimg.com/vi/2kyS6SvSYSE/default.jpg,False,False,False,SHANTELL\\nhttps://shop.example\n',
    { contents: [ { network: 'youtube', content_id: '2kyS6SvSYSE', title: 'WE TALK', views: 748_374, likes: 57_527, comments: 15_954, published_at: '2017-11-13T17:13:01.000Z' } ] }],
  ['search.json', '{"kind":"youtube#searchListResponse","items":[{"kind":"youtube#searchResult","id":{"kind":"youtube#video","videoId":"dQw4w9WgXcQ"},"snippet":{"publishedAt":"2026-01-02T03:04:05Z","channelId":"UCabcdefghijklmnopqrstuv","title":"Ten breads","description":"All","channelTitle":"Nora Bakes"}},{"kind":"youtube#searchResult","id":{"kind":"youtub' +
    'e#channel","channelId":"UCzzzzzzzzzzzzzzzzzzzzzz"},"snippet":{"publishedAt":"2016-01-02T03:04:05Z","channelId":"UCzzzzzzzzzzzzzzzzzzzzzz","title":"Zed","description":"Zed bakes","channelTitle":"Zed"}}]}',
    { contents: [ { content_id: 'dQw4w9WgXcQ', title: 'Ten breads', author_external_id: 'UCabcdefghijklmnopqrstuv' } ] }],
  ['comment_list.json', '{"data":{"comments":[{"id":7410000000000000123,"video_id":7410000000000000001,"text":"so nice","like_count":3,"reply_count":0,"parent_comment_id":7410000000000000001,"create_time":1777600000}],"cursor":100,"has_more":false},"error":{"code":"ok"}}',
    { comments: [ { network: 'tiktok', comment_id: '7410000000000000123', content_id: '7410000000000000001', text: 'so nice', likes: 3 } ] }],
  ['tiktok followers.json', '{"data":{"user_followers":[{"username":"bob.tt","display_name":"Bob"}],"cursor":1,"has_more":false},"error":{"code":"ok"}}',
    { followers: [ { network: 'tiktok', creator: 'kai.surf', handle: 'bob.tt', name: 'Bob' } ] }, { creator: 'kai.surf' }],
  ['tiktok followers unsaid.json', '{"data":{"user_followers":[{"username":"bob.tt","display_name":"Bob"}],"cursor":1,"has_more":false},"error":{"code":"ok"}}',
    /--set creator|creator=/],
  ['emails.csv', 'Email\nana@cooks.example\nbob@runs.example\n',
    /enrich|handle/, { network: 'instagram' }],
  ['cesko.csv', 'Uživatelské jméno;Síť;Počet sledujících;Míra zapojení;Země\njana.pece;Instagram;12 400;3,1 %;Česko\n',
    { creators: [ { network: 'instagram', handle: 'jana.pece', followers: 12_400, engagement_rate: 0.031, country_code: 'CZ' } ] }],
  ['vietnam.csv', 'Tên tài khoản,Nền tảng,Số người theo dõi,Tỷ lệ tương tác,Quốc gia\nlinh.nau,TikTok,"12.400","3,1%",Việt Nam\n',
    { creators: [ { network: 'tiktok', handle: 'linh.nau', followers: 12_400, engagement_rate: 0.031, country_code: 'VN' } ] }],
  ['sverige.csv', 'Användarnamn;Plattform;Följare;Engagemangsgrad;Snitt gilla-markeringar\nelsa.bakar;Instagram;12 400;3,1 %;310\n',
    { creators: [ { handle: 'elsa.bakar', followers: 12_400, engagement_rate: 0.031 } ] }],
  ['2026-05-01_UTC_comments.json', '[{"id":1790000000000001,"created_at":1777600000,"text":"lovely","owner":{"id":"77","is_verified":false,"profile_pic_url":"https://cdn.example/p.jpg","username":"bob.runs"},"likes_count":2,"answers":[{"id":1790000000000002,"created_at":1777600100,"text":"thanks!","owner":{"id":"51","username":"nora.bakes"},"likes_count":1}]}]',
    { comments: [ { author: 'bob.runs', text: 'lovely', likes: 2 }, { author: 'nora.bakes', text: 'thanks!', parent_id: '1790000000000001' } ] }, { network: 'instagram', content_id: 'CxInvented3' }],
  ['youtube_comments.csv', 'CommentID,VideoID,VideoTitle,AuthorName,AuthorChannelID,CommentText,Sentiment,Likes,Replies,PublishedAt,CountryCode,CategoryID\nUgxQ8bVw2kLmZ0aBcD14AaABAg,dQw4w9WgXcQ,Ten breads,@viewer1,UCviewer1aaaaaaaaaaaaaa,Great bread,Positive,7,1,2025-01-06 22:17:08,US,22\n',
    { comments: [ { network: 'youtube', comment_id: 'UgxQ8bVw2kLmZ0aBcD14AaABAg', content_id: 'dQw4w9WgXcQ', author: 'viewer1', text: 'Great bread', likes: 7, published_at: '2025-01-06T22:17:08.000Z' } ] }],
  ['tiktok 4cat.csv', 'id,thread_id,author,author_full,author_followers,author_likes,author_videos,author_avatar,body,timestamp,unix_timestamp,is_ad,is_paid_partnership,music_name,video_url,tiktok_url,likes,comments,shares,plays,hashtags\n' +
    '7410000000000000042,7410000000000000042,kai.surf,Kai Surf,5100,90000,88,https://cdn.example/k.jpg,wave #surf,2026-08-01 10:00:00,1785578400,no,no,sea,https://cdn.example/v.mp4,https://www.tiktok.com/@kai.surf/video/7410000000000000042,300,12,4,9000,surf\n',
    { contents: [ { network: 'tiktok', author: 'kai.surf', content_id: '7410000000000000042', text: 'wave #surf', likes: 300, comments: 12, shares: 4, views: 9_000, published_at: '2026-08-01T10:00:00.000Z', hashtags: [ 'surf' ] } ], creators: [ { handle: 'kai.surf', name: 'Kai Surf', followers: 5_100, content_count: 88 } ] }],
  ['apify flat.csv', 'username,followersCount,latestPosts/0/caption,latestPosts/0/likesCount,latestPosts/0/shortCode,latestPosts/0/timestamp,latestPosts/0/url,latestPosts/1/caption,latestPosts/1/likesCount,latestPosts/1/shortCode,latestPosts/1/timestamp,latestPosts/1/url\n' +
    'nora.flat,20310,Rye,210,DBaaaaaaaa1,2026-09-30T08:00:00.000Z,https://www.instagram.com/p/DBaaaaaaaa1/,Crumb,99,DBaaaaaaaa2,2026-09-28T08:00:00.000Z,https://www.instagram.com/p/DBaaaaaaaa2/\n',
    { creators: [ { handle: 'nora.flat', followers: 20_310 } ], contents: [ { author: 'nora.flat', text: 'Rye', likes: 210 }, { author: 'nora.flat', text: 'Crumb', likes: 99 } ] }],
  ['twitchdata-update.csv', 'Channel,Watch time(Minutes),Stream time(minutes),Peak viewers,Average viewers,Followers,Followers gained,Views gained,Partnered,Mature,Language\nxqcex,6196161750,215250,222720,27716,3246298,1734810,93036735,True,False,English\n',
    { creators: [ { network: 'twitch', handle: 'xqcex', followers: 3_246_298, languages: [ 'en' ] } ] }, { network: 'twitch' }],
  ['archive of tweets.csv', 'id,text,isRetweet,isDeleted,device,favorites,retweets,date,isFlagged\n98454970654916608,"Good morning",f,f,TweetDeck,49,255,2011-08-02 18:07:48,f\n',
    { contents: [ { author: 'somebody', content_id: '98454970654916608', likes: 49, shares: 255, text: 'Good morning', published_at: '2011-08-02T18:07:48.000Z' } ] }, { network: 'x', handle: 'somebody' }],
  ['hootsuite.csv', 'Post ID,Date (GMT),Post message,Post permalink,Social network,Profile name,Post type,Likes,Comments,Shares\n18012345678901235,2026-05-14 08:30:00,Rye today,https://www.instagram.com/p/CxYz_12-abd/,INSTAGRAM_BUSINESS,nora.bakes,IMAGE,300,21,4\n',
    { contents: [ { network: 'instagram', author: 'nora.bakes', text: 'Rye today', likes: 300, comments: 21, shares: 4, published_at: '2026-05-14T08:30:00.000Z' } ] }],
  ['creatoriq.csv', 'Publisher Name,Status,Social Network,Account Name,Account URL,Total Followers,Avg. Engagement Rate,Primary Country,Tags,Email\nNora Bakes,Active,Instagram,nora.bakes,https://www.instagram.com/nora.bakes,"20,310",3.1%,Germany,"Food; DE",n@b.example\n',
    { creators: [ { handle: 'nora.bakes', name: 'Nora Bakes', followers: 20_310, engagement_rate: 0.031, country_code: 'DE' } ] }],
  ['bright data profiles.json', '[{"account":"nora.bakes","fbid":"17841400000000001","id":"51","followers":20310,"posts_count":411,"is_business_account":true,"is_verified":false,"avg_engagement":0.0312,"external_url":["https://nora.example"],"biography":"Sourdough","following":120,"profile_name":"Nora Bakes","full_name":"Nora Bakes","is_private":false,"url":"https://www.' +
    'instagram.com/nora.bakes/","posts":[{"id":"341","caption":"Rye","comments":4,"likes":210,"datetime":"2026-09-30T08:00:00.000Z","url":"https://www.instagram.com/p/DBaaaaaaaa1/","content_type":"Image","image_url":"https://cdn.example/1.jpg"}]}]',
    { creators: [ { handle: 'nora.bakes', name: 'Nora Bakes', followers: 20_310, following: 120, content_count: 411, bio: 'Sourdough' } ], contents: [ { author: 'nora.bakes', content_id: 'DBaaaaaaaa1', text: 'Rye', likes: 210, comments: 4, published_at: '2026-09-30T08:00:00.000Z' } ] }],
  ['bright data profiles.csv', 'account,followers,posts_count,full_name,posts\nnora.bakes,20310,411,Nora Bakes,"[{""caption"":""Rye"",""comments"":4,""likes"":210,""datetime"":""2026-09-30T08:00:00.000Z"",""url"":""https://www.instagram.com/p/DBaaaaaaaa1/""}]"\n',
    { creators: [ { handle: 'nora.bakes', followers: 20_310 } ], contents: [ { author: 'nora.bakes', content_id: 'DBaaaaaaaa1', likes: 210 } ] }, { network: 'instagram' }],
  ['followers.csv', 'username,full_name\nbob.runs,Bob\ncora.reads,Cora\n',
    /creator=HANDLE/, { network: 'instagram' }],
  ['top_instagram_followers.csv', 'username,followers\nbob.runs,1200\ncora.reads,800\n',
    { creators: [ { handle: 'bob.runs', followers: 1_200 }, { handle: 'cora.reads', followers: 800 } ] }],
  ['brandwatch2.csv', 'Date,Title,Url,Domain,Content Source Name,Author,Full Text,Sentiment\n2026-05-12 10:22:01.0,Review,https://forum.example/t/12,forum.example,Forums,teapot99,Lumo leaks,negative\n2026-05-12 11:22:01.0,,https://www.instagram.com/p/CxYz_12-abc/,instagram.com,Instagram,nora.bakes,Lumo love,positive\n',
    { contents: [ { network: 'web', author: 'forum.example', text: 'Lumo leaks' }, { network: 'instagram', author: 'nora.bakes' } ] }],
  ['linkedin posts apify.json', '[{"urn":"urn:li:activity:7200000000000000001","text":"We are hiring","url":"https://www.linkedin.com/posts/nora-bakes_hiring-activity-7200000000000000001-abcd","postedAtISO":"2026-09-30T08:00:00.000Z","authorName":"Nora Bakes","authorProfileUrl":"https://www.linkedin.com/in/nora-bakes","numLikes":12,"numComments":3,"numShares":1}]',
    { contents: [ { network: 'professional', author: 'nora-bakes', text: 'We are hiring', likes: 12, comments: 3, shares: 1, published_at: '2026-09-30T08:00:00.000Z' } ] }],
  ['reddit scraper.json', '[{"id":"t3_1abcde","parsedId":"1abcde","url":"https://www.reddit.com/r/tea/comments/1abcde/lumo/","username":"teafan","title":"Lumo?","communityName":"r/tea","body":"Any good?","numberOfComments":3,"upVotes":12,"createdAt":"2026-05-12T10:22:01.000Z","scrapedAt":"2026-06-01T00:00:00.000Z","dataType":"post"}]',
    { contents: [ { network: 'reddit', author: 'teafan', title: 'Lumo?', text: 'Any good?', likes: 12, comments: 3, published_at: '2026-05-12T10:22:01.000Z' } ] }],
  ['telegram.csv', 'channel,message_id,date,text,views,forwards\nteahouse,342,2026-05-12T10:22:01+00:00,Hello,120000,300\n',
    { contents: [ { network: 'telegram', author: 'teahouse', text: 'Hello', views: 120_000, shares: 300 } ] }, { network: 'telegram' }],
  ['tweets pt.csv', 'Data;Utilizador;Texto;Gostos;Partilhas;Ligação\n12/05/2026 10:22;nora_x;Pão #pão;12;3;https://x.com/nora_x/status/1790000000000000001\n13/05/2026 10:22;nora_x;Mais;1;0;https://x.com/nora_x/status/1790000000000000002\n',
    { contents: [ { author: 'nora_x', text: 'Pão #pão', likes: 12, shares: 3, published_at: '2026-05-12T10:22:00.000Z' }, { author: 'nora_x' } ] }],
  ['yorumlar.csv', 'Yorum;Kullanıcı adı;Tarih;Beğeni;Gönderi bağlantısı\nÇok güzel;elif.g;12.05.2026;3;https://www.instagram.com/p/CxYz_12-abc/\nBayıldım;ayse.k;13.05.2026;1;https://www.instagram.com/p/CxYz_12-abc/\n',
    { comments: [ { author: 'elif.g', text: 'Çok güzel', likes: 3, content_id: 'CxYz_12-abc' }, { author: 'ayse.k' } ] }],
  ['kommentare.csv', 'Kommentar;Nutzername;Datum;Gefällt mir;Beitragslink\nSehr schön;elif.g;12.05.2026;3;https://www.instagram.com/p/CxYz_12-abc/\n',
    { comments: [ { author: 'elif.g', text: 'Sehr schön', likes: 3, content_id: 'CxYz_12-abc', published_at: '2026-05-12T00:00:00.000Z' } ] }],
  ['turned.csv', 'Name;Nora Bakes;Bob Runs\nInstagram;@nora.bakes;@bob.runs\nFollower;20.310;1.200\nEngagement-Rate;3,1 %;2,0 %\nLand;Deutschland;Spanien\n',
    { creators: [ { network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20_310, engagement_rate: 0.031, country_code: 'DE' }, { handle: 'bob.runs', country_code: 'ES' } ] }],
  ['page.html', '<!DOCTYPE html><html><body><h1>Top</h1><table id="nav"><tr><td>Home</td></tr></table><table><thead><tr><th>#</th><th>Channel</th><th>Subscribers</th><th>Country</th></tr></thead><tbody><tr><td>1</td><td><a href="/@werkbank">@werkbank</a></td><td>1.2M</td><td>DE</td></tr><tr><td>2</td><td>@zwei</td><td>900K</td><td>AT</td></tr></tbody></ta' +
    'ble></body></html>',
    { creators: [ { network: 'youtube', handle: 'werkbank', followers: 1_200_000, country_code: 'DE' }, { handle: 'zwei', followers: 900_000 } ] }, { network: 'youtube' }],
  ['login.html', '<!DOCTYPE html><html><body><form>Sign in</form></body></html>',
    /web page/],
  ['followers x v2.json', '{"data":[{"id":"77","name":"Bob","username":"bob_x","public_metrics":{"followers_count":10,"following_count":20,"tweet_count":5,"listed_count":0}}],"meta":{"result_count":1}}',
    { followers: [ { network: 'x', creator: 'nora_x', handle: 'bob_x', followers: 10 } ] }, { creator: 'nora_x', network: 'x' }],
  ['bad cells.csv', 'username,platform,followers,er,created,email\nana.bad,instagram,many,3%,yesterday,a@b.example\nbob.bad,instagram,1200,??,2020-01-01,\n',
    { creators: [ { handle: 'ana.bad', engagement_rate: 0.03 }, { handle: 'bob.bad', followers: 1_200, created_at: '2020-01-01T00:00:00.000Z' } ] }],
  ['audience long.csv', 'account,dimension,value,share\nnora.bakes,country,DE,0.45\nnora.bakes,country,AT,0.12\nnora.bakes,gender,female,0.7\n',
    /pivot|figure|not understood/i, { network: 'instagram' }],
  ['instagram graph media.json', '{"data":[{"id":"17900000000000001","caption":"Rye","media_type":"IMAGE","permalink":"https://www.instagram.com/p/DBaaaaaaaa1/","timestamp":"2026-09-30T08:00:00+0000","like_count":12,"comments_count":1,"comments":{"data":[{"id":"17900000000000009","text":"yum","username":"bob.runs","timestamp":"2026-09-30T09:00:00+0000"}]}}],"paging":{}}',
    { contents: [ { content_id: 'DBaaaaaaaa1', author: 'nora.bakes', likes: 12 } ], comments: [ { content_id: 'DBaaaaaaaa1', author: 'bob.runs', text: 'yum' } ] }, { handle: 'nora.bakes', network: 'instagram' }],
  ['apify comments with replies.json', '[{"id":"18000000000000001","text":"love","ownerUsername":"bob.runs","timestamp":"2026-09-01T08:00:00.000Z","likesCount":2,"postUrl":"https://www.instagram.com/p/DBaaaaaaaa1/","replies":[{"id":"18000000000000002","text":"thanks","ownerUsername":"nora.bakes","timestamp":"2026-09-02T08:00:00.000Z","likesCount":1}]}]',
    { comments: [ { comment_id: '18000000000000001', author: 'bob.runs' }, { comment_id: '18000000000000002', author: 'nora.bakes', parent_id: '18000000000000001', content_id: 'DBaaaaaaaa1' } ] }],
  ['facebook insights de.csv', '"Beitrags-ID";"Seiten-ID";"Seitenname";"Titel";"Beschreibung";"Veröffentlichungszeitpunkt";"Permalink";"Beitragsart";"Reichweite";"Reaktionen";"Kommentare";"Geteilte Inhalte"\n' +
    '"122100000000000001";"100000000000001";"Nora Bakery";"";"Roggen";"28.10.2026 07:30";"https://www.facebook.com/noras.bakery/posts/122100000000000001";"Fotos";"900";"25";"6";"2"\n',
    { contents: [ { network: 'facebook', text: 'Roggen', likes: 25, comments: 6, shares: 2, published_at: '2026-10-28T07:30:00.000Z' } ] }],
  ['twitch tracker.csv', 'Rank;Channel;Avg. viewers;Hours streamed;Followers gained;Total followers\n1;RustyGames;2.110;120;1.200;88.000\n2;PixelElna;900;80;300;12.000\n',
    { creators: [ { network: 'twitch', handle: 'rustygames', followers: 88_000 }, { handle: 'pixelelna', followers: 12_000 } ] }],
  ['suomi posts.csv', 'Päivämäärä;Käyttäjänimi;Teksti;Tykkäykset;Kommentit;Linkki\n12.5.2026;aino.leipoo;Ruisleipä #leipä;120;4;https://www.instagram.com/p/DBaaaaaaaa1/\n',
    { contents: [ { author: 'aino.leipoo', text: 'Ruisleipä #leipä', likes: 120, comments: 4, published_at: '2026-05-12T00:00:00.000Z' } ] }],
  ['ua.csv', 'Нікнейм;Платформа;Кількість підписників;Країна\noksana.peche;Instagram;12 400;Україна\n',
    { creators: [ { handle: 'oksana.peche', followers: 12_400, country_code: 'UA' } ] }],
  ['graphql.json', '{"data":{"user":{"id":"51","username":"nora.bakes","full_name":"Nora Bakes","biography":"Sourdough","edge_followed_by":{"count":20310},"edge_follow":{"count":120},"edge_owner_to_timeline_media":{"count":411,"edges":[{"node":{"id":"3410000000000000001","shortcode":"DBaaaaaaaa1","taken_at_timestamp":1790755200,"edge_media_to_caption":{"edge' +
    's":[{"node":{"text":"Rye"}}]},"edge_liked_by":{"count":210},"edge_media_to_comment":{"count":4}}}]}}}}',
    { creators: [ { handle: 'nora.bakes', followers: 20_310 } ], contents: [ { author: 'nora.bakes', content_id: 'DBaaaaaaaa1', likes: 210 } ] }],
  ['mentions meltwater news.xlsx.csv', '"Date","URL","Source Name","Source Type","Title","Opening Text","Author Name","Reach"\n"12-May-2026 10:22AM","https://paper.example/lumo","The Paper","online_news","Kettle","Lumo wins","Jane Writer","120000"\n',
    { contents: [ { network: 'web', author: 'paper.example', title: 'Kettle' } ] }],
] // prettier-ignore

test.each(files)('%s', async (name, content, records, set = {}) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { tables } = await previewFile(path, name, { set, columns: {} }, now)
  for (const [kind, expected] of Object.entries(records)) {
    const found = tables.filter((table) => table.kind === kind).flatMap((table) => table.records)
    expect(found).toMatchObject(expected)
  }
})

test.each(stranger)('%s', async (name, content, wanted, set = {}) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const look = async (): Promise<PreviewedTable[]> => {
    const [file] = await expandFile({ path, name }, () => folder)
    const { tables, mapping } = await previewFile(file?.path ?? path, name, { set, columns: {} }, now)
    if (wanted instanceof RegExp) return tables
    // Whoever confirms what was understood gets it.
    const again = await previewFile(file?.path ?? path, name, mapping, now)
    expect(again.tables.map(({ records }) => records)).toEqual(tables.map(({ records }) => records))
    return tables
  }
  if (wanted instanceof RegExp) {
    const said = await look().then((tables) => tables.flatMap(({ missing }) => missing).join(' '), String)
    expect(said).toMatch(wanted)
    return
  }
  const tables = await look()
  for (const [kind, expected] of Object.entries(wanted))
    expect(tables.filter((table) => table.kind === kind).flatMap(({ records }) => records)).toMatchObject(expected)
}) // prettier-ignore
