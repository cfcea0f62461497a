import { useState, type DragEvent, type ReactElement } from 'react'
import { Icon, type IconName } from './icons.js'
import { rich, t } from '../language/t.js'

/** A place to drop a file on, or to choose one from. */
export const DropZone = ({
  icon,
  what,
  hint,
  accept,
  disabled = false,
  onFile,
}: {
  icon: IconName
  /** What is dropped: 'an image or video'. */
  what: string
  hint: string
  accept?: string
  disabled?: boolean
  onFile: (file: File) => void
}): ReactElement => {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault()
    setOver(isOver && !disabled)
  }
  const take = (file: File | null | undefined): void => {
    if (file !== null && file !== undefined && !disabled) onFile(file)
  }
  return (
    <label
      className={`drop${over ? ' over' : ''}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files[0])
      }}
    >
      <Icon name={icon} />
      <span>{rich('{text}, or choose one', { text: <strong>{t('Drop {what} here', { what })}</strong> })}</span>
      <span className="tiny muted">{hint}</span>
      <input
        type="file"
        {...(accept === undefined ? {} : { accept })}
        className="visually-hidden"
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
        }}
      />
    </label>
  )
}
