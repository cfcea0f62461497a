import { useEffect, type ReactElement } from 'react'
import { rememberUndo } from './undo.js'
import { t } from '../language/t.js'
import { createStore } from '../store.js'
import { useStore } from '../use-store.js'

interface Toast {
  id: number
  text: string
  action?: { label: string; run: () => void } | undefined
}

const toasts = createStore<readonly Toast[]>([])
let nextId = 1

const shownMs = 6000
/** What offers something takes longer: it is read, decided and reached. */
const offeredMs = 20_000

/** A short word about what just happened. */
export const toast = (text: string, action?: Toast['action']): void =>
  toasts.set([...toasts.get().slice(-2), { id: nextId++, text, action }])

/** A change that can be taken back: by the button, and by the keyboard after the notice is gone. */
export const toastUndoable = (text: string, undo: () => void): void =>
  toast(text, { label: t('Undo'), run: rememberUndo(undo) })

const drop = (id: number): void => toasts.set(toasts.get().filter((each) => each.id !== id))

const One = ({ id, text, action }: Toast): ReactElement => {
  const offers = action !== undefined
  useEffect(() => {
    const timer = setTimeout(() => drop(id), offers ? offeredMs : shownMs)
    return () => clearTimeout(timer)
  }, [id, offers])
  return (
    <div className="toast">
      <span>{text}</span>
      {action !== undefined && (
        <button
          type="button"
          className="button slim"
          onClick={() => {
            action.run()
            drop(id)
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

export const Toasts = (): ReactElement => {
  const shown = useStore(toasts)
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((each) => (
        <One key={each.id} {...each} />
      ))}
    </div>
  )
}
