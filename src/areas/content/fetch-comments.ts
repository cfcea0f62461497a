import { z } from 'zod'
import { operation } from '../../kernel/operation.js'
import type { Cursors } from '../../kernel/page.js'
import { sourceFailure } from '../../gather/failure.js'
import type { Gather } from '../../gather/gather.js'
import { toContentRef } from '../../model/named-content.js'
import { SourceError } from '../../sources/port.js'
import { CommentsBody, CommentShown, originShown } from './contract.js'
import { exampleComment } from './examples.js'
import { presentComment, presentNotes, toTree } from './present.js'

export const fetchComments = operation({
  method: 'POST',
  path: '/public-comments',
  name: 'fetchComments',
  isRead: true,
  area: 'Content and comments',
  summary: 'Fetch the public comments of a content item',
  description:
    'Newest first, including replies: from the network if a source is configured for it, otherwise the stored comments.',
  scope: 'content',
  input: { body: CommentsBody },
  output: z.strictObject({
    data: z.array(CommentShown),
    next_cursor: z.string().nullable(),
    total: z
      .int()
      .nullable()
      .describe('How many there are, where the network says so; of known data, how many are known.'),
    ...originShown,
  }),
  example: {
    body: { content: { network: 'instagram', content_id: '10000ko' }, limit: 5 },
    output: { data: [exampleComment], next_cursor: null, total: 1, freshness: 'live', notes: [] },
  },
  run: async ({ body }, { gather, cursors }: { gather: Gather; cursors: Cursors }) => {
    const ref = toContentRef(body.content, '/content')
    const list = ['public-comments', ref, body.raw]
    const [at] = cursors.read(list, body.cursor) ?? []
    try {
      const page = await gather.commentsPage(ref, {
        cursor: (at ?? null) as string | null,
        limit: body.limit,
        raw: body.raw,
      })
      const views = page.items.map((comment) => presentComment(comment, body.raw))
      return {
        data: body.replies === 'tree' ? toTree(views) : views,
        next_cursor: page.cursor === null ? null : cursors.write(list, [page.cursor]),
        total: page.total,
        freshness: page.from,
        notes: presentNotes(page.note, page.items, body.raw),
      }
    } catch (error) {
      throw error instanceof SourceError ? sourceFailure(error) : error
    }
  },
})
