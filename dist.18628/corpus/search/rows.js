import { sql } from 'kysely'
const idsMax = 500
const inParts = async (ids, ask) => {
  const found = []
  for (let i = 0; i < ids.length; i += idsMax) found.push(...(await ask(ids.slice(i, i + idsMax))))
  return found
}
const readKeys = async (db, { table, key }, after, limit) => {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  const behind = after === null ? sql`` : sql`where (${columns}) > (${sql.join(after.map((part) => sql.val(part)))})`
  const rows = await db.query
    .selectFrom(
      sql`(select ${columns} from ${sql.table(table)} ${behind} order by ${columns} limit ${limit})`.as('page'),
    )
    .selectAll()
    .execute()
  return rows.map((row) => key.map((name) => String(row[name])))
}
const readCreators = (db, network, ids) =>
  inParts(ids, async (part) =>
    (
      await db.query
        .withTables()
        .selectFrom('creators')
        .select('document')
        .where('network', '=', network)
        .where('external_id', 'in', part)
        .execute()
    ).map(({ document }) => JSON.parse(document)),
  )
const readContents = (db, network, ids) =>
  inParts(ids, async (part) =>
    (
      await db.query
        .withTables()
        .selectFrom('contents')
        .select('document')
        .where('network', '=', network)
        .where('content_id', 'in', part)
        .execute()
    ).map(({ document }) => JSON.parse(document)),
  )
const readComments = (db, network, refs) =>
  inParts([...new Set(refs.map(({ contentId }) => contentId))], async (contentIds) => {
    const wanted = new Set(contentIds)
    const ids = refs.filter(({ contentId }) => wanted.has(contentId)).map(({ commentId }) => commentId)
    return inParts([...new Set(ids)], async (commentIds) =>
      (
        await db.query
          .withTables()
          .selectFrom('comments')
          .select('document')
          .where('network', '=', network)
          .where('content_id', 'in', contentIds)
          .where('comment_id', 'in', commentIds)
          .execute()
      ).map(({ document }) => JSON.parse(document)),
    )
  })
const readNewestContents = (db, network, authorIds, limit) =>
  inParts(authorIds, async (part) => {
    const rows = await db.query
      .withTables()
      .with('ranked', (query) =>
        query
          .selectFrom('contents')
          .select(['network', 'content_id'])
          .select(
            sql`row_number() over (partition by author_id order by published_at desc, content_id desc)`.as('place'),
          )
          .where('network', '=', network)
          .where('author_id', 'in', part),
      )
      .selectFrom('ranked')
      .innerJoin('contents', (join) =>
        join.onRef('contents.network', '=', 'ranked.network').onRef('contents.content_id', '=', 'ranked.content_id'),
      )
      .select('contents.document')
      .where('ranked.place', '<=', limit)
      .orderBy('contents.author_id')
      .orderBy('contents.published_at', 'desc')
      .orderBy('contents.content_id', 'desc')
      .execute()
    return rows.map(({ document }) => JSON.parse(document))
  })
const readPoints = async (db, network, creatorIds) => {
  const rows = await inParts(creatorIds, (part) =>
    db.query
      .withTables()
      .selectFrom('metric_points')
      .select(['creator_id', 'day', 'followers', 'average_likes', 'average_views'])
      .where('network', '=', network)
      .where('creator_id', 'in', part)
      .where((eb) => eb.or([eb('granularity', '=', 'month'), eb(sql`substr(day, 9, 2)`, 'in', ['01', '15'])]))
      .orderBy('creator_id')
      .orderBy('day')
      .execute(),
  )
  const points = /* @__PURE__ */ new Map()
  for (const { creator_id, day, followers, average_likes, average_views } of rows) {
    const own = points.get(creator_id) ?? []
    own.push({ day, followers, averageLikes: average_likes, averageViews: average_views })
    points.set(creator_id, own)
  }
  return points
}
export { readComments, readContents, readCreators, readKeys, readNewestContents, readPoints }
//# sourceMappingURL=rows.js.map
