import type { Clock } from '../../kernel/clock.js'
import type { Database, Query } from '../../db/database.js'
import type { Network } from '../../model/network.js'
import { toCreatorKey } from '../search/keys.js'
import { apply, type Edit } from './apply.js'
import { toDocument } from './creator-lists.js'
import { findMembers } from './members.js'
import {
  nameKey,
  tablesOf,
  toList,
  writeState,
  type CreatorList,
  type ListDetails,
  type MemberRef,
  type MemberState,
} from './rows.js'

export const changeKinds = ['added', 'changed', 'removed', 'undone', 'list_changed'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What happened to a list, and by which token. */
export interface ListChange {
  id: string
  seq: number
  kind: ChangeKind
  actor: string
  members: number
  /** Of a changed list: what was named otherwise before; of an undone change: which one. */
  details: Record<string, unknown>
  undoneBy: string | null
  createdAt: number
}

interface Request {
  id: string
  accountId: string
  listId: string
  actor: string
}

/** What a change does to each of some people, given who they are on the list now. Undefined leaves them as they are. */
type Decide = (current: MemberState | undefined, ref: MemberRef, position: number) => MemberState | null | undefined

/** Changes lists, writes down what was changed, and takes it back. A change is whole: all of it happens, or nothing. */
export class ListChanges {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Asks of each member what should become of them: a state, null to take them off. Gives the change, if anything changed. */
  async change(request: Request, kind: ChangeKind, refs: readonly MemberRef[], decide: Decide): Promise<Edit[]> {
    return this.#db.transaction(async (query) => {
      const list = await this.#lock(query, request)
      const current = await findMembers(this.#db, query, request.listId, refs)
      const edits: Edit[] = []
      for (const ref of refs) {
        const before = current.get(toCreatorKey(ref.network, ref.externalId))
        // A position is never given twice, so that pages go on where they were.
        const after = decide(before, ref, list.changes * positionsPerChange + edits.length)
        if (after === undefined || (before === undefined && after === null)) continue
        if (before !== undefined && after !== null && writeState(before) === writeState(after)) continue
        edits.push({ network: ref.network, externalId: ref.externalId, before, after: after ?? undefined })
      }
      await this.#write(query, request, kind, list.changes, edits, {})
      return edits
    })
  }

  /** Changes what is said of the list itself. Undefined where another list has that name. */
  async changeList(request: Request, details: ListDetails): Promise<CreatorList | undefined> {
    return this.#db.transaction(async (query) => {
      const list = await this.#lock(query, request)
      const rows = tablesOf(query)
      const taken = await rows
        .selectFrom('creator_lists')
        .select('id')
        .where('account_id', '=', request.accountId)
        .where('name_key', '=', nameKey(details.name))
        .where('id', '!=', request.listId)
        .executeTakeFirst()
      if (taken !== undefined) return undefined
      const changed = (Object.keys(details) as (keyof ListDetails)[]).filter(
        (name) => JSON.stringify(details[name]) !== JSON.stringify(list[name]),
      )
      const row = await rows
        .updateTable('creator_lists')
        .set({ name: details.name, name_key: nameKey(details.name), document: toDocument(details) })
        .where('id', '=', request.listId)
        .returningAll()
        .executeTakeFirstOrThrow()
      const before = Object.fromEntries(changed.map((name) => [name, list[name]]))
      if (changed.length > 0)
        await this.#write(query, request, 'list_changed', list.changes, [], { before }, changed.length)
      return toList(row)
    })
  }

  async find(listId: string, id: string): Promise<ListChange | undefined> {
    const row = await tablesOf(this.#db.query)
      .selectFrom('list_changes')
      .selectAll()
      .where('list_id', '=', listId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toChange(row)
  }

  /** Newest first, those before a number. */
  async list(listId: string, before: number | undefined, limit: number): Promise<ListChange[]> {
    let query = tablesOf(this.#db.query).selectFrom('list_changes').selectAll().where('list_id', '=', listId)
    if (before !== undefined) query = query.where('seq', '<', before)
    return (await query.orderBy('seq', 'desc').limit(limit).execute()).map(toChange)
  }

  /** Whom a change was about, the first of them. */
  async membersOf(listId: string, seq: number, limit: number): Promise<(MemberRef & { handle: string })[]> {
    const rows = await tablesOf(this.#db.query)
      .selectFrom('list_change_members')
      .selectAll()
      .where('list_id', '=', listId)
      .where('seq', '=', seq)
      .orderBy('network')
      .orderBy('external_id')
      .limit(limit)
      .execute()
    return rows.map(({ network, external_id, before, after }) => ({
      network: network as Network,
      externalId: external_id,
      handle: (JSON.parse(after ?? before ?? '{}') as MemberState).handle,
    }))
  }

  /** Makes members what they were before a change, those alone who are still as the change left them. */
  async undo(request: Request, change: ListChange): Promise<Edit[]> {
    return this.#db.transaction(async (query) => {
      const list = await this.#lock(query, request)
      const rows = await tablesOf(query)
        .selectFrom('list_change_members')
        .selectAll()
        .where('list_id', '=', request.listId)
        .where('seq', '=', change.seq)
        .execute()
      const refs = rows.map((row) => ({ network: row.network as Network, externalId: row.external_id }))
      const current = await findMembers(this.#db, query, request.listId, refs)
      const edits = rows.flatMap((row): Edit[] => {
        const ref = { network: row.network as Network, externalId: row.external_id }
        const now = current.get(toCreatorKey(ref.network, ref.externalId))
        if ((now === undefined ? null : writeState(now)) !== row.after) return []
        return [{ ...ref, before: now, after: row.before === null ? undefined : readState(row.before) }]
      })
      await this.#write(query, request, 'undone', list.changes, edits, { undoes: change.id })
      if (edits.length > 0)
        await tablesOf(query)
          .updateTable('list_changes')
          .set({ undone_by: request.id })
          .where('list_id', '=', request.listId)
          .where('seq', '=', change.seq)
          .execute()
      return edits
    })
  }

  /** Counts the change first: from here on nobody else changes this list until it is done. */
  async #lock(query: Query, { accountId, listId }: Request): Promise<CreatorList & { changes: number }> {
    const row = await tablesOf(query)
      .updateTable('creator_lists')
      .set((eb) => ({ changes: eb('changes', '+', 1) }))
      .where('id', '=', listId)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...toList(row), changes: row.changes }
  }

  async #write(
    query: Query,
    { id, listId, actor }: Request,
    kind: ChangeKind,
    seq: number,
    edits: readonly Edit[],
    details: Record<string, unknown>,
    count = edits.length,
  ): Promise<void> {
    if (count === 0) return
    await apply(query, listId, seq, edits)
    const now = this.#clock.now()
    const grown = edits.reduce(
      (sum, { before, after }) => sum + Number(after !== undefined) - Number(before !== undefined),
      0,
    )
    const rows = tablesOf(query)
    await rows
      .updateTable('creator_lists')
      .set((eb) => ({ members: eb('members', '+', grown), updated_at: now }))
      .where('id', '=', listId)
      .execute()
    await rows
      .insertInto('list_changes')
      .values({
        list_id: listId,
        seq,
        id,
        kind,
        actor,
        members: edits.length,
        document: JSON.stringify(details),
        undone_by: null,
        created_at: now,
      })
      .execute()
  }
}

/** More members than this are never changed at once. */
export const positionsPerChange = 100_000

const readState = (text: string): MemberState => JSON.parse(text) as MemberState

const toChange = (row: {
  id: string
  seq: number
  kind: string
  actor: string
  members: number
  document: string
  undone_by: string | null
  created_at: number
}): ListChange => ({
  id: row.id,
  seq: row.seq,
  kind: row.kind as ChangeKind,
  actor: row.actor,
  members: row.members,
  details: JSON.parse(row.document) as Record<string, unknown>,
  undoneBy: row.undone_by,
  createdAt: row.created_at,
})
