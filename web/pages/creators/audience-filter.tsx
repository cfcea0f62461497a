import type { ReactElement } from 'react'
import { t } from '../../language/t.js'
import { Group, Lookup } from './filter-fields.js'
import { placeName, type Filters } from './filters.js'

const audienceOf = (filters: Filters): NonNullable<Filters['audience']> => filters.audience ?? {}

/** Places inside an audience filter, with one least share for all of them. */
const audiencePlaces = (filters: Filters): { ids: string[]; least: number } => {
  const places = audienceOf(filters).locations ?? []
  const { any_of = [], min_share } = Array.isArray(places) ? { any_of: places, min_share: undefined } : places
  const [first] = any_of
  return {
    ids: any_of.map((one) => (typeof one === 'string' ? one : one.id)),
    least: min_share ?? (typeof first === 'object' ? first.min_share : undefined) ?? 0.1,
  }
}

export const AudienceFilter = ({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (changes: Filters) => void
}): ReactElement => {
  const audience = audienceOf(filters)
  const { ids: places, least } = audiencePlaces(filters)
  const change = (changes: Partial<typeof audience>): void => {
    const next = { ...audience, ...changes }
    const empty = Object.entries(next).every(([name, value]) => name === 'source' || value === undefined)
    onChange({ audience: empty ? undefined : next })
  }
  const setPlaces = (ids: readonly string[], share: number): void =>
    change({ locations: ids.length === 0 ? undefined : { any_of: [...ids], min_share: share } })
  return (
    <Group title={t('Audience')} open={filters.audience !== undefined}>
      <Lookup
        label={t('Location')}
        dictionary="listLocations"
        chosen={places}
        nameOf={placeName}
        onChange={(ids) => setPlaces(ids, least)}
      />
      <label className="field">
        <span className="label">{t('At least {value}% of them there', { value: Math.round(least * 100) })}</span>
        <input
          type="range"
          min="0.01"
          max="0.9"
          step="0.01"
          value={least}
          onChange={(event) => setPlaces(places, Number(event.target.value))}
        />
      </label>
      <label className="field">
        <span className="label">
          {t('Credibility at least {credibilityMin}', { credibilityMin: audience.credibility_min ?? 0 })}
        </span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={audience.credibility_min ?? 0}
          onChange={(event) =>
            change({ credibility_min: event.target.value === '0' ? undefined : Number(event.target.value) })
          }
        />
      </label>
    </Group>
  )
}
