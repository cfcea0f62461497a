import type { Creator } from '../../../model/creator.js'
import { standInId, type OwnId, type WaitingRow } from '../../records/own-ids.js'
import { isObject, type RawRow } from '../read/raw-rows.js'
import { schemas } from '../schemas/index.js'
import { Problem } from '../schemas/kinds.js'
import type { AnyRecord, Defaults, Schema } from '../schemas/schema.js'
import { cellTypeOf, isEitherField, isOfOneAccount } from '../understand/field-types.js'
import { toObject } from '../understand/nested.js'
import { accessor, expand } from '../understand/paths.js'
import { ColumnError, type TablePlan } from '../understand/plan.js'
import { networksIn } from '../values/words.js'
import { isMissing } from '../values/missing.js'
import { plainStyle, readCell } from '../values/read-cell.js'
import { complete } from './complete.js'
import type { Completion, MadeKey } from './completion.js'
import { meaningOf, type Told } from './file-sets.js'
import type { Joins } from './joins.js'
import { MainAccount } from './main-account.js'
import { namesakeReason, Namesakes } from './namesakes.js'
import { isNote, isTotals, noteReason, totalsReason } from './rows-aside.js'
import { ambiguous, asIfJoined, learn, resolve, wantedBy, type Wanted } from './resolve.js'
import { splitRow, valueOf, type Column } from './split-row.js'

type Row = Record<string, unknown>

/** A row that is read but not yet a record: who wrote it may have to be looked up first. */
export interface Draft {
  row: Row
  extra: Row
  /** Cells that could not be taken, by field. */
  lost: Map<string, string>
  /** Which keys were made for it. */
  made: Set<MadeKey>
  /** Why it is no record: it sums up the others, is a note between them, or is about a namesake. */
  refused?: string
}

/** What became of a row. */
export interface Outcome {
  record: AnyRecord | undefined
  reasons: string[]
  lost: string[]
  made: ReadonlySet<MadeKey>
  /** What is kept of a row that names something by an id which no file has told yet. */
  waiting?: WaitingRow | undefined
  /** An id of the file that other files may use. */
  ownId?: OwnId | undefined
}

const parseObject = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isFilled = (content: unknown, column: Column): boolean => {
  const value = valueOf(content, column)
  return typeof value === 'string' ? !isMissing(value) : value !== null && value !== undefined
}

const isFigure = (field: string): boolean => isOfOneAccount(field) && field !== 'handle' && field !== 'profile_url'

/** Reads rows by a plan: from cells to records of one kind. */
export class TableReader {
  readonly plan: TablePlan
  readonly schema: Schema
  readonly #columns: Column[]
  readonly #set: Row = {}
  readonly #setExtra: Row = {}
  readonly #empty: Row
  readonly #defaults: Defaults
  readonly #joins: Joins
  readonly #now: number
  readonly #groups: ReadonlySet<string>
  readonly #needed: Column[]
  readonly #main: MainAccount | undefined
  readonly #namesAccounts: boolean
  readonly #names: readonly string[]
  /** Rows that one row with several handles was split into. */
  readonly #shared = new WeakSet<object>()
  readonly #namesakes = new Namesakes()

  constructor(
    plan: TablePlan,
    names: readonly string[] | undefined,
    { defaults, joins, now }: { defaults: Defaults; joins: Joins; now: number },
  ) {
    this.plan = plan
    this.schema = schemas[plan.kind]
    this.#defaults = defaults
    this.#joins = joins
    this.#now = now
    this.#empty = Object.fromEntries(Object.keys(this.schema.fields).map((name) => [name, undefined]))
    this.#groups = new Set(
      Object.keys(this.schema.fields).flatMap((name) => (name.includes('.') ? [name.slice(0, name.indexOf('.'))] : [])),
    )
    this.#names = names ?? []
    const places = new Map((names ?? []).map((name, i) => [name, i]))
    this.#columns = plan.columns.map(({ from, field, style }) => ({
      from,
      field,
      style,
      type: cellTypeOf(plan.kind, field),
      kind: this.schema.fields[field]?.kind,
      index: places.get(from) ?? -1,
      get: accessor(from),
    }))
    this.#namesAccounts = plan.columns.some(({ field }) => field === 'handle' || field === 'profile_url')
    const needed = new Set(plan.needsOne ?? [])
    this.#needed = this.#columns.filter(({ from }) => needed.has(from))
    this.#main = plan.split && new MainAccount(plan.split, this.#columns)
    for (const [field, value] of Object.entries(plan.set)) this.#setField(field, value)
  }

  #setField(field: string, value: string): void {
    const kind = this.schema.fields[field]?.kind
    const read = readCell(cellTypeOf(this.plan.kind, field), value, plainStyle)
    const result = read instanceof Problem || kind === undefined ? read : kind.read(read)
    if (result instanceof Problem) throw new ColumnError(`The value for ${field} ${result.message}.`)
    if (kind === undefined) this.#setExtra[field] = result
    else this.#set[field] = result
  }

  /** The rows of this table in a row of the file: itself, or the items of a list inside of it. */
  rowsIn({ content }: RawRow): unknown[] {
    const { inner } = this.plan
    const row = inner !== undefined && Array.isArray(content) ? toObject(this.#names, content) : content
    const rows = inner === undefined ? [content] : isObject(row) ? expand(row, inner) : []
    const filled = rows.filter((each) => this.#isHere(each))
    return this.plan.kind === 'creators' ? filled.flatMap((each) => this.#split(each)) : filled
  }

  #isHere(content: unknown): boolean {
    const belongs = this.#main?.belongs(content)
    return belongs ?? (this.#needed.length === 0 || this.#needed.some((column) => isFilled(content, column)))
  }

  #split(content: unknown): unknown[] {
    const rows = splitRow(content, this.#columns)
    for (const row of rows) if (row !== content) this.#shared.add(row as object)
    return rows
  }

  /** What a row loses with an item of a list inside of it: the item, where it is no record, or some of its cells. */
  missed({ record, reasons, lost }: Outcome): string[] {
    const { inner } = this.plan
    return inner === undefined ? [] : (record === undefined ? reasons : lost).map((reason) => `${inner}: ${reason}`)
  }

  read(content: unknown): Draft {
    const draft: Draft = {
      row: { ...this.#empty, ...this.#set },
      extra: { ...this.#setExtra },
      lost: new Map(),
      made: new Set(),
    }
    if (isTotals(content)) draft.refused = totalsReason
    const isShared = this.#shared.has(content as object)
    for (const column of this.#columns) {
      const value = valueOf(content, column)
      if (value === null || value === undefined || value === '') continue
      if (this.#main?.isOfAnother(content, column) === true) continue
      if (isShared && isFigure(column.field)) {
        draft.lost.set(
          column.from,
          `${column.field} stands beside several handles or networks and is taken for none of them`,
        )
        continue
      }
      this.#take(draft, column, value)
    }
    const completion: Completion = {
      now: this.#now,
      note: (what) => void draft.made.add(what),
      lose: (field, why) => void draft.lost.set(field, why),
    }
    this.#main?.nameBy(draft.row, content)
    complete(this.plan.kind, draft.row, draft.extra, completion)
    if (draft.made.has('title_key') && this.#namesAccounts && isNote(content)) draft.refused ??= noteReason
    if (this.plan.kind === 'creators' && draft.made.has('title_key') && this.#namesakes.isOther(draft.row))
      draft.refused ??= namesakeReason
    resolve(this.plan.kind, draft, this.#joins)
    return draft
  }

  #take({ row, extra, lost }: Draft, { field, type, style, kind, from }: Column, value: unknown): void {
    if (kind === undefined && this.#groups.has(field)) {
      this.#takeGroup({ row, lost }, field, value, from)
      return
    }
    const cell = style.isExact === true && kind !== undefined ? value : readCell(type, value, style)
    if (cell === undefined) return
    const several = type === 'network' ? networksIn(value) : []
    if (several.length > 0)
      lost.set(from, `${from} names several networks (${several.join(', ')}): the row is taken for ${several[0] ?? ''} alone; give each network a row or a column of handles of its own`) // prettier-ignore
    const read = cell instanceof Problem || kind === undefined ? cell : kind.read(cell)
    const into = kind === undefined ? extra : row
    if (read instanceof Problem)
      lost.set(from, `${field} ${read.message}${from === field ? '' : ` (in the column ${from})`}`)
    else if (Array.isArray(read) && Array.isArray(into[field]))
      into[field] = [...new Set([...(into[field] as unknown[]), ...(read as unknown[])])]
    else if (isEitherField(field) && read === true) into[field] = true
    else into[field] ??= read
  }

  /** An object of fields in one cell: `professional`, `audio`. */
  #takeGroup({ row, lost }: Pick<Draft, 'row' | 'lost'>, field: string, value: unknown, from: string): void {
    const object = typeof value === 'string' ? parseObject(value) : value
    if (!isObject(object)) {
      lost.set(from, `${field} must be a JSON object`)
      return
    }
    for (const [name, inner] of Object.entries(object)) {
      const kind = this.schema.fields[`${field}.${name}`]?.kind
      const read = kind === undefined || inner === null || inner === '' ? undefined : kind.read(inner)
      if (read instanceof Problem) lost.set(`${from}.${name}`, `${field}.${name} ${read.message}`)
      else row[`${field}.${name}`] ??= read
    }
  }

  /** The id by which others may know whom or what a row is about. */
  unresolved(draft: Draft): Wanted | undefined {
    return wantedBy(this.plan.kind, draft)
  }

  /** The id of the file that a row tells, and what it means, as far as that is known before it is looked up. */
  told({ row, extra }: Draft): Told | undefined {
    const { kind } = this.plan
    const id = extra['file_id']
    if (typeof id !== 'string' || (kind !== 'creators' && kind !== 'contents')) return undefined
    if (kind === 'contents')
      return typeof row['content_id'] === 'string' ? { kind, id, meaning: row['content_id'] } : undefined
    const record = this.schema.toRecord(row, this.#defaults, () => {}) as unknown as Creator | undefined
    return record && { kind, id, meaning: meaningOf({ id, profile: record }) }
  }

  /** A channel of YouTube can be addressed by its id, so somebody who is known by nothing else is kept under it. */
  #nameByChannel({ row }: Draft): void {
    if (this.plan.kind !== 'contents' || row['author'] !== undefined || row['network'] !== 'youtube') return
    const id = row['author_external_id']
    if (typeof id === 'string' && /^UC[\w-]{22}$/.test(id)) row['author'] = id
  }

  /** The record, once everything is looked up that can be. */
  finish(draft: Draft): Outcome {
    if (draft.refused !== undefined) return { record: undefined, reasons: [draft.refused], lost: [], made: new Set() }
    const { kind } = this.plan
    resolve(kind, draft, this.#joins)
    this.#nameByChannel(draft)
    const waits = this.unresolved(draft)
    const reason = waits && ambiguous(waits, draft, this.#joins)
    const isProvisional = reason === undefined && kind === 'comments' && waits?.network !== undefined
    if (isProvisional) draft.row['content_id'] = standInId(this.#joins.sets.scope(this.#defaults.source), waits.id)
    const reasons: string[] = reason === undefined ? [] : [reason]
    const lost = [...draft.lost.values()]
    const isWaiting = waits !== undefined && !isProvisional
    const record = this.schema.toRecord(
      isWaiting ? asIfJoined(kind, draft) : draft.row,
      this.#defaults,
      (name, message) => void reasons.push(name === '' ? message : `${name} ${message}`),
    )
    if (record === undefined || reasons.length > 0)
      return { record: undefined, reasons: [...new Set([...lost, ...reasons])], lost: [], made: draft.made }
    const waiting = waits && this.#toWaiting(draft, waits)
    if (isWaiting) return { record: undefined, reasons: [missingReason(waits)], lost, made: draft.made, waiting }
    const ownId = learn(kind, draft, record, this.#joins)
    return { record, reasons: [], lost, made: draft.made, waiting, ownId }
  }

  #toWaiting({ row, extra }: Draft, { what: wants, id }: Wanted): WaitingRow {
    const { asOf } = this.#defaults
    const source = this.#joins.sets.scope(this.#defaults.source)
    const kept = this.plan.kind === 'comments' ? { ...row, content_id: undefined } : row
    return { source, wants, id, asOf, draft: { kind: this.plan.kind, row: kept, extra } }
  }
}

const missingReason = ({ what, id, network }: Wanted): string =>
  what === 'creators'
    ? `author is missing, and nobody with the id ${id} is known${network === undefined ? '' : ` on ${network}`}: import the accounts`
    : `no post with the id ${id} is known: import the posts`
