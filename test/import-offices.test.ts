import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile } from '../src/corpus/transfer/run/preview.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-offices-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-01T00:00:00Z')

type Records = Record<string, Record<string, unknown>[]>

/** Tables of tools and offices that no rule was written for; what must come out was written down before they were tried. */
const files: [name: string, content: string, records: Records, set?: Record<string, string>][] = [
  ['aspire members.csv', 'Full Name,Email,Instagram Handle,Instagram Reach,Instagram Engagement,TikTok Handle,TikTok Reach,Project Status,Tags\nIda Moor,ida@moor.example,ida.moor,48200,3.10%,idamoor_tt,12900,Accepted,"tea, home"\nRolf Ek,rolf@ek.example,rolf.ek,1022,0.90%,,,Applied,\n',
    { creators: [{ network: 'instagram', handle: 'ida.moor', name: 'Ida Moor', followers: 48_200, engagement_rate: 0.031 }, { network: 'instagram', handle: 'rolf.ek', followers: 1022, engagement_rate: 0.009 }, { network: 'tiktok', handle: 'idamoor_tt', followers: 12_900 }] }],
  ['Grid view.csv', 'Name,Platform,Handle,Followers\nPia Lund,"Instagram,TikTok",@pia.lund,12000\nUwe Kant,YouTube,@uwekant,900\n', { creators: [{ network: 'instagram', handle: 'pia.lund' }, { network: 'tiktok', handle: 'pia.lund' }, { network: 'youtube', handle: 'uwekant', followers: 900 }] }],
  ['Creators 1f0c9a.csv', 'Name,Platforms,Instagram,TikTok,IG followers,TT followers,Status\nPia Lund,"Instagram, TikTok",https://www.instagram.com/pia.lund/,https://www.tiktok.com/@pialund,12000,3400,Contacted\nUwe Kant,Instagram,uwe.kant,,900,,New\n',
    { creators: [{ network: 'instagram', handle: 'pia.lund', followers: 12_000 }, { network: 'instagram', handle: 'uwe.kant', followers: 900 }, { network: 'tiktok', handle: 'pialund', followers: 3400 }] }],
  ['following_accounts.csv', 'Account address,Show boosts,Notify on new posts,Languages\npia@social.example,true,false,de\n', { creators: [{ network: 'mastodon', handle: 'pia@social.example', languages: ['de'] }] }],
  ['two of each.csv', 'Name;Platform;Handle\nPia Lund;Instagram / TikTok;@pia.lund / @pialund\n', { creators: [{ network: 'instagram', handle: 'pia.lund' }, { network: 'tiktok', handle: 'pialund' }] }],
  ['traackr.csv', 'Influencer,Location,Tags,Instagram URL,Instagram Reach,X URL,X Reach,Total Reach\nIda Moor,"Leeds, United Kingdom",tea,https://www.instagram.com/ida.moor,48200,https://x.com/idamoor,2100,50300\n',
    { creators: [{ network: 'instagram', handle: 'ida.moor', name: 'Ida Moor', followers: 48_200 }, { network: 'x', handle: 'idamoor', followers: 2100 }] }],
  ['klear.csv', 'Name,Instagram,Instagram Followers,True Reach,Klear Score,Location,Skills\nIda Moor,https://instagram.com/ida.moor,48.2K,11.3K,71,United Kingdom,"Tea, Home"\n',
    { creators: [{ network: 'instagram', handle: 'ida.moor', followers: 48_200, location: 'United Kingdom' }] }],
  ['followerwonk.csv', 'screen name,name,location,bio,url,tweets,following,followers,account age (days),social authority\nidamoor,Ida Moor,"Leeds, UK",Tea and trains,https://moor.example,5210,300,2100,4015,44\n',
    { creators: [{ network: 'x', handle: 'idamoor', name: 'Ida Moor', bio: 'Tea and trains', content_count: 5210, following: 300, followers: 2100 }] }, { network: 'x' }],
  ['collabs.csv', 'First name,Last name,Email,Instagram handle,Instagram followers,TikTok handle,TikTok followers,Country,Total sales\nIda,Moor,ida@moor.example,@ida.moor,48200,@idamoor_tt,12900,United Kingdom,£120.00\n',
    { creators: [{ network: 'instagram', handle: 'ida.moor', name: 'Ida Moor', followers: 48_200, country_code: 'GB' }, { network: 'tiktok', handle: 'idamoor_tt', followers: 12_900 }] }],
  ['iconosquare.csv', 'Published at,Type,Caption,Link,Likes,Comments,Saves,Reach,Impressions,Engagement rate on reach (%)\n2026-05-12 10:22,Carousel,Tea on a train #tea,https://www.instagram.com/p/CxYz_12-aaa/,410,12,33,9800,12100,4.64\n',
    { contents: [{ network: 'instagram', author: 'ida.moor', content_id: 'CxYz_12-aaa', type: 'carousel', likes: 410, comments: 12, saves: 33, published_at: '2026-05-12T10:22:00.000Z' }] }, { author: 'ida.moor' }],
  ['metricool.csv', 'Imagen;Contenido;Tipo;Fecha;URL;Me gusta;Comentarios;Guardados;Alcance;Impresiones;Engagement\nhttps://cdn.example/1.jpg;Té en el tren #te;REEL;2026-05-12 10:22:00;https://www.instagram.com/reel/CxYz_12-bbb/;410;12;33;9800;12100;4,64\n',
    { contents: [{ network: 'instagram', content_id: 'CxYz_12-bbb', text: 'Té en el tren #te', type: 'short', likes: 410, comments: 12, saves: 33 }] }, { author: 'ida.moor' }],
  ['exolyt videos.csv', 'Video ID,Account,Description,Created,Views,Likes,Comments,Shares,Engagement rate,URL\n7400000000000000011,idamoor_tt,tea hack #tea,2026-04-03 18:00:11,120300,8100,90,41,6.8%,https://www.tiktok.com/@idamoor_tt/video/7400000000000000011\n',
    { contents: [{ network: 'tiktok', content_id: '7400000000000000011', author: 'idamoor_tt', views: 120_300, likes: 8100, shares: 41, published_at: '2026-04-03T18:00:11.000Z' }] }],
  ['noxinfluencer.csv', 'Channel Name,Channel URL,Subscribers,Avg. Views,Engagement Rate,NoxScore,Country/Region,Language,Email\nIda on Rails,https://www.youtube.com/channel/UC1234567890abcdefghijkl,"1,204,000",88.1K,5.21%,3.94,United Kingdom,English,ida@moor.example\n',
    { creators: [{ network: 'youtube', name: 'Ida on Rails', followers: 1_204_000, average_views: 88_100, engagement_rate: 0.0521, country_code: 'GB', languages: ['en'] }] }],
  ['exportcomments.csv', 'Exported by a tool\nPost URL,https://www.instagram.com/p/CxYz_12-ccc/\nTotal comments,2\n\n,Name,Profile ID,Date,Likes,Comment\n1,bob.runs,77,12/05/2026 10:22:00,3,So good\n1-1,ida.moor,51,13/05/2026 11:00:00,0,Thanks!\n',
    { comments: [{ network: 'instagram', content_id: 'CxYz_12-ccc', author: 'bob.runs', text: 'So good', likes: 3, published_at: '2026-05-12T10:22:00.000Z' }, { author: 'ida.moor', text: 'Thanks!' }] }],
  ['socialblade top.csv', 'Rank,Grade,Username,Uploads,Subs,Video Views\n1st,A++,idaonrails,"1,021",1.2M,"345,001,200"\n2nd,A,uwekant,98,900K,"12,000,000"\n',
    { creators: [{ network: 'youtube', handle: 'idaonrails', content_count: 1021, followers: 1_200_000 }, { handle: 'uwekant', followers: 900_000 }] }, { network: 'youtube' }],
  ['buzzsumo.csv', 'Name,Username,Bio,Followers,Retweet Ratio,Reply Ratio,Average Retweets,Page Authority,Location,Twitter URL\nIda Moor,idamoor,Tea and trains,2100,12%,30%,4.2,51,Leeds,https://twitter.com/idamoor\n',
    { creators: [{ network: 'x', handle: 'idamoor', name: 'Ida Moor', bio: 'Tea and trains', followers: 2100 }] }],
  ['tagger.csv', 'social,username,full_name,followers_count,engagement_rate_percent,avg_likes,city,country_code,is_verified\ninstagram,ida.moor,Ida Moor,48200,3.1,1450,Leeds,GB,No\n',
    { creators: [{ network: 'instagram', handle: 'ida.moor', followers: 48_200, engagement_rate: 0.031, average_likes: 1450, city: 'Leeds', country_code: 'GB', verified: false }] }],
  ['invitations.csv', 'Navn;Instagram-brukernavn;Følgere på Instagram;Engasjementsrate;Fylke\nKari Vik;@kari.vik;"12 400";2,9 %;Oslo\n', { creators: [{ network: 'instagram', handle: 'kari.vik', name: 'Kari Vik', followers: 12_400, engagement_rate: 0.029 }] }],
] // prettier-ignore

test.each(files)('%s', async (name, content, records, set = {}) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { tables } = await previewFile(path, name, { set, columns: {} }, now)
  for (const [kind, expected] of Object.entries(records))
    expect(tables.filter((table) => table.kind === kind).flatMap((table) => table.records)).toMatchObject(expected)
})

test('several networks beside one handle are a creator on each, and the figures are taken for none', async () => {
  const path = join(folder, 'several.csv')
  const rows = 'Pia Lund,"Instagram,TikTok",@pia.lund,12000\nUwe Kant,YouTube,@uwekant,900\n'
  writeFileSync(path, `Name,Platform,Handle,Followers\n${rows}`)
  const preview = await previewFile(path, 'several.csv', { set: {}, columns: {} }, now)
  const records = preview.tables.flatMap((table) => table.records)
  expect(records.map(({ network, handle, followers }) => [network, handle, followers])).toEqual([
    ['instagram', 'pia.lund', undefined],
    ['tiktok', 'pia.lund', undefined],
    ['youtube', 'uwekant', 900],
  ])
  expect(preview.sampled).toMatchObject({ rows: 2, importable: 2, rejected: 0, cells_lost: 1 })
  expect(preview.problems).toEqual([{ line: 2, kept: true, reasons: [expect.stringContaining('followers stands')] }])
})

test('a figure of one network is not given to the account on another', async () => {
  const path = join(folder, 'rates.csv')
  writeFileSync(path, 'Name,Instagram Handle,Instagram Engagement,TikTok Handle\nIda,ida.moor,3.1%,idamoor_tt\n')
  const { tables } = await previewFile(path, 'rates.csv', { set: {}, columns: {} }, now)
  const records = tables.flatMap((table) => table.records)
  expect(records.map(({ network, engagement_rate }) => [network, engagement_rate])).toEqual([
    ['instagram', 0.031],
    ['tiktok', undefined],
  ])
})
