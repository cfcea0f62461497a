import { readUrl } from '../../../model/profile-url.js'
import {
  asList,
  asObject,
  asText,
  contentRow,
  creatorRow,
  followerRow,
  fromSeconds,
  madeId,
  marksIn,
  type ArchiveForm,
  type ArchiveRow,
  noOwner,
} from './archive.js'
import type { ArchiveFiles } from './files.js'
import { meaningOf } from './words.js'

type Fields = Record<string, unknown>

/** All labelled values of an item, in both dialects: `string_map_data`, and `label_values`, which may hold further ones inside. */
const valuesOf = (item: Fields): [label: string, value: Fields][] => [
  ...Object.entries(asObject(item['string_map_data'])).map(([label, value]): [string, Fields] => [
    label,
    asObject(value),
  ]),
  ...labelled(asList(item['label_values'])),
]

const labelled = (list: readonly Fields[]): [label: string, value: Fields][] =>
  list.flatMap((each): [string, Fields][] => [
    [asText(each['label']) || asText(each['title']), each],
    ...labelled([...asList(each['dict']), ...asList(each['vec'])]),
  ])

/** What stands under a label, in whatever language it is. */
const find = (item: Fields, label: string): Fields =>
  valuesOf(item).find(([name, value]) => meaningOf('instagram', name) === label && isSaid(value))?.[1] ?? {}
const isSaid = (value: Fields): boolean => asText(value['value']) !== '' || timeIn(value) !== undefined
const timeIn = (value: Fields): number | undefined =>
  fromSeconds(value['timestamp']) ?? fromSeconds(value['timestamp_value'])

/** The first list of a document, wherever it is: some are wrapped in an object, some are not. */
const firstList = (document: unknown): Fields[] =>
  Array.isArray(document) ? asList(document) : asList(Object.values(asObject(document)).find(Array.isArray))

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
      const text =
        asText(media.length > 1 ? value['title'] : '') ||
        asText(first['title']) ||
        asText(value['title']) ||
        asText(find(value, 'caption')['value'])
      const at =
        fromSeconds(value['creation_timestamp']) ??
        fromSeconds(first['creation_timestamp']) ??
        fromSeconds(value['timestamp']) ??
        timeIn(find(value, 'time'))
      const address = asText(find(value, 'url')['value'])
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
        content_url: readUrl(address).kind === 'content' ? address : undefined,
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
    for await (const { value } of files.objects(entry)) {
      const text = asText(find(value, 'comment')['value'])
      const at = timeIn(find(value, 'time')) ?? fromSeconds(value['timestamp'])
      if (text === '' || at === undefined) continue
      yield contentRow(entry.name, {
        network: 'instagram',
        author: handle,
        content_id: madeId(at, 'comment', text),
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
        asText(first['value']) ||
        asText(value['title']) ||
        asText(find(value, 'username')['value']) ||
        (/\/([^/]+)\/?$/.exec(asText(first['href']) || asText(find(value, 'url')['value']))?.[1] ?? '')
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
    const [profile = {}] = firstList(await files.json(entry))
    const handle = who.handle ?? (asText(find(profile, 'username')['value']) || handleInName.exec(who.fileName)?.[1])
    if (handle === undefined || handle === '') throw noOwner()
    const bio = asText(find(profile, 'bio')['value'])
    yield creatorRow(entry?.name ?? '', { network: 'instagram', handle, name: asText(find(profile, 'name')['value']), bio, links: [asText(find(profile, 'website')['value'])].filter((link) => /^https?:/.test(link)) })
    yield* posts(files, handle, /(^|\/)(posts_\d+|media)\.json$/i, undefined, 'instagram')
    yield* posts(files, handle, /(^|\/)reels\.json$/i, 'short', 'instagram')
    yield* posts(files, handle, /(^|\/)igtv_videos\.json$/i, 'video', 'instagram')
    yield* posts(files, handle, /(^|\/)stories\.json$/i, 'story', 'instagram')
    yield* posts(files, handle, /(^|\/)threads_and_replies\.json$/i, undefined, 'threads')
    yield* comments(files, handle)
    yield* followers(files, handle)
  },
} // prettier-ignore
