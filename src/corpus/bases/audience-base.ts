import { setImmediate as giveWay } from 'node:timers/promises'
import type { Clock } from '../../kernel/clock.js'
import { AudienceBaseCounter, type AudienceBase } from '../../engine/audience/lift.js'
import type { AudienceSource } from '../../model/audience.js'
import type { Network } from '../../model/network.js'
import type { AudienceSummaries } from '../records/audience-summaries.js'
import type { KeyValues } from '../records/key-values.js'

export type DatedBase = AudienceBase & { asOf: number }

/** Enough for shares of one in a thousand, few enough to count in a tenth of a second. */
const audiencesMax = 1000
const keptMs = 24 * 3_600_000
/** How long a count over few audiences is kept: there may be more soon. */
const keptFewMs = 600_000
const atOnce = 25

/** What is usual in the audiences of a network: counted now and then, remembered between, also over a restart. */
export class AudienceBases {
  readonly #parts: { audienceSummaries: AudienceSummaries; keyValues: KeyValues; clock: Clock }
  readonly #counting = new Map<string, Promise<DatedBase>>()
  readonly #known = new Map<string, DatedBase>()

  constructor(parts: { audienceSummaries: AudienceSummaries; keyValues: KeyValues; clock: Clock }) {
    this.#parts = parts
  }

  /** Of the real or of the invented: the two are never counted together. */
  async get(network: Network, kind: AudienceSource, synthetic: boolean): Promise<DatedBase> {
    const name = `audience_base ${network} ${kind}${synthetic ? ' synthetic' : ''}`
    const known = this.#known.get(name) ?? (await this.#remembered(name))
    if (known !== undefined && this.#parts.clock.now() - known.asOf < keptFor(known)) return known
    const counting =
      this.#counting.get(name) ??
      this.#count(name, network, { kind, synthetic }).finally(() => this.#counting.delete(name))
    this.#counting.set(name, counting)
    return counting
  }

  async #remembered(name: string): Promise<DatedBase | undefined> {
    const fact = await this.#parts.keyValues.find<AudienceBase>(name)
    if (fact === undefined) return undefined
    const known = { ...fact.value, asOf: fact.asOf }
    this.#known.set(name, known)
    return known
  }

  /** In slices, so that others are served meanwhile. */
  async #count(
    name: string,
    network: Network,
    { kind, synthetic }: { kind: AudienceSource; synthetic: boolean },
  ): Promise<DatedBase> {
    const { audienceSummaries, keyValues, clock } = this.#parts
    const asOf = clock.now()
    const counter = new AudienceBaseCounter()
    for await (const summary of audienceSummaries.all(network)) {
      if (summary.kind === kind && summary.synthetic === synthetic && summary.sampleSize > 0) counter.add(summary)
      if (counter.audiences % atOnce === 0) await giveWay()
      if (counter.audiences >= audiencesMax) break
    }
    const base = counter.read()
    const dated = { ...base, asOf }
    this.#known.set(name, dated)
    await keyValues.save(name, base, asOf)
    return dated
  }
}

const keptFor = ({ audiences }: AudienceBase): number => (audiences >= audiencesMax / 2 ? keptMs : keptFewMs)
