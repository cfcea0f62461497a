import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { textIn, useAddress, useSetAddress } from '../../address.js'
import { usePages } from '../../api/queries.js'
import type { Creator } from '../../generated/interface.js'
import { milliseconds, whole } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { useGivenNames } from '../../parts/given-names.js'
import { Icon } from '../../parts/icons.js'
import { Failed, Loading, Note } from '../../parts/states.js'
import { keyOfCreator, toggleChosen, useChosen } from '../../selection.js'
import { columns, defaultColumns } from './columns.js'
import { OpenedCreator } from './creator-panel.js'
import { ExportDialog } from './export-dialog.js'
import { FilterPanel } from './filter-panel.js'
import { describeFilter, idsIn, readFilters, sorts, withoutEmpty, type Filters, type Request } from './filters.js'
import { Funnel } from './funnel.js'
import { keep, readKept } from './kept.js'
import { ListPhrase } from './list-filter.js'
import { NoMatch } from './no-match.js'
import { ResultCards, ResultTable } from './results.js'
import { SelectionBar } from './selection-bar.js'
import { PlainSearch } from './plain-search.js'
import { SavedSearches } from './saved-searches.js'
import { WorldSwitch } from './world-switch.js'
import { rich, t, word } from '../../language/t.js'

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
      {t('Columns')}
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
  const names = useGivenNames(idsIn(filters, 'location'), idsIn(filters, 'brand'))
  return given.length === 0 ? null : (
    <ul className="row" aria-label={t('Chosen filters')}>
      {given.map(([name, value]) => (
        <li key={name}>
          <button type="button" className="chip" aria-pressed="true" onClick={() => onDrop(name)}>
            <span className="clip">
              {name === 'lists' ? <ListPhrase value={filters.lists} /> : describeFilter(name, value, names)}
            </span>
            <Icon name="close" />
            <span className="visually-hidden">{t('remove')}</span>
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
  const go = (next: Record<string, unknown>, look: string = view, opened?: string): void =>
    setAddress('/creators', {
      ...withoutEmpty(next),
      ...(look === usual ? {} : { view: look }),
      ...(opened === undefined ? {} : { open: opened }),
    })
  const change = (changes: Filters): void => go({ ...filters, ...changes })

  const body: Request = { ...filters, facets, limit: 25 }
  const pages = usePages('discoverCreators', { body }, 'body', { keep: true })
  const summary = pages.first
  const [shown, setShown] = useState<string[]>(() => readKept('columns', defaultColumns))
  const chosen = useChosen()
  const open = textIn(address['open'])
  const setOpen = (creator: Creator): void => go(filters, view, keyOfCreator(creator))
  const close = (): void => go(filters)
  const [exporting, setExporting] = useState(false)
  const filtersOpen = useWide()

  const sortBy = (by: string): void => {
    const order = filters.sort?.by === by && filters.sort.order !== 'asc' ? 'asc' : 'desc'
    change({ sort: { by: by as NonNullable<Filters['sort']>['by'], order } })
  }
  const alike = ({ network, handle }: Creator, by: 'creator' | 'audience'): void =>
    go({ similar_to: { profile: { network, handle }, by } })
  const total = summary?.total
  const resultProps = { creators: pages.items, chosen: new Set(chosen.keys()), onChoose: toggleChosen, onOpen: setOpen }
  return (
    <div className="page wide-page">
      <PageHead
        title={t('Creator search')}
        about={t('Combine any filters. Each result explains why it matched.')}
        action={
          <>
            <CopyCurl name="discoverCreators" input={{ body }} />
            <SavedSearches filters={filters} onOpen={(saved) => go(saved)} />
            <button type="button" className="button" disabled={total === undefined} onClick={() => setExporting(true)}>
              <Icon name="download" />
              {t('Export')}
            </button>
          </>
        }
      />
      <PlainSearch onRead={(read) => go(read)} />
      <div className="search-page">
        <details className="filters-fold" open={filtersOpen}>
          <summary className="button">{t('Filters')}</summary>
          <FilterPanel filters={filters} facets={summary?.facets} onChange={change} />
        </details>
        <div className={`stack${pages.isOld ? ' old' : ''}`} aria-busy={pages.isOld}>
          <div className="row apart">
            <p aria-live="polite">
              {rich('{text} creators', {
                text: (
                  <strong className="number">
                    {total === undefined
                      ? '…'
                      : `${total.relation === 'gte' ? `${t('at least')} ` : ''}${whole(total.value)}`}
                  </strong>
                ),
              })}{' '}
              {summary !== undefined && (
                <span className="muted small">
                  {t('of {creators}, in {tookMs}', {
                    creators: summary.index.creators,
                    tookMs: milliseconds(summary.took_ms),
                  })}
                </span>
              )}
            </p>
            <div className="row">
              <label className="row small">
                <span className="muted">{t('Sort')}</span>
                <select
                  className="input slim"
                  value={filters.sort?.by ?? ''}
                  onChange={(event) =>
                    event.target.value === '' ? change({ sort: undefined }) : sortBy(event.target.value)
                  }
                >
                  <option value="">{t('Best match')}</option>
                  {Object.entries(sorts).map(([by, title]) => (
                    <option key={by} value={by}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
              <div className="row" role="group" aria-label={t('View')}>
                {(['table', 'cards'] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="chip"
                    aria-pressed={view === each}
                    onClick={() => go(filters, each)}
                  >
                    {word(each)}
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
            <Note>{t('The index is still being built. More creators will appear soon.')}</Note>
          )}
          {pages.error !== null ? (
            <Failed error={pages.error} onAgain={pages.again} />
          ) : pages.isPending ? (
            <Loading lines={10} />
          ) : pages.items.length === 0 ? (
            <Panel>
              <NoMatch />
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
                {pages.isLoadingMore ? t('Loading …') : t('More creators')}
              </button>
            </div>
          )}
        </div>
      </div>
      <SelectionBar />
      {open !== undefined && <OpenedCreator named={open} among={pages.items} onClose={close} onAlike={alike} />}
      {exporting && total !== undefined && (
        <ExportDialog filters={filters} total={total.value} onClose={() => setExporting(false)} />
      )}
    </div>
  )
}
