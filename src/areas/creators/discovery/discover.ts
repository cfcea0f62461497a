import { roundTo } from '../../../engine/statistics/round.js'
import type { z } from 'zod'
import type { Items } from '../../../jobs/items.js'
import type { Requests } from '../../../jobs/requests.js'
import type { CreatorLists } from '../../../corpus/lists/creator-lists.js'
import { readCreatorKey } from '../../../corpus/search/keys.js'
import type { Search } from '../../../corpus/search/search.js'
import type { AudiencePass } from '../../../gather/audience-pass.js'
import type { After, SearchRequest, SearchResult } from '../../../engine/search/index.js'
import { operation, Written, type Call } from '../../../kernel/operation.js'
import type { Cursors } from '../../../kernel/page.js'
import { askCreators, toFacets, toFilter } from './ask.js'
import { DiscoveryAnswer, DiscoveryRequest } from './contract.js'
import { discoveryExample } from './examples.js'
import { makePlan, type Plan, type PlanNeeds } from './plan.js'
import { shownColumns } from './present.js'
import { scopeOf, type Scope } from './scope.js'
import { writePage, type PageNeeds } from './write-page.js'

export interface DiscoveryNeeds extends Omit<PlanNeeds, keyof Scope>, PageNeeds {
  creatorLists: CreatorLists
  search: Search
  cursors: Cursors
  requests: Requests
  items: Items
  audiencePass: AudiencePass
}

type Body = z.output<typeof DiscoveryRequest>
type Answer = z.output<typeof DiscoveryAnswer>

/** A cursor holds for the same question only: everything but where to go on and how far. */
const listOf = ({ cursor: _cursor, limit: _limit, ...question }: Body, { caller }: Call): unknown => [
  'discovery',
  caller.accountId,
  question,
]

interface Position {
  version: string
  textsVersion: string | undefined
  after: After
}

const readPosition = (body: Body, cursors: Cursors, call: Call): Position | undefined => {
  const position = cursors.read(listOf(body, call), body.cursor)
  if (position === undefined) return undefined
  const [version, value, rank, key, texts] = position as [string, number | null, number | null, string, string?]
  return { version, textsVersion: texts === '' ? undefined : texts, after: { value, rank, key } }
}

const toRequest = (body: Body, plan: Plan, after: After | undefined): SearchRequest => ({
  filter: toFilter(plan),
  sort: plan.sort,
  limit: body.limit,
  total: body.total,
  ...(after === undefined ? {} : { after }),
  ...(body.facets === undefined ? {} : { facets: toFacets(body.facets) }),
  ...(after === undefined && body.funnel
    ? {
        funnel: [{ all: true }, ...plan.clauses.map(({ filter }) => filter)],
        funnelNeeds: [null, ...plan.clauses.map(({ needs }) => needs)],
        funnelEndsInFilter: true,
      }
    : {}),
})

const presentFunnel = ({ clauses }: Plan, { funnel, missing }: SearchResult): Answer['funnel'] => {
  const [all, ...left] = funnel
  if (all === undefined) return []
  return [
    { filter: 'all creators', left: all, no_data: 0 },
    ...clauses.map((clause, i) => ({
      filter: clause.name,
      left: left[i] ?? 0,
      no_data: clause.needs === null ? 0 : (missing[i + 1] ?? 0),
    })),
  ]
}

/** Filters to be explained for every hit: those of the request and, for look-alikes, the tags they share. */
export const explained = ({ clauses, likeness }: Plan) => [
  ...clauses.map(({ filter }) => filter),
  ...(likeness?.sharedTags === undefined ? [] : [likeness.sharedTags]),
]

export const discover = operation({
  method: 'POST',
  path: '/discovery',
  name: 'discoverCreators',
  isRead: true,
  area: 'Creators',
  summary: 'Search creators',
  description:
    'Searches all stored creators. You can combine all filters. `match` compares the creator with each filter, `funnel` shows how many creators each filter leaves, and `facets` counts the matches by attribute. There is no limit on how far you can page, and all pages come from the same snapshot. Impossible combinations and unknown ids are rejected by name.',
  scope: 'creators',
  input: { body: DiscoveryRequest },
  output: DiscoveryAnswer,
  example: discoveryExample,
  run: async ({ body }, needs: DiscoveryNeeds, call) => {
    const startedAt = performance.now()
    const { sort, facets: _facets, total: _total, funnel: _funnel, limit: _limit, cursor: _cursor, ...filters } = body
    const position = readPosition(body, needs.cursors, call)
    const plan = await makePlan(filters, sort, {
      ...needs,
      textsVersion: position?.textsVersion,
      asItStands: true,
      ...scopeOf(needs, call.caller.accountId),
    })
    const searched = await askCreators(needs.search, [toRequest(body, plan, position?.after)], {
      version: position?.version,
      explain: explained(plan),
      values: shownColumns,
      signal: call.signal,
    })
    const page = searched.results[0]
    needs.audiencePass.want((page?.hits ?? []).map(({ key }) => readCreatorKey(key)))
    const next = page?.next ?? null
    if (next !== null) {
      needs.search.creators.hold(searched.version)
      if (plan.textsVersion !== null) needs.search.texts.hold(plan.textsVersion)
    }
    const { docs, building: creatorsBuilding } = needs.search.creators.state
    // Phrases are looked for in the texts.
    const building = creatorsBuilding || (plan.textsVersion !== null && needs.search.texts.state.building)
    const data = await writePage(plan, searched, needs)
    const rest: Omit<Answer, 'data'> = {
      next_cursor:
        next === null
          ? null
          : needs.cursors.write(listOf(body, call), [
              searched.version,
              next.value,
              next.rank,
              next.key,
              plan.textsVersion ?? '',
            ]),
      total: page?.total ?? { value: 0, relation: 'eq' },
      funnel: page === undefined ? [] : presentFunnel(plan, page),
      facets: Object.fromEntries(Object.entries(page?.facets ?? {}).map(([name, counts]) => [name, [...counts]])),
      topic_tags: plan.topicTags.map(({ tag, weight }) => ({ tag, weight: roundTo(weight, 4) })),
      index: {
        creators: docs,
        building,
        facts_building: needs.search.factsBuilding,
        continued: position === undefined || position.version === searched.version,
      },
      synthetic: plan.synthetic,
      took_ms: Math.round((performance.now() - startedAt) * 100) / 100,
    }
    return new Written(
      Buffer.concat([Buffer.from('{"data":'), ...data, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]),
    )
  },
})
