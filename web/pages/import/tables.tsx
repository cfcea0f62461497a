import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Table } from '../../parts/table.js'
import { withFile, withSheet, type Corrections, type Preview, type PreviewedFile } from './corrections.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

const leftOut = 'skip'

/** What a table is called in its list: without the name of the file that all of them are in. */
export const tableName = ({ name, sheet }: PreviewedFile): string =>
  sheet === null ? name.slice(name.indexOf('/') + 1) : t('Sheet “{sheet}”', { sheet })

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
        {file.taken ? <Badge tone="good">{t('Imported')}</Badge> : <Badge>{t('Left out')}</Badge>}
        {isUnderstood && <span>{word(main.kind)}</span>}
      </span>
      {file.format !== null && <span className="tiny muted">{file.format.says}</span>}
      {file.why !== null && <span className="tiny muted break">{said(file.why)}</span>}
    </span>
  )
}

const Rows = ({ sampled }: Pick<PreviewedFile, 'sampled'>): ReactElement =>
  sampled === null ? (
    <span className="muted">{t('none')}</span>
  ) : (
    <span>
      {t('{importable} of {rows}', { importable: sampled.importable, rows: sampled.rows })}
      {!sampled.whole && ` ${t('looked at')}`}
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
      <span className="small muted">{t('Taken')}</span>
    ) : (
      <button type="button" className="button slim" onClick={() => onChange(withSheet(corrections, file.sheet ?? ''))}>{t('Take this sheet instead')}</button>
    )
  return (
    <select
      className="input slim"
      aria-label={t('What the rows of {file} are', { file: tableName(file) })}
      value={said?.skip === true ? leftOut : (said?.kind ?? '')}
      onChange={({ target: { value } }) =>
        onChange(withFile(corrections, file.name, value === leftOut ? { skip: true } : value === '' ? {} : { kind: value as 'creators' }))
      }
    >
      <option value="">{guessed === undefined || guessed.confidence === 0 ? t('Not understood') : t('Guessed: {kind}', { kind: guessed.kind })}</option>
      {(fields.data?.data ?? []).map(({ kind }) => (
        <option key={kind} value={kind}>
          {word(kind)}
        </option>
      ))}
      <option value={leftOut}>{t('Leave it out')}</option>
    </select>
  )
} // prettier-ignore

/** Every table of a zip file and every sheet of a workbook: what it was taken for, whether it is imported, and the way to look at it. */
export const Tables = ({ preview, corrections, shown, onShow, onChange }: Props): ReactElement => (
  <Panel
    title={t('Tables in this file')}
    about={t('Each table is mapped separately. Choose what its rows are, or skip it. Open a table to correct its columns below.')}
    flush
  >
    <Table label={t('Tables in this file')} narrow="cards" columns={[t('Table'), t('Understood as'), t('Rows taken'), t('The rows are'), { title: t('Details'), hidden: true }]}>
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
                {file === shown ? t('Shown below') : t('Look at it')}
                <span className="visually-hidden"> {tableName(file)}</span>
              </button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  </Panel>
) // prettier-ignore
