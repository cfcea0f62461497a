import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { usePages, type Pages } from '../../api/queries.js'
import type { Creator } from '../../generated/interface.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { useColumns } from '../../parts/column-menu.js'
import { Icon } from '../../parts/icons.js'
import { Failed, Loading, Note } from '../../parts/states.js'
import { keyOfCreator, toggleChosen, useChosen } from '../../selection.js'
import { t } from '../../language/t.js'
import { defaultColumns } from './columns.js'
import { OpenedCreator } from './creator-panel.js'
import { ExportDialog } from './export-dialog.js'
import { FilterChips } from './filter-chips.js'
import { FilterPanel } from './filter-panel.js'
import type { Request } from './filters.js'
import { Funnel } from './funnel.js'
import { NoMatch } from './no-match.js'
import { PlainSearch } from './plain-search.js'
import { ResultBar } from './result-bar.js'
import { ResultCards, ResultTable } from './results.js'
import { SavedSearches } from './saved-searches.js'
import { SelectionBar } from './selection-bar.js'
import { useSearchAddress, type SearchAddress } from './use-search-address.js'
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

const Found = ({
  pages,
  search: { filters, view, go, sortBy },
  shown,
}: {
  pages: Pages<Creator>
  search: SearchAddress
  shown: readonly string[]
}): ReactElement => {
  const chosen = useChosen()
  if (pages.error !== null) return <Failed error={pages.error} onAgain={pages.again} />
  if (pages.isPending) return <Loading lines={10} />
  if (pages.items.length === 0)
    return (
      <Panel>
        <NoMatch />
      </Panel>
    )
  const results = {
    creators: pages.items,
    chosen: new Set(chosen.keys()),
    onChoose: toggleChosen,
    onOpen: (creator: Creator) => go(filters, view, keyOfCreator(creator)),
  }
  return view === 'table' ? (
    <Panel flush>
      <ResultTable {...results} shown={shown} sort={filters.sort} onSort={sortBy} />
    </Panel>
  ) : (
    <ResultCards {...results} />
  )
}

export const CreatorSearch = (): ReactElement => {
  const search = useSearchAddress()
  const { filters, open, go, change } = search
  const body: Request = { ...filters, facets, limit: 25 }
  const pages = usePages('discoverCreators', { body }, 'body', { keep: true })
  const summary = pages.first
  const total = summary?.total
  const chosenColumns = useColumns('creators', defaultColumns)
  const [exporting, setExporting] = useState(false)
  const filtersOpen = useWide()
  const alike = ({ network, handle }: Creator, by: 'creator' | 'audience'): void =>
    go({ similar_to: { profile: { network, handle }, by } })
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
          <ResultBar summary={summary} search={search} chosen={chosenColumns} />
          <WorldSwitch answer={summary?.synthetic} chosen={filters.synthetic} onChange={change} />
          <FilterChips filters={filters} onDrop={(name) => change({ [name]: undefined })} />
          {summary !== undefined && <Funnel answer={summary} />}
          {summary?.index.building === true && (
            <Note>{t('The index is still being built. More creators will appear soon.')}</Note>
          )}
          {summary?.index.building === false && summary.index.facts_building && (
            <Note>
              {t('Interests, prices and other facts are still being derived. More creators will match soon.')}
            </Note>
          )}
          <Found pages={pages} search={search} shown={chosenColumns.shown} />
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
      {open !== undefined && (
        <OpenedCreator named={open} among={pages.items} onClose={() => go(filters)} onAlike={alike} />
      )}
      {exporting && total !== undefined && (
        <ExportDialog filters={filters} total={total.value} onClose={() => setExporting(false)} />
      )}
    </div>
  )
}
