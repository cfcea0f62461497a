import { useState, type ReactElement } from 'react'
import { send } from '../../api/client.js'
import { saveBlob } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { toast } from '../../parts/toasts.js'
import { t } from '../../language/t.js'

const formats = { PDF: 'application/pdf', HTML: 'text/html', JSON: 'application/json' } as const
type Format = keyof typeof formats

/** The report as a file: the same figures as on the screen. */
export const ReportButtons = ({ id, name }: { id: string; name: string }): ReactElement => {
  const [busy, setBusy] = useState<Format>()
  const download = async (format: Format): Promise<void> => {
    setBusy(format)
    try {
      const response = await send('generateScreeningReport', {
        path: { id },
        body: {},
        headers: { accept: formats[format] },
      })
      saveBlob(await response.blob(), `${name}.${format.toLowerCase()}`)
      toast(t('The {format} report is in your downloads.', { format }))
    } catch (error) {
      toast(error instanceof Error ? error.message : t('The report could not be created.'))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <span className="row" role="group" aria-label={t('Report')}>
      {(Object.keys(formats) as Format[]).map((format) => (
        <button
          key={format}
          type="button"
          className={`button${format === 'PDF' ? ' primary' : ''}`}
          disabled={busy !== undefined}
          onClick={() => void download(format)}
        >
          <Icon name="download" />
          {busy === format ? t('Writing …') : format === 'PDF' ? t('Report (PDF)') : format}
        </button>
      ))}
    </span>
  )
}
