import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile } from '../src/corpus/transfer/run/preview.js'
import { ZipStream } from '../src/engine/tables/zip.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-odd-archives-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const json = JSON.stringify
const now = Date.parse('2026-11-01T00:00:00Z')

const zipOf = (entries: Record<string, string>): Buffer => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  for (const [name, text] of Object.entries(entries)) parts.push(...zip.open(name), ...zip.add(text), ...zip.close())
  return Buffer.concat([...parts, ...zip.end()])
}

const read = async (name: string, content: Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { tables, problems } = await previewFile(path, name, { set: {}, columns: {} }, now)
  expect(problems).toEqual([])
  const records = (kind: string) => tables.filter((table) => table.kind === kind).flatMap((table) => table.records)
  return { creators: records('creators'), contents: records('contents') }
}

test('a Google Takeout in Spanish with other prepositions than last year', async () => {
  const at = 'Takeout/YouTube y YouTube Music'
  const channel = 'UCabcdefghijklmnopqrstuv'
  const { creators, contents } = await read(
    'takeout-20261101T101010Z-001.zip',
    zipOf({
      [`${at}/canales/canal.csv`]: `ID de canal,Título del canal (original),Visibilidad del canal\n${channel},Cocina de Lola,Pública\n`,
      [`${at}/comentarios/comentarios.csv`]: [
        `ID de comentario,ID de canal,Marca de tiempo de creación del comentario,Precio,ID de comentario principal,ID de publicación,ID de vídeo,Texto del comentario,ID de comentario de nivel superior`,
        `Ugx1,${channel},2024-05-01T10:00:00+00:00,0,,,dQw4w9WgXcQ,"{""text"":""Hola ""},{""text"":""mundo""}",\nUgx2,${channel},2023-05-01T10:00:00+00:00,0,Ugx1,,dQw4w9WgXcQ,"{""takeoutSegments"":[{""text"":""jaja""}]}",Ugx1`,
        '',
      ].join('\n'),
      [`${at}/suscripciones/suscripciones.csv`]: `ID del canal,URL del canal,Título del canal\nUCzzzz,http://www.youtube.com/channel/UCzzzz,Otro\n`,
    }),
  )
  expect(creators).toMatchObject([{ handle: channel, name: 'Cocina de Lola' }])
  expect(contents.map(({ text }) => text)).toEqual(['Hola mundo', 'jaja'])
})

test('a Mastodon archive keeps handles of other servers, choices of polls and descriptions of pictures', async () => {
  const everybody = 'https://www.w3.org/ns/activitystreams#Public'
  const actor = { id: 'https://social.example/users/mira', preferredUsername: 'mira', name: 'Mira &amp; co' }
  const note = (number: number, more: object) => {
    const object = { id: `${actor.id}/statuses/${number}`, type: 'Note', published: '2024-03-01T00:00:00Z', to: [everybody], content: '', ...more } // prettier-ignore
    return { id: `${object.id}/activity`, type: 'Create', actor: actor.id, to: object.to, object }
  }
  const mention = [{ type: 'Mention', name: '@bo@o.example' }]
  const picture = [{ mediaType: 'image/jpeg', url: '/media_attachments/1.jpg', name: 'A red train in the snow' }]
  const orderedItems = [
    note(112345678901234567, { content: '<p>Hello @bo</p>', tag: mention }),
    note(112345678901234572, { type: 'Question', content: '<p>Which one?</p>', oneOf: [{ name: 'A' }, { name: 'B' }] }),
    note(112345678901234573, { attachment: picture }),
    note(112345678901234574, { to: [`${actor.id}/followers`], content: '<p>For followers</p>' }),
  ]
  const { creators, contents } = await read(
    'archive.zip',
    zipOf({ 'actor.json': json(actor), 'outbox.json': json({ type: 'OrderedCollection', orderedItems }) }),
  )
  expect(creators).toMatchObject([{ handle: 'mira@social.example', name: 'Mira & co' }])
  expect(contents).toMatchObject([
    { text: 'Hello @bo', mentions: ['bo@o.example'] },
    { text: 'Which one?\nA\nB' },
    { type: 'image', media: [{ alt: 'A red train in the snow' }] },
  ])
})

test('what was taken down is not in a Reddit archive, and a Facebook account without a name has its number', async () => {
  const reddit = await read(
    'export_lola.zip',
    zipOf({
      'statistics.csv': 'statistic,value\naccount name,lolatrains\n',
      'comments.csv':
        'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\nk1,https://www.reddit.com/r/a/comments/1a/x/k1/,2024-01-02 00:00:00 UTC,203.0.113.9,a,0,https://www.reddit.com/r/a/comments/1a/x/,,Hello,\nk2,https://www.reddit.com/r/a/comments/1a/x/k2/,2024-01-03 00:00:00 UTC,203.0.113.9,a,0,https://www.reddit.com/r/a/comments/1a/x/,,[deleted],\n',
    }),
  )
  expect(reddit.contents.map(({ text }) => text)).toEqual(['Hello'])
  const profile = { profile_v2: { name: { full_name: 'Lola' }, profile_uri: 'https://www.facebook.com/profile.php?id=100000000000123' } } // prettier-ignore
  const facebook = await read(
    'facebook.zip',
    zipOf({
      'personal_information/profile_information/profile_information.json': json(profile),
      'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json': json([
        { timestamp: 1_700_000_000, data: [{ post: 'Hello' }] },
      ]),
    }),
  )
  expect(facebook.creators).toMatchObject([{ handle: '100000000000123', name: 'Lola' }])
})

/** A repository with a post that quotes another beside two pictures, a post that shares a link, and a repost. */
const repository = [
  'OqJlcm9vdHOB2CpYJQABcRIgds76YJILdPRkOLU17kg/eqRVrYVD/5rdN7/YAmGsQdFndmVyc2lvbgHqAgFxEiDd86eszTAFOva0k6mfFphhRu8zp+e4Ql731IrGqS9hS6NkdGV4dGRsb29rZWVtYmVkomVtZWRpYaFmaW1hZ2VzgqJjYWx0aUEgaGFyYm91cmVpbWFnZaRjcmVm2CpYJQABVRIgLPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCRkc2l6ZQFlJHR5cGVkYmxvYmhtaW1lVHlwZWpp',
  'bWFnZS9qcGVnomNhbHRgZWltYWdlpGNyZWbYKlglAAFVEiAs8k26X7CjDiboOyrFueKeGxYeXB+nQl5zBDNik4uYJGRzaXplAWUkdHlwZWRibG9iaG1pbWVUeXBlamltYWdlL2pwZWdmcmVjb3JkoWZyZWNvcmSiY2NpZGF4Y3VyaXgjYXQ6Ly9kaWQ6cGxjOm8vYXBwLmJza3kuZmVlZC5wb3N0LzlpY3JlYXRlZEF0dDIwMjQtMDEtMDNUMDg6MDA6MDBafwFxEiAk1WYQXYyTGSvZ0o392L5bgvTbGKs0',
  '4Pkkol+u+pedNqNkdGV4dGlyZWFkIHRoaXNlZW1iZWShaGV4dGVybmFsoWN1cml2aHR0cHM6Ly9uZXdzLmV4YW1wbGUvYWljcmVhdGVkQXR0MjAyNC0wMS0wM1QwODowMDowMFp8AXESIOfS3v9mhrZBWi3c8cTWwQEbSCevGuW4oj58MbKuC5qsomdzdWJqZWN0omNjaWRheGN1cml4I2F0Oi8vZGlkOnBsYzpvL2FwcC5ic2t5LmZlZWQucG9zdC85aWNyZWF0ZWRBdHQyMDI0LTAxLTAzVDA4OjAwOjAw',
  'Wq8CAXESIFd7dWKWknSG2LE4QzCdfhCwNXwruZ0JSv5HOblAyDqTomFlg6Rha1ggYXBwLmJza3kuZmVlZC5wb3N0LzNrMmFhYWFhYWFhMmNhcABhdPZhdtgqWCUAAXESIN3zp6zNMAU69rSTqZ8WmGFG7zOn57hCXvfUisapL2FLpGFrWCBhcHAuYnNreS5mZWVkLnBvc3QvM2syYWFhYWFhYWEyZGFwAGF09mF22CpYJQABcRIgJNVmEF2Mkxkr2dKN/di+W4L02xirNOD5JKJfrvqXnTakYWtYImFwcC5i',
  'c2t5LmZlZWQucmVwb3N0LzNrMmFhYWFhYWFhMmdhcABhdPZhdtgqWCUAAXESIOfS3v9mhrZBWi3c8cTWwQEbSCevGuW4oj58MbKuC5qsYWz2jwEBcRIgds76YJILdPRkOLU17kg/eqRVrYVD/5rdN7/YAmGsQdGlY2RpZHggZGlkOnBsYzphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3hjcmV2YjNrZGRhdGHYKlglAAFxEiBXe3VilpJ0htixOEMwnX4QsDV8K7mdCUr+Rzm5QMg6k2RwcmV29md2ZXJzaW9u',
  'Aw==',
].join('')

test('a Bluesky repository keeps pictures beside quotes, their descriptions, shared links and reposts', async () => {
  const { contents } = await read('repo.car', Buffer.from(repository, 'base64'))
  expect(contents).toMatchObject([
    { type: 'carousel', text: 'look', media: [{ alt: 'A harbour' }, { alt: null }] },
    { text: 'read this', links: ['https://news.example/a'] },
    { type: 'repost', parent_id: 'did:plc:o/9' },
  ])
})

test('a video whose privacy stands in a word that is not known is left out', async () => {
  const at = 'Takeout/YouTube og YouTube Music'
  const channel = 'UCabcdefghijklmnopqrstuv'
  const video = (id: string, privacy: string): string => `${id},1000,Music,,${channel},Song ${id},${privacy},Live,2026-05-01T10:00:00+00:00`
  const { contents } = await read(
    'takeout-20261101T101010Z-002.zip',
    zipOf({
      [`${at}/kanaler/kanal.csv`]: `Channel ID,Channel title (Original),Channel visibility\n${channel},Klang,Offentlig\n`,
      [`${at}/videometadata/videoer.csv`]: `Video ID,Approx Duration (ms),Video Category,Video Description (Original),Channel ID,Video Title (Original),Privacy,Video State,Video Create Timestamp\n${['Offentlig', 'Ikke oppført', 'Herkese açık', 'Soukromé', ''].map((word, i) => video(`abcdefghij${i}`, word)).join('\n')}\n`,
    }),
  )
  expect(contents.map(({ content_id: id }) => id)).toEqual(['abcdefghij0', 'abcdefghij2', 'abcdefghij4'])
}) // prettier-ignore

test('a Google Takeout whose headers nobody here can read: its values and their order tell, and what is private stays out', async () => {
  const at = 'Takeout/YouTube a YouTube Music'
  const channel = 'UCabcdefghijklmnopqrstuv'
  const video = (id: string, privacy: string): string => `${id},1000,cy,Pobl,Amdanaf ${id},${channel},Tag un,,Teitl ${id},${privacy},Byw,2026-05-01T10:00:00+00:00,2026-05-02T10:00:00+00:00`
  const { creators, contents } = await read(
    'takeout-20261101T101010Z-003.zip',
    zipOf({
      [`${at}/sianeli/sianel.csv`]: `Rhif y sianel,Enw,Pwy sy'n ei gweld\n${channel},Sain,Public\n`,
      [`${at}/tanysgrifiadau/tanysgrifiadau.csv`]: 'Rhif y sianel,Cyfeiriad,Enw\nUCzzzzzzzzzzzzzzzzzzzzzz,http://www.youtube.com/channel/UCzzzzzzzzzzzzzzzzzzzzzz,Arall\n',
      [`${at}/metadata/fideos.csv`]: `Rhif,Hyd,Iaith,Categori,Disgrifiad,Rhif y sianel,Tag 1,Tag 2,Teitl,Preifatrwydd,Cyflwr,Creu,Cyhoeddi\n${video('abcdefghij0', 'Public')}\n${video('abcdefghij1', 'Private')}\n`,
      [`${at}/sylwadau/sylwadau.csv`]: `Rhif,Rhif y sianel,Amser,Pris,Rhiant,Fideo,Testun\nUgxAAAA,${channel},2026-05-03T10:00:00+00:00,0,,abcdefghij9,"{""text"":""da iawn""}"\n`,
    }),
  )
  expect(creators).toMatchObject([{ external_id: channel, name: 'Sain' }])
  expect(contents).toMatchObject([
    { content_id: 'abcdefghij0', title: 'Teitl abcdefghij0', text: 'Amdanaf abcdefghij0', hashtags: ['Tag un'], published_at: '2026-05-02T10:00:00.000Z' },
    { content_id: 'comment:UgxAAAA', text: 'da iawn', parent_id: 'abcdefghij9', published_at: '2026-05-03T10:00:00.000Z' },
  ])
}) // prettier-ignore

test('letters that X writes as entities in a bio, and an intro of Facebook', async () => {
  const x = await read(
    'twitter-2026-10-01-abc.zip',
    zipOf({
      'data/account.js': 'window.YTD.account.part0 = [{"account":{"username":"zed_invented","accountId":"2233445566"}}]',
      'data/profile.js': 'window.YTD.profile.part0 = [{"profile":{"description":{"bio":"Data &amp; maps &lt;3"}}}]',
      'data/tweets.js': 'window.YTD.tweets.part0 = []',
    }),
  )
  expect(x.creators).toMatchObject([{ handle: 'zed_invented', bio: 'Data & maps <3' }])
  const facebook = await read(
    'facebook-rob.zip',
    zipOf({ 'personal_information/profile_information/profile_information.json': json({ profile_v2: { name: { full_name: 'Rob Invented' }, username: 'rob.invented', intro_bio: { name: 'Baker' } } }) }),
  )
  expect(facebook.creators).toMatchObject([{ handle: 'rob.invented', bio: 'Baker' }])
}) // prettier-ignore

/** UTF-8 written as Latin-1 behind escapes, as Meta does. */
const mangled = (value: unknown): string =>
  json(value).replace(/[^\0-\x7f]/gu, (letter) => [...Buffer.from(letter)].map((byte) => `\\u00${byte.toString(16)}`).join('')) // prettier-ignore

test('an Instagram archive in Polish, zipped again on a Mac', async () => {
  const at = 'instagram-zosia.zmyslona-2026-05-14-AbCdEf'
  const { creators, contents } = await read(
    'instagram-zosia.zmyslona-2026-05-14-AbCdEf.zip',
    zipOf({
      [`${at}/start_here.html`]: '<html></html>',
      [`${at}/media/posts/1.jpg`]: 'a picture',
      [`__MACOSX/${at}/your_instagram_activity/media/._posts_1.json`]: 'of the Mac',
      [`${at}/your_instagram_activity/media/posts_1.json`]: mangled([{ media: [{ uri: 'media/posts/1.jpg', creation_timestamp: 1_770_000_000, title: 'Śniadanie 🥞 #śniadanie' }] }]),
      [`${at}/personal_information/personal_information/personal_information.json`]: mangled({ profile_user: [{ string_map_data: { 'Nazwa użytkownika': { value: 'zosia.zmyslona' }, 'Imię i nazwisko': { value: 'Zosia Zmyślona' }, Biogram: { value: 'Mama dwójki 👧' } } }] }),
    }),
  )
  expect(creators).toMatchObject([{ handle: 'zosia.zmyslona', name: 'Zosia Zmyślona', bio: 'Mama dwójki 👧' }])
  expect(contents).toMatchObject([{ text: 'Śniadanie 🥞 #śniadanie', hashtags: ['śniadanie'] }])
}) // prettier-ignore
