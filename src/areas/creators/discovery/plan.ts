import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import { toCreatorKey } from '../../../corpus/search/keys.js'
import type { Tags } from '../../../corpus/records/tags.js'
import type { Filter, Sort } from '../../../engine/search/index.js'
import type { Clock } from '../../../kernel/clock.js'
import { findInterest } from '../../../model/interest.js'
import type { RateCard } from '../../../model/rate-card.js'
import { toProfile, toProfileRef } from '../../../model/named-profile.js'
import { worldFilter } from '../../../corpus/search/world-filter.js'
import type { SyntheticPolicy } from '../../../corpus/records/synthetic-policy.js'
import type { SyntheticChoice } from '../../../model/synthetic.js'
import { byNetwork } from '../../../corpus/search/keys.js'
import { audienceClauses } from './audience-clauses.js'
import { Problems, readHeld, readValue, readWords, type Clause } from './clause.js'
import { filterFields, type Filters, type Sort as WantedSort } from './filters.js'
import { readLikeness, type Likeness, type LikenessNeeds } from './likeness-clause.js'
import { listClauses, type Known } from './list-clauses.js'
import { numberClauses } from './number-clauses.js'
import { readQueryClause } from './query-clause.js'
import type { QueryNeeds } from './query-words.js'
import { relateTags } from './related-tags.js'
import { foldIds } from './fold-ids.js'
import { membershipClause } from './membership-clause.js'
import type { Scope } from './scope.js'
import { toEngineSort } from './sort.js'

export interface PlanNeeds extends LikenessNeeds, QueryNeeds, Scope {
  dictionaries: Dictionaries
  tags: Tags
  syntheticPolicy: SyntheticPolicy
  rateCard: RateCard
  clock: Clock
}

/** A request as the index is asked. */
export interface Plan {
  clauses: Clause[]
  sort: Sort
  sortedBy: WantedSort['by']
  likeness: Likeness | undefined
  /** Tags that the topics of the request stand for. */
  topicTags: { tag: string; weight: number }[]
  /** The snapshot of texts that phrases were looked for in: further pages must use the same. */
  textsVersion: string | null
  /** How invented creators are dealt with, and how many are left out. */
  synthetic: { choice: SyntheticChoice; left_out: number }
}

const order = Object.keys(filterFields)
const placeOf = ({ name }: Clause): number => order.indexOf(name.split('.', 1)[0] ?? name)

/** Names that are nearly the one that was written: a typo is no reason to put words into somebody's mouth. */
const isMeant = ({ match }: { match: string }): boolean => !match.startsWith('typo')

const suggestId = (path: string, name: string, { dictionaries }: PlanNeeds): string | undefined => {
  const few = { limit: 1 }
  if (path === '/dictionary/languages') return dictionaries.languages().index.search(name, few).items.find(isMeant)?.id
  if (path === '/dictionary/interests') return dictionaries.interests().index.search(name, few).items.find(isMeant)?.id
  if (path === '/dictionary/locations') return dictionaries.places().search(name, few).items.find(isMeant)?.place.id
  return undefined
}

const openKnown = async (needs: PlanNeeds, filters: Filters): Promise<Known> => {
  const { dictionaries } = needs
  const needsBrands =
    filters.brands !== undefined || filters.sponsored_by !== undefined || filters.audience?.brands !== undefined
  const brands = needsBrands ? await dictionaries.brands() : undefined
  return {
    findPlace: (id) => dictionaries.places().get(id),
    isWithin: (id, other) =>
      id === other ||
      dictionaries
        .places()
        .ancestors(id)
        .some((place) => place.id === other),
    isLanguage: (id) => dictionaries.languages().byId.has(id),
    isInterest: (id) => findInterest(id) !== undefined,
    findBrand: (id) => brands?.byId.get(id),
    suggest: (path, name) =>
      path === '/dictionary/brands' ? brands?.index.exact(name)[0] : suggestId(path, name, needs),
  }
}

/** Whose contents are known. */
const written: Filter = { exists: 'captions' }
/** Who says anything that contacts could stand in. */
const speaking: Filter = { or: [{ exists: 'bio' }, { exists: 'contacts' }] }

const flag = (
  name: string,
  wanted: boolean,
  filter: Filter,
  needs: Clause['needs'],
  read: Clause['read'] = readValue,
): Clause => ({
  name,
  filter: wanted ? filter : { not: filter },
  threshold: wanted,
  read,
  needs,
})

const excluded = async (exclude: NonNullable<Filters['exclude']>, needs: PlanNeeds): Promise<string[]> => {
  const refs = (exclude.profiles ?? []).map((profile, i) =>
    typeof profile === 'string'
      ? toProfile(profile, `/exclude/profiles/${i}`)
      : toProfileRef(profile, `/exclude/profiles/${i}`),
  )
  const keys: string[] = []
  for (const [network, group] of byNetwork(refs)) {
    const ids = await needs.creators.findIds(
      network,
      group.map(({ handle }) => handle),
    )
    keys.push(...[...ids.values()].map((id) => toCreatorKey(network, id)))
  }
  return [...keys, ...(await needs.listExported(exclude.requests ?? []))]
}

const otherClauses = (filters: Filters): Clause[] => {
  const { network, verified, has_sponsored_content, has_contact, contact_types } = filters
  const clauses: Clause[] = []
  if (network !== undefined)
    clauses.push({
      name: 'network',
      filter: { in: { column: 'network', anyOf: [network].flat() } },
      threshold: network,
      read: readValue,
      needs: null,
    })
  if (verified !== undefined)
    clauses.push({
      name: 'verified',
      filter: { in: { column: 'verified', anyOf: [String(verified)] } },
      threshold: verified,
      read: ({ passed }) => passed === verified,
      needs: { exists: 'verified' },
    })
  if (has_sponsored_content !== undefined)
    clauses.push(flag('has_sponsored_content', has_sponsored_content, { flag: 'sponsored' }, written))
  if (has_contact !== undefined)
    clauses.push(
      flag('has_contact', has_contact, { exists: 'contacts' }, speaking, ({ passed }) => passed === has_contact),
    )
  if (contact_types !== undefined) {
    const { must, should } = contact_types
    clauses.push({
      name: 'contact_types',
      filter: {
        in: {
          column: 'contacts',
          ...(must === undefined ? {} : { allOf: must }),
          ...(should === undefined ? {} : { anyOf: should }),
        },
      },
      threshold: contact_types,
      read: readHeld,
      needs: speaking,
    })
  }
  return clauses
}

/** Look-alikes of somebody invented are looked for among the invented. */
const worldOf = (likeness: Likeness | undefined): SyntheticChoice | undefined =>
  likeness?.seed.provenance.synthetic === true ? 'only' : undefined

/** Reads a request: which clauses, in which order. Everything that is wrong with it is said at once. */
export const makePlan = async (given: Filters, wanted: WantedSort | undefined, needs: PlanNeeds): Promise<Plan> => {
  const problems = new Problems()
  const filters = foldIds(given)
  const known = await openKnown(needs, filters)
  const { query, topics, audience, similar_to, exclude } = filters
  const words = query === undefined ? undefined : await readQueryClause(query, needs, problems)
  const likeness = similar_to === undefined ? undefined : await readLikeness(similar_to, needs)
  const { choice, leftOut, base } = await needs.syntheticPolicy.choose(filters.synthetic ?? worldOf(likeness))
  const counted = { tags: needs.tags, synthetic: base }
  const topicTags = topics === undefined ? [] : await relateTags(topics.names, topics.threshold, counted)
  const world = choice === 'exclude' && leftOut === 0 ? undefined : worldFilter(choice)
  const clauses = [
    ...(world === undefined
      ? []
      : [{ name: 'synthetic', filter: world, threshold: choice, read: readValue, needs: null }]),
    ...otherClauses(filters),
    ...(words === undefined ? [] : [words.clause]),
    ...numberClauses(filters, needs.clock.now(), needs.rateCard, problems),
    ...listClauses(filters, known, problems),
    ...(audience === undefined ? [] : audienceClauses(audience, known, problems)),
    ...(likeness === undefined ? [] : [likeness.clause]),
  ]
  if (topics !== undefined)
    clauses.push({
      name: 'topics',
      filter: { text: { fields: ['captions'], query: topicTags.map(({ tag }) => `#${tag}`).join(' '), mode: 'any' } },
      threshold: topics,
      read: readWords,
      needs: written,
    })
  if (contactsImpossible(filters)) problems.add('/has_contact', 'Nobody without contacts has contacts of these types.')
  if (filters.lists !== undefined) clauses.push(await membershipClause(filters.lists, needs, problems))
  if (exclude !== undefined)
    clauses.push({
      name: 'exclude',
      filter: { not: { keys: await excluded(exclude, needs) } },
      threshold: exclude,
      read: () => null,
      needs: null,
    })
  const sort = toEngineSort({ wanted, filters, likeness, known, problems })
  problems.throwIfAny()
  return {
    clauses: clauses.sort((a, b) => placeOf(a) - placeOf(b)),
    ...sort,
    likeness,
    topicTags,
    textsVersion: words?.textsVersion ?? null,
    synthetic: { choice, left_out: leftOut },
  }
}

const contactsImpossible = ({ has_contact, contact_types }: Filters): boolean =>
  has_contact === false && contact_types !== undefined
