import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config.js'
import type { Context } from './context.js'
import type { seedDemo } from './gather/seed.js'
import type { Worker } from './jobs/worker.js'
import type { MetricExporter } from './kernel/traces/metric-exporter.js'
import { openMetricExport } from './kernel/traces/open.js'
import type { MetricFamily } from './kernel/traces/otlp-metrics.js'
import type { Network } from './model/network.js'
import { version } from './version.js'

/** How long the rest of the demo world waits, every few creators, while a request is being carried out. */
const giveWayMs = 500
/** A first start has enough to do: audiences are looked at afterwards, or after this time. */
const summariesAfterMs = 10_000

/** Does now what the first caller would otherwise wait for: the book of demo handles. */
const warmUp = ({ demo, log }: Context): void => {
  demo?.readAhead().catch((error: unknown) => log.warn({ err: error }, 'demo handles are loaded on first use'))
}

/** Follows the streams of networks, each in one process alone. */
const followStreams = async ({ leases, gathering: { streams } }: Context, signal: AbortSignal): Promise<void> => {
  const follow = (network: Network) =>
    leases.inTurn(`stream-${network}`, signal, (held) => streams.follow(network, held))
  await Promise.all(streams.networks().map(follow))
}

/** Sends metrics to a collector, where an operator named one. */
export const exportMetrics = (
  { clock, log }: Context,
  config: Config,
  read: () => Promise<readonly MetricFamily[]>,
): MetricExporter | undefined =>
  openMetricExport(config, version, {
    now: () => clock.now(),
    read,
    onTrouble: (trouble) => log.warn({ trouble }, 'metrics cannot be sent to the collector'),
  })

type Seeding = Awaited<ReturnType<typeof seedDemo>>

/** What goes on beside the calls from a start to a stop: the rest of the demo data, checks, counts, streams, audiences. */
export class Background {
  readonly #context: Context
  readonly #config: Config
  readonly #worker: Worker<Context>
  readonly #stopping = new AbortController()
  #seeded: Promise<void> = Promise.resolve()
  #checked: Promise<unknown> = Promise.resolve()
  #counted: Promise<void> = Promise.resolve()
  #running: Promise<unknown>[] = []

  constructor(context: Context, config: Config, worker: Worker<Context>) {
    this.#context = context
    this.#config = config
    this.#worker = worker
  }

  /** Runs work whose failure is logged and hurts nobody. */
  quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) this.#context.log.error({ err: error }, 'housekeeping failed')
    })
  }

  addChecksums(): Promise<number> {
    return this.#context.db.addChecksums(this.#stopping.signal)
  }

  /** Begins, once the server listens. */
  start({ seeding, warm }: { seeding: Seeding | undefined; warm: boolean }): void {
    const { db, corpus, gathering } = this.#context
    const works = this.#config.role === 'all' || this.#config.role === 'worker'
    if (works && this.#config.workInServer && this.#isWritable) this.#worker.start()
    if (warm) setImmediate(() => warmUp(this.#context))
    if (warm) this.#checked = db.check('quick').then(() => this.addChecksums())
    const whileDemo = AbortSignal.any([this.#stopping.signal, gathering.demoData.left])
    if (seeding !== undefined) this.#seeded = seeding.rest(whileDemo, () => this.#giveWay())
    this.#counted = this.#seeded.catch(() => {}).then(() => corpus.tags.keepUp(this.#stopping.signal))
    const followed = works && this.#isWritable ? followStreams(this.#context, this.#stopping.signal) : undefined
    this.#running = [
      this.#checked,
      this.#seeded,
      this.#counted,
      followed ?? Promise.resolve(),
      this.#summariseAudiences(whileDemo),
    ]
    for (const work of this.#running) this.quietly(work)
  }

  /** Resolves when the demo data is there, the database is checked, and tags are counted or damage keeps them from it. */
  async settled(): Promise<void> {
    await Promise.all([this.#seeded, this.#checked, this.#counted.catch(() => {})])
  }

  /** Asks everything to end; `ended` resolves when it has. */
  stop(): void {
    this.#stopping.abort()
  }

  async ended(): Promise<void> {
    await Promise.allSettled(this.#running)
  }

  get #isWritable(): boolean {
    return this.#context.db.condition.refusal() === undefined
  }

  /** Whoever is there already must not wait for what is only being laid out. */
  async #giveWay(): Promise<void> {
    if (this.#worker.isBusy)
      await wait(giveWayMs, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {})
  }

  async #summariseAudiences(whileDemo: AbortSignal): Promise<void> {
    const { leases, gathering } = this.#context
    const { audiencesPerMinute } = this.#config
    const stopping = this.#stopping.signal
    const late = wait(summariesAfterMs, undefined, { signal: stopping, ref: false })
    await Promise.race([this.#seeded, late]).catch(() => {})
    if (audiencesPerMinute === 0 || !this.#isWritable) return
    await Promise.all([
      leases.inTurn('audiences', whileDemo, (signal) => gathering.audiencePass.run(audiencesPerMinute, signal)),
      leases.inTurn('known-audiences', stopping, (signal) => gathering.knownAudiences.run(signal)),
    ])
  }
}
