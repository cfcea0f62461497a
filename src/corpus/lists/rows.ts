import type { Query } from '../../db/database.js'
import type { Network } from '../../model/network.js'

export interface ListRow {
  id: string
  account_id: string
  name: string
  name_key: string
  document: string
  members: number
  changes: number
  created_at: number
  updated_at: number
}

export interface MemberRow {
  list_id: string
  network: string
  external_id: string
  position: number
  handle: string
  stage: string | null
  owner: string | null
  tags: string
  document: string
  added_at: number
  updated_at: number
}

interface ChangeRow {
  list_id: string
  seq: number
  id: string
  kind: string
  actor: string
  members: number
  document: string
  undone_by: string | null
  created_at: number
}

type Tables = {
  creator_lists: ListRow
  list_members: MemberRow
  list_changes: ChangeRow
  list_change_members: {
    list_id: string
    seq: number
    network: string
    external_id: string
    before: string | null
    after: string | null
  }
}

export const tablesOf = (query: Query) => query.withTables<Tables>()

/** What may stand in a field of a list that its account made up. */
export const fieldTypes = ['text', 'number', 'date', 'boolean'] as const
export type FieldValue = string | number | boolean

export interface ListField {
  key: string
  name: string
  type: (typeof fieldTypes)[number]
}

/** What people say of a list. */
export interface ListDetails {
  name: string
  description: string
  tags: string[]
  owner: string | null
  stages: string[]
  fields: ListField[]
}

export interface CreatorList extends ListDetails {
  id: string
  accountId: string
  members: number
  createdAt: number
  updatedAt: number
}

/** What people say of a member. */
export interface MemberNotes {
  stage: string | null
  owner: string | null
  tags: string[]
  note: string
  fields: Record<string, FieldValue>
}

/** Whom a list names, by the id of the network: handles change hands. */
export interface MemberRef {
  network: Network
  externalId: string
}

export interface MemberState extends MemberNotes {
  /** As it was when they were added. */
  handle: string
  position: number
  addedBy: string
  addedAt: number
  updatedAt: number
}

export interface Member extends MemberRef, MemberState {}

export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export const toList = (row: ListRow): CreatorList => ({
  ...(JSON.parse(row.document) as Omit<ListDetails, 'name'>),
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  members: row.members,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const border = '\n'

/** A tag as it stands among the others of a row. */
export const toTagText = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `${border}${tags.join(border)}${border}`

export const toMember = (row: MemberRow): Member => ({
  ...(JSON.parse(row.document) as Pick<MemberState, 'note' | 'fields' | 'addedBy'>),
  network: row.network as Network,
  externalId: row.external_id,
  handle: row.handle,
  position: row.position,
  stage: row.stage,
  owner: row.owner,
  tags: row.tags === '' ? [] : row.tags.slice(1, -1).split(border),
  addedAt: row.added_at,
  updatedAt: row.updated_at,
})

export const toRow = (listId: string, { network, externalId }: MemberRef, state: MemberState): MemberRow => ({
  list_id: listId,
  network,
  external_id: externalId,
  position: state.position,
  handle: state.handle,
  stage: state.stage,
  owner: state.owner,
  tags: toTagText(state.tags),
  document: JSON.stringify({ note: state.note, fields: state.fields, addedBy: state.addedBy }),
  added_at: state.addedAt,
  updated_at: state.updatedAt,
})

/** A state in one way of writing it, so that two can be compared. */
export const writeState = (state: MemberState): string =>
  JSON.stringify({
    handle: state.handle,
    position: state.position,
    stage: state.stage,
    owner: state.owner,
    tags: state.tags,
    note: state.note,
    fields: Object.fromEntries(Object.entries(state.fields).sort(([a], [b]) => (a < b ? -1 : 1))),
    addedBy: state.addedBy,
    addedAt: state.addedAt,
    updatedAt: state.updatedAt,
  } satisfies MemberState)
