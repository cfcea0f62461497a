import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { t } from '../language/t.js'

export interface Option {
  id: string
  title: string
  note?: ReactNode
}

interface Suggesting {
  value: string
  onChange: (value: string) => void
  onTake: (option: Option) => void
  suggest: (query: string, signal: AbortSignal) => Promise<Option[]>
  suggestKey: readonly unknown[]
}

/** What is suggested for what is typed, which of it is marked, and what the keys do with it. */
const useSuggestions = ({ value, onChange, onTake, suggest, suggestKey }: Suggesting) => {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const query = useDeferredValue(value.trim())
  const { data: options = [] } = useQuery({
    queryKey: ['suggest', ...suggestKey, query],
    queryFn: ({ signal }) => suggest(query, signal),
    enabled: open && query.length > 0,
    placeholderData: (old) => old,
    retry: false,
  })
  const shown = open && query.length > 0 && options.length > 0
  const type = (text: string): void => {
    onChange(text)
    setOpen(true)
    setAt(-1)
  }
  const take = (option: Option): void => {
    onTake(option)
    setOpen(false)
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = options[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt(options.length === 0 ? -1 : (at + step + options.length) % options.length)
    } else if (event.key === 'Enter' && shown && chosen !== undefined) {
      event.preventDefault()
      take(chosen)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  return { options, at, setAt, shown, type, take, onKeyDown, close: () => setOpen(false) }
}

const Suggestions = ({
  id,
  label,
  of: { options, at, setAt, shown, take },
}: {
  id: string
  label: string
  of: ReturnType<typeof useSuggestions>
}): ReactElement => (
  <ul
    id={`${id}-list`}
    role="listbox"
    aria-label={t('{label}: suggestions', { label })}
    className="options"
    hidden={!shown}
  >
    {options.map((option, index) => (
      <li
        key={option.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === at}
        className="option"
        onPointerDown={(event) => {
          event.preventDefault()
          take(option)
        }}
        onPointerEnter={() => setAt(index)}
      >
        <span>{option.title}</span>
        {option.note !== undefined && <span className="muted tiny">{option.note}</span>}
      </li>
    ))}
  </ul>
)

/** A text box that suggests. Arrow keys choose, Enter takes, Escape closes; free text is given on where it is wanted. */
export const Combobox = ({
  label,
  placeholder,
  hint,
  labelHidden = false,
  first = false,
  ...suggesting
}: Suggesting & {
  label: string
  placeholder?: string
  hint?: ReactNode
  labelHidden?: boolean
  /** Whether it has the focus when the dialog around it opens. */
  first?: boolean
}): ReactElement => {
  const id = useId()
  const suggestions = useSuggestions(suggesting)
  const { at, shown } = suggestions
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : ''}>
        {label}
      </label>
      <div className="combo">
        <input
          id={id}
          className="input"
          data-first={first ? '' : undefined}
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={suggesting.value}
          onChange={(event) => suggestions.type(event.target.value)}
          onKeyDown={suggestions.onKeyDown}
          onBlur={suggestions.close}
        />
        <Suggestions id={id} label={label} of={suggestions} />
      </div>
      {hint !== undefined && <span className="hint">{hint}</span>}
    </div>
  )
}
