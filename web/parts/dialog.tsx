import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Icon } from './icons.js'
import { t } from '../language/t.js'

/** A window over the page. The browser keeps the focus inside and closes it with Escape. */
export const Dialog = ({
  title,
  onClose,
  side = false,
  children,
}: {
  title: ReactNode
  onClose: () => void
  side?: boolean
  children: ReactNode
}): ReactElement => {
  const ref = useRef<HTMLDialogElement>(null)
  // It must be closed while it is still part of the page: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Opening gives the focus to the first button, which closes: what is to be filled in comes first.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={`dialog${side ? ' side' : ''}`}
      aria-labelledby="dialog-title"
      onClose={() => {
        // It may have been opened again meanwhile: the event comes late.
        if (ref.current?.open === false) onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="row apart" style={{ flexWrap: 'nowrap', alignItems: 'flex-start' }}>
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="button icon quiet" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">{t('Close')}</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
