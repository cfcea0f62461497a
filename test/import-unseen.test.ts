import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile } from '../src/corpus/transfer/run/preview.js'

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
  ['China.csv', '昵称,平台,账号,粉丝数\n小林,抖音,xiaolin88,12.5万\n', { creators: [{ network: 'tiktok', handle: 'xiaolin88', name: '小林', followers: 125_000 }] }],
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
  ['Switzerland.csv', "Benutzername;Plattform;Anzahl Follower;Beiträge;Registriert\nswiss45;Instagram;1'234'567;1’020;3. März 2021\n", { creators: [{ followers: 1_234_567, content_count: 1020, created_at: '2021-03-03T00:00:00.000Z' }] }],
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
