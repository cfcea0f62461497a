import { sourceFailure } from '../../../gather/failure.js'
import type { Creator } from '../../../model/creator.js'
import { SourceError } from '../../../sources/port.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import { isWanted } from '../items/candidates.js'
import { hashFields, type Candidate } from '../items/item.js'
import type { Screening } from '../result/screening-rows.js'
import { overlapMs } from '../run/cost.js'
import { describeProfile, readContents, readCreator, withComments } from '../run/read-profile.js'
import { sinceOf, type ScreenNeeds } from '../run/run-screening.js'
import type { Monitoring } from './monitoring-store.js'

export interface Read {
  candidates: Candidate[]
  failed: { name: string; error: SourceError }[]
}

/** Takes what was never seen, or no longer says what it said. */
class NewItems {
  readonly candidates: Candidate[] = []
  readonly #hashes: Map<string, string>

  constructor(hashes: Map<string, string>) {
    this.#hashes = hashes
  }

  has(key: string): boolean {
    return this.#hashes.has(key)
  }

  take(candidates: readonly Candidate[]): void {
    for (const candidate of candidates) {
      const hash = hashFields(candidate.fields)
      const edited = `${candidate.key}#${hash.slice(0, 8)}`
      const known = this.#hashes.get(candidate.key)
      if (known === undefined) this.candidates.push(candidate)
      else if (known !== hash && !this.#hashes.has(edited)) this.candidates.push({ ...candidate, key: edited })
      this.#hashes.set(known === undefined ? candidate.key : edited, hash)
    }
  }
}

/** Contents of a few days are read again from the network; what an import brought since is looked for among all that the criteria ask for. */
const readProfile = async (
  creator: Creator,
  { watermark }: Monitoring,
  { asOf }: Screening,
  { criteria }: CriteriaSet,
  { items, needs, since, signal }: { items: NewItems; needs: ScreenNeeds; since: number; signal: AbortSignal },
): Promise<void> => {
  const from = Math.max(since, (watermark ?? asOf) - overlapMs)
  for await (const { candidates, place, failed } of readContents(creator, criteria, null, needs, from)) {
    signal.throwIfAborted()
    if (failed !== undefined) throw new SourceError(failed.reason, failed.detail)
    items.take(candidates)
    if (place === null) break
  }
  const isSeen = (contentId: string): boolean => items.has(`${creator.network}:${contentId}`)
  const late = await needs.gather.unseen(creator, { since, limit: criteria.max_contents, isSeen })
  const wanted = late.filter((content) => isWanted(content, criteria))
  items.take(await withComments(wanted, creator.externalId, criteria, needs))
}

/** What is new since the last run. */
export const readNew = async (
  monitoring: Monitoring,
  screening: Screening,
  set: CriteriaSet,
  needs: ScreenNeeds,
  signal: AbortSignal,
): Promise<Read> => {
  const items = new NewItems(await needs.screenings.keys(screening.id))
  const how = { items, needs, since: sinceOf(set, needs.clock.now()) ?? 0, signal }
  const failed: Read['failed'] = []
  for (const [i, ref] of monitoring.profiles.entries()) {
    try {
      const creator = await readCreator(ref, needs)
      screening.state.profiles[i] = { ...describeProfile(creator), state: 'screened' }
      await readProfile(creator, monitoring, screening, set, how)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.kind === 'rate_limited') throw sourceFailure(error)
      failed.push({ name: `${ref.network}:${ref.handle}`, error })
    }
  }
  return { candidates: items.candidates, failed }
}
