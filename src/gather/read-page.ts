import type { Network } from '../model/network.js'
import type { Provenance } from '../model/provenance.js'
import { SourceError, type Source, type SourcePage } from '../sources/port.js'
import type { Throttle } from './throttle.js'
import type { GatheredPage } from './gathered.js'
import { isKnownCursor } from './known-source.js'
import { wantsPause, isTakenBack, knownNote } from './wording.js'

/** How one page of a list is read: from the network where there is one to ask, else from what we know. */
export interface PagePlan<T> {
  what: string
  network: Network
  cursor: string | null
  source: Source | undefined
  patient: boolean | undefined
  live: (source: Source) => Promise<SourcePage<T>>
  known: () => Promise<SourcePage<T>>
  save: (items: T[]) => Promise<void>
  /** Whether a first page without items is an answer: something is known, only nothing that was asked for. */
  isAny: () => Promise<boolean>
  none: () => Promise<SourceError>
  /** Whether what is known is as fresh as was asked for. */
  isFresh: boolean
  /** Done where the network refuses the page; what it throws is thrown instead. */
  refused?: (error: SourceError) => Promise<void>
}

/** A list that a network cannot begin is begun with what we know; one that breaks off half-way breaks off. */
export const readPage = async <T extends { provenance: Provenance }>(
  plan: PagePlan<T>,
  throttle: Throttle,
): Promise<GatheredPage<T>> => {
  const { source, cursor, network, what } = plan
  let failed: SourceError | undefined
  if (source !== undefined && !isKnownCursor(cursor))
    try {
      const found = await throttle.call(source, () => plan.live(source))
      await plan.save(found.items)
      const missing = found.cut === undefined ? [] : [{ item: `part of the ${what}`, ...found.cut }]
      return { ...found, from: 'live', note: found.cut?.detail ?? null, missing }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      await plan.refused?.(error)
      if (cursor !== null) throw error
      if (plan.patient === true && wantsPause(error)) throw error
      failed = error
    }
  const found = await plan.known()
  const [first] = found.items
  if (first === undefined && cursor === null && (failed !== undefined || !(await plan.isAny())))
    throw failed ?? (await plan.none())
  if (first !== undefined && failed !== undefined && source !== undefined && isTakenBack(first, source.id, failed))
    throw failed
  const about = { network, source: first?.provenance.source ?? 'known', asOf: first?.provenance.asOf ?? 0 }
  return {
    ...found,
    from: 'known',
    note: plan.isFresh || first === undefined ? null : knownNote(about, failed),
    missing: failed === undefined ? [] : [{ item: what, reason: failed.kind, detail: failed.message }],
  }
}
