import { useState, type KeyboardEvent, type ReactElement } from 'react'
import { useAnswer } from '../api/queries.js'
import { t } from '../language/t.js'
import { Icon } from './icons.js'
import { keep, readKept } from './kept.js'

export interface ChosenColumns {
  shown: readonly string[]
  show: (names: readonly string[]) => void
  reset: () => void
}

/** What a table shows, remembered by the browser for each of those who sign in with it. */
export const useColumns = (table: string, standard: readonly string[]): ChosenColumns => {
  const { data: me } = useAnswer('showMe', {})
  const key = `columns.${table}.${me?.user?.id ?? me?.account.id ?? ''}`
  const [chosen, setChosen] = useState<{ key: string; names: readonly string[] | null }>()
  const names = chosen?.key === key ? chosen.names : readKept<readonly string[] | null>(key, null)
  const set = (next: readonly string[] | null): void => {
    setChosen({ key, names: next })
    keep(key, next)
  }
  return { shown: names ?? standard, show: set, reset: () => set(null) }
}

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>): void => {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** The columns to choose from. It closes with Escape, and when the focus leaves it. */
export const ColumnMenu = ({
  columns,
  chosen: { shown, show, reset },
}: {
  columns: readonly { name: string; title: string }[]
  chosen: ChosenColumns
}): ReactElement => (
  <details
    className="menu"
    onKeyDown={closeOnEscape}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false
    }}
  >
    <summary className="button slim">
      <Icon name="columns" />
      {t('Columns')}
    </summary>
    <div className="menu-card stack tight">
      {columns.map(({ name, title }) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={shown.includes(name)}
            onChange={({ target: { checked } }) =>
              show(checked ? [...shown, name] : shown.filter((each) => each !== name))
            }
          />
          {title}
        </label>
      ))}
      <div>
        <button type="button" className="link-button" onClick={reset}>
          {t('Reset columns')}
        </button>
      </div>
    </div>
  </details>
)
