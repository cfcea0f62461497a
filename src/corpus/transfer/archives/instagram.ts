import { FormatError } from '../read/raw-rows.js'
import {
  asList,
  asObject,
  asText,
  contentRow,
  creatorRow,
  followerRow,
  fromSeconds,
  marksIn,
  type ArchiveForm,
  type ArchiveRow,
} from './archive.js'
import type { ArchiveFiles } from './files.js'

const labels = {
  username:
    /^(username|user name|nom de profil|nom d.utilisateur|benutzername|nombre de usuario|nome utente|nome de usu[aá]rio|gebruikersnaam)$/i,
  name: /^(name|nom|nombre|nome|naam)$/i,
  bio: /^(bio|biography|biographie|biograf[ií]a)$/i,
  website: /^(website|site web|webseite|sitio web|sito web)$/i,
  comment: /^(comment|commentaire|kommentar|comentario|comment[oá]rio|commento)$/i,
  time: /^(time|heure|uhrzeit|zeit|hora|ora|date)$/i,
}

/** A value under a label, in both dialects: `string_map_data` and `label_values`. */
const find = (item: Record<string, unknown>, label: RegExp): Record<string, unknown> => {
  for (const [key, value] of Object.entries(asObject(item['string_map_data'])))
    if (label.test(key)) return asObject(value)
  return asList(item['label_values']).find((each) => label.test(asText(each['label']))) ?? {}
}

const handleInName = /instagram-([a-z0-9._]{1,30}?)-\d{4}-\d{2}-\d{2}/i

async function* posts(
  files: ArchiveFiles,
  handle: string,
  ending: RegExp,
  type: string | undefined,
  network: string,
): AsyncGenerator<ArchiveRow> {
  for (const entry of files.list(ending))
    for await (const { value } of files.objects(entry)) {
      const media = asList(value['media'])
      const first = media[0] ?? value
      const text = asText(media.length > 1 ? value['title'] : '') || asText(first['title']) || asText(value['title'])
      const at = fromSeconds(value['creation_timestamp']) ?? fromSeconds(first['creation_timestamp'])
      const uri = asText(first['uri'])
      if (at === undefined) continue
      const kind =
        type ??
        (media.length > 1
          ? 'carousel'
          : /\.(mp4|mov)$/i.test(uri)
            ? 'video'
            : network === 'threads' && uri === ''
              ? 'text'
              : 'image')
      yield contentRow(entry.name, {
        network,
        author: handle,
        content_id: `archive:${at}:${uri.split('/').pop() ?? ''}`,
        type: kind,
        text,
        published_at: at,
        ...marksIn(text),
      })
    }
}

/** What the owner wrote under other people's posts: it is the owner's text, so it is kept among the owner's contents. */
async function* comments(files: ArchiveFiles, handle: string): AsyncGenerator<ArchiveRow> {
  for (const entry of files.list(/(post|reels)_comments(_\d+)?\.json$/i)) {
    let number = 0
    for await (const { value } of files.objects(entry)) {
      const text = asText(find(value, labels.comment)['value'])
      const at = fromSeconds(find(value, labels.time)['timestamp']) ?? fromSeconds(value['timestamp'])
      if (text === '' || at === undefined) continue
      yield contentRow(entry.name, {
        network: 'instagram',
        author: handle,
        content_id: `archive:${at}:comment-${++number}`,
        type: 'reply',
        text,
        published_at: at,
        ...marksIn(text),
      })
    }
  }
}

async function* followers(files: ArchiveFiles, handle: string): AsyncGenerator<ArchiveRow> {
  for (const entry of files.list(/(^|\/)followers(_\d+)?\.json$/i)) {
    const network = /threads/i.test(entry.name) ? 'threads' : 'instagram'
    for await (const { value } of files.objects(entry)) {
      const [first = {}] = asList(value['string_list_data'])
      const name =
        asText(first['value']) || asText(value['title']) || (/\/([^/]+)\/?$/.exec(asText(first['href']))?.[1] ?? '')
      if (name !== '') yield followerRow(entry.name, { network, creator: handle, handle: name, kind: 'followers' })
    }
  }
}

export const instagram: ArchiveForm = {
  id: 'instagram-archive',
  says: 'Personal archive of Instagram',
  has: [/(your_instagram_activity\/|followers_and_following\/|(^|\/)(content|media)\/(posts_\d+|reels|stories)\.json|ig_reels)|personal_information\/personal_information\.json$/i],
  rows: async function* (files, who) {
    const [entry] = files.list(/(^|\/)(personal_information|account_information)\.json$/i)
    const [profile = {}] = asList(asObject(await files.json(entry))['profile_user'])
    const handle = who.handle ?? (asText(find(profile, labels.username)['value']) || handleInName.exec(who.fileName)?.[1])
    if (handle === undefined || handle === '') throw new FormatError('does not say whose archive it is: add --set handle=HANDLE')
    const bio = asText(find(profile, labels.bio)['value'])
    yield creatorRow(entry?.name ?? '', { network: 'instagram', handle, name: asText(find(profile, labels.name)['value']), bio, links: [asText(find(profile, labels.website)['value'])].filter((link) => /^https?:/.test(link)) })
    yield* posts(files, handle, /(^|\/)(posts_\d+|media)\.json$/i, undefined, 'instagram')
    yield* posts(files, handle, /(^|\/)reels\.json$/i, 'short', 'instagram')
    yield* posts(files, handle, /(^|\/)igtv_videos\.json$/i, 'video', 'instagram')
    yield* posts(files, handle, /(^|\/)stories\.json$/i, 'story', 'instagram')
    yield* posts(files, handle, /(^|\/)threads_and_replies\.json$/i, undefined, 'threads')
    yield* comments(files, handle)
    yield* followers(files, handle)
  },
} // prettier-ignore
