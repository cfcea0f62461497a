import { contentIdentifiers } from '../../records/suppressed.js'
import { contentTypes, type Content } from '../../../model/content.js'
import { contentUrl, profileUrl, readUrl, type NamedContent } from '../../../model/profile-url.js'
import type { Network } from '../../../model/network.js'
import { authorsOf } from '../../records/minimal-creator.js'
import { choice, count, id, language, list, marked, text, time, url } from './kinds.js'
import { media } from './nested.js'
import {
  defineSchema,
  field,
  networkField,
  provenanceFields,
  readHandle,
  readProvenance,
  writeProvenance,
  type Report,
} from './schema.js'

const fields = {
  network: networkField,
  content_id: field(id, 'The network’s id of the content. Needed unless content_url is given.'),
  content_url: field(url, 'Address of the content; by default made from the id.'),
  author: field(id, 'Handle of the author. Needed unless content_url names it.'),
  author_external_id: field(
    id,
    'The network’s id of the author. By default, the stored id of the handle, else @handle.',
  ),
  type: field(choice(contentTypes), 'What it is. Needed.'),
  format: field(text, 'What the network calls it; by default the type.'),
  title: field(text, 'Title.'),
  text: field(text, 'Text or caption.'),
  language: field(language, 'Language, if it is stated.'),
  published_at: field(time, 'When it was published. Needed.'),
  media: field(media, 'Images, videos and audio.'),
  thumbnail_url: field(url, 'Preview picture.'),
  hashtags: field(list(marked('#')), 'Hashtags, with or without #.'),
  mentions: field(list(marked('@')), 'Handles mentioned, with or without @.'),
  links: field(list(url), 'Links in the content.'),
  location: field(text, 'Place it is tagged with.'),
  'audio.title': field(text, 'Title of the sound.'),
  'audio.artist': field(text, 'Artist of the sound.'),
  likes: field(count, 'Likes. Leave a figure out if the network hides it; do not write 0.'),
  comments: field(count, 'Comments.'),
  views: field(count, 'Views.'),
  shares: field(count, 'Shares.'),
  saves: field(count, 'Saves.'),
  sponsor_brands: field(
    list(text),
    'Brands named by the network’s own label for paid partnership; [] if the label names none.',
  ),
  parent_id: field(id, 'Id of the content this one answers or repeats.'),
  ...provenanceFields,
}

/** Ids that no network gave: nothing is found under them there. */
const isMade = (id: string): boolean => /^(file|archive|comment):/.test(id)

/** A content by network and id, or by its address. */
export const readContentRef = (
  row: { network: Network | undefined; content_id: string | undefined; content_url: string | undefined },
  report: Report,
): NamedContent | undefined => {
  const { network, content_id: contentId, content_url: address } = row
  if (network !== undefined && contentId !== undefined) return { network, contentId }
  if (address === undefined) {
    report(network === undefined ? 'network' : 'content_id', 'is missing: give network and content_id, or content_url')
    return undefined
  }
  const named = readUrl(address)
  if (named.kind === 'content' && (network ?? named.network) === named.network) return named
  report('content_url', named.kind === 'none' ? named.message : 'names something else than a content of the network')
  return undefined
}

export const contents = defineSchema<typeof fields, Content>({
  fields,
  toRecord: (row, defaults, report) => {
    const named = readContentRef(row, report)
    const written = row.author ?? named?.handle
    const author = named && written !== undefined ? readHandle(named.network, written, 'author', report) : undefined
    if (named !== undefined && written === undefined)
      report('author', 'is missing: a column with the handle, or --set author=HANDLE, says it')
    if (row.type === undefined) report('type', `is missing: it is one of ${contentTypes.join(', ')}`)
    if (row.published_at === undefined) report('published_at', 'is missing: a column with the day or time says it')
    if (row['audio.artist'] !== undefined && row['audio.title'] === undefined) report('audio.title', 'is missing')
    const provenance = readProvenance(row, defaults, report)
    if (named === undefined || author === undefined || row.type === undefined || row.published_at === undefined)
      return undefined
    const { network, contentId } = named
    return {
      network,
      contentId,
      url:
        row.content_url ??
        (isMade(contentId)
          ? profileUrl({ network, handle: author })
          : contentUrl({ network, contentId, handle: author })),
      author,
      authorExternalId: row.author_external_id ?? '',
      type: row.type,
      format: row.format ?? row.type,
      title: row.title ?? null,
      text: row.text ?? '',
      language: row.language ?? null,
      publishedAt: row.published_at,
      media: row.media ?? [],
      thumbnailUrl: row.thumbnail_url ?? null,
      hashtags: row.hashtags ?? [],
      mentions: row.mentions ?? [],
      links: row.links ?? [],
      place: row.location ?? null,
      audio:
        row['audio.title'] === undefined ? null : { title: row['audio.title'], artist: row['audio.artist'] ?? null },
      engagement: {
        likes: row.likes ?? null,
        comments: row.comments ?? null,
        views: row.views ?? null,
        shares: row.shares ?? null,
        saves: row.saves ?? null,
      },
      declaredSponsorship: row.sponsor_brands === undefined ? null : { brands: row.sponsor_brands },
      parentId: row.parent_id ?? null,
      provenance,
    }
  },
  toRow: (content) => ({
    network: content.network,
    content_id: content.contentId,
    content_url: content.url,
    author: content.author,
    author_external_id: content.authorExternalId,
    type: content.type,
    format: content.format,
    title: content.title,
    text: content.text,
    language: content.language,
    published_at: content.publishedAt,
    media: content.media,
    thumbnail_url: content.thumbnailUrl,
    hashtags: content.hashtags,
    mentions: content.mentions,
    links: content.links,
    location: content.place,
    'audio.title': content.audio?.title,
    'audio.artist': content.audio?.artist,
    ...content.engagement,
    sponsor_brands: content.declaredSponsorship?.brands,
    parent_id: content.parentId,
    ...writeProvenance(content.provenance),
  }),
  nameless: ({ network, author, authorExternalId }) =>
    authorExternalId === '' ? { network, handle: author } : undefined,
  giveId: (content, externalId) => {
    content.authorExternalId = externalId
  },
  named: ({ network, author, authorExternalId: externalId }) =>
    externalId === '' ? undefined : { network, handle: author, externalId },
  identify: contentIdentifiers,
  save: async (corpus, records) => {
    await corpus.creators.meet(authorsOf(records))
    await corpus.contents.save(records)
  },
  all: (corpus, network) => corpus.contents.all(network),
})
