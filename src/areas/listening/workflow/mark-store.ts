import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../../../kernel/clock.js'
import { Failure } from '../../../kernel/errors.js'
import type { Database, Query } from '../../../db/database.js'
import { Store } from '../../../db/store.js'
import type { markStates } from '../contract.js'
import { partsOf } from '../../../kernel/parts.js'

interface ChangeRow {
  account_id: string
  seq: number
  id: string
  request_id: string
  kind: ChangeKind
  actor: string
  document: string
  undone_by: string | null
  created_at: number
}

type Tables = {
  listening_marks: { account_id: string; text_key: string; document: string; updated_at: number }
  listening_changes: ChangeRow
  listening_change_heads: { account_id: string; seq: number }
}

export type MarkState = (typeof markStates)[number]
export type ChangeKind = 'change' | 'undo'

/** What people said of a mention. */
export interface Mark {
  state: MarkState
  assignee: string | null
  note: string | null
  /** Ids of tags that were added by hand, and of those that were taken off although a rule gives them. */
  added: readonly string[]
  removed: readonly string[]
}

/** What holds of a mention nobody has touched. */
export const untouched: Mark = { state: 'open', assignee: null, note: null, added: [], removed: [] }

export interface Step {
  key: string
  before: Mark
  after: Mark
}

export interface MarkChange {
  id: string
  seq: number
  requestId: string
  kind: ChangeKind
  actor: string
  reason: string | null
  /** Of an undo: what it took back. */
  undoes: string | null
  steps: readonly Step[]
  undoneBy: string | null
  createdAt: number
}

interface Document {
  reason: string | null
  undoes: string | null
  steps: readonly Step[]
}

const keysAtOnce = 500

const toChange = (row: ChangeRow): MarkChange => ({
  id: row.id,
  seq: row.seq,
  requestId: row.request_id,
  kind: row.kind,
  actor: row.actor,
  ...(JSON.parse(row.document) as Document),
  undoneBy: row.undone_by,
  createdAt: row.created_at,
})

/** Which mentions are checked, whose they are, what was noted of them; and every change, so that it can be taken back. */
export class ListeningMarks extends Store<Tables> {
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    super(db)
    this.#clock = clock
  }

  /** Those of some mentions that somebody has touched. */
  async find(accountId: string, keys: readonly string[], within?: Query): Promise<Map<string, Mark>> {
    const found = new Map<string, Mark>()
    for (const part of partsOf(keys, keysAtOnce)) {
      const rows = await this.rows(within)
        .selectFrom('listening_marks')
        .select(['text_key', 'document'])
        .where('account_id', '=', accountId)
        .where('text_key', 'in', this.db.listed(part))
        .execute()
      for (const row of rows) found.set(row.text_key, JSON.parse(row.document) as Mark)
    }
    return found
  }

  /** Changes mentions, all of them or none. Undefined where nothing changed. */
  async change(
    { id, accountId, requestId, actor, reason }: ChangeOrder,
    keys: readonly string[],
    decide: (before: Mark) => Mark,
  ): Promise<MarkChange | undefined> {
    return this.db.transaction(async (query) => {
      const seq = await this.#takeTurn(query, accountId)
      const known = await this.find(accountId, keys, query)
      const steps = keys.flatMap((key): Step[] => {
        const before = known.get(key) ?? untouched
        const after = decide(before)
        return isDeepStrictEqual(before, after) ? [] : [{ key, before, after }]
      })
      if (steps.length === 0) return undefined
      return this.#write(
        query,
        { id, seq, accountId, requestId, kind: 'change', actor },
        { reason, undoes: null, steps },
      )
    })
  }

  /** Puts mentions back as they were before a change: the last that stands, or the one named. */
  async undo(order: ChangeOrder, wanted: string | undefined): Promise<MarkChange> {
    const { id, accountId, requestId, actor, reason } = order
    return this.db.transaction(async (query) => {
      const seq = await this.#takeTurn(query, accountId)
      let search = this.rows(query)
        .selectFrom('listening_changes')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('request_id', '=', requestId)
      search =
        wanted === undefined
          ? search.where('kind', '=', 'change').where('undone_by', 'is', null)
          : search.where('id', '=', wanted)
      const row = await search.orderBy('seq', 'desc').limit(1).executeTakeFirst()
      if (row === undefined)
        throw wanted === undefined
          ? new Failure('conflict', 'There is no change to undo.')
          : new Failure('not_found', 'There is no such change of this listening.')
      const change = toChange(row)
      if (change.kind === 'undo') throw new Failure('conflict', 'An undo cannot be undone: change the mentions again.')
      if (change.undoneBy !== null) throw new Failure('conflict', 'This change has already been undone.')
      const keys = change.steps.map(({ key }) => key)
      const known = await this.find(accountId, keys, query)
      const later = change.steps.find(({ key, after }) => !isDeepStrictEqual(known.get(key) ?? untouched, after))
      if (later !== undefined)
        throw new Failure('conflict', `${later.key} was changed again since. Undo that change first.`)
      const steps = change.steps.map(({ key, before, after }): Step => ({ key, before: after, after: before }))
      await this.rows(query)
        .updateTable('listening_changes')
        .set({ undone_by: id })
        .where('account_id', '=', accountId)
        .where('seq', '=', change.seq)
        .execute()
      const undo = { id, seq, accountId, requestId, kind: 'undo' as const, actor }
      return this.#write(query, undo, { reason, undoes: change.id, steps })
    })
  }

  /** Newest first, those before a number. */
  async history(
    accountId: string,
    requestId: string,
    before: number | undefined,
    limit: number,
  ): Promise<MarkChange[]> {
    let query = this.rows()
      .selectFrom('listening_changes')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('request_id', '=', requestId)
    if (before !== undefined) query = query.where('seq', '<', before)
    return (await query.orderBy('seq', 'desc').limit(limit).execute()).map(toChange)
  }

  /** Counts up the changes of an account, which makes whoever changes at the same time wait. */
  async #takeTurn(query: Query, accountId: string): Promise<number> {
    const { seq } = await this.rows(query)
      .insertInto('listening_change_heads')
      .values({ account_id: accountId, seq: 1 })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet((eb) => ({ seq: eb('listening_change_heads.seq', '+', 1) })),
      )
      .returning('seq')
      .executeTakeFirstOrThrow()
    return Number(seq)
  }

  async #write(
    query: Query,
    entry: { id: string; seq: number; accountId: string; requestId: string; kind: ChangeKind; actor: string },
    document: Document,
  ): Promise<MarkChange> {
    const now = this.#clock.now()
    for (const part of partsOf(document.steps, keysAtOnce))
      await this.rows(query)
        .insertInto('listening_marks')
        .values(
          part.map(({ key, after }) => ({
            account_id: entry.accountId,
            text_key: key,
            document: JSON.stringify(after),
            updated_at: now,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'text_key']).doUpdateSet((eb) => ({
            document: eb.ref('excluded.document'),
            updated_at: eb.ref('excluded.updated_at'),
          })),
        )
        .execute()
    const row: ChangeRow = {
      account_id: entry.accountId,
      seq: entry.seq,
      id: entry.id,
      request_id: entry.requestId,
      kind: entry.kind,
      actor: entry.actor,
      document: JSON.stringify(document),
      undone_by: null,
      created_at: now,
    }
    await this.rows(query).insertInto('listening_changes').values(row).execute()
    return toChange(row)
  }
}

export interface ChangeOrder {
  id: string
  accountId: string
  requestId: string
  actor: string
  reason: string | null
}
