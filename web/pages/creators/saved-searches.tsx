import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAction, useAnswer } from '../../api/queries.js'
import type { GivenNames } from '../../names.js'
import { useGivenNames } from '../../parts/given-names.js'
import { Icon } from '../../parts/icons.js'
import { Failed } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { describeFilter, idsIn, type Filters } from './filters.js'
import { keep, readKept, type SavedSearch } from '../../parts/kept.js'
import { t } from '../../language/t.js'

const phraseOf = (filters: Filters, names: GivenNames): string =>
  Object.entries(filters)
    .filter(([name]) => name !== 'sort')
    .map(([name, value]) => describeFilter(name, value, names))
    .join(', ')
    .slice(0, 200) || t('Everybody')

const Line = ({
  title,
  about,
  onOpen,
  onForget,
}: {
  title: string
  about: string
  onOpen: () => void
  onForget: () => void
}): ReactElement => (
  <li className="row apart" style={{ flexWrap: 'nowrap' }}>
    <span className="stack tight">
      <button type="button" className="link-button small" onClick={onOpen}>
        {title}
      </button>
      <span className="tiny muted">{about}</span>
    </span>
    <button type="button" className="why" aria-label={t('Forget {title}', { title })} onClick={onForget}>
      <Icon name="close" />
    </button>
  </li>
)

/** Searches that the account keeps and looks at every day, and those that older versions kept in this browser. */
export const SavedSearches = ({
  filters,
  onOpen,
}: {
  filters: Filters
  onOpen: (filters: Record<string, unknown>) => void
}): ReactElement => {
  const queryClient = useQueryClient()
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['listSavedSearches'] })
  const saved = useAnswer('listSavedSearches', { query: { limit: 100 } })
  const [local, setLocal] = useState<SavedSearch[]>(() => readKept('searches', []))
  const save = useAction('createSavedSearch', () => {
    toast(t('Saved. It runs every day; new and lost matches create events.'))
    return refresh()
  })
  const forget = useAction('removeSavedSearch', refresh)
  const searches = saved.data?.data ?? []
  const count = searches.length + local.length
  const { sort, ...rest } = filters
  const name = phraseOf(filters, useGivenNames(idsIn(filters, 'location'), idsIn(filters, 'brand')))
  const error = save.error ?? forget.error ?? saved.error
  return (
    <details className="menu">
      <summary className="button">
        <Icon name="bookmark" />
        {t('Saved{detail}', { detail: count > 0 ? ` (${count})` : '' })}
      </summary>
      <div className="menu-card stack tight">
        <button
          type="button"
          className="button slim"
          disabled={save.isPending || searches.some((each) => each.name === name)}
          onClick={() => save.mutate({ body: { name, filters: rest, ...(sort === undefined ? {} : { sort }) } })}
        >
          {t('Save this search')}
        </button>
        {error !== null && <Failed error={error} />}
        <Link to="/saved-searches" className="small">
          {t('Alerts, schedules and differences')}
        </Link>
        {count === 0 && <p className="tiny muted">{t('Saved searches are shared within your account.')}</p>}
        <ul className="stack tight">
          {searches.map((each) => (
            <Line
              key={each.id}
              title={each.name}
              about={each.matches === null ? t('Not run yet') : t('{count} matches', { count: each.matches })}
              onOpen={() => onOpen({ ...each.filters, ...(each.sort === null ? {} : { sort: each.sort }) })}
              onForget={() => forget.mutate({ path: { id: each.id } })}
            />
          ))}
          {local.map((each) => (
            <Line
              key={each.name}
              title={each.name}
              about={t('In this browser')}
              onOpen={() => onOpen(each.filters)}
              onForget={() => {
                const next = local.filter((other) => other !== each)
                setLocal(next)
                keep('searches', next)
              }}
            />
          ))}
        </ul>
      </div>
    </details>
  )
}
