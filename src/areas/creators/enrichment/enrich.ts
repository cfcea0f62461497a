import type { z } from 'zod'
import type { Corpus } from '../../../corpus/index.js'
import type { Search } from '../../../corpus/search/search.js'
import { estimateCost } from '../../../gather/costs.js'
import { findLinkedAccounts } from '../../../gather/linked-accounts.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import { invalid } from '../../../kernel/errors.js'
import { apiPrefix } from '../../../kernel/operation.js'
import { readContactValues, refuseWithoutPurpose } from '../contacts/contact-values.js'
import { presentFound, readRecords, type FoundRecord, type PresentNeeds } from '../discovery/present.js'
import { readIndexed } from '../discovery/read-indexed.js'
import type { Sources } from '../../../sources/registry.js'
import type { StoredValue } from '../../../engine/search/index.js'
import {
  EnrichedRow,
  EnrichmentBody,
  EnrichmentResult,
  itemsMax,
  metricFields,
  profileFields,
  type BlockName,
} from './contract.js'
import { enrichmentExample } from './example.js'
import { findRows, findUnknown, type FindNeeds } from './find-rows.js'
import type { AskedRow } from './read-items.js'

type Input = z.output<typeof EnrichmentBody>
type Row = z.output<typeof EnrichedRow>

interface Needs extends FindNeeds, PresentNeeds, Pick<Corpus, 'links'> {
  creatorLists: Corpus['creatorLists']
  creators: Corpus['creators']
  doNotContact: Corpus['doNotContact']
  search: Search
  sources: Sources
}

interface Checkpoint {
  next: number
  live: number
  counts: Record<Row['status'], number>
}

const batch = 200

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

const fill = async (
  record: FoundRecord,
  indexed: Record<string, StoredValue>,
  blocks: readonly BlockName[],
  needs: Needs,
): Promise<Partial<Row>> => {
  const found = presentFound(record, indexed, needs)
  const row: Partial<Row> = {}
  if (blocks.includes('profile')) row.profile = pick(found, profileFields)
  if (blocks.includes('metrics')) row.metrics = pick(found, metricFields)
  if (blocks.includes('audience')) row.audience = found.audience
  if (blocks.includes('contacts')) row.contacts = await readContactValues(record.creator, needs.doNotContact)
  if (blocks.includes('linked_accounts'))
    row.linked_accounts = (await findLinkedAccounts(record.creator, needs)).map(({ network, handle, strength }) => ({
      network,
      handle,
      strength,
    }))
  return row
}

const gone = 'It was known when it was added to the list, and is not any more.'

const empty = (blocks: readonly BlockName[]): Partial<Row> => Object.fromEntries(blocks.map((name) => [name, null]))

/** One batch of rows, each with its blocks. */
const enrichRows = async (
  rows: Input['rows'],
  from: number,
  { blocks }: Input,
  live: { left: number },
  needs: Needs,
): Promise<Row[]> => {
  const found = await findRows(rows, live, needs)
  const keys = [...new Set(found.flatMap(({ keys: [first] }) => first ?? []))]
  const records = keys.length === 0 ? new Map<string, FoundRecord>() : await readRecords(keys, needs)
  const indexed =
    keys.length === 0 ? new Map<string, Record<string, StoredValue>>() : await readIndexed(keys, needs.search)
  const enriched: Row[] = []
  for (const [
    i,
    {
      status,
      reason,
      keys: [key],
      keys: matches,
    },
  ] of found.entries()) {
    const record = key === undefined ? undefined : records.get(key)
    // Lists keep whom the corpus has lost.
    const isGone = status === 'found' && record === undefined
    enriched.push({
      position: from + i,
      input: rows[i]?.as ?? '',
      ...(isGone ? { status: 'not_found', reason: gone, matches: 0 } : { status, reason, matches: matches.length }),
      ...(record === undefined ? empty(blocks) : await fill(record, indexed.get(key ?? '') ?? {}, blocks, needs)),
    })
  }
  return enriched
}

const rowsOfList = async (id: string, lists: Corpus['creatorLists'], accountId: string): Promise<AskedRow[]> => {
  const keys = (await lists.keysOf(accountId, [id])).get(id)
  if (keys === undefined) throw invalid('/list', `There is no list ${JSON.stringify(id)}. See GET /lists.`)
  if (keys.length === 0) throw invalid('/list', 'This list is empty.')
  if (keys.length > itemsMax) throw invalid('/list', `At most ${itemsMax} rows at once.`)
  return keys.map((key) => ({ as: key, key }))
}

export const enrich = pair({
  kind: 'enrichment',
  prefix: 'enr',
  path: '/enrichments',
  names: { submit: 'submitEnrichment', fetch: 'getEnrichment' },
  area: 'Creators',
  summary: { submit: 'Enrich a list of profiles (submit)', fetch: 'The enriched list' },
  description: `Up to ${itemsMax.toLocaleString('en')} handles, addresses of profiles or e-mail addresses in, the wanted blocks out: as pages, or as a file in JSON Lines, CSV, Parquet or XLSX. Every row says whether a creator was found and, if not, why. Continues where it stopped after a restart. Rows repeat what was given; with \`keep_emails: false\`, e-mail addresses are hashed on arrival and not stored.`,
  scope: 'creators',
  bodyBytesMax: 48 * 1024 * 1024,
  input: EnrichmentBody,
  result: EnrichmentResult,
  item: EnrichedRow,
  fieldsOf: ({ blocks }) => ['position', 'input', 'status', 'reason', 'matches', ...blocks],
  example: enrichmentExample,
  check: async (input, { creatorLists }: Needs, call) => {
    if (input.blocks.includes('contacts')) refuseWithoutPurpose(input.purpose, call)
    if (!('list' in input)) return
    // Whoever is on the list now is enriched: it may change before the work is done.
    return { ...input, rows: await rowsOfList(input.list, creatorLists, call.caller.accountId) }
  },
  cost: async ({ rows, live }, needs: Needs) => {
    if (live === undefined) return null
    const asked = await findUnknown(rows, live.profiles_max, needs)
    return estimateCost(
      asked.map(({ network }) => ({ network, operation: 'profile', items: 1 })),
      needs.sources,
    )
  },
  run: async (input, needs: Needs, job: Job<Checkpoint>) => {
    const { rows, blocks, live, format } = input
    const from = job.checkpoint ?? {
      next: 0,
      live: live?.profiles_max ?? 0,
      counts: { found: 0, not_found: 0, invalid: 0, withheld: 0 },
    }
    const { counts } = from
    const asking = { left: from.live }
    let { next } = from
    while (next < rows.length) {
      job.signal.throwIfAborted()
      const enriched = await enrichRows(rows.slice(next, next + batch), next, input, asking, needs)
      job.add(...enriched)
      for (const { status } of enriched) counts[status]++
      next += enriched.length
      job.progress(next, rows.length)
      await job.save({ next, live: Math.max(0, asking.left), counts })
    }
    return {
      rows: rows.length,
      ...counts,
      blocks,
      file: `${apiPrefix}/enrichments/${job.requestId}?format=${format}`,
    }
  },
})
