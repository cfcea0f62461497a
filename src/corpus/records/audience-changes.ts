import { sql } from 'kysely'
import type { Database, InsertStatement, Query } from '../../db/database.js'
import { Store } from '../../db/store.js'
import type { AudienceSource } from '../../model/audience.js'
import type { ContentRef } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { Network } from '../../model/network.js'

type Tables = {
  audience_changes: { network: string; creator_id: string; kind: string; changes: number; noted_at: number }
  contents: { network: string; content_id: string; author_id: string; source: string }
  comments: { network: string; content_id: string; comment_id: string }
  audience_summaries: { network: string; external_id: string; kind: string; source: string; document: string }
}

/** One audience of a creator. */
export interface AudienceRef {
  network: Network
  creatorId: string
  kind: AudienceSource
}

export interface AudienceChange extends AudienceRef {
  /** How often it was noted. */
  changes: number
}

const statement: InsertStatement = {
  table: 'audience_changes',
  columns: ['network', 'creator_id', 'kind', 'changes', 'noted_at'],
  types: ['text', 'text', 'text', 'bigint', 'bigint'],
  tail: 'on conflict (network, creator_id, kind) do update set changes = audience_changes.changes + 1, noted_at = excluded.noted_at',
}

/** Notes that the members of some audiences, or the counts they are held against, are others now. */
export const noteAudiences = async (db: Database, refs: readonly AudienceRef[], now: number): Promise<void> => {
  const rows = new Map(
    refs.map(({ network, creatorId, kind }) => [
      `${network}\0${creatorId}\0${kind}`,
      [network, creatorId, kind, 1, now] as const,
    ]),
  )
  // In one order, so that two writers never wait for each other.
  const ordered = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  if (ordered.length > 0) await db.insertMany(statement, ordered)
}

/** Notes the audiences of creators about whom something was concluded: how many follow them may have changed. */
export const noteAudiencesOf = async (db: Database, creators: readonly Creator[]): Promise<void> => {
  for (const network of new Set(creators.map((creator) => creator.network))) {
    const ids = creators.filter((creator) => creator.network === network).map(({ externalId }) => externalId)
    const rows = await db.query
      .withTables<Tables>()
      .selectFrom('audience_summaries')
      .select(['external_id', 'kind'])
      .where('network', '=', network)
      .where('external_id', 'in', db.listed(ids))
      .execute()
    const refs = rows.map(({ external_id, kind }) => ({
      network,
      creatorId: external_id,
      kind: kind as AudienceSource,
    }))
    await noteAudiences(db, refs, 0)
  }
}

/** Everything that was noted of one id goes over to another, with all audiences that are kept under it. */
export const moveAudienceChanges = async (
  query: Query,
  { network, formerId, externalId }: { network: Network; formerId: string; externalId: string },
): Promise<void> => {
  await sql`delete from audience_changes where network = ${network} and creator_id = ${formerId}`.execute(query)
  await sql`insert into audience_changes (network, creator_id, kind, changes, noted_at)
    select network, creator_id, kind, 1, 0 from memberships where network = ${network} and creator_id = ${externalId}
    group by network, creator_id, kind on conflict do nothing`.execute(query)
}

/** Audiences whose known members have changed since something was concluded from them. */
export class AudienceChanges extends Store<Tables> {
  /** Those that have not changed since then, longest first. */
  async list(until: number, limit: number): Promise<AudienceChange[]> {
    const rows = await this.rows()
      .selectFrom('audience_changes')
      .select(['network', 'creator_id', 'kind', 'changes'])
      .where('noted_at', '<=', until)
      .orderBy('noted_at')
      .orderBy('network')
      .orderBy('creator_id')
      .limit(limit)
      .execute()
    return rows.map(({ network, creator_id, kind, changes }) => ({
      network: network as Network,
      creatorId: creator_id,
      kind: kind as AudienceSource,
      changes,
    }))
  }

  /** Notes who comments on contents of somebody: of these contents, those under which comments are known. */
  async noteCommenters(contents: readonly ContentRef[], now: number): Promise<void> {
    for (const network of new Set(contents.map((content) => content.network))) {
      const ids = contents.flatMap((content) => (content.network === network ? [content.contentId] : []))
      const rows = await this.rows()
        .selectFrom('contents')
        .select('author_id')
        .distinct()
        .where('contents.network', '=', network)
        .where('contents.content_id', 'in', this.db.listed(ids))
        .where('contents.source', '<>', 'demo')
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('comments')
              .select('comment_id')
              .whereRef('comments.network', '=', 'contents.network')
              .whereRef('comments.content_id', '=', 'contents.content_id'),
          ),
        )
        .execute()
      const refs = rows.map((row) => ({ network, creatorId: row.author_id, kind: 'commenters' as const }))
      await noteAudiences(this.db, refs, now)
    }
  }

  /** It was looked at; where it has changed meanwhile, it stays. */
  async settle({ network, creatorId, kind, changes }: AudienceChange): Promise<void> {
    await this.rows()
      .deleteFrom('audience_changes')
      .where('network', '=', network)
      .where('creator_id', '=', creatorId)
      .where('kind', '=', kind)
      .where('changes', '=', changes)
      .execute()
  }

  async count(): Promise<number> {
    const row = await this.rows()
      .selectFrom('audience_changes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  }

  /** Notes all audiences of real people of which another version concluded something. */
  async noteOthers(engineVersion: string): Promise<void> {
    const version = `%"engineVersion":${JSON.stringify(engineVersion)}%`
    const rows = await this.rows()
      .selectFrom('audience_summaries')
      .select(['network', 'external_id', 'kind'])
      // Those of the demo are many, and looked at by a pass of their own.
      .where('source', '<>', 'demo')
      .where('document', 'not like', version)
      .execute()
    const refs = rows.map(({ network, external_id, kind }) => ({
      network: network as Network,
      creatorId: external_id,
      kind: kind as AudienceSource,
    }))
    await noteAudiences(this.db, refs, 0)
  }
}
