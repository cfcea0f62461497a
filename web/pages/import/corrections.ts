import type { Answer, Body } from '../../api/client.js'

/** What the user says about a file. Only what differs from the guess is kept: the rest is guessed again. */
export type Corrections = Body<'previewImport'>
export type Preview = Answer<'previewImport'>
export type PreviewedTable = Preview['tables'][number]

/** The table that the rows of the file are; others are told along by it. */
export const mainTable = ({ tables }: Preview): PreviewedTable | undefined =>
  tables.find(({ aside }) => !aside) ?? tables[0]

export type PreviewedFile = Preview['files'][number]
export type FileCorrections = NonNullable<Corrections['files']>[string]

/** One table of several as if it were the whole file. */
export const asPreview = (preview: Preview, { sheet, format, tables, problems, sampled, mapping }: PreviewedFile): Preview => ({
  ...preview,
  sheet,
  format,
  tables,
  problems,
  sampled: sampled ?? preview.sampled,
  mapping: mapping ?? preview.mapping,
}) // prettier-ignore

/** What is said of one table of several; saying nothing takes it back. */
export const withFile = (corrections: Corrections, name: string, said: FileCorrections): Corrections => {
  const rest = without(corrections.files, name)
  return { ...corrections, files: Object.keys(said).length === 0 ? rest : { ...rest, [name]: said } }
}

/** The sheet of a workbook; what was said about the columns of another no longer holds. */
export const withSheet = (corrections: Corrections, sheet: string): Corrections => ({
  ...corrections,
  sheet,
  columns: {},
})

const without = <T>(values: Record<string, T> | undefined, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => name !== key))

/** One value for all rows; nothing takes it back. */
export const withSet = (corrections: Corrections, field: string, value: string): Corrections => {
  const rest = without(corrections.set, field)
  return { ...corrections, set: value === '' ? rest : { ...rest, [field]: value } }
}

/** The field of a column; null leaves the column out. */
export const withColumn = (corrections: Corrections, column: string, field: string | null): Corrections => ({
  ...corrections,
  columns: { ...corrections.columns, [column]: field },
})

/** Another kind of rows has other fields: what was said about columns no longer holds. */
export const withKind = (corrections: Corrections, kind: string): Corrections => {
  const { kind: _old, ...rest } = corrections
  return { ...rest, columns: {}, ...(kind === '' ? {} : { kind: kind as NonNullable<Corrections['kind']> }) }
}
