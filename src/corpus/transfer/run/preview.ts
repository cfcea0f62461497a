import type { MadeKey } from './completion.js'
import { dayMs } from '../../../kernel/clock.js'
import { statSync } from 'node:fs'
import { openArchive } from '../archives/index.js'
import { knownFormats } from '../formats/index.js'
import type { Reading } from '../read/reading.js'
import type { RawRow } from '../read/raw-rows.js'
import { schemas } from '../schemas/index.js'
import type { TransferKind } from '../schemas/transfer-kinds.js'
import { toPlain } from '../write/write-rows.js'
import { isRowOf } from '../understand/mixed-rows.js'
import { toMapping, toReadingWishes, toWishes, type Mapping } from '../understand/mapping.js'
import { planFile, type PlanOptions } from '../understand/plan-file.js'
import { whatIsMissing } from '../understand/plan-table.js'
import type { ImportPlan, TablePlan } from '../understand/plan.js'
import { sampleColumns } from '../understand/sample.js'
import { Joins } from './joins.js'
import { ownTables } from './own-tables.js'
import { TableReader } from './table-reader.js'

const shownRows = 3
const shownProblems = 10
const sampledRows = 2000

export interface PreviewedTable {
  kind: TransferKind
  at: string
  aside: boolean
  confidence: number
  set: Record<string, string>
  columns: { column: string; field: string; samples: string[] }[]
  left_out: { column: string; why: string; samples: string[] }[]
  notes: string[]
  missing: string[]
  records: Record<string, unknown>[]
}

export interface Preview {
  form: string
  encoding: string | null
  delimiter: string | null
  sheet: string | null
  format: { id: string; says: string } | null
  tables: PreviewedTable[]
  sampled: {
    rows: number
    whole: boolean
    importable: number
    rejected: number
    cells_lost: number
    keyed: number
    own_ids: number
    waiting: number
  }
  problems: { line: number; kept: boolean; reasons: string[] }[]
  mapping: Mapping
}

const presentRecord = (kind: TablePlan['kind'], row: Record<string, unknown>): Record<string, unknown> => {
  const { fields } = schemas[kind]
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const field = fields[name]
      return field === undefined || value === null || value === undefined ? [] : [[name, toPlain(field, value)]]
    }),
  )
}

interface Tried {
  records: Map<TableReader, Record<string, unknown>[]>
  sampled: Preview['sampled']
  problems: Preview['problems']
}

const noneFilled = 'No column that names somebody is filled.'

const isMain = ({ plan }: TableReader): boolean => !plan.isAside

/** Counts a row that is kept under a key of ours. */
const countKeys = (made: ReadonlySet<MadeKey>, sampled: Preview['sampled']): void => {
  if (made.size > 0) sampled.keyed++
  if (made.has('file_id')) sampled.own_ids++
}

const tryRows = (rows: readonly RawRow[], readers: readonly TableReader[]): Tried => {
  const tried: Tried = {
    records: new Map(),
    problems: [],
    sampled: { rows: 0, whole: true, importable: 0, rejected: 0, cells_lost: 0, keyed: 0, own_ids: 0, waiting: 0 },
  }
  const { sampled } = tried
  const note = (line: number, kept: boolean, reasons: string[]): void => {
    if (reasons.length > 0 && tried.problems.length < shownProblems) tried.problems.push({ line, kept, reasons })
  }
  for (const reader of readers)
    for (const raw of rows) {
      const isLost = raw.content === undefined && raw.at === undefined && reader === readers.find(isMain)
      if (!isLost && !isRowOf(reader.plan, raw)) continue
      if (!reader.plan.isAside) sampled.rows++
      if (raw.content === undefined) {
        if (!reader.plan.isAside) {
          sampled.rejected++
          note(raw.line, false, [`The row ${raw.problem ?? 'cannot be read'}.`])
        }
        continue
      }
      const parts = reader.rowsIn(raw)
      if (parts.length === 0 && isMain(reader) && reader.plan.needsOne !== undefined) {
        const isElsewhere = readers.some((each) => each.plan.needsOne !== undefined && each.rowsIn(raw).length > 0)
        sampled[isElsewhere ? 'importable' : 'rejected']++
        if (!isElsewhere) note(raw.line, false, [noneFilled])
      }
      // A row that names several people or networks is one row still.
      const whole = reader.plan.inner === undefined && parts.length > 1 ? { reasons: new Set<string>(), lost: new Set<string>(), made: new Set<MadeKey>() } : undefined // prettier-ignore
      for (const content of parts) {
        const outcome = reader.finish(reader.read(content))
        const { record, reasons, lost, made } = outcome
        const shown = tried.records.get(reader) ?? []
        tried.records.set(reader, shown)
        if (record !== undefined && shown.length < shownRows)
          shown.push(presentRecord(reader.plan.kind, reader.schema.toRow(record)))
        const missed = reader.missed(outcome)
        sampled.cells_lost += missed.length
        note(raw.line, true, missed)
        if (reader.plan.isAside) continue
        if (whole !== undefined) {
          for (const reason of record === undefined ? reasons : []) whole.reasons.add(reason)
          for (const cell of lost) whole.lost.add(cell)
          for (const key of made) whole.made.add(key)
          continue
        }
        const isWaiting = record === undefined && outcome.waiting !== undefined
        sampled[isWaiting ? 'waiting' : record === undefined ? 'rejected' : 'importable']++
        sampled.cells_lost += lost.length
        countKeys(made, sampled)
        note(raw.line, record !== undefined || isWaiting, record === undefined && !isWaiting ? reasons : lost)
      }
      if (whole === undefined || reader.plan.isAside) continue
      const isTaken = whole.reasons.size === 0
      sampled[isTaken ? 'importable' : 'rejected']++
      sampled.cells_lost += whole.lost.size
      countKeys(whole.made, sampled)
      note(raw.line, isTaken, [...(isTaken ? whole.lost : whole.reasons)])
    }
  return tried
}

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

const present = (
  plan: ImportPlan,
  reading: Reading | undefined,
  rows: readonly RawRow[],
  names: readonly string[] | undefined,
  isWhole: boolean,
  mapping: Mapping,
  says: string | undefined,
  { joins, ...context }: { source: string; asOf: number; now: number; joins: Joins },
): Preview => {
  const readers = plan.tables.map(
    (table) =>
      new TableReader(table, names, {
        defaults: { ...context, asOfMax: context.now + dayMs },
        joins,
        now: context.now,
      }),
  )
  const { records, sampled, problems } = tryRows(rows, readers)
  const isText = reading?.form === 'csv' || reading?.form === 'json' || reading?.form === 'jsonl'
  const known = knownFormats.find(({ id }) => id === plan.format)
  return {
    form: reading?.form ?? 'archive',
    encoding: isText ? reading.encoding : null,
    delimiter: reading?.form === 'csv' ? reading.delimiter : null,
    sheet: reading?.sheet ?? null,
    format: plan.format === undefined ? null : { id: plan.format, says: says ?? known?.says ?? plan.format },
    tables: readers.map((reader) => {
      const { plan: table } = reader
      const columns = sampleColumns(
        rows.filter((row) => (row.at ?? '') === table.at),
        names,
      )
      const samplesOf = (from: string): string[] =>
        (columns.find((column) => column.from === from)?.values ?? []).slice(0, shownRows).map(cut)
      return {
        kind: table.kind,
        at: table.inner === undefined ? table.at : `${table.at}.${table.inner}`.replace(/^\./, ''),
        aside: table.isAside,
        confidence: table.confidence,
        set: table.set,
        columns:
          reading === undefined
            ? []
            : table.columns.map(({ from, field }) => ({ column: from, field, samples: samplesOf(from) })),
        left_out: table.left.map(({ from, why }) => ({ column: from, why, samples: samplesOf(from) })),
        notes: table.notes,
        missing: reading === undefined ? [] : whatIsMissing(table),
        records: records.get(reader) ?? [],
      }
    }),
    sampled: { ...sampled, whole: isWhole },
    problems,
    mapping: toMapping(plan, mapping),
  }
}

/** What an import of a file would do, tried on its first rows; nothing is written. */
export const previewFile = async (
  path: string,
  name: string,
  mapping: Mapping,
  now: number,
  { joins = new Joins(), ...options }: PlanOptions & { joins?: Joins } = {},
): Promise<Preview> => {
  const context = { source: 'import', asOf: Math.floor(statSync(path).mtimeMs), now, joins }
  const archive = await openArchive(path, name, mapping.set)
  if (archive === undefined) {
    const { reading, plan, sample } = await planFile(path, toWishes(mapping), toReadingWishes(mapping), {
      name,
      ...options,
    })
    return present(plan, reading, sample.rows, sample.names, sample.isWhole, mapping, undefined, context)
  }
  try {
    const rows: RawRow[] = []
    const source = archive.open({ offset: 0, line: 1 })
    for await (const piece of source.rows) {
      for (const row of piece.rows) rows.push(row)
      if (rows.length >= sampledRows) break
    }
    const kinds = new Set(rows.map(({ at }) => at))
    return present(
      { format: archive.id, tables: ownTables((kind) => kinds.has(kind)) },
      undefined,
      rows,
      undefined,
      rows.length < sampledRows,
      mapping,
      archive.says,
      context,
    )
  } finally {
    archive.close()
  }
}
