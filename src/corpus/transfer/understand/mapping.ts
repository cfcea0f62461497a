import { z } from 'zod'
import { encodings } from '../read/encoding.js'
import type { ReadingWishes } from '../read/reading.js'
import { fileForms } from '../read/sniff.js'
import { transferKinds } from '../schemas/transfer-kinds.js'
import { isTimeZone } from '../../../kernel/time-zone.js'
import type { ImportPlan, Wishes } from './plan.js'

const name = z.string().min(1).max(300)

const kind = z.enum(transferKinds).optional().describe('What the rows are; detected by default.')
const columns = z.record(name, z.string().max(100).nullable())

/** What somebody says about one table of several. */
const TableMapping = z.strictObject({
  skip: z.boolean().optional().describe('Leaves the table out.'),
  kind,
  set: z.record(name, z.string().max(2000)).optional(),
  columns: columns.optional(),
})

/** What somebody says about a file, to be used again for the next one of its kind. */
export const Mapping = z
  .strictObject({
    kind,
    set: z
      .record(name, z.string().max(2000))
      .default({})
      .describe('Fields with one value for all rows: {"network": "instagram"}.'),
    columns: columns
      .default({})
      .describe('Column or JSON path → field; null leaves the column out. Columns that are not named are guessed.'),
    dates: z.enum(['dmy', 'mdy']).optional().describe('Whether 04/05/2026 is in May or in April.'),
    zone: z
      .string()
      .max(60)
      .refine(isTimeZone, 'must be a time zone such as Europe/Berlin')
      .optional()
      .describe('Zone of times that name none; UTC by default.'),
    decimal: z.enum(['.', ',']).optional().describe('Decimal sign of numbers.'),
    delimiter: z.string().length(1).optional().describe('Delimiter between the cells of a text table.'),
    encoding: z.enum(encodings).optional(),
    format: z.enum(fileForms).optional().describe('File format; detected from the content by default.'),
    sheet: z
      .string()
      .max(200)
      .optional()
      .describe('Sheet of a workbook; by default every sheet that contains a table.'),
    header: z.array(name).max(1000).optional().describe('Names of the columns of a table without a header.'),
    files: z
      .record(name, TableMapping)
      .optional()
      .describe(
        'Settings for single tables of a zip file or sheets of a workbook, by their names in the preview, with or without the name of the file: {"notes.csv": {"skip": true}}.',
      ),
    strict: z.boolean().optional().describe('Whether columns that are no field stop the import.'),
  })
  .meta({ id: 'ImportMapping' })
export type Mapping = z.output<typeof Mapping>

const ownOf = ({ files }: Mapping, fileName: string): z.output<typeof TableMapping> | undefined =>
  files?.[fileName] ?? files?.[fileName.slice(fileName.indexOf('/') + 1)]

/** Whether somebody leaves a table out. */
export const isSkipped = (mapping: Mapping, fileName: string): boolean => ownOf(mapping, fileName)?.skip === true

/** What is said of one table: what is said of it alone, else what is said of all. */
export const mappingOf = (mapping: Mapping, fileName: string): Mapping => {
  const { files: _files, ...all } = mapping
  const { skip: _skip, kind: ownKind, set = {}, columns: named = {} } = ownOf(mapping, fileName) ?? {}
  return { ...all, ...(ownKind === undefined ? {} : { kind: ownKind }), set: { ...all.set, ...set }, columns: { ...all.columns, ...named } }
} // prettier-ignore

export const toWishes = ({ kind, set, columns, dates, zone, decimal, strict = false }: Mapping): Wishes => ({
  kind,
  set,
  renames: new Map(Object.entries(columns).map(([from, field]) => [from, field ?? ''])),
  dayOrder: dates,
  zone,
  decimal,
  strict,
})

export const toReadingWishes = ({ delimiter, encoding, format, sheet, header }: Mapping): ReadingWishes => ({
  delimiter,
  encoding,
  form: format,
  sheet,
  names: header,
})

/** The mapping that says what was understood, so that it can be corrected and kept. */
export const toMapping = (plan: ImportPlan, given: Mapping): Mapping => {
  const [main] = plan.tables.filter(({ isAside }) => !isAside)
  // Rows of several kinds are sorted again next time: what is said of one kind is not true of the others.
  if (main === undefined || main.only !== undefined) return given
  const unknown = main.left.filter(({ why }) => why !== 'It is empty.').map(({ from }) => [from, null] as const)
  return {
    ...given,
    kind: main.kind,
    set: { ...main.set },
    columns: Object.fromEntries([...main.columns.map(({ from, field }) => [from, field] as const), ...unknown]),
  }
}
