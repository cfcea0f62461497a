import { setImmediate as giveWay } from 'node:timers/promises'
import type { Database } from '../../db/database.js'
import { checkedColumns, parseSound, type CheckedRow } from '../../db/sound-document.js'
import type { Comment } from '../../model/comment.js'
import type { ContentRef } from '../../model/content.js'
import type { Network } from '../../model/network.js'
import { eachDocument, recordTables, upsertRows } from './records.js'
import { commentIdentifiers } from './suppressed.js'
import { suppressionsOf } from './suppressions.js'

type Tables = {
  contents: { network: string; content_id: string; author_id: string }
  comments: { network: string; content_id: string; comment_id: string; published_at: number } & CheckedRow
}

const pageRows = 2000

const toRow = (comment: Comment): readonly unknown[] => [
  comment.network,
  comment.contentId,
  comment.commentId,
  comment.publishedAt,
  comment.provenance.source,
  comment.provenance.asOf,
  JSON.stringify({ ...comment, raw: undefined }),
]

/** The comments we know. */
export class Comments {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save(given: readonly Comment[]): Promise<void> {
    const comments = await suppressionsOf(this.#db).allowed(given, commentIdentifiers)
    await upsertRows(this.#db, recordTables.comments, comments.map(toRow))
  }

  /** Takes comments away from where they were kept before it was known what they stand under. */
  async forget(comments: readonly Comment[], contentIds: readonly string[]): Promise<void> {
    if (comments.length === 0 || contentIds.length === 0) return
    await this.#db.query
      .withTables<Tables>()
      .deleteFrom('comments')
      .where('network', 'in', [...new Set(comments.map(({ network }) => network))])
      .where('content_id', 'in', this.#db.listed(contentIds))
      .where('comment_id', 'in', this.#db.listed(comments.map(({ commentId }) => commentId)))
      .execute()
  }

  /** Of one content item, newest first, after the last comment of the page before. */
  async list(
    { network, contentId }: ContentRef,
    page: { after?: { publishedAt: number; commentId: string } | undefined; limit: number },
  ): Promise<Comment[]> {
    let query = this.#db.query
      .withTables<Tables>()
      .selectFrom('comments')
      .select(checkedColumns(this.#db, 'comments'))
      .where('network', '=', network)
      .where('content_id', '=', contentId)
    if (page.after !== undefined) {
      const { publishedAt, commentId } = page.after
      query = query.where((eb) =>
        eb.or([
          eb('published_at', '<', publishedAt),
          eb.and([eb('published_at', '=', publishedAt), eb('comment_id', '<', commentId)]),
        ]),
      )
    }
    const rows = await query.orderBy('published_at', 'desc').orderBy('comment_id', 'desc').limit(page.limit).execute()
    return rows.map((row) => parseSound<Comment>(this.#db, 'comments', row))
  }

  /** Under anything that somebody published, the newest so many. */
  async underContentsOf(network: Network, authorId: string, limit: number): Promise<Comment[]> {
    const found: Comment[] = []
    for (let skip = 0; skip < limit; skip += pageRows) {
      const rows = await this.#db.query
        .withTables<Tables>()
        .selectFrom('contents')
        .innerJoin('comments', (join) =>
          join
            .onRef('comments.network', '=', 'contents.network')
            .onRef('comments.content_id', '=', 'contents.content_id'),
        )
        .select(checkedColumns(this.#db, 'comments'))
        .where('contents.network', '=', network)
        .where('contents.author_id', '=', authorId)
        .orderBy('comments.published_at', 'desc')
        .orderBy('comments.content_id')
        .orderBy('comments.comment_id')
        .limit(pageRows)
        .offset(skip)
        .execute()
      for (const row of rows) found.push(parseSound<Comment>(this.#db, 'comments', row))
      if (rows.length < pageRows) break
      await giveWay()
    }
    return found
  }

  async count({ network, contentId }: ContentRef): Promise<number> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('comments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('network', '=', network)
      .where('content_id', '=', contentId)
      .executeTakeFirst()
    return row?.count ?? 0
  }

  /** All of them, in the order of their keys, with flat memory. */
  async *all(network?: Network): AsyncGenerator<Comment> {
    for await (const document of eachDocument(this.#db, recordTables.comments, network))
      yield JSON.parse(document) as Comment
  }
}
