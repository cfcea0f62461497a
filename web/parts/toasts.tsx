import { useEffect, useSyncExternalStore, type ReactElement } from 'react'
import { rememberUndo } from './undo.js'
import { t } from '../language/t.js'

interface Toast {
  id: number
  text: string
  action?: { label: string; run: () => void } | undefined
}

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const change = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

const shownMs = 6000

/** A short word about what just happened. */
export const toast = (text: string, action?: Toast['action']): void =>
  change([...toasts.slice(-2), { id: nextId++, text, action }])

/** A change that can be taken back: by the button, and by the keyboard after the notice is gone. */
export const toastUndoable = (text: string, undo: () => void): void =>
  toast(text, { label: t('Undo'), run: rememberUndo(undo) })

const drop = (id: number): void => change(toasts.filter((each) => each.id !== id))

const One = ({ id, text, action }: Toast): ReactElement => {
  useEffect(() => {
    const timer = setTimeout(() => drop(id), shownMs)
    return () => clearTimeout(timer)
  }, [id])
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
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
  )
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((each) => (
        <One key={each.id} {...each} />
      ))}
    </div>
  )
}
