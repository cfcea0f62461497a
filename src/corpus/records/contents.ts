import { Store } from '../../db/store.js'
import { checkedColumns, parseSound, type CheckedRow } from '../../db/sound-document.js'
import type { Content, ContentRef, ContentType } from '../../model/content.js'
import type { Network } from '../../model/network.js'
import { eachDocument, recordTables, upsertRows } from './records.js'
import { contentIdentifiers } from './suppressed.js'
import { suppressionsOf } from './suppressions.js'
import { partsOf } from '../../kernel/parts.js'

type Tables = {
  contents: {
    network: string
    content_id: string
    author_id: string
    published_at: number
    type: string
    source: string
    as_of: number
  } & CheckedRow
}

export interface ContentsFilter {
  types?: readonly ContentType[] | undefined
  /** Published at or after. */
  since?: number | undefined
  /** Published before. */
  until?: number | undefined
  /** The last item of the page before. */
  after?: { publishedAt: number; contentId: string } | undefined
  limit: number
}

/** Ids in one statement. */
const removeMax = 500

const toRow = (content: Content): readonly unknown[] => [
  content.network,
  content.contentId,
  content.authorExternalId,
  content.publishedAt,
  content.type,
  content.provenance.source,
  content.provenance.asOf,
  JSON.stringify({ ...content, raw: undefined }),
]

/** The contents we know. */
export class Contents extends Store<Tables> {
  #toContent(row: CheckedRow): Content {
    return parseSound(this.db, 'contents', row)
  }

  async save(given: readonly Content[]): Promise<void> {
    const contents = await suppressionsOf(this.db).allowed(given, contentIdentifiers)
    await upsertRows(this.db, recordTables.contents, contents.map(toRow))
  }

  /** Forgets what its author took back. */
  async remove(network: Network, contentIds: readonly string[]): Promise<void> {
    for (const part of partsOf(contentIds, removeMax)) {
      await this.rows().deleteFrom('contents').where('network', '=', network).where('content_id', 'in', part).execute()
    }
  }

  async find({ network, contentId }: ContentRef): Promise<Content | undefined> {
    const row = await this.rows()
      .selectFrom('contents')
      .select(checkedColumns(this.db, 'contents'))
      .where('network', '=', network)
      .where('content_id', '=', contentId)
      .executeTakeFirst()
    return row && this.#toContent(row)
  }

  /** Of one author, newest first. */
  async list(network: Network, authorId: string, filter: ContentsFilter): Promise<Content[]> {
    let query = this.rows()
      .selectFrom('contents')
      .select(checkedColumns(this.db, 'contents'))
      .where('network', '=', network)
      .where('author_id', '=', authorId)
    if (filter.types !== undefined) query = query.where('type', 'in', [...filter.types])
    if (filter.since !== undefined) query = query.where('published_at', '>=', filter.since)
    if (filter.until !== undefined) query = query.where('published_at', '<', filter.until)
    if (filter.after !== undefined) {
      const { publishedAt, contentId } = filter.after
      query = query.where((eb) =>
        eb.or([
          eb('published_at', '<', publishedAt),
          eb.and([eb('published_at', '=', publishedAt), eb('content_id', '<', contentId)]),
        ]),
      )
    }
    const rows = await query.orderBy('published_at', 'desc').orderBy('content_id', 'desc').limit(filter.limit).execute()
    return rows.map((row) => this.#toContent(row))
  }

  /** Ids alone, of one author, newest first. */
  async ids(
    network: Network,
    authorId: string,
    { since, limit }: Pick<ContentsFilter, 'since' | 'limit'>,
  ): Promise<string[]> {
    const rows = await this.rows()
      .selectFrom('contents')
      .select('content_id')
      .where('network', '=', network)
      .where('author_id', '=', authorId)
      .where('published_at', '>=', since ?? Number.MIN_SAFE_INTEGER)
      .orderBy('published_at', 'desc')
      .orderBy('content_id', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => row.content_id)
  }

  /** All of them, in the order of their keys, with flat memory. */
  async *all(network?: Network): AsyncGenerator<Content> {
    for await (const document of eachDocument(this.db, recordTables.contents, network))
      yield JSON.parse(document) as Content
  }
}
