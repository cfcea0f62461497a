import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import { checkedColumns, parseAllSound } from '../../db/sound-document.js'
import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Comment } from '../../model/comment.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import type { ScannedTable } from './kind.js'
import { partsOf } from '../../kernel/parts.js'

type Tables = {
  creators: { network: string; external_id: string; document: string }
  contents: { network: string; content_id: string; author_id: string; published_at: number; document: string }
  comments: { network: string; content_id: string; comment_id: string; document: string }
  audience_summaries: { network: string; external_id: string; kind: string; document: string }
  metric_points: { network: string; creator_id: string; granularity: string; day: string } & PointRow
}

interface PointRow {
  followers: number | null
  average_likes: number | null
  average_views: number | null
}

export interface Point {
  day: string
  followers: number | null
  averageLikes: number | null
  averageViews: number | null
}

/** Ids in one question: few enough for every database, many enough that questions do not count. */
const idsMax = 500

const inParts = async <T>(ids: readonly string[], ask: (part: string[]) => Promise<T[]>): Promise<T[]> => {
  const found: T[] = []
  for (const part of partsOf(ids, idsMax)) found.push(...(await ask(part)))
  return found
}

/** The next keys of a table in the order of its key. */
export const readKeys = async (
  db: Database,
  { table, key }: ScannedTable,
  after: readonly string[] | null,
  limit: number,
): Promise<string[][]> => {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const behind = after === null ? sql`` : sql`where (${columns}) > (${sql.join(after.map((part) => sql.val(part)))})`
  // Written as a selection of the builder: SQLite then reads without the writing thread.
  const rows = await db.query
    .selectFrom(
      sql<
        Record<string, string>
      >`(select ${columns} from ${sql.table(table)} ${behind} order by ${columns} limit ${limit})`.as('page'),
    )
    .selectAll()
    .execute()
  return rows.map((row) => key.map((name) => String(row[name])))
}

export const readCreators = (db: Database, network: Network, ids: readonly string[]): Promise<Creator[]> =>
  inParts(ids, async (part) =>
    parseAllSound<Creator>(
      db,
      'creators',
      await db.query
        .withTables<Tables>()
        .selectFrom('creators')
        .select(checkedColumns(db, 'creators'))
        .where('network', '=', network)
        .where('external_id', 'in', db.listed(part))
        .execute(),
    ),
  )

export const readContents = (db: Database, network: Network, ids: readonly string[]): Promise<Content[]> =>
  inParts(ids, async (part) =>
    parseAllSound<Content>(
      db,
      'contents',
      await db.query
        .withTables<Tables>()
        .selectFrom('contents')
        .select(checkedColumns(db, 'contents'))
        .where('network', '=', network)
        .where('content_id', 'in', db.listed(part))
        .execute(),
    ),
  )

/** The comments of some ids; ids are unique within a content only, so the caller picks out its own. */
export const readComments = (
  db: Database,
  network: Network,
  refs: readonly { contentId: string; commentId: string }[],
): Promise<Comment[]> =>
  inParts([...new Set(refs.map(({ contentId }) => contentId))], async (contentIds) => {
    const wanted = new Set(contentIds)
    const ids = refs.filter(({ contentId }) => wanted.has(contentId)).map(({ commentId }) => commentId)
    return inParts([...new Set(ids)], async (commentIds) =>
      parseAllSound<Comment>(
        db,
        'comments',
        await db.query
          .withTables<Tables>()
          .selectFrom('comments')
          .select(checkedColumns(db, 'comments'))
          .where('network', '=', network)
          .where('content_id', 'in', db.listed(contentIds))
          .where('comment_id', 'in', db.listed(commentIds))
          .execute(),
      ),
    )
  })

/** The newest contents of several authors. Only keys are ranked; the documents of those that count are read. */
export const readNewestContents = (
  db: Database,
  network: Network,
  authorIds: readonly string[],
  limit: number,
): Promise<Content[]> =>
  inParts(authorIds, async (part) => {
    const rows = await db.query
      .withTables<Tables>()
      .with('ranked', (query) =>
        query
          .selectFrom('contents')
          .select(['network', 'content_id'])
          .select(
            sql<number>`row_number() over (partition by author_id order by published_at desc, content_id desc)`.as(
              'place',
            ),
          )
          .where('network', '=', network)
          .where('author_id', 'in', db.listed(part)),
      )
      .selectFrom('ranked')
      .innerJoin('contents', (join) =>
        join.onRef('contents.network', '=', 'ranked.network').onRef('contents.content_id', '=', 'ranked.content_id'),
      )
      .select(checkedColumns(db, 'contents'))
      .where('ranked.place', '<=', limit)
      .orderBy('contents.author_id')
      .orderBy('contents.published_at', 'desc')
      .orderBy('contents.content_id', 'desc')
      .execute()
    return parseAllSound(db, 'contents', rows)
  })

/** The figures of several creators that growth is told from (growthPointsOf), oldest first. */
export const readPoints = async (
  db: Database,
  network: Network,
  creatorIds: readonly string[],
): Promise<Map<string, Point[]>> => {
  // As growthPointsOf does it, where the rows are: histories by the day are long.
  const half = sql`creator_id, granularity, substr(day, 1, 7), substr(day, 9, 2) >= '15'`
  const rows = await inParts(creatorIds, (part) =>
    db.query
      .withTables<Tables>()
      .selectFrom((eb) =>
        eb
          .selectFrom('metric_points')
          .select(['creator_id', 'granularity', 'day', 'followers', 'average_likes', 'average_views'])
          .select(sql<number>`row_number() over (partition by ${half} order by day)`.as('nth'))
          .select(sql<number>`row_number() over (partition by creator_id, granularity order by day desc)`.as('last'))
          .where('network', '=', network)
          .where('creator_id', 'in', db.listed(part))
          .as('points'),
      )
      .select(['creator_id', 'day', 'followers', 'average_likes', 'average_views'])
      .where((eb) => eb.or([eb('granularity', '=', 'month'), eb('nth', '=', 1), eb('last', '=', 1)]))
      .orderBy('creator_id')
      .orderBy('day')
      .execute(),
  )
  const points = new Map<string, Point[]>()
  for (const { creator_id, day, followers, average_likes, average_views } of rows) {
    const own = points.get(creator_id) ?? []
    own.push({ day, followers, averageLikes: average_likes, averageViews: average_views })
    points.set(creator_id, own)
  }
  return points
}

/** What was concluded about the audiences of several creators. */
export const readSummaries = async (
  db: Database,
  network: Network,
  creatorIds: readonly string[],
): Promise<Map<string, AudienceSummary[]>> => {
  const rows = await inParts(creatorIds, (part) =>
    db.query
      .withTables<Tables>()
      .selectFrom('audience_summaries')
      .select('external_id')
      .select(checkedColumns(db, 'audience_summaries'))
      .where('network', '=', network)
      .where('external_id', 'in', db.listed(part))
      .orderBy('external_id')
      .orderBy('kind')
      .execute(),
  )
  const summaries = new Map<string, AudienceSummary[]>()
  for (const row of rows) {
    const own = summaries.get(row.external_id) ?? []
    own.push(...parseAllSound<AudienceSummary>(db, 'audience_summaries', [row]))
    summaries.set(row.external_id, own)
  }
  return summaries
}
