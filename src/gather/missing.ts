import type { MissingKind } from '../corpus/records/fetch-log.js'
import type { Records } from '../corpus/records/index.js'
import type { Clock } from '../kernel/clock.js'
import type { Content } from '../model/content.js'
import type { Creator } from '../model/creator.js'
import type { Network } from '../model/network.js'
import type { Provenance } from '../model/provenance.js'
import type { SourceError } from '../sources/port.js'
import { departureOf } from './wording.js'

/** How long after the first time a network is asked once more whether it does not have something. */
export const confirmAfterMs = 6 * 3_600_000

interface Parts {
  corpus: Pick<Records, 'contents' | 'creators' | 'departures' | 'fetchLog'>
  clock: Clock
}

/**
 * What a network says it does not have. A network can be wrong for an hour, and what is deleted cannot be brought back: so it has to say so twice, some
 * hours apart. Until then the account counts as deleted, and nothing of it goes. That an account is private or suspended is no such mistake.
 */
export class Missing {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async account(known: Creator, why: SourceError): Promise<void> {
    const { corpus, clock } = this.#parts
    const isSure = why.kind !== 'not_found' || (await this.#isConfirmed('missing_profile', known.externalId, known))
    if (isSure) await corpus.departures.accounts(...departureOf(known, why, clock.now()))
    else if (known.state !== 'deleted') await corpus.creators.save([{ ...known, state: 'deleted' }])
  }

  async content(known: Content, why: SourceError): Promise<void> {
    const { corpus } = this.#parts
    const { network, contentId } = known
    if (why.kind === 'not_found' && !(await this.#isConfirmed('missing_content', contentId, known))) return
    await corpus.departures.contents(network, [contentId])
    await corpus.fetchLog.remove(network, contentId, 'missing_content')
  }

  /** Whether it was missing before, long enough ago, and was not seen since. */
  async #isConfirmed(
    what: MissingKind,
    subject: string,
    { network, provenance }: { network: Network; provenance: Provenance },
  ): Promise<boolean> {
    const { fetchLog } = this.#parts.corpus
    const now = this.#parts.clock.now()
    const first = await fetchLog.find(network, subject, what)
    if (first !== undefined && first.readAt > provenance.asOf) return now - first.readAt >= confirmAfterMs
    await fetchLog.save(network, subject, what, { readAt: now, items: 0, complete: false })
    return false
  }
}
