import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import { humanise, whole } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Table } from '../../parts/table.js'
import { withFile, withSheet, type Corrections, type Preview, type PreviewedFile } from './corrections.js'

const leftOut = 'skip'

/** What a table is called in its list: without the name of the file that all of them are in. */
export const tableName = ({ name, sheet }: PreviewedFile): string =>
  sheet === null ? name.slice(name.indexOf('/') + 1) : `Sheet “${sheet}”`

const isSheet = (file: PreviewedFile, files: readonly PreviewedFile[]): boolean =>
  file.sheet !== null && files.filter(({ name }) => name === file.name).length > 1

const mainOf = ({ tables }: PreviewedFile): PreviewedFile['tables'][number] | undefined =>
  tables.find(({ aside }) => !aside) ?? tables[0]

/** What the table was taken for, or why it is not taken. */
const Meaning = ({ file }: { file: PreviewedFile }): ReactElement => {
  const main = mainOf(file)
  const isUnderstood = main !== undefined && main.confidence > 0
  return (
    <span className="stack tight">
      <span className="row">
        {file.taken ? <Badge tone="good">Imported</Badge> : <Badge>Left out</Badge>}
        {isUnderstood && <span>{humanise(main.kind)}</span>}
      </span>
      {file.format !== null && <span className="tiny muted">{file.format.says}</span>}
      {file.why !== null && <span className="tiny muted break">{file.why}</span>}
    </span>
  )
}

const Rows = ({ sampled }: Pick<PreviewedFile, 'sampled'>): ReactElement =>
  sampled === null ? (
    <span className="muted">none</span>
  ) : (
    <span>
      {whole(sampled.importable)} of {whole(sampled.rows)}
      {!sampled.whole && ' looked at'}
    </span>
  )

interface Props {
  preview: Preview
  corrections: Corrections
  shown: PreviewedFile | undefined
  onShow: (file: PreviewedFile) => void
  onChange: (corrections: Corrections) => void
}

const Choice = ({ file, isOneOfSheets, corrections, onChange }: { file: PreviewedFile; isOneOfSheets: boolean } & Pick<Props, 'corrections' | 'onChange'>): ReactElement => {
  const fields = useAnswer('listImportFields', {})
  const said = corrections.files?.[file.name]
  const guessed = mainOf(file)
  if (isOneOfSheets)
    return file.taken ? (
      <span className="small muted">Taken</span>
    ) : (
      <button type="button" className="button slim" onClick={() => onChange(withSheet(corrections, file.sheet ?? ''))}>
        Take this sheet instead
      </button>
    )
  return (
    <select
      className="input slim"
      aria-label={`What the rows of ${tableName(file)} are`}
      value={said?.skip === true ? leftOut : (said?.kind ?? '')}
      onChange={({ target: { value } }) =>
        onChange(withFile(corrections, file.name, value === leftOut ? { skip: true } : value === '' ? {} : { kind: value as 'creators' }))
      }
    >
      <option value="">{guessed === undefined || guessed.confidence === 0 ? 'Not understood' : `Guessed: ${guessed.kind}`}</option>
      {(fields.data?.data ?? []).map(({ kind }) => (
        <option key={kind} value={kind}>
          {humanise(kind)}
        </option>
      ))}
      <option value={leftOut}>Leave it out</option>
    </select>
  )
} // prettier-ignore

/** Every table of a zip file and every sheet of a workbook: what it was taken for, whether it is imported, and the way to look at it. */
export const Tables = ({ preview, corrections, shown, onShow, onChange }: Props): ReactElement => (
  <Panel
    title="Tables in this file"
    about="Each table is understood by itself. Choose what its rows are, or leave it out; look at one to correct its columns below."
    flush
  >
    <Table label="Tables in this file" narrow="cards" columns={['Table', 'Understood as', 'Rows taken', 'The rows are', { title: 'Details', hidden: true }]}>
      {preview.files.map((file) => (
        <tr key={`${file.name} ${file.sheet ?? ''}`} aria-current={file === shown}>
          <td>
            <strong>{tableName(file)}</strong>
          </td>
          <td>
            <Meaning file={file} />
          </td>
          <td>
            <Rows sampled={file.sampled} />
          </td>
          <td>
            <Choice file={file} isOneOfSheets={isSheet(file, preview.files)} corrections={corrections} onChange={onChange} />
          </td>
          <td>
            {file.tables.length > 0 && (
              <button type="button" className="button slim" disabled={file === shown} onClick={() => onShow(file)}>
                {file === shown ? 'Shown below' : 'Look at it'}
                <span className="visually-hidden"> {tableName(file)}</span>
              </button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  </Panel>
) // prettier-ignore
