import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react'
import { call } from '../../api/client.js'
import { compact, whole } from '../../format.js'
import { Combobox, type Option } from '../../parts/combobox.js'
import { Icon } from '../../parts/icons.js'
import { Input } from '../../parts/inputs.js'
import { parseCount, type Range } from './filters.js'
import { t } from '../../language/t.js'

/** A group of filters that can be folded. */
export const Group = ({
  title,
  open = false,
  children,
}: {
  title: string
  open?: boolean
  children: ReactNode
}): ReactElement => (
  <details className="filter-group" open={open}>
    <summary>{title}</summary>
    <div className="stack tight">{children}</div>
  </details>
)

/** A text box that gives its value on when the reader is done with it. */
export const TextBox = ({
  label,
  value,
  onDone,
  placeholder,
  type = 'text',
}: {
  label: string
  value: string
  onDone: (value: string) => void
  placeholder?: string
  type?: 'text' | 'search'
}): ReactElement => {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const done = (): void => {
    if (text.trim() !== value) onDone(text.trim())
  }
  return (
    <Input
      label={label}
      type={type}
      value={text}
      placeholder={placeholder}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done()
      }}
      onValue={setText}
    />
  )
}

/** Two bounds, either of which may be left open. `scale` turns what is shown into what is sent: 100 for percent. */
export const RangeBox = ({
  label,
  value,
  onChange,
  scale = 1,
  unit = '',
}: {
  label: string
  value: Range
  onChange: (range: Range | undefined) => void
  scale?: number
  unit?: string
}): ReactElement => {
  const id = useId()
  const shown = (each: number | undefined): string =>
    each === undefined ? '' : scale === 1 ? compact(each).toLowerCase() : String(Math.round(each * scale * 100) / 100)
  const change = (name: 'min' | 'max', text: string): void => {
    const parsed =
      scale === 1 ? parseCount(text) : text.trim() === '' ? undefined : Number(text.replace('%', '')) / scale
    const next = { ...value, [name]: parsed === undefined || Number.isNaN(parsed) ? undefined : parsed }
    onChange(next.min === undefined && next.max === undefined ? undefined : next)
  }
  return (
    <fieldset className="field">
      <legend id={id}>
        {label}
        {unit === '' ? '' : ` (${unit})`}
      </legend>
      <div className="range">
        {(['min', 'max'] as const).map((name) => (
          <input
            key={name + shown(value[name])}
            className="input"
            defaultValue={shown(value[name])}
            placeholder={name === 'min' ? t('from') : t('to')}
            aria-label={`${label}, ${name === 'min' ? t('at least') : t('at most')}`}
            inputMode="decimal"
            onBlur={(event) => {
              if (event.target.value !== shown(value[name])) change(name, event.target.value)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') change(name, event.currentTarget.value)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

export interface Count {
  value: string
  count?: number | undefined
}

/** Check boxes with how many of what is found have each. */
export const Counted = ({
  counts,
  chosen,
  nameOf,
  onChange,
  rows = 6,
  more,
}: {
  counts: readonly Count[]
  chosen: readonly string[]
  nameOf: (value: string) => string
  onChange: (chosen: string[]) => void
  rows?: number
  /** What the rest is called, where it can be unfolded. */
  more?: string
}): ReactElement => {
  const shown = [
    ...counts.slice(0, rows),
    ...chosen
      .filter((value) => !counts.slice(0, rows).some((each) => each.value === value))
      .map((value) => ({ value, count: counts.find((each) => each.value === value)?.count })),
  ]
  const rest = counts.filter(({ value }) => !shown.some((each) => each.value === value))
  const list = (of: readonly Count[]): ReactElement => (
    <ul className="stack counted">
      {of.map(({ value, count }) => (
        <li key={value} className="row apart">
          <label className="check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            {nameOf(value)}
          </label>
          <span className="tiny muted number">{count === undefined ? '' : whole(count)}</span>
        </li>
      ))}
    </ul>
  )
  if (more === undefined || rest.length === 0) return list(shown)
  return (
    <>
      {list(shown)}
      <details>
        <summary className="small">{more}</summary>
        {list(rest)}
      </details>
    </>
  )
}

type Dictionary = 'listLocations' | 'listLanguages' | 'listInterests' | 'listBrands'

const suggestFrom =
  (dictionary: Dictionary) =>
  async (query: string, signal: AbortSignal): Promise<Option[]> => {
    const { data } = await call(dictionary, { query: { query, limit: 8 } }, signal)
    return data.map((entry) => ({
      id: entry.id,
      title: entry.name,
      note: 'parents' in entry ? (entry.parents.at(-1)?.name ?? entry.kind) : undefined,
    }))
  }

/** Adds entries of a dictionary by name. */
export const Lookup = ({
  label,
  dictionary,
  chosen,
  nameOf,
  onChange,
}: {
  label: string
  dictionary: Dictionary
  chosen: readonly string[]
  nameOf: (id: string) => string
  onChange: (chosen: string[]) => void
}): ReactElement => {
  const [text, setText] = useState('')
  const [names, setNames] = useState<Record<string, string>>({})
  return (
    <div className="stack tight">
      <Combobox
        label={label}
        placeholder={t('Type to search')}
        value={text}
        onChange={setText}
        suggestKey={[dictionary]}
        suggest={suggestFrom(dictionary)}
        onTake={({ id, title }) => {
          setText('')
          setNames({ ...names, [id]: title })
          if (!chosen.includes(id)) onChange([...chosen, id])
        }}
      />
      {chosen.length > 0 && (
        <ul className="row">
          {chosen.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="chip"
                aria-label={t('Remove {names}', { names: names[id] ?? nameOf(id) })}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              >
                {names[id] ?? nameOf(id)}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
