import type { ReactElement } from 'react'
import { useGivenNames } from '../../parts/given-names.js'
import { Icon } from '../../parts/icons.js'
import { t } from '../../language/t.js'
import { describeFilter, idsIn, type Filters } from './filters.js'
import { ListPhrase } from './list-filter.js'

/** The chosen filters as chips that can be taken away again. */
export const FilterChips = ({
  filters,
  onDrop,
}: {
  filters: Filters
  onDrop: (name: string) => void
}): ReactElement | null => {
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
