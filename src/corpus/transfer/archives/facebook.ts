import { parseProfileUrl, titleHandle } from '../../../model/profile-url.js'
import {
  asList,
  asObject,
  asText,
  contentRow,
  creatorRow,
  fromSeconds,
  madeId,
  marksIn,
  type ArchiveForm,
  noOwner,
} from './archive.js'
import { meaningOf } from './words.js'

const textOf = (item: Record<string, unknown>): string =>
  [
    ...asList(item['data']).map((part) => asText(part['post']) || asText(asObject(part['comment'])['comment'])),
    // The newer dialect labels its values; a picture's own words stand with the picture.
    ...asList(item['label_values']).flatMap((each) => meaningOf('instagram', asText(each['label'])) === 'caption' ? [asText(each['value'])] : []),
    ...partsOf(item).map((part) => asText(asObject(part['media'])['description'])),
  ].find((text) => text !== '') ?? '' // prettier-ignore

const partsOf = (item: Record<string, unknown>): Record<string, unknown>[] =>
  asList(item['attachments']).flatMap((attachment) => asList(attachment['data']))

const linksOf = (item: Record<string, unknown>): string[] =>
  partsOf(item)
    .map((part) => asText(asObject(part['external_context'])['url']))
    .filter((url) => /^https?:/.test(url))

const mediaOf = (item: Record<string, unknown>): string[] =>
  [
    ...partsOf(item).map((part) => asText(asObject(part['media'])['uri'])),
    ...asList(item['media']).map((part) => asText(part['uri'])),
  ].filter((uri) => uri !== '')

const typeOf = (media: readonly string[]): string =>
  media.length === 0 ? 'text' : media.length > 1 ? 'carousel' : /\.(mp4|mov)$/i.test(media[0] ?? '') ? 'video' : 'image'

export const facebook: ArchiveForm = {
  id: 'facebook-archive',
  says: 'Personal archive of Facebook',
  has: [/(your_facebook_activity|your_activity_across_facebook)\/|(^|\/)posts\/your_posts(_\d+|__check_ins.*)\.json$|profile_information\/profile_information\.json$/i],
  rows: async function* (files, who) {
    const [entry] = files.list(/profile_information\.json$/i)
    const about = asObject(await files.json(entry))
    const profile = asObject(about['profile_v2'] ?? about['profile'])
    const name = asText(profile['name']) || asText(asObject(profile['name'])['full_name'])
    // Whoever has no name in the address is known by the number in it.
    const handle = who.handle ?? (asText(profile['username']) || parseProfileUrl(asText(profile['profile_uri']))?.handle) ?? titleHandle(name)
    if (handle === undefined || handle === '') throw noOwner()
    yield creatorRow(entry?.name ?? '', { network: 'facebook', handle, name, bio: asText(profile['intro_bio']) || asText(asObject(profile['intro_bio'])['name']) })
    for (const posts of files.list(/posts\/your_posts.*\.json$|group_posts.*\.json$/i)) {
      for await (const { value } of files.objects(posts)) {
        const at = fromSeconds(value['timestamp'])
        if (at === undefined) continue
        // The title is no words of theirs: Facebook writes in it on whose page or in which group it stands.
        const [text, media, links] = [textOf(value), mediaOf(value), linksOf(value)]
        yield contentRow(posts.name, { network: 'facebook', author: handle, content_id: madeId(at, 'post', text, ...media, ...links), type: typeOf(media), text, published_at: at, links, ...marksIn(text) })
      }
    }
    for (const comments of files.list(/comments_and_reactions\/comments.*\.json$|(^|\/)comments\/comments\.json$|your_comments_in_groups.*\.json$/i)) {
      for await (const { value } of files.objects(comments)) {
        const [at, text] = [fromSeconds(value['timestamp']), textOf(value)]
        if (at !== undefined && text !== '') yield contentRow(comments.name, { network: 'facebook', author: handle, content_id: madeId(at, 'comment', text), type: 'reply', text, published_at: at, ...marksIn(text) })
      }
    }
  },
} // prettier-ignore
