import { sql } from 'kysely'
import type { Database, Query } from '../../db/database.js'
import { checkedColumns, parseSound } from '../../db/sound-document.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import { groupBy } from '../../kernel/groups.js'
import { handleKey } from '../../model/handle-key.js'
import type { Network } from '../../model/network.js'
import { moveAudienceChanges } from './audience-changes.js'
import { moveOtherIds, OtherIds } from './other-ids.js'

type Tables = {
  creators: { network: string; external_id: string; handle_key: string; synthetic: number; document: string }
  contents: { network: string; content_id: string; author_id: string; document: string }
  audience_summaries: { network: string; external_id: string }
  readings: { network: string; subject: string }
}

/** The id of somebody whose id nobody told us. No network gives out ids that start with @. */
export const idFromHandle = (handle: string): string => `@${handle}`

const isStandIn = (externalId: string): boolean => externalId.startsWith('@')

interface Adoption {
  network: Network
  formerId: string
  externalId: string
}

const contentsAtOnce = 500

/** People who are known until now by a stand-in for their id, or under the same handle by an id of another kind. */
const findFormer = async (db: Database, creators: readonly Creator[]): Promise<Adoption[]> => {
  const told = creators.filter(({ externalId }) => !isStandIn(externalId))
  const found: Adoption[] = []
  for (const [network, some] of groupBy(told, (creator) => creator.network)) {
    const byHandle = new Map(some.map((creator) => [handleKey(creator.handle), creator]))
    const rows = await db.query
      .withTables<Tables>()
      .selectFrom('creators')
      .select(['external_id', 'handle_key', 'synthetic'])
      .where('network', '=', network)
      .where('handle_key', 'in', db.listed([...byHandle.keys()]))
      .where('external_id', 'not in', db.listed(some.map(({ externalId }) => externalId)))
      .execute()
    if (rows.length === 0) continue
    const ids = [...rows.map((row) => row.external_id), ...some.map(({ externalId }) => externalId)]
    const known = await new OtherIds(db).find(network, ids)
    for (const { external_id: formerId, handle_key, synthetic } of rows) {
      const creator = byHandle.get(handle_key)
      if (creator === undefined || Number(creator.provenance.synthetic) !== synthetic) continue
      const { externalId } = creator
      if (isStandIn(formerId) || known.areOne(formerId, externalId)) found.push({ network, formerId, externalId })
    }
  }
  return found
}

/** Moves rows of a table whose key holds the id; where a row is there already, it stays. */
const moveRows = async (
  query: Query,
  table: string,
  columns: readonly string[],
  { network, formerId, externalId }: Adoption,
): Promise<void> => {
  const kept = columns.map((name) => (name === 'creator_id' ? sql.val(externalId) : sql.ref(name)))
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names}) select ${sql.join(kept)} from ${sql.table(table)} where network = ${network} and creator_id = ${formerId} on conflict do nothing`.execute(
    query,
  )
  await sql`delete from ${sql.table(table)} where network = ${network} and creator_id = ${formerId}`.execute(query)
}

/** What people made of somebody: tables whose rows name a creator, and what their keys hold besides. */
const work: readonly (readonly [table: string, scope: readonly string[]])[] = [
  ['list_members', ['list_id']],
  ['list_change_members', ['list_id', 'seq']],
  ['saved_search_matches', ['search_id']],
  ['saved_search_differences', ['search_id', 'seq', 'place']],
  ['campaign_members', ['campaign_id']],
  ['campaign_posts', ['campaign_id', 'content_id']],
]

/** Lists, saved searches and campaigns that name the stand-in name the creator from now on, once. */
const moveWork = async (query: Query, { network, formerId, externalId }: Adoption): Promise<void> => {
  for (const [table, scope] of work) {
    const same = sql.join(
      scope.map((name) => sql`other.${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`),
      sql` and `,
    )
    await sql`update ${sql.table(table)} set external_id = ${externalId} where network = ${network} and external_id = ${formerId}
      and not exists (select 1 from ${sql.table(table)} other where ${same} and other.network = ${network} and other.external_id = ${externalId})`.execute(
      query,
    )
    await sql`delete from ${sql.table(table)} where network = ${network} and external_id = ${formerId}`.execute(query)
  }
}

const moveContents = async (db: Database, query: Query, { network, formerId, externalId }: Adoption): Promise<void> => {
  const tables = query.withTables<Tables>()
  for (;;) {
    const rows = await tables
      .selectFrom('contents')
      .select('content_id')
      .select(checkedColumns(db, 'contents'))
      .where('network', '=', network)
      .where('author_id', '=', formerId)
      .limit(contentsAtOnce)
      .execute()
    for (const row of rows) {
      const moved = { ...parseSound<Content>(db, 'contents', row), authorExternalId: externalId }
      await tables
        .updateTable('contents')
        .set({ author_id: externalId, document: JSON.stringify(moved) })
        .where('network', '=', network)
        .where('content_id', '=', row.content_id)
        .execute()
    }
    if (rows.length < contentsAtOnce) return
  }
}

/**
 * The record itself: under the true id unless somebody stands there already. It is written anew and the old one removed, since whoever follows the
 * rows is told of a key that is gone by its removal alone.
 */
const moveCreator = async (db: Database, query: Query, { network, formerId, externalId }: Adoption): Promise<void> => {
  const tables = query.withTables<Tables>()
  const old = await tables
    .selectFrom('creators')
    .select(checkedColumns(db, 'creators'))
    .where('network', '=', network)
    .where('external_id', '=', formerId)
    .executeTakeFirst()
  if (old !== undefined) {
    const document = JSON.stringify({ ...parseSound<Creator>(db, 'creators', old), externalId })
    await sql`insert into creators (network, external_id, handle_key, source, as_of, synthetic, document)
      select network, ${externalId}, handle_key, source, as_of, synthetic, ${document} from creators
      where network = ${network} and external_id = ${formerId} on conflict do nothing`.execute(query)
  }
  await tables.deleteFrom('creators').where('network', '=', network).where('external_id', '=', formerId).execute()
}

/**
 * Whoever was imported without an id is kept under a stand-in made of the handle. As soon as a record tells the id, everything
 * that was kept under the stand-in goes over to it: one person, one id, in whatever order files come. The same goes for an id of another kind.
 */
export const adoptIds = async (db: Database, creators: readonly Creator[]): Promise<void> => {
  for (const adoption of await findFormer(db, creators))
    await db.transaction(async (query) => {
      const { network, formerId } = adoption
      await moveCreator(db, query, adoption)
      await moveContents(db, query, adoption)
      await moveRows(query, 'memberships', ['network', 'creator_id', 'kind', 'member_id', 'source', 'as_of'], adoption)
      await moveAudienceChanges(query, adoption)
      await moveRows(
        query,
        'metric_points',
        [
          ...['network', 'creator_id', 'granularity', 'day', 'followers', 'following', 'content_count'],
          ...['average_likes', 'average_views', 'source', 'as_of'],
        ],
        adoption,
      )
      await moveWork(query, adoption)
      if (!isStandIn(formerId))
        await moveOtherIds(query, { network, otherId: formerId, externalId: adoption.externalId })
      const tables = query.withTables<Tables>()
      await tables
        .deleteFrom('audience_summaries')
        .where('network', '=', network)
        .where('external_id', '=', formerId)
        .execute()
      await tables.deleteFrom('readings').where('network', '=', network).where('subject', '=', formerId).execute()
    })
}
