import { sql } from 'kysely'
const batchRows = 5e3
const int = 'bigint'
const text = 'text'
const recordTables = {
  creators: {
    table: 'creators',
    key: ['network', 'external_id'],
    columns: { network: text, external_id: text, handle_key: text, source: text, as_of: int, document: text },
  },
  contents: {
    table: 'contents',
    key: ['network', 'content_id'],
    columns: {
      network: text,
      content_id: text,
      author_id: text,
      published_at: int,
      type: text,
      source: text,
      as_of: int,
      document: text,
    },
  },
  comments: {
    table: 'comments',
    key: ['network', 'content_id', 'comment_id'],
    columns: {
      network: text,
      content_id: text,
      comment_id: text,
      published_at: int,
      source: text,
      as_of: int,
      document: text,
    },
  },
  members: {
    table: 'audience_members',
    key: ['network', 'external_id'],
    columns: { network: text, external_id: text, source: text, as_of: int, document: text },
  },
  memberships: {
    table: 'memberships',
    key: ['network', 'creator_id', 'kind', 'member_id'],
    columns: { network: text, creator_id: text, kind: text, member_id: text, source: text, as_of: int },
  },
  audienceSummaries: {
    table: 'audience_summaries',
    key: ['network', 'external_id', 'kind'],
    columns: { network: text, external_id: text, kind: text, source: text, as_of: int, document: text },
  },
  history: {
    table: 'metric_points',
    key: ['network', 'creator_id', 'granularity', 'day'],
    columns: {
      network: text,
      creator_id: text,
      granularity: text,
      day: text,
      followers: int,
      following: int,
      content_count: int,
      average_likes: 'double precision',
      average_views: 'double precision',
      source: text,
      as_of: int,
    },
  },
  brands: {
    table: 'brands',
    key: ['id'],
    columns: { id: text, source: text, as_of: int, document: text },
  },
  links: {
    table: 'account_links',
    key: ['from_network', 'from_handle', 'to_network', 'to_handle', 'evidence'],
    columns: {
      from_network: text,
      from_handle: text,
      to_network: text,
      to_handle: text,
      evidence: text,
      strength: text,
      source: text,
      as_of: int,
    },
  },
}
const toStatement = ({ table, key, columns }) => {
  const names = Object.keys(columns)
  const changes = names.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`)
  return {
    table,
    columns: names,
    types: Object.values(columns),
    tail: `on conflict (${key.join(', ')}) do update set ${changes.join(', ')} where excluded.as_of >= ${table}.as_of`,
  }
}
const withoutRepeats = ({ key, columns }, rows) => {
  const places = key.map((name) => Object.keys(columns).indexOf(name))
  const byKey = new Map(rows.map((row) => [places.map((place) => String(row[place])).join('\0'), row]))
  return byKey.size === rows.length ? rows : [...byKey.values()]
}
const upsertRows = async (db, table, rows) => {
  const statement = toStatement(table)
  for (let i = 0; i < rows.length; i += batchRows)
    await db.insertMany(statement, withoutRepeats(table, rows.slice(i, i + batchRows)))
}
async function* eachDocument(db, { table, key }, pageRows = 1e3, network) {
  let after
  for (;;) {
    let query = db.query
      .withTables()
      .selectFrom(table)
      .select([...key, 'document'])
    if (after !== void 0)
      query = query.where(
        sql`(${sql.join(key.map((name) => sql.ref(name)))}) > (${sql.join(after.map((value) => sql.val(value)))})`,
      )
    if (network !== void 0) query = query.where('network', '=', network)
    for (const name of key) query = query.orderBy(name)
    const rows = await query.limit(pageRows).execute()
    for (const row of rows) yield row['document'] ?? ''
    const last = rows.at(-1)
    if (last === void 0 || rows.length < pageRows) return
    after = key.map((name) => last[name] ?? '')
  }
}
export { eachDocument, recordTables, upsertRows }
//# sourceMappingURL=records.js.map
