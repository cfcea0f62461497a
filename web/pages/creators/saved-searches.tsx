import { useState, type ReactElement } from 'react'
import { Icon } from '../../parts/icons.js'
import { toast } from '../../parts/toasts.js'
import { describeFilter, type Filters } from './filters.js'
import { keep, readKept, type SavedSearch } from './kept.js'

const nameOf = (filters: Filters): string =>
  Object.entries(filters)
    .filter(([name]) => name !== 'sort')
    .map(([name, value]) => describeFilter(name, value))
    .join(', ') || 'Everybody'

/** Searches that this browser keeps. */
export const SavedSearches = ({
  filters,
  onOpen,
}: {
  filters: Filters
  onOpen: (filters: Record<string, unknown>) => void
}): ReactElement => {
  const [saved, setSaved] = useState<SavedSearch[]>(() => readKept('searches', []))
  const change = (next: SavedSearch[]): void => {
    setSaved(next)
    keep('searches', next)
  }
  const name = nameOf(filters)
  return (
    <details className="menu">
      <summary className="button">
        <Icon name="bookmark" />
        Saved{saved.length > 0 ? ` (${saved.length})` : ''}
      </summary>
      <div className="menu-card stack tight">
        <button
          type="button"
          className="button slim"
          disabled={saved.some((each) => each.name === name)}
          onClick={() => {
            change([{ name, filters: { ...filters } }, ...saved].slice(0, 30))
            toast('Saved in this browser.')
          }}
        >
          Save this search
        </button>
        {saved.length === 0 && <p className="tiny muted">Saved searches are stored in this browser.</p>}
        <ul className="stack tight">
          {saved.map((each) => (
            <li key={each.name} className="row apart" style={{ flexWrap: 'nowrap' }}>
              <button type="button" className="link-button small" onClick={() => onOpen(each.filters)}>
                {each.name}
              </button>
              <button
                type="button"
                className="why"
                aria-label={`Forget ${each.name}`}
                onClick={() => change(saved.filter((other) => other !== each))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
