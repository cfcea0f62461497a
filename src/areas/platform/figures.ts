import { statfs } from 'node:fs/promises'
import type { Search } from '../../corpus/search/search.js'
import type { AudiencePass } from '../../gather/audience-pass.js'
import type { Requests } from '../../jobs/requests.js'
import type { CacheState } from '../../kernel/cache.js'
import type { Clock } from '../../kernel/clock.js'
import type { Sources } from '../../sources/registry.js'

/** A figure for operators, read when somebody looks at the metrics. */
interface Figure {
  name: string
  help: string
  label: string
  isCounter?: boolean
  read: () => Promise<Record<string, number>> | Record<string, number>
}

interface Parts {
  requests: Requests
  search: Search
  sources: Sources
  audiencePass: AudiencePass
  clock: Clock
  dataFolder: string
  /** Counts of the traces that were sent, where they are recorded. */
  traces: Record<string, number> | undefined
  /** What the endpoint of a hosted judge was asked, where there is one. */
  judge: { readonly judged: number }
  /** By what they hold. */
  caches: Record<string, { readonly cache: CacheState }>
}

const perCache = (caches: Parts['caches'], figure: keyof CacheState) =>
  Object.fromEntries(Object.entries(caches).map(([name, { cache }]) => [name, cache[figure]]))

const perSource = (sources: Sources, figure: (quota: { used: number; limit: number }) => number) =>
  Object.fromEntries(
    sources.all().flatMap((source) => {
      const quota = source.quota?.()
      return quota === undefined ? [] : [[source.id, figure(quota)] as const]
    }),
  )

const cacheFigures = ({ caches }: Parts): Figure[] => [
  {
    name: 'rostra_cache_hits_total',
    help: 'Look-ups that a cache of this process answered, since the start.',
    label: 'cache',
    isCounter: true,
    read: () => perCache(caches, 'hits'),
  },
  {
    name: 'rostra_cache_misses_total',
    help: 'Look-ups that went to the database, since the start.',
    label: 'cache',
    isCounter: true,
    read: () => perCache(caches, 'misses'),
  },
  {
    name: 'rostra_cache_entries',
    help: 'Entries that a cache of this process holds.',
    label: 'cache',
    read: () => perCache(caches, 'entries'),
  },
]

const judgeFigures = ({ judge }: Parts): Figure[] => [
  {
    name: 'rostra_hosted_judge',
    help: 'What the endpoint of ROSTRA_JUDGE_URL was asked and counted since the start: calls, failures and tokens. Empty where none is set.',
    label: 'figure',
    read: () => ('spent' in judge ? { ...(judge.spent as Record<string, number>) } : {}),
  },
  {
    name: 'rostra_judged_texts_total',
    help: 'Texts judged in this process since the start.',
    label: 'judge',
    isCounter: true,
    read: () => ({ texts: judge.judged }),
  },
]

const requestFigures = ({ requests, clock }: Parts): Figure[] => [
  {
    name: 'rostra_requests',
    help: 'Requests by status. Failed ones are dead letters: they stay until somebody retries them.',
    label: 'status',
    read: () => requests.countByStatus(),
  },
  {
    name: 'rostra_queue_age_seconds',
    help: 'How long the oldest request that could run has been waiting.',
    label: 'queue',
    read: async () => ({ requests: await requests.queueAgeS(clock.now()) }),
  },
]

const indexFigures = ({ search }: Parts): Figure[] => [
  {
    name: 'rostra_index_lag_changes',
    help: 'Changes of records that the index of this process has not taken in yet.',
    label: 'index',
    read: async () => {
      const [creators, texts] = [await search.creators.lag?.(), await search.texts.lag?.()]
      return creators === undefined || texts === undefined ? {} : { creators, texts }
    },
  },
  {
    name: 'rostra_index_documents',
    help: 'Documents that searches look through.',
    label: 'index',
    read: () => ({ creators: search.creators.state.docs, texts: search.texts.state.docs }),
  },
  {
    name: 'rostra_index_building',
    help: 'Whether an index does not contain everything yet.',
    label: 'index',
    read: () => ({
      creators: Number(search.creators.state.building),
      texts: Number(search.texts.state.building),
      facts: Number(search.factsBuilding),
    }),
  },
]

/** What waits, is dropped or may run out. */
const resourceFigures = ({ traces, audiencePass, sources, dataFolder }: Parts): Figure[] => [
  {
    name: 'rostra_trace_spans',
    help: 'Spans sent to the OpenTelemetry collector, and dropped because it did not take them. Empty where none is set.',
    label: 'outcome',
    read: () => ({ ...traces }),
  },
  {
    name: 'rostra_audiences_waiting',
    help: 'Audiences that are still to be analysed in the background.',
    label: 'pass',
    read: () => ({ demo: audiencePass.state.waiting }),
  },
  {
    name: 'rostra_source_quota_used_ratio',
    help: 'Used part of the quota of a source, from 0 to 1. Only sources that have one.',
    label: 'source',
    read: () => perSource(sources, ({ used, limit }) => used / limit),
  },
  {
    name: 'rostra_disk_free_bytes',
    help: 'Free space where the data folder is.',
    label: 'folder',
    read: async () => {
      const { bavail, bsize } = await statfs(dataFolder)
      return { data: bavail * bsize }
    },
  },
]

/** What tells an operator that work piles up, searches lag behind or something runs out. */
export const listFigures = (parts: Parts): Figure[] => [
  ...cacheFigures(parts),
  ...judgeFigures(parts),
  ...requestFigures(parts),
  ...indexFigures(parts),
  ...resourceFigures(parts),
]
