import { useState, type ReactElement } from 'react'
import type { send } from '../api/client.js'
import { saveBlob } from './basic.js'
import { toast } from './toasts.js'
import { t } from '../language/t.js'

/** Saves what an operation prints. `ask` sends the call, which must accept a PDF. */
export const SavePdf = ({ name, ask }: { name: string; ask: () => ReturnType<typeof send> }): ReactElement => {
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const response = await ask()
      if (response.headers.get('content-type')?.startsWith('application/pdf') === true)
        saveBlob(await response.blob(), `${name}.pdf`)
      else toast(t('The report takes longer than usual. Try again in a minute.'))
    } catch (error) {
      toast(error instanceof Error ? error.message : t('The report could not be made.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void save()}>
      {busy ? t('Writing …') : t('Report (PDF)')}
    </button>
  )
}
