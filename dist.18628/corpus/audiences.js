import { sql } from 'kysely'
import { recordTables, upsertRows } from './records.js'
const pageRows = 1e3
const idPageRows = 5e3
class Audiences {
  #db
  constructor(db) {
    this.#db = db
  }
  #rows() {
    return this.#db.query.withTables()
  }
  async save({ network, creatorId, kind }, members, from) {
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
  /** Members of many audiences at once. */
  async saveAll(memberships) {
    await upsertRows(
      this.#db,
      recordTables.members,
      memberships.map(({ member, source, asOf }) => [
        member.network,
        member.externalId,
        source,
        asOf,
        JSON.stringify(member),
      ]),
    )
    await upsertRows(
      this.#db,
      recordTables.memberships,
      memberships.map(({ creatorId, kind, member, source, asOf }) => [
        member.network,
        creatorId,
        kind,
        member.externalId,
        source,
        asOf,
      ]),
    )
  }
  /** All memberships in the order of their keys, with flat memory. */
  async *all(network) {
    let after
    for (;;) {
      const rows = await this.#page(network, after)
      for (const { creator_id: creatorId, kind, source, as_of: asOf, document } of rows)
        yield { creatorId, kind, source, asOf, member: JSON.parse(document) }
      after = rows.at(-1)
      if (after === void 0 || rows.length < pageRows) return
    }
  }
  #page(network, after) {
    let query = this.#rows()
      .selectFrom('memberships as m')
      .innerJoin('audience_members as a', (join) =>
        join.onRef('a.network', '=', 'm.network').onRef('a.external_id', '=', 'm.member_id'),
      )
      .select(['m.network', 'm.creator_id', 'm.kind', 'm.member_id', 'm.source', 'm.as_of', 'a.document'])
    if (network !== void 0) query = query.where('m.network', '=', network)
    if (after !== void 0) {
      const key = [after.network, after.creator_id, after.kind, after.member_id]
      query = query.where(
        sql`(m.network, m.creator_id, m.kind, m.member_id) > (${sql.join(key.map((value) => sql.val(value)))})`,
      )
    }
    return query
      .orderBy('m.network')
      .orderBy('m.creator_id')
      .orderBy('m.kind')
      .orderBy('m.member_id')
      .limit(pageRows)
      .execute()
  }
  /** Members in the order of their ids, after the given one. */
  async list({ network, creatorId, kind }, page) {
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
    if (page.after !== void 0) query = query.where('memberships.member_id', '>', page.after)
    const rows = await query.orderBy('memberships.member_id').limit(page.limit).execute()
    return rows.map(({ document }) => JSON.parse(document))
  }
  /** The ids of everybody seen in an audience since then, in order, a page at a time. */
  async *ids({ network, creatorId, kind }, since) {
    let after
    do {
      let query = this.#rows()
        .selectFrom('memberships')
        .select('member_id')
        .where('network', '=', network)
        .where('creator_id', '=', creatorId)
        .where('kind', '=', kind)
        .where('as_of', '>=', since)
      if (after !== void 0) query = query.where('member_id', '>', after)
      const rows = await query.orderBy('member_id').limit(idPageRows).execute()
      if (rows.length > 0) yield rows.map(({ member_id }) => member_id)
      after = rows.length < idPageRows ? void 0 : rows.at(-1)?.member_id
    } while (after !== void 0)
  }
  async count({ network, creatorId, kind }) {
    const row = await this.#rows()
      .selectFrom('memberships')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('network', '=', network)
      .where('creator_id', '=', creatorId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row?.count ?? 0
  }
}
export { Audiences }
//# sourceMappingURL=audiences.js.map
