import type { Query } from '../../db/database.js'
import { tablesOf, toRow, writeState, type MemberRef, type MemberRow, type MemberState } from './rows.js'
import { partsOf } from '../../kernel/parts.js'

/** One member before and after a change; undefined where they were, or are, not on the list. */
export interface Edit extends MemberRef {
  before: MemberState | undefined
  after: MemberState | undefined
}

const rowsAtOnce = 200

const put = async (query: Query, rows: readonly MemberRow[]): Promise<void> => {
  for (const part of partsOf(rows, rowsAtOnce))
    await tablesOf(query)
      .insertInto('list_members')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'network', 'external_id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          handle: eb.ref('excluded.handle'),
          stage: eb.ref('excluded.stage'),
          owner: eb.ref('excluded.owner'),
          tags: eb.ref('excluded.tags'),
          document: eb.ref('excluded.document'),
          added_at: eb.ref('excluded.added_at'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      )
      .execute()
}

const take = async (query: Query, listId: string, refs: readonly MemberRef[]): Promise<void> => {
  for (const network of new Set(refs.map((ref) => ref.network)))
    for (const part of partsOf(
      refs.filter((ref) => ref.network === network),
      rowsAtOnce,
    ))
      await tablesOf(query)
        .deleteFrom('list_members')
        .where('list_id', '=', listId)
        .where('network', '=', network)
        .where(
          'external_id',
          'in',
          part.map(({ externalId }) => externalId),
        )
        .execute()
}

/** Carries edits out and writes down what they changed, under the number of a change. */
export const apply = async (query: Query, listId: string, seq: number, edits: readonly Edit[]): Promise<void> => {
  await take(
    query,
    listId,
    edits.filter(({ after }) => after === undefined),
  )
  await put(
    query,
    edits.flatMap(({ after, ...ref }) => (after === undefined ? [] : [toRow(listId, ref, after)])),
  )
  for (const part of partsOf(edits, rowsAtOnce))
    await tablesOf(query)
      .insertInto('list_change_members')
      .values(
        part.map(({ network, externalId, before, after }) => ({
          list_id: listId,
          seq,
          network,
          external_id: externalId,
          before: before === undefined ? null : writeState(before),
          after: after === undefined ? null : writeState(after),
        })),
      )
      .execute()
}
