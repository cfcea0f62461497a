import { setTimeout as wait } from 'node:timers/promises'
import type { Records } from '../corpus/records/index.js'
import type { AudienceChange } from '../corpus/records/audience-changes.js'
import { engineVersion } from '../engine/audience/version.js'
import type { Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { AudienceSummarizer } from './audience-summarizer.js'

interface Parts {
  corpus: Records
  audienceSummarizer: AudienceSummarizer
  clock: Clock
  log: Log
}

/** How often it is looked whether anything has changed. */
const lookMs = 1000
/** An audience that is still being written is left alone until nothing has come for so long. */
const quietMs = 2000
const atOnce = 50
/** Of the time of one thread, as with the audiences of the demo. */
const threadShare = 0.3

/**
 * Concludes from members that were imported or read what searches filter by, without anybody asking for a report: whatever
 * audience has changed is looked at again a few seconds later, by the function that reports use.
 */
export class KnownAudiences {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Until the service stops. */
  async run(signal: AbortSignal): Promise<void> {
    await this.#parts.corpus.audienceChanges.noteOthers(engineVersion)
    while (!signal.aborted) {
      await this.#pass(this.#parts.clock.now() - quietMs, signal)
      await wait(lookMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** Looks at everything that has changed, however lately: somebody waits for it. */
  catchUp(signal?: AbortSignal): Promise<void> {
    return this.#pass(Number.MAX_SAFE_INTEGER, signal, 1)
  }

  async #pass(until: number, signal?: AbortSignal, share = threadShare): Promise<void> {
    const { audienceChanges } = this.#parts.corpus
    for (;;) {
      const changes = await audienceChanges.list(until, atOnce)
      for (const change of changes) {
        if (signal?.aborted === true) return
        const startedAt = performance.now()
        await this.#lookAt(change)
        const restMs = (performance.now() - startedAt) * (1 / share - 1)
        if (restMs > 0) await wait(restMs, undefined, { signal, ref: false }).catch(() => {})
      }
      if (changes.length < atOnce) return
    }
  }

  async #lookAt(change: AudienceChange): Promise<void> {
    const { corpus, audienceSummarizer, log } = this.#parts
    const { network, creatorId, kind } = change
    try {
      const creator = await corpus.creators.findById(network, creatorId)
      if (creator?.provenance.synthetic === false) await audienceSummarizer.ofKnown(creator, kind)
    } catch (error) {
      // One audience that cannot be read must not keep all others from it.
      log.warn({ err: error, network, creatorId, kind }, 'an audience cannot be analysed')
    }
    await corpus.audienceChanges.settle(change)
  }
}
