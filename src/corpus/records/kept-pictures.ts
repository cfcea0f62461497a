import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import { dayMs } from '../../kernel/clock.js'

/** Whose picture: an avatar, or that of a post. */
export interface PictureKey {
  network: string
  externalId: string
  /** Of a post; empty for an avatar. */
  contentId: string
}

export interface KeptPicture {
  sourceUrl: string
  /** Null where it could not be had, with the reason. */
  jpeg: Buffer | null
  reason: string | null
  fetchedAt: number
}

type Tables = {
  pictures: {
    network: string
    external_id: string
    content_id: string
    source_url: string
    jpeg: string | null
    reason: string | null
    fetched_at: number
  }
}

/** So long a small copy is kept. */
export const picturesKeptDays = 7
export const picturesKeptMs = picturesKeptDays * dayMs

/** Small copies of avatars and of pictures of posts. They go with the person, and after some days. */
export class KeptPictures {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async find({ network, externalId, contentId }: PictureKey): Promise<KeptPicture | undefined> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('pictures')
      .selectAll()
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .where('content_id', '=', contentId)
      .executeTakeFirst()
    return (
      row && {
        sourceUrl: row.source_url,
        jpeg: row.jpeg === null ? null : Buffer.from(row.jpeg, 'base64'),
        reason: row.reason,
        fetchedAt: Number(row.fetched_at),
      }
    )
  }

  /** Kept only while the creator is known: who was erased while a picture was on its way stays erased. */
  async save({ network, externalId, contentId }: PictureKey, picture: KeptPicture): Promise<void> {
    const { sourceUrl, jpeg, reason, fetchedAt } = picture
    await this.#db.transaction(async (query) => {
      await sql`insert into pictures (network, external_id, content_id, source_url, jpeg, reason, fetched_at)
        select cast(${network} as text), cast(${externalId} as text), cast(${contentId} as text), cast(${sourceUrl} as text),
          cast(${jpeg?.toString('base64') ?? null} as text), cast(${reason} as text), cast(${fetchedAt} as bigint)
        where exists (select 1 from creators where network = ${network} and external_id = ${externalId})
        on conflict (network, external_id, content_id) do update set source_url = excluded.source_url,
          jpeg = excluded.jpeg, reason = excluded.reason, fetched_at = excluded.fetched_at`.execute(query)
    })
  }

  async count(now: number): Promise<{ held: number; due: number; oldest: number | null }> {
    const { rows } = await sql<{ held: number; due: number | null; oldest: number | null }>`
      select count(*) as held, sum(case when fetched_at <= ${now - picturesKeptMs} then 1 else 0 end) as due,
        min(fetched_at) as oldest from pictures`.execute(this.#db.query)
    const [found] = rows
    const oldest = found?.oldest ?? null
    return {
      held: Number(found?.held ?? 0),
      due: Number(found?.due ?? 0),
      oldest: oldest === null ? null : Number(oldest),
    }
  }

  /** Removes what is due. */
  async expire(now: number): Promise<void> {
    await this.#db.transaction(async (query) => {
      await sql`delete from pictures where fetched_at <= ${now - picturesKeptMs}`.execute(query)
    })
  }
}
