import type { z } from 'zod'
import type { CreatorList, FieldValue, ListField } from '../../../corpus/lists/rows.js'
import { readTable } from '../../../corpus/transfer/csv-table.js'
import { decideOrder } from '../../../corpus/transfer/understand/styles.js'
import { parseDate } from '../../../corpus/transfer/values/dates.js'
import { headerKey } from '../../../corpus/transfer/values/header-key.js'
import { isMissing } from '../../../corpus/transfer/values/missing.js'
import { decideDecimal, parseNumber } from '../../../corpus/transfer/values/numbers.js'
import { toBoolean } from '../../../corpus/transfer/values/words.js'
import { invalid } from '../../../kernel/errors.js'
import { MemberNotesBody } from './contract.js'
import { wantedOf } from './notes.js'

type NotesInput = z.output<typeof MemberNotesBody>
type Reader = (cell: string) => FieldValue | undefined

/** What the columns of teams are called, in the languages of the console and a few more. */
const noteColumns: Readonly<Record<string, keyof NotesInput>> = Object.fromEntries(
  Object.entries({
    stage: ['stage'],
    owner: ['owner'],
    tags: ['tag', 'tags', 'labels'],
    note: ['note', 'notes', 'notiz', 'notizen', 'anmerkung', 'anmerkungen', 'nota', 'notas', 'remarque', 'remarques'],
  } as const).flatMap(([field, names]) => names.map((name) => [name, field as keyof NotesInput] as const)),
)
/** Columns that may mean a stage: they do where all that they say is one. */
const stageColumns = new Set(['status', 'phase', 'estado', 'etapa', 'statut', 'etape', 'stufe', 'fase'])

/** How the cells of a field are read, judged by all of its column. */
const readerOf = (type: ListField['type'], cells: readonly string[]): Reader => {
  if (type === 'text') return (cell) => cell
  if (type === 'boolean') return toBoolean
  if (type === 'number') {
    const bare = (cell: string): string => cell.replaceAll(/[\p{Sc}\s]|\b[A-Z]{3}\b/gu, '')
    const decimal = decideDecimal(cells.map(bare), true) ?? '.'
    return (cell) => parseNumber(bare(cell), { decimal })
  }
  const { order } = decideOrder(cells)
  return (cell) => {
    const at = parseDate(cell, { zone: 'UTC', ...(order === undefined ? {} : { order }) })
    return at === undefined ? undefined : new Date(at).toISOString().slice(0, 10)
  }
}

const stageOf = ({ stages }: CreatorList): Reader => {
  const known = new Map(stages.map((stage) => [headerKey(stage), stage]))
  return (cell) => known.get(headerKey(cell))
}

const tagsOf = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

/** What a column of the table says of members, or undefined where it says something else. */
const readColumn = (
  list: CreatorList,
  column: string,
  cells: readonly string[],
): ((cell: string) => NotesInput | string) | undefined => {
  const key = headerKey(column)
  const field = list.fields.find((each) => each.key === key || headerKey(each.name) === key)
  if (field !== undefined) {
    const read = readerOf(field.type, cells)
    return (cell) => {
      const value = read(cell)
      return value === undefined ? `must be ${wantedOf[field.type]}` : { fields: { [field.key]: value } }
    }
  }
  const isStages = stageColumns.has(key) && cells.length > 0 && cells.every((cell) => stageOf(list)(cell) !== undefined)
  const name = isStages ? 'stage' : noteColumns[key]
  if (name === 'stage') {
    const read = stageOf(list)
    return (cell) => {
      const stage = read(cell)
      return typeof stage === 'string'
        ? { stage }
        : `is none of the stages ${list.stages.join(', ')}: add it with PATCH /lists/{id}`
    }
  }
  if (name === undefined) return undefined
  return (cell) => ({ [name]: name === 'tags' ? tagsOf(cell) : cell })
}

/** What a table says of each of its rows besides who it is: stages, notes, owners, tags and the fields of the list. An empty cell says nothing. */
export const readNotes = (csv: string, list: CreatorList): NotesInput[] => {
  const { columns, rows } = readTable(csv)
  const all: NotesInput[] = rows.map(() => ({}))
  for (const column of columns) {
    const cells = rows.map((row) => (row[column] ?? '').trim())
    const read = readColumn(
      list,
      column,
      cells.filter((cell) => !isMissing(cell)),
    )
    if (read === undefined) continue
    for (const [i, cell] of cells.entries()) {
      if (isMissing(cell)) continue
      const said = read(cell)
      const checked = typeof said === 'string' ? undefined : MemberNotesBody.safeParse(said)
      if (typeof said === 'string' || checked?.success !== true) {
        const problem = typeof said === 'string' ? said : (checked?.error?.issues[0]?.message ?? 'is too long')
        throw invalid('/csv', `Line ${i + 2}: "${cell.slice(0, 60)}" in the column ${column}: ${problem}.`)
      }
      const { fields, ...rest } = checked.data
      const held = all[i]
      all[i] = { ...held, ...rest, ...(fields === undefined ? {} : { fields: { ...held?.fields, ...fields } }) }
    }
  }
  return all
}
