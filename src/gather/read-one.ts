import type { Clock } from '../kernel/clock.js'
import type { ContentRef } from '../model/content.js'
import type { ProfileRef } from '../model/creator.js'
import type { Provenance } from '../model/provenance.js'
import { SourceError, type Source } from '../sources/port.js'
import type { Sources } from '../sources/registry.js'
import { fromKnown } from './from-known.js'
import type { Freshness, Gathered } from './gathered.js'
import type { Throttle } from './throttle.js'
import { isTakenBack, unknownHere, wantsPause } from './wording.js'

/** How one thing is found, read and kept. */
export interface OnePlan<T> extends Freshness {
  subject: ProfileRef | ContentRef
  known: () => Promise<T | undefined>
  read: (source: Source) => Promise<T>
  save: (value: T) => Promise<void>
  /** Its network says that it is gone, or no longer shown. */
  forget: (known: T, why: SourceError) => Promise<unknown>
}

interface Parts {
  sources: Sources
  throttle: Throttle
  clock: Clock
}

export const isFresh = (asOf: number, maxAgeMs: number, clock: Clock): boolean =>
  clock.now() - asOf <= maxAgeMs && maxAgeMs > 0

/** What is known is fresh, or the sources are asked in turn; where none answers, what is known is the answer. */
export const readOne = async <T extends { provenance: Provenance }>(
  plan: OnePlan<T>,
  { sources, throttle, clock }: Parts,
): Promise<Gathered<T>> => {
  const { subject, maxAgeMs, patient = false } = plan
  const known = await plan.known()
  if (known !== undefined && isFresh(known.provenance.asOf, maxAgeMs, clock)) return fromKnown(known)
  const asked = sources.about(subject).filter(({ synthetic }) => !synthetic || known?.provenance.synthetic !== false)
  let failed: SourceError | undefined
  for (const source of asked) {
    try {
      const value = await throttle.call(source, () => plan.read(source))
      await plan.save(value)
      return { ...fromKnown(value), from: 'live' }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (known !== undefined && isTakenBack(known, source.id, error)) {
        if (!known.provenance.synthetic) await plan.forget(known, error)
        throw error
      }
      if (failed === undefined || failed.kind === 'not_found') failed = error
    }
  }
  if (known === undefined) throw failed ?? unknownHere(subject, false)
  if (failed !== undefined && patient && wantsPause(failed)) throw failed
  return fromKnown(known, { network: subject.network, failed, item: 'handle' in subject ? 'profile' : 'content' })
}
