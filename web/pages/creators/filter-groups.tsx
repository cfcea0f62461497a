import type { ReactElement } from 'react'
import { languageName, networkName, dayMs } from '../../format.js'
import { nameOf } from '../../names.js'
import { Select } from '../../parts/inputs.js'
import { networks } from '../../parts/name-profile.js'
import { t, word } from '../../language/t.js'
import { listOf, placeName, rangeOf, type Filters } from './filters.js'
import { Counted, Group, Lookup, RangeBox, TextBox, type Count } from './filter-fields.js'
import { useFacet, type Facets } from './use-facet.js'

interface GroupProps {
  filters: Filters
  onChange: (changes: Filters) => void
}
type CountedProps = GroupProps & { facets: Facets | undefined }

/** No ids are no filter. */
const someOf = <Id extends string>(ids: readonly Id[]): Id[] | undefined => (ids.length === 0 ? undefined : [...ids])
const words = (text: string): string[] => text.split(/[\s,]+/).filter((each) => each !== '')

export const NetworkGroup = ({ filters, facets, onChange }: CountedProps): ReactElement => {
  const found = useFacet('network', 'network', filters, facets)
  const others: Count[] = networks
    .filter((network) => !found.some(({ value }) => value === network))
    .map((value) => ({ value, count: facets === undefined ? undefined : 0 }))
  return (
    <Group title={t('Network')} open>
      <Counted
        counts={[...found, ...others]}
        rows={found.length === 0 ? networks.length : found.length}
        more={t('Networks without matches')}
        chosen={listOf(filters.network)}
        nameOf={networkName}
        onChange={(chosen) => onChange({ network: someOf(chosen) as Filters['network'] })}
      />
    </Group>
  )
}

/** Those that rate cards are usually written in, and that ours converts. */
const codes = [
  'usd',
  'eur',
  'gbp',
  'chf',
  'cad',
  'aud',
  'sek',
  'dkk',
  'nok',
  'pln',
  'brl',
  'mxn',
  'inr',
  'jpy',
] as const
const currencies = codes.map((code) => code.toUpperCase())
const usualCurrency = codes[0].toUpperCase()

const PriceBox = ({ filters: { price }, onChange }: GroupProps): ReactElement => (
  <>
    <RangeBox
      label={t('Price of a post')}
      value={rangeOf(price)}
      onChange={(range) =>
        onChange({ price: range === undefined ? undefined : { ...range, currency: price?.currency ?? usualCurrency } })
      }
    />
    <p className="tiny muted">
      {t('In the currency of the rate card: US dollars, unless you set another. Creators without posts have no price.')}
    </p>
    {price !== undefined && (
      <Select
        label={t('Currency')}
        value={price.currency ?? usualCurrency}
        onValue={(currency) => onChange({ price: { ...price, currency } })}
      >
        {[...new Set([price.currency ?? usualCurrency, ...currencies])].map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </Select>
    )}
  </>
)

export const SizeGroup = ({ filters, onChange }: GroupProps): ReactElement => (
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
    <PriceBox filters={filters} onChange={onChange} />
  </Group>
)

export const PlaceGroup = ({ filters, facets, onChange }: CountedProps): ReactElement => {
  const languages = useFacet('language', 'languages', filters, facets)
  return (
    <Group title={t('Location and language')} open={filters.locations !== undefined || filters.languages !== undefined}>
      <Lookup
        label={t('Country, region or city')}
        dictionary="listLocations"
        chosen={listOf(filters.locations)}
        nameOf={placeName}
        onChange={(ids) => onChange({ locations: someOf(ids) })}
      />
      <h3 className="small muted">{t('Languages')}</h3>
      <Counted
        counts={languages}
        chosen={listOf(filters.languages)}
        nameOf={languageName}
        onChange={(ids) => onChange({ languages: someOf(ids) })}
      />
    </Group>
  )
}

export const TopicGroup = ({ filters, facets, onChange }: CountedProps): ReactElement => {
  const interests = useFacet('interest', 'interests', filters, facets)
  return (
    <Group title={t('Topics')} open={filters.interests !== undefined || filters.hashtags !== undefined}>
      <Counted
        counts={interests}
        chosen={listOf(filters.interests)}
        nameOf={(id) => nameOf('interest', id)}
        rows={8}
        onChange={(ids) => onChange({ interests: someOf(ids) })}
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
        onDone={(text) => onChange({ hashtags: someOf(words(text)) })}
      />
      <Lookup
        label={t('Brands mentioned')}
        dictionary="listBrands"
        chosen={listOf(filters.brands)}
        nameOf={word}
        onChange={(ids) => onChange({ brands: someOf(ids) })}
      />
      <Lookup
        label={t('Sponsored by')}
        dictionary="listBrands"
        chosen={listOf(filters.sponsored_by)}
        nameOf={word}
        onChange={(ids) => onChange({ sponsored_by: someOf(ids) })}
      />
    </Group>
  )
}

const postedWithin: readonly (readonly [title: string, days: number])[] = [
  [t('Any time'), 0],
  [t('Last week'), 7],
  [t('Last month'), 30],
  [t('Last 3 months'), 90],
]

const timeBefore = (days: number): string | undefined =>
  days === 0 ? undefined : new Date(Math.floor(Date.now() / dayMs - days) * dayMs).toISOString()

const daysSince = (time: string): string => {
  const days = (Date.now() - Date.parse(time)) / dayMs
  const nearest = postedWithin
    .map(([, each]) => each)
    .reduce((best, each) => (Math.abs(each - days) < Math.abs(best - days) ? each : best))
  return String(nearest)
}

const checks = [
  ['verified', t('Verified')],
  ['has_contact', t('Has contact details')],
  ['has_sponsored_content', t('Has sponsored contents')],
] as const

export const AccountGroup = ({ filters, onChange }: GroupProps): ReactElement => (
  <Group title={t('Account')} open>
    {checks.map(([name, label]) => (
      <label key={name} className="check">
        <input
          type="checkbox"
          checked={filters[name] === true}
          onChange={(event) => onChange({ [name]: event.target.checked ? true : undefined })}
        />
        {label}
      </label>
    ))}
    <Select
      label={t('Posted')}
      value={filters.last_posted_after === undefined ? '0' : daysSince(filters.last_posted_after)}
      onValue={(value) => onChange({ last_posted_after: timeBefore(Number(value)) })}
    >
      {postedWithin.map(([label, days]) => (
        <option key={days} value={days}>
          {label}
        </option>
      ))}
    </Select>
  </Group>
)
