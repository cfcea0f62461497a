import type { Database } from '../db/database.js'
import type { AudienceMember, AudienceSource } from '../model/audience.js'
import type { Network } from '../model/network.js'
import type { Provenance } from '../model/provenance.js'
import { recordTables, upsertRows } from './records.js'

type Tables = {
  audience_members: { network: string; external_id: string; document: string }
  memberships: { network: string; creator_id: string; kind: string; member_id: string; as_of: number }
}

export interface AudienceRef {
  network: Network
  creatorId: string
  kind: AudienceSource
}

/** The people we have seen in somebody's audience. */
export class Audiences {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  #rows() {
    return this.#db.query.withTables<Tables>()
  }

  async save(
    { network, creatorId, kind }: AudienceRef,
    members: readonly AudienceMember[],
    from: Provenance,
  ): Promise<void> {
    const { source, asOf } = from
    await upsertRows(
      this.#db,
      recordTables.members,
      members.map((member) => [network, member.externalId, source, asOf, JSON.stringify(member)]),
    )
    await upsertRows(
      this.#db,
      recordTables.memberships,
      members.map((member) => [network, creatorId, kind, member.externalId, source, asOf]),
    )
  }

  /** Members in the order of their ids, after the given one. */
  async list(
    { network, creatorId, kind }: AudienceRef,
    page: { after?: string; limit: number },
  ): Promise<AudienceMember[]> {
    let query = this.#rows()
      .selectFrom('memberships')
      .innerJoin('audience_members', (join) =>
        join
          .onRef('audience_members.network', '=', 'memberships.network')
          .onRef('audience_members.external_id', '=', 'memberships.member_id'),
      )
      .select('audience_members.document')
      .where('memberships.network', '=', network)
      .where('memberships.creator_id', '=', creatorId)
      .where('memberships.kind', '=', kind)
    if (page.after !== undefined) query = query.where('memberships.member_id', '>', page.after)
    const rows = await query.orderBy('memberships.member_id').limit(page.limit).execute()
    return rows.map(({ document }) => JSON.parse(document) as AudienceMember)
  }

  async count({ network, creatorId, kind }: AudienceRef): Promise<number> {
    const row = await this.#rows()
      .selectFrom('memberships')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('network', '=', network)
      .where('creator_id', '=', creatorId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row?.count ?? 0
  }
}
