import type { TransferKind } from '../schemas/transfer-kinds.js'
import type { Style } from '../values/read-cell.js'

/** A column of the file (a path in JSON), and the field it is. */
export interface ColumnPlan {
  from: string
  /** A field of the kind, or a part of one: `created_at.year`. */
  field: string
  style: Style
}

/** A column that is not taken, and why. */
export interface LeftOut {
  from: string
  why: string
}

/** Why a column is not taken that somebody wants left out. */
export const leftAsAsked = 'Left out as asked.'
export const notRecognised = 'Not recognised: choose a field, or leave it out.'

/** How the rows of one table become records of one kind. */
export interface TablePlan {
  /** Where the rows lie in a JSON document: '' for the rows of a table, `data[]` for the items of a list. */
  at: string
  /** A list inside of each row that holds the rows of this table. */
  inner?: string | undefined
  kind: TransferKind
  columns: ColumnPlan[]
  /** Fields with the same value in every row. */
  set: Record<string, string>
  left: LeftOut[]
  /** What was assumed, in sentences. */
  notes: string[]
  /** From 0 to 1: how sure it is that this is what the file means. */
  confidence: number
  /** Told along by rows that are about something else, such as the author of a post. */
  isAside: boolean
  /** Where what stands around the rows names whoever wrote them. */
  owner?: readonly string[] | undefined
  /** Rows of several kinds stand in one list: those of this table have this value in this field. */
  only?: { field: string; value: string } | undefined
  /** Columns of which a row must fill one to be a row of this table at all. */
  needsOne?: string[]
  /** What it says nothing of is not known to it, and stays as it is known: archives hold no figures. */
  addsOnly?: boolean
  /** A network that is not carried and that the table seems to be of. */
  notCarried?: { name: string; why: string } | undefined
  /** One of several tables with a network each. Rows may say which of these networks their handle and figures without a network are of. */
  split?: NetworkSplit
}

export interface NetworkSplit {
  /** The network of this table; undefined for accounts on networks that have no table. */
  network: string | undefined
  among: string[]
  /** Columns that tell of the main account of a row alone. */
  ofMain: string[]
}

/** How a whole file is read. */
export interface ImportPlan {
  /** The known format it was recognised as. */
  format: string | undefined
  tables: TablePlan[]
}

/** What somebody says about a file besides what it says itself. */
export interface Wishes {
  kind?: TransferKind | undefined
  /** Column → field; an empty field leaves the column out. */
  renames: ReadonlyMap<string, string>
  set: Readonly<Record<string, string>>
  dayOrder?: 'dmy' | 'mdy' | undefined
  zone?: string | undefined
  decimal?: '.' | ',' | undefined
  /** Whether columns that are no field stop the import. */
  strict: boolean
}

/** Whoever says a handle for all rows of posts says who wrote them; of rows that are said to be followers, whom they follow. */
export const setFor = (kind: TransferKind, { handle, ...set }: Wishes['set'], isSaid: boolean): Wishes['set'] => {
  const field = kind === 'contents' ? 'author' : kind === 'followers' && isSaid ? 'creator' : 'handle'
  return handle === undefined ? set : { [field]: handle, ...set }
}

export const noWishes: Wishes = { renames: new Map(), set: {}, strict: false }

/** A column with what some of its rows hold, as text. */
export interface SampledColumn {
  from: string
  values: readonly string[]
  /** What the header says of it where its name does not. */
  header?: string
  /** It tells how much the column after it changed. */
  isChange?: boolean
}

/** The columns of a file do not fit. The message says what to change. */
export class ColumnError extends Error {}
