import type { Clock } from '../kernel/clock.js'
import type { Records } from '../corpus/records/index.js'
import type { FetchRecord, FetchKind } from '../corpus/records/fetch-log.js'
import type { Network } from '../model/network.js'
import type { Provenance } from '../model/provenance.js'
import { SourceError, type Source, type SourcePage } from '../sources/port.js'
import { readEnding } from './ending.js'
import type { Throttle } from './throttle.js'
import type { Gathered, HowMany } from './gathered.js'
import { wantsPause, knownNote } from './wording.js'

/** How a list is read, from the network where there is one to ask, else from what we know. */
export interface ListPlan<T> extends HowMany {
  what: FetchKind
  network: Network
  subject: string
  source: Source | undefined
  synthetic: boolean
  known: () => Promise<T[]>
  page: (source: Source, cursor: string | null, limit: number) => Promise<SourcePage<T>>
  save: (items: T[], from: Provenance) => Promise<void>
  /** Of known items: when they were last seen, and who says so. */
  seen: (items: T[]) => Promise<{ asOf: number; source: string } | undefined>
  /** What is thrown where nothing is known and nobody can be asked. */
  none: () => SourceError
  /** Done where a page is refused, before what was read is given; what it throws is thrown instead. */
  refused?: (error: SourceError) => Promise<void>
  /** Done with a list that was read from its beginning without a failure. */
  settle?: (items: T[], source: Source) => Promise<void>
}

interface Parts {
  corpus: Records
  throttle: Throttle
  clock: Clock
}

const pageItems = 100

/** What is known is fresh and far enough, or the network is asked; where it cannot be, what is known is the answer. */
export const readList = async <T extends object>(plan: ListPlan<T>, parts: Parts): Promise<Gathered<T[]>> => {
  const { network, subject, what, limit, maxAgeMs, source } = plan
  const reading = await parts.corpus.fetchLog.find(network, subject, what)
  const enough = reading !== undefined && (reading.complete || reading.items >= limit)
  if (enough && maxAgeMs > 0 && parts.clock.now() - reading.readAt <= maxAgeMs)
    return { ...(await fromKnown(plan, reading)), note: null }
  return source === undefined ? fromKnown(plan, reading) : readLive(plan, source, reading, parts)
}

/** Reads page by page. A page that fails ends the reading; what was read before it, or known before, is still given. */
const readLive = async <T extends object>(
  plan: ListPlan<T>,
  source: Source,
  reading: FetchRecord | undefined,
  { corpus, throttle, clock }: Parts,
): Promise<Gathered<T[]>> => {
  const { network, subject, what, limit, synthetic } = plan
  const from: Provenance = { source: source.id, basis: 'measured', asOf: clock.now(), synthetic }
  const live = { asOf: from.asOf, from: 'live', source: source.id, synthetic, note: null } as const
  const items: T[] = []
  const missing: Gathered<T[]>['missing'] = []
  let cursor: string | null = null
  try {
    do {
      const page: SourcePage<T> = await throttle.call(source, () =>
        readEnding(cursor, (own) => plan.page(source, own, Math.min(pageItems, Math.max(1, limit - items.length)))),
      )
      await plan.save(page.items, from)
      items.push(...page.items)
      const { cut } = page
      if (cut !== undefined && !missing.some(({ detail }) => detail === cut.detail))
        missing.push({ item: `part of the ${what}`, ...cut })
      cursor = page.cursor
    } while (cursor !== null && items.length < limit)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    await plan.refused?.(error)
    if (items.length === 0) return fromKnown(plan, reading, error)
    missing.push({ item: what, reason: error.kind, detail: error.message })
    return { ...live, value: items, missing }
  }
  await plan.settle?.(items, source)
  await corpus.fetchLog.save(network, subject, what, {
    readAt: from.asOf,
    items: items.length,
    complete: cursor === null && missing.length === 0,
  })
  return { ...live, value: items, missing }
}

/** What is known, however old. That nothing is known is something else than that there is nothing. */
const fromKnown = async <T>(
  plan: ListPlan<T>,
  reading: FetchRecord | undefined,
  failed?: SourceError,
): Promise<Gathered<T[]>> => {
  if (failed !== undefined && plan.patient === true && wantsPause(failed)) throw failed
  const value = await plan.known()
  if (value.length === 0 && (reading === undefined || failed !== undefined)) throw failed ?? plan.none()
  const seen = await plan.seen(value)
  const asOf = reading?.readAt ?? seen?.asOf ?? 0
  const source = seen?.source ?? plan.source?.id ?? 'known'
  return {
    value,
    asOf,
    from: 'known',
    source,
    synthetic: plan.synthetic,
    note: knownNote({ network: plan.network, source, asOf }, failed),
    missing: failed === undefined ? [] : [{ item: plan.what, reason: failed.kind, detail: failed.message }],
  }
}
