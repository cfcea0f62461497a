import { DamagedRow, isStorageFailure } from '../db/storage-failure.js'
import { Failure, type ErrorCode } from '../kernel/errors.js'
import type { Log } from '../kernel/log.js'
import { currentSpan } from '../kernel/traces/span.js'
import type { Query } from '../db/database.js'
import type { Claim, Claims, Ending } from './claims.js'
import { sendingKind, type Missing, type Progress } from './request.js'

/** What a runner is given besides its input. */
export interface Job<Checkpoint = unknown> {
  requestId: string
  accountId: string
  log: Log
  /** Aborted when the request is canceled, the lease is lost or the process stops. Long work looks at it often. */
  signal: AbortSignal
  /** What an earlier attempt saved last: go on from there. */
  checkpoint: Checkpoint | undefined
  /** Progress never goes back, whatever is reported here. */
  progress(done: number, total?: number): void
  /** Notes something the result will lack. One note makes the result partial. */
  missing(what: Missing): void
  /** Adds items to the list of the result. They are kept with the next checkpoint, and with the end. */
  add(...items: unknown[]): void
  /** Saves a checkpoint together with the items added since and the effects that belong to it: both survive a crash, or neither. */
  save(checkpoint: Checkpoint, effects?: (query: Query) => Promise<void>): Promise<void>
}

/** How requests of one kind are carried out. `run` must bear being started again from its last checkpoint. */
export interface Runner<Needs> {
  kind: string
  run: (input: never, needs: Needs, job: Job<never>) => Promise<unknown>
}

/** Thrown inside a runner whose claim is no longer its own: nothing more may be written. */
class LeaseLost extends Error {}

/** Times the work itself may fail without progress. Vanished workers are counted apart. */
const failuresMax = 5
/** Whoever says when to come back is asked more often: being told to wait is not failing. */
const waitsMax = 20
const backOffFirstMs = 1000
const backOffMaxMs = 300_000

/** Trying again changes nothing about these. */
const permanent: ReadonlySet<ErrorCode> = new Set([
  'malformed_request',
  'invalid_input',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'not_supported',
])

/** Exponential, with full jitter, so that what failed together does not come back together. */
export const backOffMs = (attempt: number, random: number): number =>
  Math.round(Math.min(backOffMaxMs, backOffFirstMs * 2 ** (attempt - 1)) * (0.5 + random / 2))

/** One claimed request being carried out. */
export class Running {
  readonly claim: Claim
  readonly #claims: Claims
  readonly #log: Log
  readonly #abort = new AbortController()
  readonly #missing: Missing[]
  #checkpoint: unknown
  #progress: Progress
  #reported: Progress
  #keptItems: number
  /** In a row: whatever is kept starts the count anew. */
  #failures: number
  #addedItems: string[] = []

  constructor(claim: Claim, claims: Claims, log: Log) {
    this.claim = claim
    this.#claims = claims
    this.#log = log.child({ request: claim.id, kind: claim.kind })
    this.#missing = [...claim.missing]
    this.#progress = this.#reported = claim.progress
    this.#checkpoint = claim.checkpoint
    this.#keptItems = claim.items
    this.#failures = claim.failures
  }

  /** The request is no longer ours, or the process stops: tells the runner to give up. */
  abort(): void {
    this.#abort.abort(new LeaseLost())
  }

  /** Writes progress that was reported since the last time. */
  async flush(): Promise<boolean> {
    if (this.#progress === this.#reported) return false
    this.#reported = this.#progress
    await this.#claims.report({ lease: this.claim.lease, progress: this.#progress })
    return true
  }

  async carryOut<Needs>(runner: Runner<Needs>, needs: Needs): Promise<void> {
    const { lease } = this.claim
    try {
      const result = await runner.run(this.claim.input as never, needs, this.#job() as Job<never>)
      if (this.#addedItems.length > 0) await this.#save(this.#checkpoint ?? null)
      await this.#claims.finish(this.claim, this.#succeed(result))
    } catch (error) {
      if (this.#abort.signal.aborted) await this.#claims.handBack(lease, { delayMs: 0 })
      else {
        currentSpan()?.fail(error)
        await this.#fail(error)
      }
    }
  }

  #succeed(result: unknown): Ending {
    // What a network counts and what it gives differ: in the end all there was is done.
    const { done } = this.#progress
    const status = this.#missing.length > 0 ? 'partial' : 'succeeded'
    return { status, result, missing: this.#missing, progress: { done, total: done, share: 1 } }
  }

  async #fail(error: unknown): Promise<void> {
    const { lease } = this.claim
    if (isStorageFailure(error) && !this.#needsRepair(error)) return this.#waitForStorage(error)
    const failures = this.#failures + 1
    const failure = error instanceof Failure ? error : undefined
    const most = failure?.retryAfterS === undefined ? failuresMax : waitsMax
    if (failures < most && !(failure !== undefined && permanent.has(failure.code))) {
      const delayMs = (failure?.retryAfterS ?? 0) * 1000 || backOffMs(failures, Math.random())
      this.#noteDelay(error, failures, delayMs)
      await this.#claims.handBack(lease, { delayMs, failures })
      return
    }
    this.#log.error({ err: error, failures }, 'request failed')
    await this.#claims.finish(this.claim, {
      status: 'failed',
      missing: this.#missing,
      progress: this.#progress,
      error: failure
        ? { code: failure.code, detail: failure.message }
        : {
            code: 'internal',
            detail: 'The work failed inside the service; the cause is in the log under the request id.',
          },
    })
  }

  /** Who says when to come back is waiting and has not failed: for a network, for the index, for the next message that is due. */
  #noteDelay(error: unknown, failures: number, delayMs: number): void {
    const isWaiting = error instanceof Failure && error.retryAfterS !== undefined
    if (!isWaiting) this.#log.warn({ err: error, failures, delay_ms: delayMs }, 'attempt failed, will be tried again')
    else if (this.claim.kind === sendingKind) this.#log.debug({ delay_ms: delayMs }, 'waiting')
    else this.#log.info({ reason: error.message, failures, delay_ms: delayMs }, 'waiting, will be tried again')
  }

  /** What is damaged stays so until somebody repairs it: the request ends, with the reason, and can be retried. What sends messages goes on afterwards. */
  #needsRepair(error: unknown): boolean {
    return error instanceof DamagedRow && this.claim.kind !== sendingKind
  }

  /** Trouble of the database is no fault of the request: it waits, for as long as it takes. */
  async #waitForStorage(error: unknown): Promise<void> {
    const delayMs = backOffMs(4, Math.random())
    this.#log.warn({ err: error, delay_ms: delayMs }, 'the database cannot be used, will be tried again')
    await this.#claims.handBack(this.claim.lease, { delayMs })
  }

  #job(): Job {
    const { id, accountId, checkpoint } = this.claim
    return {
      requestId: id,
      accountId,
      log: this.#log,
      signal: this.#abort.signal,
      checkpoint,
      progress: (done, total) => {
        this.#progress = advance(this.#progress, done, total)
      },
      missing: (what) => {
        this.#missing.push(what)
      },
      add: (...items) => {
        for (const item of items) this.#addedItems.push(JSON.stringify(item))
      },
      save: (state, effects) => this.#save(state, effects),
    }
  }

  async #save(checkpoint: unknown, effects?: (query: Query) => Promise<void>): Promise<void> {
    const added = this.#addedItems
    this.#addedItems = []
    const items = { kept: this.#keptItems, added }
    const state = { checkpoint, progress: this.#progress, missing: this.#missing, items }
    if (!(await this.#claims.save(this.claim, state, effects))) {
      this.abort()
      throw new LeaseLost()
    }
    this.#checkpoint = checkpoint
    this.#failures = 0
    this.#keptItems += added.length
  }
}

/** The next progress: counts and share only ever grow, and the share is 1 only at the end. */
export const advance = (from: Progress, done: number, total: number | undefined): Progress => {
  const most = Math.max(from.done, done)
  const all = total === undefined ? from.total : Math.max(total, most)
  const share = all === null || all === 0 ? from.share : Math.min(most / all, 0.999)
  return { done: most, total: all, share: Math.max(from.share, share) }
}
