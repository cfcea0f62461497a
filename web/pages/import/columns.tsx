import { useRef, type ReactElement, type ReactNode } from 'react'
import { useAnswer } from '../../api/queries.js'
import { Panel } from '../../parts/basic.js'
import { Table } from '../../parts/table.js'
import { mainTable, withColumn, withFile, type Corrections, type Preview, type PreviewedFile } from './corrections.js'
import { fieldName, isCommon } from './field-names.js'
import { tableName } from './tables.js'
import { t } from '../../language/t.js'
import { said } from '../../language/said.js'

interface Row {
  column: string
  field: string
  samples: readonly string[]
  why?: string
}

interface Field {
  name: string
  meaning: string
}

const Fields = ({ of }: { of: readonly Field[] }): ReactNode =>
  of.map(({ name, meaning }) => (
    <option key={name} value={name} title={meaning}>
      {fieldName(name)}
    </option>
  ))

const FieldChoice = ({
  row,
  fields,
  onChoose,
}: {
  row: Row
  fields: readonly Field[]
  onChoose: (field: string | null) => void
}): ReactElement => (
  <select
    className="input slim"
    aria-label={t('Field for {column}', { column: row.column })}
    value={row.field}
    onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
  >
    <option value="">{t('Leave out')}</option>
    {row.field !== '' && !fields.some(({ name }) => name === row.field) && (
      <option value={row.field}>{fieldName(row.field)}</option>
    )}
    <Fields of={fields.filter(({ name }) => isCommon(name))} />
    <optgroup label={t('Rarely used')}>
      <Fields of={fields.filter(({ name }) => !isCommon(name))} />
    </optgroup>
  </select>
)

/** Rows keep their places while somebody maps them, whichever of them have a field by now. */
const usePlaces = (rows: readonly Row[]): Row[] => {
  const places = useRef(new Map<string, number>())
  for (const { column } of rows) if (!places.current.has(column)) places.current.set(column, places.current.size)
  return [...rows].sort((a, b) => (places.current.get(a.column) ?? 0) - (places.current.get(b.column) ?? 0))
}

/** Which field each column is, with what it holds; every choice can be changed. */
export const Columns = ({
  preview,
  corrections,
  file,
  onChange,
}: {
  preview: Preview
  corrections: Corrections
  /** The table of several whose columns these are. */
  file?: PreviewedFile | undefined
  onChange: (corrections: Corrections) => void
}): ReactElement | null => {
  const fields = useAnswer('listImportFields', {})
  const main = mainTable(preview)
  const rows = usePlaces([
    ...(main?.columns ?? []),
    ...(main?.left_out ?? []).map(({ column, samples, why }) => ({ column, samples, why, field: '' })),
  ])
  if (main === undefined || rows.length === 0) return null
  const ofKind = fields.data?.data.find(({ kind }) => kind === main.kind)?.fields ?? []
  const choose = (column: string, field: string | null): Corrections => {
    if (file === undefined) return withColumn(corrections, column, field)
    const said = corrections.files?.[file.name] ?? {}
    return withFile(corrections, file.name, { ...said, kind: main.kind, columns: { ...said.columns, [column]: field } })
  }
  return (
    <Panel
      title={file === undefined ? t('Columns') : t('Columns of {file}', { file: tableName(file) })}
      about={t('The field each column is mapped to. Correct what is wrong; the rest is updated.')}
      flush
    >
      <Table label={t('Columns of the file')} narrow="cards" columns={[t('Column'), t('Samples'), t('Field')]}>
        {rows.map((row) => (
          <tr key={row.column}>
            <td className="break column-name">
              <strong>{row.column}</strong>
            </td>
            <td className="muted break">{row.samples.join(' · ') || t('empty')}</td>
            <td>
              <span className="row">
                <FieldChoice row={row} fields={ofKind} onChoose={(field) => onChange(choose(row.column, field))} />
                {row.why !== undefined && <span className="tiny muted">{said(row.why)}</span>}
              </span>
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}
