import type { ReactElement, ReactNode } from 'react'
import { Dialog } from './dialog.js'
import { Failed } from './states.js'
import { t } from '../language/t.js'

/** What became of sending it. */
interface Sending {
  isPending: boolean
  error: Error | null
}

/** What is typed into a field of a form, without spaces around it. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A form in a window: fields, what went wrong, and the two ways out. */
export const FormDialog = ({
  title,
  submit,
  sending,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  submit: string
  sending: Sending
  onSubmit: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}): ReactElement => (
  <Dialog title={title} onClose={onClose}>
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {children}
      {sending.error !== null && <Failed error={sending.error} />}
      <div className="row end">
        <button type="button" className="button" onClick={onClose}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button primary" disabled={sending.isPending}>
          {submit}
        </button>
      </div>
    </form>
  </Dialog>
)

/** Asks before something is done that cannot be undone. */
export const ConfirmDialog = ({
  title,
  confirm,
  keep,
  sending,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  confirm: string
  /** The way out that leaves everything as it is. */
  keep: string
  sending: Sending
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}): ReactElement => (
  <Dialog title={title} onClose={onClose}>
    <p>{children}</p>
    {sending.error !== null && <Failed error={sending.error} />}
    <div className="row end">
      <button type="button" className="button" onClick={onClose} data-first>
        {keep}
      </button>
      <button type="button" className="button danger" disabled={sending.isPending} onClick={onConfirm}>
        {confirm}
      </button>
    </div>
  </Dialog>
)
