import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { useAnswer } from '../../api/queries.js'
import { countryName, languageName, networkName } from '../../format.js'
import { nameOf } from '../../names.js'
import { networks } from '../../parts/name-profile.js'
import { AlikeFilter } from './alike-filter.js'
import { listOf, rangeOf, type Filters } from './filters.js'
import { ListFilter } from './list-filter.js'
import { Counted, Group, Lookup, RangeBox, TextBox, type Count } from './filter-fields.js'
import { t, word } from '../../language/t.js'

type Facets = Answer<'discoverCreators'>['facets']

const postedWithin: readonly (readonly [title: string, days: number])[] = [
  [t('Any time'), 0],
  [t('Last week'), 7],
  [t('Last month'), 30],
  [t('Last 3 months'), 90],
]
const dayMs = 86_400_000

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

const Audience = ({ filters, onChange }: { filters: Filters; onChange: (changes: Filters) => void }): ReactElement => {
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

const placeName = (id: string): string => (id.length === 2 ? countryName(id) : id)
const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

/** How many there would be of each, whatever is chosen among them already: else choosing one would hide the others. */
const useFacet = (
  name: 'network' | 'language' | 'interest',
  own: 'network' | 'languages' | 'interests',
  filters: Filters,
  facets: Facets | undefined,
): Count[] => {
  const { [own]: chosen, ...others } = filters
  const body = { ...others, facets: [name], limit: 1 }
  const wider = useAnswer('discoverCreators', { body }, { enabled: chosen !== undefined })
  return (chosen === undefined ? undefined : wider.data?.facets[name]) ?? facets?.[name] ?? []
}

export const FilterPanel = ({
  filters,
  facets,
  onChange,
}: {
  filters: Filters
  facets: Facets | undefined
  onChange: (changes: Filters) => void
}): ReactElement => {
  const found = useFacet('network', 'network', filters, facets)
  const networkCounts: Count[] = [
    ...found,
    ...networks
      .filter((network) => !found.some(({ value }) => value === network))
      .map((value) => ({ value, count: facets === undefined ? undefined : 0 })),
  ]
  const languageCounts = useFacet('language', 'languages', filters, facets)
  const interestCounts = useFacet('interest', 'interests', filters, facets)
  const check = (name: 'verified' | 'has_contact' | 'has_sponsored_content', label: string): ReactElement => (
    <label className="check">
      <input
        type="checkbox"
        checked={filters[name] === true}
        onChange={(event) => onChange({ [name]: event.target.checked ? true : undefined })}
      />
      {label}
    </label>
  )
  return (
    <search className="filters" aria-label={t('Filters')}>
      <TextBox
        type="search"
        label={t('Words')}
        placeholder={t('handle, name, bio, captions')}
        value={filters.query ?? ''}
        onDone={(query) => onChange({ query: query === '' ? undefined : query })}
      />
      <Group title={t('Network')} open>
        <Counted
          counts={networkCounts}
          rows={found.length === 0 ? networks.length : found.length}
          more={t('Networks without matches')}
          chosen={listOf(filters.network)}
          nameOf={networkName}
          onChange={(chosen) =>
            onChange({ network: chosen.length === 0 ? undefined : (chosen as NonNullable<Filters['network']>) })
          }
        />
      </Group>
      <Group title={t('Size and engagement')} open>
        <RangeBox
          label={t('Followers')}
          value={rangeOf(filters.followers)}
          onChange={(followers) => onChange({ followers })}
        />
        <RangeBox
          label={t('Engagement rate')}
          unit="%"
          scale={100}
          value={rangeOf(filters.engagement_rate)}
          onChange={(range) => onChange({ engagement_rate: range })}
        />
        <RangeBox
          label={t('Growth in 3 months')}
          unit="%"
          scale={100}
          value={rangeOf(filters.follower_growth)}
          onChange={(range) => onChange({ follower_growth: range === undefined ? undefined : { months: 3, ...range } })}
        />
        <RangeBox
          label={t('Posts per week')}
          value={rangeOf(filters.posts_per_week)}
          onChange={(range) => onChange({ posts_per_week: range })}
        />
        <RangeBox
          label={t('Average views')}
          value={rangeOf(filters.average_views)}
          onChange={(range) => onChange({ average_views: range })}
        />
      </Group>
      <Group
        title={t('Location and language')}
        open={filters.locations !== undefined || filters.languages !== undefined}
      >
        <Lookup
          label={t('Country, region or city')}
          dictionary="listLocations"
          chosen={listOf(filters.locations)}
          nameOf={placeName}
          onChange={(ids) => onChange({ locations: ids.length === 0 ? undefined : ids })}
        />
        <h3 className="small muted">{t('Languages')}</h3>
        <Counted
          counts={languageCounts}
          chosen={listOf(filters.languages)}
          nameOf={languageName}
          onChange={(ids) => onChange({ languages: ids.length === 0 ? undefined : ids })}
        />
      </Group>
      <Group title={t('Topics')} open={filters.interests !== undefined || filters.hashtags !== undefined}>
        <Counted
          counts={interestCounts}
          chosen={listOf(filters.interests)}
          nameOf={(id) => nameOf('interest', id)}
          rows={8}
          onChange={(ids) => onChange({ interests: ids.length === 0 ? undefined : ids })}
        />
        <TextBox
          label={t('Topics')}
          placeholder={t('skincare, running')}
          value={(filters.topics?.names ?? []).join(', ')}
          onDone={(text) => {
            const names = text.split(',').flatMap((each) => each.trim() || [])
            onChange({ topics: names.length === 0 ? undefined : { names } })
          }}
        />
        <TextBox
          label={t('Hashtags')}
          placeholder="#vegan #recipe"
          value={listOf(filters.hashtags).join(' ')}
          onDone={(text) => onChange({ hashtags: words(text).length === 0 ? undefined : words(text) })}
        />
        <Lookup
          label={t('Brands mentioned')}
          dictionary="listBrands"
          chosen={listOf(filters.brands)}
          nameOf={word}
          onChange={(ids) => onChange({ brands: ids.length === 0 ? undefined : ids })}
        />
        <Lookup
          label={t('Sponsored by')}
          dictionary="listBrands"
          chosen={listOf(filters.sponsored_by)}
          nameOf={word}
          onChange={(ids) => onChange({ sponsored_by: ids.length === 0 ? undefined : ids })}
        />
      </Group>
      <Audience filters={filters} onChange={onChange} />
      <Group title={t('Look-alikes')} open={filters.similar_to !== undefined}>
        <AlikeFilter value={filters.similar_to} onChange={(similar_to) => onChange({ similar_to })} />
      </Group>
      <Group title={t('Lists')} open={filters.lists !== undefined}>
        <ListFilter value={filters.lists} onChange={(lists) => onChange({ lists })} />
      </Group>
      <Group title={t('Account')} open>
        {check('verified', t('Verified'))}
        {check('has_contact', t('Has contact details'))}
        {check('has_sponsored_content', t('Has sponsored contents'))}
        <label className="field">
          <span className="label">{t('Posted')}</span>
          <select
            className="input"
            value={filters.last_posted_after === undefined ? '0' : daysSince(filters.last_posted_after)}
            onChange={(event) => onChange({ last_posted_after: timeBefore(Number(event.target.value)) })}
          >
            {postedWithin.map(([label, days]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </Group>
    </search>
  )
}

const timeBefore = (days: number): string | undefined =>
  days === 0 ? undefined : new Date(Math.floor(Date.now() / dayMs - days) * dayMs).toISOString()

const daysSince = (time: string): string => {
  const days = (Date.now() - Date.parse(time)) / dayMs
  const nearest = postedWithin
    .map(([, each]) => each)
    .reduce((best, each) => (Math.abs(each - days) < Math.abs(best - days) ? each : best))
  return String(nearest)
}
