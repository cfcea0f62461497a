import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { bytes } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Failed, Loading } from '../../parts/states.js'
import { Columns } from './columns.js'
import { asPreview, mainTable, type Corrections, type Preview } from './corrections.js'
import { Settings } from './settings.js'
import { Tables } from './tables.js'
import { FirstRecords, Problems, Understood } from './understood.js'
import { t } from '../../language/t.js'

const Run = ({ id, preview }: { id: string; preview: Preview }): ReactElement => {
  const navigate = useNavigate()
  const [source, setSource] = useState('import')
  const submit = useAction('startImport', (answer) => navigate({ to: '/import/$id', params: { id: answer.id } }))
  const body = { file_id: id, mapping: preview.mapping, source: source.trim() || 'import' }
  const isTaken = ({ taken, tables, sampled }: Preview['files'][number]): boolean =>
    taken && (tables.find(({ aside }) => !aside)?.missing.length ?? 0) === 0 && (sampled?.importable ?? 0) > 0
  const isReady =
    preview.files.length > 1
      ? preview.files.some(isTaken)
      : (mainTable(preview)?.missing.length ?? 0) === 0 && preview.sampled.importable > 0
  return (
    <Panel title={t('Run the import')} action={<CopyCurl name="startImport" input={{ body }} />}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit.mutate({ body })
        }}
      >
        <label className="field">
          <span className="label">{t('Source')}</span>
          <input className="input" value={source} maxLength={80} onChange={(event) => setSource(event.target.value)} />
          <span className="hint">
            {t('Every record is stored with this name, so that you can tell where it came from.')}
          </span>
        </label>
        {submit.error !== null && <Failed error={submit.error} />}
        <div className="row">
          <button type="submit" className="button primary" disabled={!isReady || submit.isPending}>
            {t('Import')}
          </button>
          {!isReady && (
            <span className="small muted">{t('No row can be imported yet: add what is missing above.')}</span>
          )}
        </div>
      </form>
    </Panel>
  )
}

/** One upload: how it is understood, what to correct, and the way to import it. */
export const ImportFilePage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const [corrections, setCorrections] = useState<Corrections>({})
  const file = useAnswer('getImportFile', { path: { id } })
  const preview = useAnswer('previewImport', { path: { id }, body: corrections }, { keep: true })
  const [chosen, setChosen] = useState<string>()
  const keyOf = ({ name, sheet }: Preview['files'][number]): string => `${name} ${sheet ?? ''}`
  const files = preview.data?.files ?? []
  const isMany = files.length > 1
  const table = isMany ? (files.find((each) => keyOf(each) === chosen) ?? files[0]) : undefined
  const whole = preview.data
  const shown = whole === undefined || table === undefined ? whole : asPreview(whole, table)
  return (
    <div className="page">
      <PageHead
        title={file.data?.name ?? t('Uploaded file')}
        about={
          file.data === undefined
            ? undefined
            : t('{bytes}. Nothing is imported yet.', { bytes: bytes(file.data.bytes) })
        }
        action={
          <>
            <CopyCurl name="previewImport" input={{ path: { id }, body: corrections }} />
            <Link to="/import" className="button">
              {t('Another file')}
            </Link>
          </>
        }
      />
      {file.error !== null && <Failed error={file.error} />}
      {preview.error !== null && file.error === null && <Failed error={preview.error} />}
      {preview.isPending && <Loading lines={8} label={t('Reading the file')} />}
      {preview.error === null && whole !== undefined && isMany && (
        <Tables
          preview={whole}
          corrections={corrections}
          shown={table}
          onShow={(each) => setChosen(keyOf(each))}
          onChange={setCorrections}
        />
      )}
      {preview.error === null && shown !== undefined && <Understood preview={shown} />}
      {file.error === null && !preview.isPending && shown?.form !== 'archive' && (
        <Settings isOneOfMany={isMany} preview={shown} corrections={corrections} onChange={setCorrections} />
      )}
      {preview.error === null && shown !== undefined && (
        <>
          <Columns
            preview={shown}
            corrections={corrections}
            file={table?.sheet === null ? table : undefined}
            onChange={setCorrections}
          />
          <Problems problems={shown.problems} />
          <FirstRecords tables={shown.tables} />
          {whole !== undefined && <Run id={id} preview={whole} />}
        </>
      )}
    </div>
  )
}
