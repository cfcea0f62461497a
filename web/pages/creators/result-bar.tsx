import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { milliseconds, whole } from '../../format.js'
import { ColumnMenu, type ChosenColumns } from '../../parts/column-menu.js'
import { rich, t, word } from '../../language/t.js'
import { columns } from './columns.js'
import { sorts } from './filters.js'
import type { SearchAddress } from './use-search-address.js'

type Summary = Answer<'discoverCreators'>

const Total = ({ summary }: { summary: Summary | undefined }): ReactElement => {
  const total = summary?.total
  const text = total === undefined ? '…' : `${total.relation === 'gte' ? `${t('at least')} ` : ''}${whole(total.value)}`
  return (
    <p aria-live="polite">
      {rich('{text} creators', { text: <strong className="number">{text}</strong> })}{' '}
      {summary !== undefined && (
        <span className="muted small">
          {t('of {creators}, in {tookMs}', {
            creators: summary.index.creators,
            tookMs: milliseconds(summary.took_ms),
          })}
        </span>
      )}
    </p>
  )
}

const SortChoice = ({ search: { filters, change, sortBy } }: { search: SearchAddress }): ReactElement => (
  <label className="row small">
    <span className="muted">{t('Sort')}</span>
    <select
      className="input slim"
      value={filters.sort?.by ?? ''}
      onChange={(event) => (event.target.value === '' ? change({ sort: undefined }) : sortBy(event.target.value))}
    >
      <option value="">{t('Best match')}</option>
      {Object.entries(sorts).map(([by, title]) => (
        <option key={by} value={by}>
          {title}
        </option>
      ))}
    </select>
  </label>
)

/** How many there are, and how they are shown. */
export const ResultBar = ({
  summary,
  search,
  chosen,
}: {
  summary: Summary | undefined
  search: SearchAddress
  chosen: ChosenColumns
}): ReactElement => (
  <div className="row apart">
    <Total summary={summary} />
    <div className="row">
      <SortChoice search={search} />
      <div className="row" role="group" aria-label={t('View')}>
        {(['table', 'cards'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={search.view === each}
            onClick={() => search.go(search.filters, each)}
          >
            {word(each)}
          </button>
        ))}
      </div>
      {search.view === 'table' && <ColumnMenu columns={columns} chosen={chosen} />}
    </div>
  </div>
)
