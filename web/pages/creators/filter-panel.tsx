import type { ReactElement } from 'react'
import { t } from '../../language/t.js'
import { AlikeFilter } from './alike-filter.js'
import { AudienceFilter } from './audience-filter.js'
import { Group, TextBox } from './filter-fields.js'
import { AccountGroup, NetworkGroup, PlaceGroup, SizeGroup, TopicGroup } from './filter-groups.js'
import type { Filters } from './filters.js'
import { ListFilter } from './list-filter.js'
import type { Facets } from './use-facet.js'

export const FilterPanel = ({
  filters,
  facets,
  onChange,
}: {
  filters: Filters
  facets: Facets | undefined
  onChange: (changes: Filters) => void
}): ReactElement => (
  <search className="filters" aria-label={t('Filters')}>
    <TextBox
      type="search"
      label={t('Words')}
      placeholder={t('handle, name, bio, captions')}
      value={filters.query ?? ''}
      onDone={(query) => onChange({ query: query === '' ? undefined : query })}
    />
    <NetworkGroup filters={filters} facets={facets} onChange={onChange} />
    <SizeGroup filters={filters} onChange={onChange} />
    <PlaceGroup filters={filters} facets={facets} onChange={onChange} />
    <TopicGroup filters={filters} facets={facets} onChange={onChange} />
    <AudienceFilter filters={filters} onChange={onChange} />
    <Group title={t('Look-alikes')} open={filters.similar_to !== undefined}>
      <AlikeFilter value={filters.similar_to} onChange={(similar_to) => onChange({ similar_to })} />
    </Group>
    <Group title={t('Lists')} open={filters.lists !== undefined}>
      <ListFilter value={filters.lists} onChange={(lists) => onChange({ lists })} />
    </Group>
    <AccountGroup filters={filters} onChange={onChange} />
  </search>
)
