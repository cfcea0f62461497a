import { setImmediate as giveWay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { checkedColumns, parseSound, type CheckedRow } from '../../db/sound-document.js'
import { hashOf } from '../../engine/likeness/hash.js'
import type { Clock } from '../../kernel/clock.js'
import type { AudienceMember, AudienceSource } from '../../model/audience.js'
import type { Network } from '../../model/network.js'
import type { Provenance } from '../../model/provenance.js'
import { noteAudiences, type AudienceRef } from './audience-changes.js'
import { insertNewRows, recordTables, upsertRows } from './records.js'
import { membershipIdentifiers } from './suppressed.js'
import { suppressionsOf } from './suppressions.js'

type Tables = {
  audience_members: { network: string; external_id: string } & CheckedRow
  memberships: { network: string; creator_id: string; kind: string; member_id: string; source: string; as_of: number }
}

type MembershipKey = Pick<Tables['memberships'], 'network' | 'creator_id' | 'kind' | 'member_id'>

export type { AudienceRef }

/** One person in one audience, and who said so. */
export interface Membership {
  creatorId: string
  kind: AudienceSource
  member: AudienceMember
  source: string
  asOf: number
}

const pageRows = 1000
const idPageRows = 5000

/** The people we have seen in somebody's audience. */
export class Audiences extends Store<Tables> {
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#clock = clock
  }

  #toMember(row: CheckedRow): AudienceMember {
    return parseSound(this.db, 'audience_members', row)
  }

  async save(
    { creatorId, kind }: AudienceRef,
    given: readonly AudienceMember[],
    { source, asOf, synthetic }: Provenance,
  ): Promise<void> {
    const memberships = given.map((member) => ({ creatorId, kind, member, source, asOf }))
    // Audiences of invented people are looked at by a pass of their own.
    await (synthetic ? this.#write(memberships) : this.saveAll(memberships))
  }

  /** Members of many audiences at once. */
  saveAll(given: readonly Membership[]): Promise<void> {
    return this.#saveNoted(given, upsertRows)
  }

  /** The same of people of whom little is known: a profile that is there stays. */
  saveNew(given: readonly Membership[]): Promise<void> {
    return this.#saveNoted(given, insertNewRows)
  }

  async #saveNoted(given: readonly Membership[], writeMembers: typeof upsertRows): Promise<void> {
    const refs = given.map(({ creatorId, kind, member: { network } }) => ({ network, creatorId, kind }))
    // Before, so that the note is there whatever happens; after, so that what was concluded meanwhile is concluded again.
    await noteAudiences(this.db, refs, this.#clock.now())
    await this.#write(given, writeMembers)
    await noteAudiences(this.db, refs, this.#clock.now())
  }

  async #write(given: readonly Membership[], writeMembers = upsertRows): Promise<void> {
    const memberships = await suppressionsOf(this.db).allowed(given, membershipIdentifiers)
    await writeMembers(
      this.db,
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
      this.db,
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
  async *all(network?: Network): AsyncGenerator<Membership> {
    let after: MembershipKey | undefined
    for (;;) {
      const rows = await this.#page(network, after)
      for (const row of rows) {
        const { creator_id: creatorId, kind, source, as_of: asOf } = row
        yield { creatorId, kind: kind as AudienceSource, source, asOf, member: this.#toMember(row) }
      }
      after = rows.at(-1)
      if (after === undefined || rows.length < pageRows) return
      await giveWay()
    }
  }

  #page(network: Network | undefined, after: MembershipKey | undefined) {
    let query = this.rows()
      .selectFrom('memberships as m')
      .innerJoin('audience_members as a', (join) =>
        join.onRef('a.network', '=', 'm.network').onRef('a.external_id', '=', 'm.member_id'),
      )
      .select(['m.network', 'm.creator_id', 'm.kind', 'm.member_id', 'm.source', 'm.as_of'])
      .select(checkedColumns(this.db, 'a'))
    if (network !== undefined) query = query.where('m.network', '=', network)
    if (after !== undefined) {
      const key = [after.network, after.creator_id, after.kind, after.member_id]
      query = query.where(
        sql<boolean>`(m.network, m.creator_id, m.kind, m.member_id) > (${sql.join(key.map((value) => sql.val(value)))})`,
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
  async list(
    { network, creatorId, kind }: AudienceRef,
    page: { after?: string; since?: number; limit: number },
  ): Promise<AudienceMember[]> {
    let query = this.rows()
      .selectFrom('memberships')
      .innerJoin('audience_members', (join) =>
        join
          .onRef('audience_members.network', '=', 'memberships.network')
          .onRef('audience_members.external_id', '=', 'memberships.member_id'),
      )
      .select(checkedColumns(this.db, 'audience_members'))
      .where('memberships.network', '=', network)
      .where('memberships.creator_id', '=', creatorId)
      .where('memberships.kind', '=', kind)
    if (page.after !== undefined) query = query.where('memberships.member_id', '>', page.after)
    if (page.since !== undefined) query = query.where('memberships.as_of', '>=', page.since)
    const rows = await query.orderBy('memberships.member_id').limit(page.limit).execute()
    return rows.map((row) => this.#toMember(row))
  }

  /** So many members at most: all there are, or as good as drawn by lot, and the same ones again while they are the same. */
  async sample(ref: AudienceRef, limit: number): Promise<AudienceMember[]> {
    const some = await this.list(ref, { limit: limit + 1 })
    if (some.length <= limit) return some
    let drawn: { id: string; lot: number }[] = []
    for await (const ids of this.ids(ref, 0)) {
      for (const id of ids) drawn.push({ id, lot: hashOf(id) })
      if (drawn.length > limit) drawn = drawn.sort((a, b) => a.lot - b.lot || (a.id < b.id ? -1 : 1)).slice(0, limit)
    }
    const rows = await this.rows()
      .selectFrom('audience_members')
      .select(checkedColumns(this.db, 'audience_members'))
      .where('network', '=', ref.network)
      .where('external_id', 'in', this.db.listed(drawn.map(({ id }) => id)))
      .orderBy('external_id')
      .execute()
    return rows.map((row) => this.#toMember(row))
  }

  /** Everybody seen in an audience since then, in order, a page at a time. */
  async *members(ref: AudienceRef, since: number): AsyncGenerator<AudienceMember[]> {
    let after: string | undefined
    do {
      const page = await this.list(ref, { since, limit: pageRows, ...(after === undefined ? {} : { after }) })
      if (page.length > 0) yield page
      after = page.length < pageRows ? undefined : page.at(-1)?.externalId
      await giveWay()
    } while (after !== undefined)
  }

  /** The ids of everybody seen in an audience since then, in order, a page at a time. */
  async *ids({ network, creatorId, kind }: AudienceRef, since: number): AsyncGenerator<string[]> {
    let after: string | undefined
    do {
      let query = this.rows()
        .selectFrom('memberships')
        .select('member_id')
        .where('network', '=', network)
        .where('creator_id', '=', creatorId)
        .where('kind', '=', kind)
        .where('as_of', '>=', since)
      if (after !== undefined) query = query.where('member_id', '>', after)
      const rows = await query.orderBy('member_id').limit(idPageRows).execute()
      if (rows.length > 0) yield rows.map(({ member_id }) => member_id)
      after = rows.length < idPageRows ? undefined : rows.at(-1)?.member_id
      await giveWay()
    } while (after !== undefined)
  }

  /** How many were seen in one audience of a creator since then, and how many of these in another one too. */
  async countInBoth(
    { network, creatorId, kind, since }: AudienceRef & { since: number },
    other: { kind: AudienceSource; since: number },
  ): Promise<{ reacting: number; met: number }> {
    const row = await this.rows()
      .selectFrom('memberships as one')
      .leftJoin('memberships as other', (join) =>
        join
          .onRef('other.network', '=', 'one.network')
          .onRef('other.creator_id', '=', 'one.creator_id')
          .onRef('other.member_id', '=', 'one.member_id')
          .on('other.kind', '=', other.kind)
          .on('other.as_of', '>=', other.since),
      )
      .select((eb) => [
        eb.fn.count<number>('one.member_id').as('reacting'),
        eb.fn.count<number>('other.member_id').as('met'),
      ])
      .where('one.network', '=', network)
      .where('one.creator_id', '=', creatorId)
      .where('one.kind', '=', kind)
      .where('one.as_of', '>=', since)
      .executeTakeFirst()
    return { reacting: Number(row?.reacting ?? 0), met: Number(row?.met ?? 0) }
  }

  /** How many of an audience are known, since when, and who said so last; undefined where nobody is. */
  async seen({
    network,
    creatorId,
    kind,
  }: AudienceRef): Promise<{ count: number; first: number; last: number; source: string } | undefined> {
    const of = () =>
      this.rows()
        .selectFrom('memberships')
        .where('network', '=', network)
        .where('creator_id', '=', creatorId)
        .where('kind', '=', kind)
    const row = await of()
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.min<number>('as_of').as('first'),
        eb.fn.max<number>('as_of').as('last'),
      ])
      .executeTakeFirst()
    if (row === undefined || row.count === 0) return undefined
    const newest = await of().select('source').where('as_of', '=', row.last).limit(1).executeTakeFirst()
    return { ...row, source: newest?.source ?? 'import' }
  }

  async count({ network, creatorId, kind }: AudienceRef): Promise<number> {
    const row = await this.rows()
      .selectFrom('memberships')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('network', '=', network)
      .where('creator_id', '=', creatorId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row?.count ?? 0
  }
}
