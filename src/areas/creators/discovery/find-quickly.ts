import { z } from 'zod'
import { readCreatorKey, toCreatorKey } from '../../../corpus/search/keys.js'
import type { Search } from '../../../corpus/search/search.js'
import type { SyntheticPolicy } from '../../../corpus/records/synthetic-policy.js'
import { worldFilter } from '../../../corpus/search/world-filter.js'
import type { Filter, QuickHit } from '../../../engine/search/index.js'
import { SyntheticShown, type SyntheticChoice } from '../../../model/synthetic.js'
import { toTimestamp } from '../../../kernel/clock.js'
import { operation } from '../../../kernel/operation.js'
import type { Creator } from '../../../model/creator.js'
import { isTitleHandle } from '../../../model/profile-url.js'
import type { Network } from '../../../model/network.js'
import { QuickCreator, QuickRequest } from './contract.js'
import { handlesExample, quickExample } from './examples.js'
import { findPasted, type PastedNeeds } from './find-pasted.js'
import { knownText } from '../../../model/known-text.js'

interface Needs extends PastedNeeds {
  search: Search
  syntheticPolicy: SyntheticPolicy
}

type QuickCreatorAnswer = z.output<typeof QuickCreator>

const present = (creator: Creator, { match }: Pick<QuickHit, 'match'>): QuickCreatorAnswer => ({
  network: creator.network,
  external_id: creator.externalId,
  handle: creator.handle,
  url: creator.url,
  name: knownText(creator.name),
  image_url: creator.imageUrl,
  verified: creator.verified,
  followers: creator.followers,
  matched: match,
  synthetic: creator.provenance.synthetic,
  as_of: toTimestamp(creator.provenance.asOf),
})

/** The creator whose address was pasted; undefined where what was typed is no address. */
const findByAddress = async (
  query: string,
  network: Network | undefined,
  needs: PastedNeeds,
): Promise<QuickCreatorAnswer[] | undefined> => {
  // A host alone is a name to look for: people are called name.example in some places.
  const pasted = /\.[^/\s]+\/|:\/\//u.test(query) ? await findPasted(query, needs) : undefined
  if (pasted === undefined) return undefined
  const { creator } = pasted
  const isFindable = creator?.state === 'active' || creator?.state === 'private'
  const isWanted = network === undefined || network === creator?.network
  return creator !== undefined && isFindable && isWanted ? [present(creator, { match: 'exact' })] : []
}

/** Best matches first, then by followers. What holds no letter or digit finds nobody. */
const find = async (
  query: string,
  fields: string[],
  {
    network,
    limit,
    synthetic,
  }: { network?: Network | undefined; limit: number; synthetic?: SyntheticChoice | undefined },
  { search, creators, contents, syntheticPolicy }: Needs,
  signal: AbortSignal,
): Promise<{ data: QuickCreatorAnswer[]; synthetic: z.output<typeof SyntheticShown> }> => {
  const { choice, leftOut } = await syntheticPolicy.choose(synthetic)
  const dealt = { choice, left_out: leftOut }
  if (!/[\p{L}\p{N}]/u.test(query)) return { data: [], synthetic: dealt }
  const named = await findByAddress(query, network, { creators, contents })
  if (named !== undefined) return { data: named, synthetic: dealt }
  const world = choice === 'exclude' && leftOut === 0 ? undefined : worldFilter(choice)
  const filters: Filter[] = [
    ...(network === undefined ? [] : [{ in: { column: 'network', anyOf: [network] } }]),
    ...(world === undefined ? [] : [world]),
  ]
  const { hits } = await search.creators.quick(
    {
      query,
      fields,
      limit,
      ...(filters.length === 0 ? {} : { filter: { and: filters } }),
    },
    { signal },
  )
  const found = await creators.findEach(hits.map(({ key }) => readCreatorKey(key)))
  const records = new Map(found.map((creator) => [toCreatorKey(creator.network, creator.externalId), creator]))
  const data = hits.flatMap((hit) => {
    const creator = records.get(hit.key)
    return creator === undefined ? [] : [present(creator, hit)]
  })
  return { data, synthetic: dealt }
}

/** Rows of a file without handles are kept under a key made of the title: what people type of those is the title. */
const mergeTitled = (
  byHandle: readonly QuickCreatorAnswer[],
  byName: readonly QuickCreatorAnswer[],
): QuickCreatorAnswer[] => {
  const titled = byName.filter(({ handle, matched }) => isTitleHandle(handle) && matched !== 'typo')
  if (titled.length === 0) return [...byHandle]
  const keyOf = ({ network, external_id: id }: QuickCreatorAnswer): string => `${network} ${id}`
  const taken = new Set(titled.map(keyOf))
  const others = byHandle.filter((each) => !taken.has(keyOf(each)))
  const sure = others.filter(({ handle, matched }) => matched !== 'typo' && !isTitleHandle(handle))
  return [...sure, ...titled, ...others.filter((each) => !sure.includes(each))]
}

export const findQuickly = operation({
  method: 'POST',
  path: '/discovery-quick',
  name: 'findCreatorsQuickly',
  isRead: true,
  area: 'Creators',
  summary: 'Search creators as you type',
  description:
    'Searches handles and names, best match first, then by followers. The last word may be incomplete, and one or two typos are tolerated. The URL of a profile finds that profile, the URL of a post its author.',
  scope: 'creators',
  input: { body: QuickRequest },
  output: z.strictObject({ data: z.array(QuickCreator), synthetic: SyntheticShown, took_ms: z.number() }),
  example: quickExample,
  run: async ({ body: { query, ...rest } }, needs: Needs, call) => {
    const startedAt = performance.now()
    const found = await find(query, ['handle', 'name'], rest, needs, call.signal)
    return { ...found, took_ms: Math.round((performance.now() - startedAt) * 100) / 100 }
  },
})

export const completeHandles = operation({
  method: 'GET',
  path: '/dictionary/userhandles',
  name: 'completeUserhandles',
  area: 'Dictionaries',
  summary: 'Autocomplete user handles',
  description:
    'Returns handles that start with the query, tolerating small typos, sorted by followers, or the profile whose URL is given. Fast enough to call on every key press.',
  scope: 'creators',
  input: { query: z.strictObject({ ...QuickRequest.shape, limit: z.int().min(1).max(100).default(10) }) },
  output: z.strictObject({ data: z.array(QuickCreator), synthetic: SyntheticShown }),
  example: handlesExample,
  run: async ({ query: { query, ...rest } }, needs: Needs, call) => {
    const typed = query.replace(/^@/, '')
    const [byHandle, byName] = await Promise.all([
      find(typed, ['handle'], rest, needs, call.signal),
      find(typed, ['handle', 'name'], rest, needs, call.signal),
    ])
    return { ...byHandle, data: mergeTitled(byHandle.data, byName.data).slice(0, rest.limit) }
  },
})
