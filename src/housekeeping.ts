import type { QuotaWatch } from './areas/platform/quota-watch.js'
import type { Context } from './context.js'
import type { Idempotency } from './jobs/idempotency.js'
import { waitingRowsKeptMs } from './kernel/retention.js'

const flushMs = 5000
/** How long entries of the audit log about reads may wait for a commit that takes them along. */
const auditMs = 1000
const forgetMs = 600_000

interface Duties {
  quotaWatch: QuotaWatch
  idempotency: Idempotency
  isWritable: () => boolean
  addChecksums: () => Promise<unknown>
  /** Runs work whose failure is logged and hurts nobody. */
  quietly: (work: Promise<unknown>) => void
}

/** Writes what was counted, follows what is due soon. */
const flush = ({ platform, corpus, gathering }: Context, { quotaWatch, quietly }: Duties): void => {
  quietly(platform.usage.flush())
  quietly(platform.tokens.flushUse())
  quietly(corpus.tags.begin())
  quietly(gathering.demoData.look())
  quietly(quotaWatch.look())
}

/** Removes what has expired, area by area. */
const forget = (context: Context, { idempotency, addChecksums, quietly }: Duties): void => {
  const { audit, clock, corpus, screening, imports, people, spending, connections, gathering } = context
  quietly(idempotency.forgetOld())
  quietly(audit.pruneAudit())
  quietly(corpus.subjectCases.settle())
  quietly(screening.deletions.removeExpired())
  quietly(screening.identities.removeExpired())
  quietly(imports.imports.removeExpired())
  quietly(corpus.ownIds.removeBefore(clock.now() - waitingRowsKeptMs))
  quietly(people.sessions.removeExpired())
  quietly(people.invitations.removeEnded())
  quietly(Promise.all([people.rates.forgetFull(), spending.forgetEnded(clock.now())]))
  quietly(connections.connectionKeeper.look())
  quietly(Promise.all([corpus.tags.keepUp(), gathering.storageTerms.look(), addChecksums()]))
}

/** What is done again and again while the service runs. Gives what ends it. */
export const startHousekeeping = (context: Context, duties: Duties): (() => void) => {
  const every = (ms: number, work: () => void): NodeJS.Timeout =>
    setInterval(() => {
      if (duties.isWritable()) work()
    }, ms)
  const timers = [
    every(flushMs, () => flush(context, duties)),
    every(auditMs, () => duties.quietly(context.db.audit.settle())),
    every(forgetMs, () => forget(context, duties)),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
