import type { Criteria } from '../../../engine/risk/criteria.js'
import type { Comment } from '../../../model/comment.js'
import type { Content } from '../../../model/content.js'
import type { Creator } from '../../../model/creator.js'
import type { Candidate } from './item.js'
import { picturesOf } from './pictures.js'

/** Text beyond this is not judged item by item any more: it is cut here, and the judge says so if it minds. */
const textUnitsMax = 20_000

const fieldsOf = (parts: readonly [string, string | null][]): Candidate['fields'] =>
  parts
    .filter((part): part is [string, string] => part[1] !== null && part[1].trim() !== '')
    .map(([field, text]) => ({ field, text: text.slice(0, textUnitsMax) }))

export const toContentCandidate = (content: Content, own: boolean): Candidate => ({
  key: `${content.network}:${content.contentId}`,
  kind: 'content',
  contentId: content.contentId,
  network: content.network,
  author: content.author,
  own,
  url: content.url,
  type: content.type,
  title: content.title,
  text: content.text,
  language: content.language,
  publishedAt: content.publishedAt,
  thumbnailUrl: content.thumbnailUrl,
  media: content.media.length,
  pictures: picturesOf(content),
  looks: [],
  labels: content.labels ?? [],
  fields: fieldsOf([
    ['title', content.title],
    ['text', content.text],
    ...content.media.map(({ alt }, i): [string, string | null] => [`media.${i}.alt`, alt]),
  ]),
  parentKey: null,
  source: content.provenance.source,
  synthetic: content.provenance.synthetic,
  asOf: content.provenance.asOf,
})

export const toCommentCandidate = (comment: Comment, content: Candidate, own: boolean): Candidate => ({
  key: `${content.key}/${comment.commentId}`,
  kind: 'comment',
  contentId: comment.commentId,
  network: comment.network,
  author: comment.author.handle,
  own,
  url: content.url,
  type: null,
  title: null,
  text: comment.text,
  language: comment.language,
  publishedAt: comment.publishedAt,
  thumbnailUrl: null,
  media: 0,
  pictures: [],
  looks: [],
  labels: [],
  fields: fieldsOf([['text', comment.text]]),
  parentKey: content.key,
  source: comment.provenance.source,
  synthetic: comment.provenance.synthetic,
  asOf: comment.provenance.asOf,
})

export const toProfileCandidate = (creator: Creator): Candidate => ({
  key: `${creator.network}:@${creator.handle}`,
  kind: 'profile',
  contentId: `@${creator.handle}`,
  network: creator.network,
  author: creator.handle,
  own: true,
  url: creator.url,
  type: null,
  title: creator.name,
  text: creator.bio,
  language: null,
  publishedAt: creator.provenance.asOf,
  thumbnailUrl: creator.imageUrl,
  media: 0,
  pictures: [],
  looks: [],
  labels: creator.labels ?? [],
  fields: fieldsOf([['text', creator.bio]]),
  parentKey: null,
  source: creator.provenance.source,
  synthetic: creator.provenance.synthetic,
  asOf: creator.provenance.asOf,
})

/** A text that somebody sent to try a criteria set on: nobody's post, and never kept. */
export const toOwnCandidate = (
  given: string | { text: string; language?: string | undefined },
  index: number,
  now: number,
): Candidate => {
  const { text, language = null } = typeof given === 'string' ? { text: given } : given
  return {
    key: `text:${index}`,
    kind: 'content',
    contentId: String(index),
    network: 'x',
    author: '',
    own: true,
    url: '',
    type: null,
    title: null,
    text,
    language,
    publishedAt: now,
    thumbnailUrl: null,
    media: 0,
    pictures: [],
    looks: [],
    labels: [],
    fields: fieldsOf([['text', text]]),
    parentKey: null,
    source: 'preview',
    synthetic: false,
    asOf: now,
  }
}

/** Whether the criteria want this content at all. */
export const isWanted = ({ type }: Content, { include, content_types }: Criteria): boolean =>
  (include.reposts || type !== 'repost') &&
  (include.replies || type !== 'reply') &&
  (content_types === null || content_types.includes(type))
