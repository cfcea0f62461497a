import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expandFile } from '../src/corpus/transfer/run/expand.js'
import { previewFile } from '../src/corpus/transfer/run/preview.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-agencies-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-17T00:00:00Z')
const j = JSON.stringify
const IG = { network: 'instagram' }
const turkish: Record<string, number> = { ı: 0xfd, ş: 0xfe, ğ: 0xf0, ç: 0xe7, ö: 0xf6, ü: 0xfc, İ: 0xdd, Ş: 0xde }
const cp1254 = (text: string): Buffer => Buffer.from(Array.from(text, (sign) => turkish[sign] ?? sign.charCodeAt(0)))
const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

type Records = Record<string, Record<string, unknown>[]>

/** Files as agencies hold them: exports of vendors, of studios and of scrapers, answers to forms, lists in several languages. What must come out was written down first. */
const files: [name: string, content: string | Buffer, wanted: Records | RegExp, set?: Record<string, string>][] = [
  ['modash list.csv', 'Username,Full name,Profile URL,Followers,Engagement rate,Avg. likes,Avg. comments,Avg. reel plays,Fake followers,Email,Location,Notes\nnora.bakes,Nora Bakes,https://www.instagram.com/nora.bakes,20310,3.12%,602,31,10234,12.4%,hi@nora.example,"Berlin, Germany",call back\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20310, engagement_rate: 0.0312, average_likes: 602, average_comments: 31, average_views: 10234 }] }],
  ['hypeauditor.csv', 'Account,Link,Full Name,Topics,Followers,"Audience, by country",Quality Audience,ER,"ER, by quality",AQS,Est. post price\n@nora.bakes,https://instagram.com/nora.bakes,Nora Bakes,"Food & Cooking, Lifestyle","20,3 K",Germany 45%,15.2 K,3.1%,Good,82,$120 - $240\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20300, engagement_rate: 0.031 }] }],
  ['upfluence.csv', 'First name,Last name,Email,Country,City,Instagram username,Instagram followers,Instagram engagement rate,TikTok username,TikTok followers,TikTok engagement rate,Blog url\nNora,Bakes,nora@bakes.example,Germany,Berlin,nora.bakes,20310,3.1,nora.tt,5100,8.2,https://nora.example\nTom,Run,tom@run.example,France,Lyon,tom.run,9000,1.5,,,,\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20310, engagement_rate: 0.031, country_code: 'DE', city: 'Berlin' }, { handle: 'tom.run', engagement_rate: 0.015 }, { network: 'tiktok', handle: 'nora.tt', followers: 5100, engagement_rate: 0.082 }] }],
  ['heepsy.csv', 'Influencer;Instagram;Followers;Followers growth;Engagement;Avg. likes;Authenticity;Location;Categories;Contact\nNora Bakes;https://www.instagram.com/nora.bakes/;20.3k;+1.2%;3.1%;602;88%;Berlin, DE;Food|Baking;nora@bakes.example\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20300, engagement_rate: 0.031, average_likes: 602 }] }],
  ['grin creators.csv', 'Creator First Name,Creator Last Name,Email Address,Instagram Handle,Instagram Followers,Instagram Engagement Rate,YouTube Channel,YouTube Subscribers,Prospect Status,Created Date\nNora,Bakes,nora@bakes.example,@nora.bakes,"20,310",3.12%,https://www.youtube.com/@norabakes,"1,200",Active,10/21/2025\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20310, engagement_rate: 0.0312 }, { network: 'youtube', handle: 'norabakes', followers: 1200 }] }],
  ['meltwater.csv', utf16('Date\tTime\tDocument ID\tURL\tInput Name\tSource Name\tSource Domain\tContent Type\tAuthor Name\tAuthor Handle\tOpening Text\tHit Sentence\tLanguage\tSentiment\tReach\tEngagement\tLikes\n' +
    '02-Nov-2026\t08:15AM\tabc123\thttps://twitter.com/nora_x/status/1850000000000000001\tLumo\tTwitter\ttwitter.com\tOriginal Post\tNora\t@nora_x\tLumo kettle is great\tLumo kettle\tEnglish\tpositive\t1200\t5\t4\n'),
    { contents: [{ network: 'x', author: 'nora_x', content_id: '1850000000000000001', text: 'Lumo kettle is great', likes: 4, language: 'en', published_at: '2026-11-02T08:15:00.000Z' }], creators: [{ network: 'x', handle: 'nora_x', name: 'Nora' }] }],
  ['brandwatch preamble.csv', 'Report:,Bulk Mentions Download\n' +
    'Brand:,Lumo\nFrom:,2026-10-01\nTo:,2026-11-01\nLabel:,Test\n\nQuery Id,Query Name,Date,Title,Snippet,Url,Domain,Sentiment,Page Type,Language,Country Code,Author,Full Name,Full Text,Twitter Followers,Impact\n1999,Lumo,2026-10-12 10:22:01.0,Kettle,Love my,https://www.instagram.com/p/CxYz_12-abc/,instagram.com,positive,instagram,en,DEU,nora.bakes,Nora Bakes,Love my Lumo #ad,,20\n',
    { contents: [{ network: 'instagram', author: 'nora.bakes', text: 'Love my Lumo #ad', published_at: '2026-10-12T10:22:01.000Z' }] }],
  ['sprout post performance.csv', 'Date,Post ID,Network,Post Type,Content Type,Profile,Sent by,Link,Post,Linked Content,Impressions,Reach,Reactions,Likes,Comments,Shares,Saves,Post Link Clicks,Tags\n10/30/2026 9:15 am,"18012345678901235",Instagram,Post,Photo,nora.bakes,Jo,https://www.instagram.com/p/DBaaaaaaaa1/,Rye today,,1200,900,310,300,21,4,9,0,\n',
    { contents: [{ network: 'instagram', author: 'nora.bakes', text: 'Rye today', likes: 300, comments: 21, shares: 4, saves: 9, published_at: '2026-10-30T09:15:00.000Z' }] }],
  ['sprout inbox.csv', 'Timestamp (ET),Network,Message Type,Profile,From,Message,Permalink,Sentiment\n2026-10-30 09:15:00,Instagram,Comment,nora.bakes,bob.runs,Where can I buy this?,https://www.instagram.com/p/DBaaaaaaaa1/c/18000000000000001/,Neutral\n',
    { comments: [{ network: 'instagram', content_id: 'DBaaaaaaaa1', author: 'bob.runs', text: 'Where can I buy this?' }] }],
  ['hootsuite fr.csv', 'Date (GMT);Réseau social;Profil;Message de la publication;Lien permanent;J’aime;Commentaires;Partages\n30/10/2026 09:15;Instagram;nora.bakes;Pain de seigle;https://www.instagram.com/p/DBaaaaaaaa1/;1 204;21;4\n',
    { contents: [{ network: 'instagram', author: 'nora.bakes', text: 'Pain de seigle', likes: 1204, comments: 21, shares: 4, published_at: '2026-10-30T09:15:00.000Z' }] }],
  ['nora.bakes_following.csv', 'id,profileUrl,username,fullName,imgUrl,isPrivate,isVerified,query,timestamp\n901,https://www.instagram.com/bob.runs/,bob.runs,Bob Runs,,false,false,https://www.instagram.com/nora.bakes/,2026-10-10T08:00:00.000Z\n902,https://www.instagram.com/cora.reads/,cora.reads,Cora,,true,false,https://www.instagram.com/nora.bakes/,2026-10-10T08:00:00.000Z\n',
    { creators: [{ network: 'instagram', handle: 'bob.runs', name: 'Bob Runs' }, { handle: 'cora.reads' }] }],
  ['followed by.csv', 'Username,Name,Followed by\nbob.runs,Bob,nora.bakes\ncora.reads,Cora,nora.bakes\n',
    { creators: [{ handle: 'bob.runs', name: 'Bob' }, { handle: 'cora.reads' }] }, IG],
  ['following.json', j({ username: 'nora.bakes', following: [{ username: 'bob.runs', full_name: 'Bob' }, { username: 'cora.reads', full_name: 'Cora' }] }),
    { creators: [{ network: 'instagram', handle: 'nora.bakes' }] }, IG],
  ['linkedin phantom.csv', 'profileUrl,fullName,firstName,lastName,companyName,title,companyId,regularCompanyUrl,summary,titleDescription,industry,location,connectionDegree,query,timestamp\n' +
    'https://www.linkedin.com/in/nora-bakes/,Nora Bakes,Nora,Bakes,Lumo GmbH,Head of Bread,123,https://www.linkedin.com/company/123,I bake,,Food & Beverages,"Berlin, Germany",2nd,https://www.linkedin.com/search/x,2026-10-10T08:00:00.000Z\n',
    { creators: [{ network: 'professional', handle: 'nora-bakes', name: 'Nora Bakes', bio: 'I bake' }] }],
  ['linkedin es.csv', 'Nombre;Apellidos;Cargo;Empresa;Sector;Ubicación;URL del perfil;Seguidores\nLucía;Mar;Directora de marketing;Lumo;Alimentación;Madrid, España;https://www.linkedin.com/in/lucia-mar;2.340\n',
    { creators: [{ network: 'professional', handle: 'lucia-mar', name: 'Lucía Mar', followers: 2340 }] }],
  ['Creator application (Responses).csv', 'Timestamp,What is your full name?,What is your Instagram handle?,How many followers do you have on Instagram?,What is your email address?,Which country do you live in?,Tell us about yourself\n' +
    '10/21/2026 14:02:11,Nora Bakes,@nora.bakes,20.3k,nora@bakes.example,Germany,I bake bread\n10/22/2026 8:12:01,Tom Run,https://instagram.com/tom.run,about 9000,tom@run.example,France,I run\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20300, country_code: 'DE' }, { handle: 'tom.run', name: 'Tom Run', country_code: 'FR' }] }],
  ['Bewerbung (Antworten).csv', 'Zeitstempel;Wie heißt du?;Dein Instagram-Name;Wie viele Follower hast du?;Deine E-Mail-Adresse\n21.10.2026 14:02:11;Nora Bäcker;@nora.bakes;20.310;nora@bakes.example\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bäcker', followers: 20310 }] }],
  ['Content.csv', 'Video title,Video link,Post time,Total likes,Total comments,Total shares,Total views\n"wave #surf",https://www.tiktok.com/@kai.surf/video/7410000000000000001,August 1,300,12,4,9000\n',
    { contents: [{ network: 'tiktok', author: 'kai.surf', content_id: '7410000000000000001', likes: 300, comments: 12, shares: 4, views: 9000 }] }],
  ['Table data.csv', 'Content,Video title,Video publish time,Duration,Views,Watch time (hours),Subscribers,Impressions,Impressions click-through rate (%)\nTotal,,,,102400,5120.4,301,900000,4.2\ndQw4w9WgXcQ,Ten breads,"Jan 2, 2026",615,51200,2560.2,150,450000,4.5\n',
    { contents: [{ network: 'youtube', content_id: 'dQw4w9WgXcQ', title: 'Ten breads', views: 51200, published_at: '2026-01-02T00:00:00.000Z' }] }, { handle: 'norabakes' }],
  ['Tabellendaten.csv', 'Inhalte,Videotitel,Veröffentlichungszeitpunkt des Videos,Dauer,Aufrufe,Wiedergabezeit (Stunden),Abonnenten,Impressionen\nGesamt,,,,102400,5120.4,301,900000\ndQw4w9WgXcQ,Zehn Brote,02.01.2026,615,51200,2560.2,150,450000\n',
    { contents: [{ network: 'youtube', content_id: 'dQw4w9WgXcQ', title: 'Zehn Brote', views: 51200, published_at: '2026-01-02T00:00:00.000Z' }] }, { handle: 'norabakes' }],
  ['dataset_tiktok-scraper.csv', 'authorMeta/name,authorMeta/nickName,authorMeta/fans,authorMeta/heart,authorMeta/video,text,diggCount,shareCount,playCount,commentCount,createTimeISO,webVideoUrl,hashtags/0/name,hashtags/1/name\nkai.surf,Kai Surf,5100,90000,88,wave #surf #sea,300,4,9000,12,2026-08-01T10:00:00.000Z,https://www.tiktok.com/@kai.surf/video/7410000000000000001,surf,sea\n',
    { contents: [{ network: 'tiktok', author: 'kai.surf', likes: 300, views: 9000, hashtags: ['surf', 'sea'] }], creators: [{ handle: 'kai.surf', name: 'Kai Surf', followers: 5100 }] }],
  ['liste influenceurs.csv', Buffer.from('Pseudo;Réseau;Nombre d\x92abonnés;Taux d\x92engagement;Prénom;Nom;Pays;Courriel;Thématique\nnora.bakes;Instagram;20 310;3,1 %;Nora;Béranger;Allemagne;nora@bakes.example;Cuisine\n', 'latin1'),
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Béranger', followers: 20310, engagement_rate: 0.031, country_code: 'DE' }] }],
  ['publicaciones.csv', 'Fecha de publicación;Cuenta;Texto de la publicación;Me gusta;Comentarios;Compartidos;Guardados;Reproducciones;Enlace\n30/10/2026 9:15;lucia.mar;Tarta de limón #receta;1.204;21;4;90;12.400;https://www.instagram.com/reel/DBaaaaaaaa1/\n',
    { contents: [{ network: 'instagram', author: 'lucia.mar', text: 'Tarta de limón #receta', likes: 1204, comments: 21, shares: 4, saves: 90, views: 12400, published_at: '2026-10-30T09:15:00.000Z' }] }],
  ['fenomenler.csv', cp1254('Kullanıcı Adı;Ad Soyad;Sosyal Medya;Takipçi;Etkileşim Oranı;Ortalama Beğeni;Şehir;Ülke;E-posta\nelif.gezer;Elif Şahin;Instagram;54.300;%3,2;1.250;İzmir;Türkiye;elif@gezer.example\n'),
    { creators: [{ network: 'instagram', handle: 'elif.gezer', name: 'Elif Şahin', followers: 54300, engagement_rate: 0.032, average_likes: 1250, city: 'İzmir', country_code: 'TR' }] }],
  ['投稿.csv', '投稿日時,アカウント,本文,いいね数,コメント数,再生回数,URL\n2026/10/30 9:15,ken.trip,京都の朝 #京都,"1,204",21,"12,400",https://www.instagram.com/reel/DBaaaaaaaa1/\n',
    { contents: [{ network: 'instagram', author: 'ken.trip', text: '京都の朝 #京都', likes: 1204, comments: 21, views: 12400, published_at: '2026-10-30T09:15:00.000Z' }] }],
  ['コメント.csv', 'コメント,ユーザー名,日付,いいね,投稿URL\nどこで買えますか,yuki.88,2026/10/30,3,https://www.instagram.com/p/DBaaaaaaaa1/\n',
    { comments: [{ author: 'yuki.88', text: 'どこで買えますか', likes: 3, content_id: 'DBaaaaaaaa1' }] }],
  ['bad email.csv', 'username,platform,followers,email\nana.mail,instagram,1200,ana at mail\nbob.mail,instagram,900,bob@mail.example\n',
    /email/i],
  ['roster.csv', 'Agency Roster Q4;;;;\nConfidential;;;;\n;;;;\nTalent;IG handle;IG followers;Rate (Reel);Notes\nNora Bakes;nora.bakes;20.310;450 €;vegan\nTom Run;tom.run;9.000;200 €;\nTotal;;29.310;650 €;\n',
    { creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes', followers: 20310 }, { handle: 'tom.run', followers: 9000 }] }],
  ['apify followers.json', j([{ username: 'bob.runs', full_name: 'Bob', id: '901', is_private: false, followed_username: 'nora.bakes', type: 'Followers' }, { username: 'cora.reads', full_name: 'Cora', id: '902', is_private: true, followed_username: 'nora.bakes', type: 'Followers' }]),
    { followers: [{ network: 'instagram', creator: 'nora.bakes', handle: 'bob.runs' }, { handle: 'cora.reads', creator: 'nora.bakes' }] }, IG],
  ['apify followings.json', j([{ username: 'bob.runs', full_name: 'Bob', id: '901', is_private: false, username_scrape: 'nora.bakes', type: 'Followings' }, { username: 'cora.reads', full_name: 'Cora', id: '902', is_private: true, username_scrape: 'nora.bakes', type: 'Followings' }]),
    { creators: [{ network: 'instagram', handle: 'bob.runs' }, { handle: 'cora.reads' }] }, IG],
  ['ciq posts.csv', 'Campaign,Creator,Network,Handle,Post Type,Post URL,Post Date,Caption,Impressions,Likes,Comments,Shares,Engagements,EMV\nFall,Nora Bakes,Instagram,nora.bakes,Reel,https://www.instagram.com/reel/DBaaaaaaaa1/,2026-10-30,Rye #ad,9000,300,21,4,325,$1200\n',
    { contents: [{ network: 'instagram', author: 'nora.bakes', text: 'Rye #ad', likes: 300, comments: 21, shares: 4, published_at: '2026-10-30T00:00:00.000Z' }], creators: [{ network: 'instagram', handle: 'nora.bakes', name: 'Nora Bakes' }] }],
  ['growth.csv', 'Date,Followers\n2026-10-01,20100\n2026-10-02,20150\n2026-10-03,20310\n',
    { history: [{ followers: 20100 }, { followers: 20150 }, { followers: 20310 }] }, { network: 'instagram', handle: 'nora.bakes' }],
  ['commenti.csv', Buffer.from('Data;Autore;Commento;Mi piace;Link al post\n30/10/2026;giulia.c;Dove si compra? È bellissimo;3;https://www.instagram.com/p/DBaaaaaaaa1/\n', 'latin1'),
    { comments: [{ author: 'giulia.c', text: 'Dove si compra? È bellissimo', likes: 3, content_id: 'DBaaaaaaaa1', published_at: '2026-10-30T00:00:00.000Z' }] }],
  ['seguidos de kai.surf.csv', 'usuario,nombre\nbob.tt,Bob\ncora.tt,Cora\n',
    { creators: [{ network: 'tiktok', handle: 'bob.tt', name: 'Bob' }, { handle: 'cora.tt' }] }, { network: 'tiktok' }],
] // prettier-ignore

test.each(files)('%s', async (name, content, wanted, set = {}) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const [file] = await expandFile({ path, name }, () => folder)
  const { tables, problems } = await previewFile(file?.path ?? path, name, { set, columns: {} }, now)
  if (wanted instanceof RegExp) {
    expect(problems.flatMap(({ reasons }) => reasons).join(' ')).toMatch(wanted)
    return
  }
  // Nothing but what is wanted: a list of whom somebody follows makes no followers.
  expect(tables.map(({ kind }) => kind).filter((kind) => !(kind in wanted))).toEqual([])
  for (const [kind, expected] of Object.entries(wanted))
    expect(tables.filter((table) => table.kind === kind).flatMap(({ records }) => records)).toMatchObject(expected)
})
