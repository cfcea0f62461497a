import type { SyntheticChoice } from '../../model/synthetic.js'
import type { Filter } from '../search/index.js'
import type { Interval } from './intervals.js'
import type { DuplicateMode } from './mentions.js'
import { compileQuery, isUnknown, uncertainFields, type QueryField, type QueryNode } from './query/index.js'
import type { NamedThing } from './word-marks.js'

/** What is listened to. Plain data. */
export interface Plan {
  /** `own` is the id of the brand among `things`: nobody is named beside itself. */
  brands: readonly { name: string; query: QueryNode; own?: string | undefined }[]
  /** Milliseconds; `before` is where the period before begins, null when it is not compared. */
  from: number
  to: number
  before: number | null
  interval: Interval
  timeZone: string
  networks: readonly string[] | null
  languages: readonly string[] | null
  countries: readonly string[] | null
  kinds: readonly string[] | null
  /** Whether texts of invented people count: beside the others, alone, or not at all. */
  synthetic: SyntheticChoice
  duplicates: DuplicateMode
  /** What may be named beside the brands. */
  things: readonly NamedThing[]
  mentionsMax: number
}

const among = (column: string, values: readonly string[] | null): Filter[] =>
  values === null ? [] : [{ in: { column, anyOf: [...values] } }]

const ofWorld = (choice: SyntheticChoice): Filter[] =>
  choice === 'include' ? [] : [choice === 'only' ? { flag: 'synthetic' } : { not: { flag: 'synthetic' } }]

/** The bounds of a request: those of its filters that name what is known of every text, then the others. */
const boundsOf = (plan: Plan): { certain: Filter[]; languages: Filter[]; countries: Filter[] } => {
  const since = Math.ceil((plan.before ?? plan.from) / 1000)
  return {
    certain: [
      { range: { column: 'published_at', min: since, max: Math.ceil(plan.to / 1000) - 1 } },
      ...among('network', plan.networks),
      ...among('kind', plan.kinds),
      ...ofWorld(plan.synthetic),
    ],
    languages: among('language', plan.languages),
    countries: among('country', plan.countries),
  }
}

/** The filter of each brand within the bounds of the whole request. Times of the index are seconds. */
export const filtersOf = (plan: Plan): Filter[] => {
  const { certain, languages, countries } = boundsOf(plan)
  return plan.brands.map(({ query }) => ({ and: [...certain, ...languages, ...countries, compileQuery(query)] }))
}

/** For each field that is not known of every text: those that the plan leaves out for lack of knowledge alone. */
export const noDataFilters = (plan: Plan): { field: QueryField; filter: Filter }[] => {
  const { certain, languages, countries } = boundsOf(plan)
  const asked = new Set<QueryField>([
    ...(plan.languages === null ? [] : (['lang'] as const)),
    ...(plan.countries === null ? [] : (['country'] as const)),
    ...plan.brands.flatMap(({ query }) => uncertainFields(query)),
  ])
  return [...asked].sort().map((field) => ({
    field,
    filter: {
      and: [
        ...certain,
        ...(field === 'lang' ? [] : languages),
        ...(field === 'country' ? [] : countries),
        isUnknown(field),
        { or: plan.brands.map(({ query }) => compileQuery(query, field)) },
        { not: { or: filtersOf(plan) } },
      ],
    },
  }))
}
