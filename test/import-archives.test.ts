import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewFile, type Preview } from '../src/corpus/transfer/run/preview.js'
import { ZipStream } from '../src/engine/tables/zip.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-archives-'))
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
const look = (name: string, content: string | Record<string, string>, set: Record<string, string> = {}): Promise<Preview> => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : zipOf(content))
  return previewFile(path, name, { set, columns: {} }, now)
} // prettier-ignore

/** As Meta writes letters: the bytes of UTF-8, each as a letter of its own. */
const meta = (value: unknown): string => Buffer.from(json(value), 'utf8').toString('latin1')

const seconds = 1_778_747_400
const channel = 'UCabcdefghijklmnopqrstuv'
const person = 'personal_information/personal_information/personal_information.json'
const labelled = (values: Record<string, string>, more: object = {}): object => ({
  timestamp: seconds,
  media: [],
  label_values: Object.entries(values).map(([label, value]) => ({ label, value })),
  fbid: '1',
  ...more,
})
const tweet = { id_str: '1790000000000000001', created_at: 'Thu May 14 08:30:00 +0000 2026', full_text: 'A &amp; B https://t.co/abc', favorite_count: '5', entities: { hashtags: [{ text: 'song' }], urls: [{ url: 'https://t.co/abc', expanded_url: 'https://a.example/song' }] } } // prettier-ignore
const account = `window.YTD.account.part0 = ${json([{ account: { username: 'ida_x', accountId: '2244994945' } }])}`
const takeout = (folderName: string, file: string, header: string): Record<string, string> => ({
  [`Takeout/${folderName}/${file}.csv`]: `${header}\nUgx1,${channel},2026-05-15T08:30:00.123456+00:00,0,,,abcdefghi99,"{""text"":""so ""},{""text"":""gut""}",\n`,
})
const everybody = 'https://www.w3.org/ns/activitystreams#Public'
const note = (id: number, to: string, text: string): object => ({
  type: 'Create',
  actor: 'https://social.example/users/ana',
  object: { id: `https://social.example/users/ana/statuses/${id}`, published: '2026-05-14T08:30:00Z', content: `<p>${text}</p>`, to: [to], cc: [] },
}) // prettier-ignore

/** Archives as they really come, in years and languages other than ours, and the texts that must come out of them. */
const archives: [name: string, content: string | Record<string, string>, handle: string, texts: string[], followers?: string[]][] = [
  ['Instagram, labelled values.zip', {
    [person]: meta([labelled({ Username: 'lena.bakt', Name: 'Lena' })]),
    'your_instagram_activity/media/posts_1.json': meta([labelled({ Caption: 'Grüße', URL: 'https://www.instagram.com/p/CxYz_12-ab1/' }, { media: [{ uri: 'media/1.jpg', creation_timestamp: seconds }] })]),
    'your_instagram_activity/comments/post_comments_1.json': meta([labelled({ Comment: 'Schön!', 'Media Owner': 'uli' })]),
    'connections/followers_and_following/followers_1.json': meta([labelled({ URL: 'https://www.instagram.com/tom.reist' })]),
  }, 'lena.bakt', ['Grüße', 'Schön!'], ['tom.reist']],
  ['Instagram, labelled values in German.zip', {
    [person]: meta([labelled({ Benutzername: 'lena.bakt', Steckbrief: 'Brot für alle' })]),
    'your_instagram_activity/media/posts_1.json': meta([{ media: [], label_values: [{ label: 'Bildunterschrift', value: 'Grüße' }, { label: 'Zeit', timestamp_value: seconds }] }]),
    'your_instagram_activity/comments/post_comments_1.json': meta([{ label_values: [{ title: 'Details', dict: [{ label: 'Kommentar', value: 'Schön!' }, { label: 'Zeit', timestamp_value: seconds }] }] }]),
  }, 'lena.bakt', ['Grüße', 'Schön!']],
  ['Instagram, before 2020.zip', {
    'profile.json': json({ username: 'lena.bakt', date_joined: '2015-01-01T00:00:00' }),
    'media.json': json({ photos: [{ caption: 'Old photo', taken_at: '2018-05-14T10:00:00', path: 'photos/1.jpg' }], direct: [{ taken_at: '2018-05-14T10:00:00', path: 'direct/1.jpg' }] }),
    'comments.json': json({ media_comments: [['2018-05-14T10:00:00', 'hello', 'uli']] }),
  }, 'lena.bakt', ['Old photo', 'hello']],
  ['Facebook, labelled values.zip', {
    'profile_information/profile_information.json': meta({ profile_v2: { name: { full_name: 'Lena' }, username: 'lena.bakt' } }),
    'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json': meta([labelled({ Text: 'Grüße' }), { timestamp: seconds, attachments: [{ data: [{ media: { uri: '1.jpg', description: 'Foto' } }] }] }]),
    'your_facebook_activity/groups/your_comments_in_groups.json': meta({ group_comments_v2: [{ timestamp: seconds, data: [{ comment: { comment: 'In der Gruppe' } }] }] }),
  }, 'lena.bakt', ['Grüße', 'Foto', 'In der Gruppe']],
  ['TikTok as text.zip', {
    'TikTok/Profile/Profile Information.txt': 'Username: jan.tanzt\nFollower count: 543\n',
    'TikTok/Post/Posts.txt': 'Date: 2026-05-14 08:30:00 UTC\nLink: https://www.tiktokv.com/share/video/7300000000000000001/\nLike(s): 240\nTitle: Tanz: eins\n\nDate: 2026-05-13 08:30:00 UTC\nLink: https://www.tiktokv.com/share/video/7300000000000000002/\nWho can view: Private\nTitle: Geheim\n\n',
    'TikTok/Comment/Comments.txt': 'Date: 2026-05-15 10:00:00 UTC\nComment: cool\n',
    'TikTok/Activity/Follower List.txt': 'Date: 2026-01-01 00:00:00 UTC\nUsername: tom.reist\n',
    'TikTok/Direct Messages/Direct Messages.txt': '>>> Chat History with x::\n2026-05-15 10:00:00 UTC\nx: secret\n',
  }, 'jan.tanzt', ['Tanz: eins', 'cool'], ['tom.reist']],
  ['TikTok, the file alone.json', json({ Activity: { 'Follower List': { FansList: [{ Date: '2022-01-01 00:00:00', UserName: 'tom.reist' }] },
    'Video Browsing History': { VideoList: [{ Date: '2022-01-01 00:00:00', Link: 'https://www.tiktokv.com/share/video/7300000000000000777/' }] } }, Profile: { 'Profile Information': { ProfileMap: { userName: 'jan.tanzt' } } }, Video: { Videos: { VideoList: [{ Date: '2022-05-14 08:30:00', Title: 'eins' }] } } }), 'jan.tanzt', ['eins'], ['tom.reist']],
  ['X in 2019.zip', { 'account.js': account, 'tweet.js': `window.YTD.tweet.part0 = ${json([tweet])}` }, 'ida_x', ['A & B https://a.example/song']],
  ['X in 2015.zip', { 'data/js/user_details.js': `var user_details = ${json({ screen_name: 'ida_x', id: '2244994945' })}`, 'data/js/tweets/2015_05.js': `Grailbird.data.tweets_2015_05 = \n${json([{ id_str: '600000000000000001', text: 'Old song', created_at: '2015-05-18 10:00:00 +0000' }])}`, 'tweets.csv': 'tweet_id,text\n' }, 'ida_x', ['Old song']],
  ['X, long texts.zip', { 'data/account.js': account, 'data/tweets.js': `window.YTD.tweets.part0 = ${json([{ tweet: { ...tweet, full_text: `${'long '.repeat(50)}…` } }])}`, 'data/note-tweet.js': `window.YTD.note_tweet.part0 = ${json([{ noteTweet: { createdAt: '2026-05-14T08:30:00.000Z', core: { text: 'long '.repeat(90).trim() } } }])}` }, 'ida_x', ['long '.repeat(90).trim()]],
  ['YouTube, comments in German.zip', takeout('YouTube und YouTube Music/Kommentare', 'Kommentare', 'Kommentar-ID,Kanal-ID,Zeitstempel der Erstellung des Kommentars,Preis,Übergeordnete Kommentar-ID,Beitrags-ID,Video-ID,Kommentartext,Kommentar-ID der obersten Ebene'), channel.toLowerCase(), ['so gut']],
  ['YouTube, comments in French.zip', takeout('YouTube et YouTube Music/commentaires', 'commentaires', 'ID du commentaire,ID de la chaîne,Horodatage de création du commentaire,Prix,ID du commentaire parent,ID de la publication,ID de la vidéo,Texte du commentaire,ID du commentaire de premier niveau'), channel.toLowerCase(), ['so gut']],
  ['YouTube, videos in German.zip', {
    'Takeout/YouTube und YouTube Music/Kanäle/Kanal.csv': `Kanal-ID,Kanaltitel (Original),Kanalsichtbarkeit\n${channel},Ana kocht,Öffentlich\n`,
    'Takeout/YouTube und YouTube Music/Abos/Abos.csv': 'Kanal-ID,Kanal-URL,Kanaltitel\nUCx,http://www.youtube.com/channel/UCx,X\n',
    'Takeout/YouTube und YouTube Music/Video-Metadaten/Videos.csv': `Video-ID,Audiosprache des Videos,Videobeschreibung (Original),Kanal-ID,Tag: 1,Videotitel (Original),Datenschutz,Zeitstempel bei Videoerstellung,Zeitstempel bei Videoveröffentlichung\n` +
      `abcdefghi01,de,Rezept,${channel},vegan,Mein Video,Öffentlich,2026-05-14T08:30:00+00:00,2026-05-14T09:30:00+00:00\nabcdefghi02,de,Geheim,${channel},,Privates,Privat,2026-05-14T08:30:00+00:00,2026-05-14T09:30:00+00:00\n`,
  }, channel.toLowerCase(), ['Rezept']],
  ['Telegram, a channel.json', json({ name: 'Honig heute', type: 'public_channel', id: 1234567890, messages: [
    { id: 1, type: 'service', date: '2026-05-14T10:00:00', date_unixtime: String(seconds), action: 'create_channel', text: '' },
    { id: 2, type: 'message', date: '2026-05-14T10:00:00', date_unixtime: String(seconds), from: 'Honig heute', from_id: 'channel1234567890', text: ['Neu: ', { type: 'bold', text: 'Lindenhonig' }, ' ', { type: 'hashtag', text: '#bienen' }], text_entities: [{ type: 'plain', text: 'Neu: ' }], reactions: [{ type: 'emoji', count: 3, emoji: '👍' }, { type: 'emoji', count: 2, emoji: '❤' }] },
    { id: 3, type: 'message', date: '2026-05-14T11:00:00', date_unixtime: String(seconds + 3600), from_id: 'channel1234567890', forwarded_from: 'Imker', text: 'Weitergesagt', photo: '(File not included.)' },
  ] }), 'title:honig-heute', ['Neu: Lindenhonig #bienen', 'Weitergesagt']],
  ['Mastodon, the outbox alone.json', json({ '@context': 'https://www.w3.org/ns/activitystreams', type: 'OrderedCollection', orderedItems: [note(1, everybody, 'Hello'), note(2, 'https://social.example/users/ana/followers', 'For followers'), note(3, 'https://other.example/users/ben', 'A letter')] }), 'ana@social.example', ['Hello']],
] // prettier-ignore

test.each(archives)('%s', async (name, content, handle, texts, followers = []) => {
  const { tables, problems, form } = await look(name, content)
  const records = (kind: string): Record<string, unknown>[] => tables.find((table) => table.kind === kind)?.records ?? []
  expect([form, problems]).toEqual(['archive', []])
  expect(String(records('creators')[0]?.['handle']).toLowerCase()).toBe(handle)
  expect(records('contents').map(({ text }) => text)).toEqual(texts)
  expect(records('followers').map((each) => each['handle'])).toEqual(followers)
}) // prettier-ignore

test('a file of posts that does not say whose they are asks for the handle', async () => {
  const script = `window.YTD.tweets.part0 = ${json([{ tweet }])}`
  await expect(look('tweets.js', script)).rejects.toThrow(/--set handle=HANDLE/)
  const { tables } = await look('tweets.js', script, { handle: 'ida_x' })
  expect(tables.find(({ kind }) => kind === 'contents')?.records[0]).toMatchObject({ author: 'ida_x', likes: 5 })
})

test('reactions of a Telegram channel are likes, its handle can be said, and private chats are not read', async () => {
  const message = {
    id: 2,
    type: 'message',
    date_unixtime: String(seconds),
    text: 'Hi',
    reactions: [{ count: 3 }, { count: 2 }],
  }
  const chat = (type: string): string => json({ name: 'Honig heute', type, id: 12, messages: [message] })
  const { tables } = await look('result.json', chat('public_channel'), { handle: 'honigheute' })
  expect(tables.find(({ kind }) => kind === 'contents')?.records[0]).toMatchObject({
    author: 'honigheute',
    content_id: 'honigheute/2',
    likes: 5,
  })
  await expect(look('result.json', chat('private_group'))).rejects.toThrow(/public channel/)
})

test('an archive of web pages is refused with what to ask for', async () => {
  await expect(look('pages.zip', { 'your_instagram_activity/media/posts_1.html': '<html></html>' })).rejects.toThrow(
    /choose JSON/,
  )
  // Meta puts a note into folders that are empty.
  await expect(
    look('notes.zip', {
      'your_facebook_activity/posts/your_posts.html': '<html></html>',
      'your_facebook_activity/groups/no-data.txt': 'You have no data in this section',
    }),
  ).rejects.toThrow(/Facebook as web pages \(HTML\).*choose JSON/)
  await expect(
    look('snap.zip', { 'index.html': '<html></html>', 'html/chat_history.html': '<html></html>' }),
  ).rejects.toThrow(/archive of Snapchat, which holds private messages/)
  await expect(
    look('pins.zip', { 'index.html': '<html><a href="https://www.pinterest.com/pin/1/">Pin</a></html>' }),
  ).rejects.toThrow(/archive of Pinterest.*import a table of its pins/)
  // JSON would be the history again: what is public comes as CSV, beside whatever the history is.
  const takeout = { 'Takeout/YouTube and YouTube Music/history/watch-history.html': '<html>Watched</html>' }
  await expect(look('takeout.zip', takeout)).rejects.toThrow(/private and never read.*channels, videos and comments/)
  await expect(look('site.zip', { 'index.html': '<html>Hello</html>' })).rejects.toThrow(/web pages \(HTML\) alone/)
})
