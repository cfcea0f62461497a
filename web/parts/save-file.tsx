import { useState, type ReactElement } from 'react'
import { saveBlob } from './basic.js'
import { Icon } from './icons.js'
import { toast } from './toasts.js'
import { t } from '../language/t.js'

/** Saves what an operation answers as a file. */
export const SaveFile = ({
  label,
  name,
  ask,
}: {
  label: string
  name: string
  ask: () => Promise<Response>
}): ReactElement => {
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveBlob(await (await ask()).blob(), name)
    } catch (error) {
      toast(error instanceof Error ? error.message : t('The file could not be loaded.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void save()}>
      <Icon name="download" />
      {busy ? t('Loading …') : label}
    </button>
  )
}
