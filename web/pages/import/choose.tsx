import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState, type ReactElement } from 'react'
import { useAction, usePages } from '../../api/queries.js'
import { uploadFile } from '../../api/upload.js'
import { ago, bytes, percent } from '../../format.js'
import { PageHead, Panel } from '../../parts/basic.js'
import { DropZone } from '../../parts/drop-zone.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { t } from '../../language/t.js'

const Upload = (): ReactElement => {
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const stop = useRef<AbortController>(undefined)
  const upload = useMutation({
    mutationFn: (file: File) => {
      setShare(0)
      stop.current = new AbortController()
      return uploadFile(file, setShare, stop.current.signal)
    },
    onSuccess: ({ id }) => navigate({ to: '/import/file/$id', params: { id } }),
  })
  const isStopped = upload.error instanceof DOMException
  return (
    <Panel
      title={t('Choose a file')}
      about={t('Nothing is imported until you have seen how the file is understood. Uploads are deleted after a week.')}
    >
      <DropZone
        icon="upload"
        what={t('a file')}
        hint={t('CSV, Excel, JSON, JSON Lines, Parquet, .gz, .zip, or the archive a network gave you')}
        disabled={upload.isPending}
        onFile={(file) => upload.mutate(file)}
      />
      {upload.isPending && (
        <div className="stack tight" role="status">
          <div className="row apart">
            <span className="small">
              {t('Uploading {name}: {share}', { name: upload.variables.name, share: percent(share) })}
            </span>
            <button type="button" className="button slim danger" onClick={() => stop.current?.abort()}>
              {t('Cancel')}
            </button>
          </div>
          <div className="progress" role="presentation">
            <div style={{ width: percent(share) }} />
          </div>
        </div>
      )}
      {upload.error !== null && !isStopped && <Failed error={upload.error} />}
    </Panel>
  )
}

const Uploads = (): ReactElement | null => {
  const pages = usePages('listImportFiles', { query: { limit: 8 } })
  const queryClient = useQueryClient()
  const remove = useAction('removeImportFile', () => queryClient.invalidateQueries({ queryKey: ['listImportFiles'] }))
  if (pages.items.length === 0) return null
  return (
    <Panel title={t('Uploaded files')} about={t('Removing an upload does not remove what was imported from it.')}>
      {remove.error !== null && <Failed error={remove.error} />}
      <ul className="stack tight divided">
        {pages.items.map((file) => (
          <li key={file.id} className="row apart">
            <span className="stack tight">
              <Link to="/import/file/$id" params={{ id: file.id }} className="break">
                {file.name}
              </Link>
              <span className="small muted">
                {bytes(file.bytes)} · {ago(file.created_at)}
              </span>
            </span>
            <button type="button" className="button slim" onClick={() => remove.mutate({ path: { id: file.id } })}>
              {t('Remove')}
              <span className="visually-hidden"> {file.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export const ImportPage = (): ReactElement => (
  <div className="page">
    <PageHead
      title={t('Import data')}
      about={t(
        'Bring your own lists, exports and personal archives. What you import can be searched, analysed, screened and listened to like any other data.',
      )}
    />
    <Upload />
    <Uploads />
    <RecentRequests kind="import" to="/import" title={t('Earlier imports')} />
  </div>
)
