import { commentIdentifiers } from '../../records/suppressed.js'
import type { Comment } from '../../../model/comment.js'
import { readContentRef } from './contents.js'
import { count, id, language, text, time, url } from './kinds.js'
import {
  defineSchema,
  field,
  idFromHandle,
  networkField,
  provenanceFields,
  readHandle,
  readProvenance,
  writeProvenance,
} from './schema.js'

const fields = {
  network: networkField,
  content_id: field(id, 'The content it was posted under. Needed unless content_url is given.'),
  content_url: field(url, 'Address of that content.'),
  comment_id: field(id, 'The network’s id of the comment. Needed.'),
  parent_id: field(id, 'Id of the comment it answers.'),
  author: field(id, 'Handle of the author. Needed.'),
  author_external_id: field(id, 'The network’s id of the author; by default @handle.'),
  author_name: field(text, 'Name of the author.'),
  author_image_url: field(url, 'Picture of the author.'),
  text: field(text, 'Text.'),
  language: field(language, 'Language, if it is stated.'),
  published_at: field(time, 'When it was written. Needed.'),
  likes: field(count, 'Likes.'),
  replies: field(count, 'Replies.'),
  ...provenanceFields,
}

export const comments = defineSchema<typeof fields, Comment>({
  fields,
  toRecord: (row, defaults, report) => {
    const content = readContentRef(row, report)
    for (const name of ['comment_id', 'author', 'published_at'] as const)
      if (row[name] === undefined) report(name, 'is missing')
    const handle = content && row.author ? readHandle(content.network, row.author, 'author', report) : undefined
    const provenance = readProvenance(row, defaults, report)
    const { comment_id: commentId, published_at: publishedAt } = row
    if (content === undefined || commentId === undefined || handle === undefined || publishedAt === undefined)
      return undefined
    return {
      network: content.network,
      contentId: content.contentId,
      commentId,
      parentId: row.parent_id ?? null,
      author: {
        handle,
        externalId: row.author_external_id ?? idFromHandle(handle),
        name: row.author_name ?? null,
        imageUrl: row.author_image_url ?? null,
      },
      text: row.text ?? '',
      language: row.language ?? null,
      publishedAt,
      likes: row.likes ?? null,
      replies: row.replies ?? null,
      provenance,
    }
  },
  toRow: (comment) => ({
    network: comment.network,
    content_id: comment.contentId,
    comment_id: comment.commentId,
    parent_id: comment.parentId,
    author: comment.author.handle,
    author_external_id: comment.author.externalId,
    author_name: comment.author.name,
    author_image_url: comment.author.imageUrl,
    text: comment.text,
    language: comment.language,
    published_at: comment.publishedAt,
    likes: comment.likes,
    replies: comment.replies,
    ...writeProvenance(comment.provenance),
  }),
  identify: commentIdentifiers,
  save: (corpus, records) => corpus.comments.save(records),
  all: (corpus, network) => corpus.comments.all(network),
})
