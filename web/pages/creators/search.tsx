import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { useAddress, useSetAddress } from '../../address.js'
import { usePages } from '../../api/queries.js'
import type { Creator } from '../../generated/interface.js'
import { humanise, milliseconds, whole } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Empty, Failed, Loading, Note } from '../../parts/states.js'
import { toggleChosen, useChosen } from '../../selection.js'
import { columns, defaultColumns } from './columns.js'
import { CreatorPanel } from './creator-panel.js'
import { ExportDialog } from './export-dialog.js'
import { FilterPanel } from './filter-panel.js'
import { describeFilter, readFilters, sorts, withoutEmpty, type Filters, type Request } from './filters.js'
import { Funnel } from './funnel.js'
import { keep, readKept } from './kept.js'
import { ListPhrase } from './list-filter.js'
import { ResultCards, ResultTable } from './results.js'
import { SelectionBar } from './selection-bar.js'
import { PlainSearch } from './plain-search.js'
import { SavedSearches } from './saved-searches.js'
import { WorldSwitch } from './world-switch.js'

const facets: NonNullable<Request['facets']> = ['network', 'language', 'interest']

const wide = matchMedia('(min-width: 60rem)')

/** Whether there is room for the filters beside the results; where there is not, they are folded away. */
const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )

const ColumnMenu = ({ shown, onChange }: { shown: string[]; onChange: (shown: string[]) => void }): ReactElement => (
  <details className="menu">
    <summary className="button slim">
      <Icon name="columns" />
      Columns
    </summary>
    <div className="menu-card stack tight">
      {columns.map(({ name, title }) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={shown.includes(name)}
            onChange={(event) =>
              onChange(event.target.checked ? [...shown, name] : shown.filter((each) => each !== name))
            }
          />
          {title}
        </label>
      ))}
    </div>
  </details>
)

/** The chosen filters as chips that can be taken away again. */
const Chips = ({ filters, onDrop }: { filters: Filters; onDrop: (name: string) => void }): ReactElement | null => {
  const given = Object.entries(filters).filter(([name]) => name !== 'sort')
  return given.length === 0 ? null : (
    <ul className="row" aria-label="Chosen filters">
      {given.map(([name, value]) => (
        <li key={name}>
          <button type="button" className="chip" aria-pressed="true" onClick={() => onDrop(name)}>
            <span className="clip">
              {name === 'lists' ? <ListPhrase value={filters.lists} /> : describeFilter(name, value)}
            </span>
            <Icon name="close" />
            <span className="visually-hidden">remove</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export const CreatorSearch = (): ReactElement => {
  const address = useAddress()
  const setAddress = useSetAddress()
  const filters = readFilters(address)
  // A table of many columns is no use on a phone, unless somebody asks for it.
  const usual = matchMedia('(max-width: 40rem)').matches ? 'cards' : 'table'
  const view = address['view'] === 'cards' || address['view'] === 'table' ? address['view'] : usual
  const go = (next: Record<string, unknown>, look: string = view): void =>
    setAddress('/creators', { ...withoutEmpty(next), ...(look === usual ? {} : { view: look }) })
  const change = (changes: Filters): void => go({ ...filters, ...changes })

  const body: Request = { ...filters, facets, limit: 25 }
  const pages = usePages('discoverCreators', { body }, 'body', { keep: true })
  const summary = pages.first
  const [shown, setShown] = useState<string[]>(() => readKept('columns', defaultColumns))
  const chosen = useChosen()
  const [open, setOpen] = useState<Creator>()
  const [exporting, setExporting] = useState(false)
  const filtersOpen = useWide()

  const sortBy = (by: string): void => {
    const order = filters.sort?.by === by && filters.sort.order !== 'asc' ? 'asc' : 'desc'
    change({ sort: { by: by as NonNullable<Filters['sort']>['by'], order } })
  }
  const alike = (by: 'creator' | 'audience'): void => {
    if (open === undefined) return
    setOpen(undefined)
    go({ similar_to: { profile: { network: open.network, handle: open.handle }, by } })
  }
  const total = summary?.total
  const resultProps = { creators: pages.items, chosen: new Set(chosen.keys()), onChoose: toggleChosen, onOpen: setOpen }
  return (
    <div className="page wide-page">
      <PageHead
        title="Creator search"
        about="Combine any filters. Each result explains why it matched."
        action={
          <>
            <CopyCurl name="discoverCreators" input={{ body }} />
            <SavedSearches filters={filters} onOpen={(saved) => go(saved)} />
            <button type="button" className="button" disabled={total === undefined} onClick={() => setExporting(true)}>
              <Icon name="download" />
              Export
            </button>
          </>
        }
      />
      <PlainSearch onRead={(read) => go(read)} />
      <div className="search-page">
        <details className="filters-fold" open={filtersOpen}>
          <summary className="button">Filters</summary>
          <FilterPanel filters={filters} facets={summary?.facets} onChange={change} />
        </details>
        <div className={`stack${pages.isOld ? ' old' : ''}`} aria-busy={pages.isOld}>
          <div className="row apart">
            <p aria-live="polite">
              <strong className="number">
                {total === undefined ? '…' : `${total.relation === 'gte' ? 'at least ' : ''}${whole(total.value)}`}
              </strong>{' '}
              creators{' '}
              {summary !== undefined && (
                <span className="muted small">
                  of {whole(summary.index.creators)}, in {milliseconds(summary.took_ms)}
                </span>
              )}
            </p>
            <div className="row">
              <label className="row small">
                <span className="muted">Sort</span>
                <select
                  className="input slim"
                  value={filters.sort?.by ?? ''}
                  onChange={(event) =>
                    event.target.value === '' ? change({ sort: undefined }) : sortBy(event.target.value)
                  }
                >
                  <option value="">Best match</option>
                  {Object.entries(sorts).map(([by, title]) => (
                    <option key={by} value={by}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
              <div className="row" role="group" aria-label="View">
                {(['table', 'cards'] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="chip"
                    aria-pressed={view === each}
                    onClick={() => go(filters, each)}
                  >
                    {humanise(each)}
                  </button>
                ))}
              </div>
              {view === 'table' && (
                <ColumnMenu
                  shown={shown}
                  onChange={(next) => {
                    setShown(next)
                    keep('columns', next)
                  }}
                />
              )}
            </div>
          </div>
          <WorldSwitch answer={summary?.synthetic} chosen={filters.synthetic} onChange={change} />
          <Chips filters={filters} onDrop={(name) => change({ [name]: undefined })} />
          {summary !== undefined && <Funnel answer={summary} />}
          {summary?.index.building === true && (
            <Note>The index is still being built. More creators will appear soon.</Note>
          )}
          {pages.error !== null ? (
            <Failed error={pages.error} onAgain={pages.again} />
          ) : pages.isPending ? (
            <Loading lines={10} />
          ) : pages.items.length === 0 ? (
            <Panel>
              <Empty
                title="No creators match all filters"
                action={
                  <Link to="/creators" search={{}} className="button">
                    Clear all filters
                  </Link>
                }
              >
                <p>The funnel above shows which filter is too narrow. Remove it or widen it.</p>
              </Empty>
            </Panel>
          ) : view === 'table' ? (
            <Panel flush>
              <ResultTable {...resultProps} shown={shown} sort={filters.sort} onSort={sortBy} />
            </Panel>
          ) : (
            <ResultCards {...resultProps} />
          )}
          {pages.hasMore && (
            <div>
              <button type="button" className="button" onClick={pages.more} disabled={pages.isLoadingMore}>
                {pages.isLoadingMore ? 'Loading …' : 'More creators'}
              </button>
            </div>
          )}
        </div>
      </div>
      <SelectionBar />
      {open !== undefined && <CreatorPanel creator={open} onClose={() => setOpen(undefined)} onAlike={alike} />}
      {exporting && total !== undefined && (
        <ExportDialog filters={filters} total={total.value} onClose={() => setExporting(false)} />
      )}
    </div>
  )
}
