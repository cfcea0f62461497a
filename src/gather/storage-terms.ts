import type { FromSource } from '../corpus/records/expiries.js'
import type { Records } from '../corpus/records/index.js'
import { dayMs, type Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import { networks, type Network } from '../model/network.js'
import { isCharged, SourceError, type Source } from '../sources/port.js'
import type { Sources } from '../sources/registry.js'
import { storageRules, type StorageRule } from '../sources/storage-rules.js'
import type { Gather } from './gather.js'
import { confirmAfterMs } from './missing.js'

interface Parts {
  corpus: Pick<Records, 'contents' | 'creators' | 'expiries' | 'fetchLog' | 'keptPictures'>
  sources: Sources
  gather: Pick<Gather, 'content' | 'profile'>
  clock: Clock
  log: Log
}

/** A rule with a time, and whose records it is about. */
export interface StorageTerm extends FromSource {
  days: number
  rule: StorageRule
}

/** Profiles that are read again at a time, before they would have to go. */
const refreshMax = 20
/** Accounts and contents that are asked for once more at a time, after their network did not have them. */
const missingMax = 200
const lookMs = 3_600_000

/**
 * Keeps to what networks allow: profiles are read again before their time is over, where that costs nothing, and whatever was not read
 * again in time is deleted. It holds for what was read, whether or not its network is still turned on.
 */
export class StorageTerms {
  readonly #parts: Parts
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** All that set a time: networks by themselves, and vendors that are turned on. */
  get terms(): StorageTerm[] {
    const own = networks.map((network) => ({ network, source: network, rule: storageRules[network] }))
    const vendors = this.#parts.sources.all().flatMap(({ id, network, capabilities: { storage } }) => {
      return storage === null || id === network ? [] : [{ network, source: id, rule: storage }]
    })
    return [...own, ...vendors].flatMap((each) => (each.rule.days === null ? [] : [{ ...each, days: each.rule.days }]))
  }

  /** Does what is due, once an hour. Gives how many records were deleted. */
  async look(): Promise<number> {
    const now = this.#parts.clock.now()
    if (now - this.#lookedAt < lookMs) return 0
    this.#lookedAt = now
    let removed = 0
    for (const term of this.terms) {
      await this.#refresh(term, now)
      removed += await this.#parts.corpus.expiries.remove(term, now - term.days * dayMs)
    }
    await this.#askAgain(now)
    await this.#parts.corpus.keptPictures.expire(now)
    if (removed > 0) this.#parts.log.info({ removed }, 'records were deleted as their networks ask')
    return removed
  }

  /** Asks once more for what a network did not have: it is deleted if that is so still, and shown again if it is there. */
  async #askAgain(now: number): Promise<void> {
    const { corpus, gather } = this.#parts
    const ask = {
      missing_profile: async (network: Network, id: string) => {
        const creator = await corpus.creators.findById(network, id)
        return creator && (await gather.profile(creator, { maxAgeMs: 0 }))
      },
      missing_content: async (network: Network, contentId: string) => {
        const content = await corpus.contents.find({ network, contentId })
        return content && (await gather.content({ network, contentId }, { maxAgeMs: 0 }))
      },
    }
    for (const what of ['missing_profile', 'missing_content'] as const)
      for (const { network, subject } of await corpus.fetchLog.list(what, now - confirmAfterMs, missingMax))
        try {
          const found = await ask[what](network, subject)
          if (found === undefined || found.from === 'live') await corpus.fetchLog.remove(network, subject, what)
        } catch (error) {
          // Gone for good, or the network does not answer: then it is asked again.
          if (!(error instanceof SourceError)) throw error
        }
  }

  async #refresh(term: StorageTerm, now: number): Promise<void> {
    const { corpus, sources, gather } = this.#parts
    const source = sources.of(term.network).find(({ id }) => id === term.source)
    if (source === undefined || isCharged(source)) return
    const soon = now - term.days * dayMs * 0.9
    for (const { network, handle, state } of await corpus.expiries.creators(term, soon, refreshMax)) {
      if (state !== 'active') continue
      if (!(await this.#readAgain(() => gather.profile({ network, handle }, { maxAgeMs: 0 }), source))) return
    }
  }

  /** False when it is better to ask for nobody else just now. */
  async #readAgain(read: () => Promise<unknown>, { id }: Source): Promise<boolean> {
    try {
      await read()
      return true
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.scope === 'subject') return true
      this.#parts.log.warn({ source: id, reason: error.kind }, 'profiles could not be read again in time')
      return false
    }
  }
}
