import { z } from 'zod'
import { operation } from '../../kernel/operation.js'
import { sourceFailure } from '../../gather/failure.js'
import { toContentRef } from '../../model/named-content.js'
import { SourceError } from '../../sources/port.js'
import { CommentsBody, CommentShown } from './contract.js'
import { exampleComment } from './examples.js'
import { presentComment, toTree } from './present.js'
const fetchComments = operation({
  method: 'POST',
  path: '/public-comments',
  name: 'fetchComments',
  area: 'Content and comments',
  summary: 'Fetch the public comments of a content item',
  description: 'Newest first, straight from the network, replies included.',
  scope: 'content',
  input: { body: CommentsBody },
  output: z.strictObject({
    data: z.array(CommentShown),
    next_cursor: z.string().nullable(),
    total: z.int().nullable().describe('How many there are, where the network says so.'),
  }),
  example: {
    body: { content: { network: 'instagram', content_id: '10000ko' }, limit: 5 },
    output: { data: [exampleComment], next_cursor: null, total: 1 },
  },
  run: async ({ body }, { gather, cursors }) => {
    const ref = toContentRef(body.content, '/content')
    const list = ['public-comments', ref, body.raw]
    const [at] = cursors.read(list, body.cursor) ?? []
    try {
      const page = await gather.commentsPage(ref, {
        cursor: at ?? null,
        limit: body.limit,
        raw: body.raw,
      })
      const views = page.items.map(presentComment)
      return {
        data: body.replies === 'tree' ? toTree(views) : views,
        next_cursor: page.cursor === null ? null : cursors.write(list, [page.cursor]),
        total: page.total,
      }
    } catch (error) {
      throw error instanceof SourceError ? sourceFailure(error) : error
    }
  },
})
export { fetchComments }
//# sourceMappingURL=fetch-comments.js.map
