import type { Clock } from '../kernel/clock.js'
import { Failure } from '../kernel/errors.js'
import type { Log } from '../kernel/log.js'
import type { DemoTable } from '../corpus/records/demo-rows.js'
import type { Records } from '../corpus/records/index.js'
import type { Sources } from '../sources/registry.js'

const removedFact = 'demo_removed'
/** What was concluded from the demo, and that it was laid out. */
const demoFacts = ['demo_people', 'demo_contents']

interface Removal {
  done: boolean
}

/** present: there is something of it. absent: it was never laid out. removing: some is left. removed: it is gone and stays away. */
export const demoStates = ['present', 'absent', 'removing', 'removed'] as const

export interface DemoState {
  state: (typeof demoStates)[number]
  rows: Record<DemoTable, number>
}

export const findDemoState = async (corpus: Records): Promise<DemoState> => {
  const [removal, rows] = await Promise.all([corpus.keyValues.find<Removal>(removedFact), corpus.demoRows.count()])
  if (removal !== undefined) return { state: removal.value.done ? 'removed' : 'removing', rows }
  return { state: Object.values(rows).some((count) => count > 0) ? 'present' : 'absent', rows }
}

/** Whether the demo must stay away: it was removed, or is being removed. */
export const isDemoRemoved = async ({ keyValues }: Pick<Records, 'keyValues'>): Promise<boolean> =>
  (await keyValues.find(removedFact)) !== undefined

/** Lets the demo come back: the next start lays it out anew. */
export const restoreDemo = ({ keyValues }: Pick<Records, 'keyValues'>): Promise<void> => keyValues.remove(removedFact)

interface Removing {
  signal?: AbortSignal
  onRemoved?: (rows: number) => void
}

/** Takes the whole demo out. What is noted first keeps everybody from laying it out again. Broken off, it is simply done again. */
export const removeDemo = async (
  corpus: Records,
  clock: Clock,
  { signal, onRemoved }: Removing = {},
): Promise<number> => {
  await corpus.keyValues.save(removedFact, { done: false } satisfies Removal, clock.now())
  const removed = await corpus.demoRows.remove(signal, onRemoved)
  await corpus.keyValues.removeLike('%synthetic')
  for (const name of demoFacts) await corpus.keyValues.remove(name)
  await corpus.tags.recount(signal)
  await corpus.keyValues.save(removedFact, { done: true } satisfies Removal, clock.now())
  return removed
}

/** Watches over the demo in a running process: when it is removed, by whomever, it is asked no more and nothing of it is left. */
export class DemoData {
  readonly #parts: { corpus: Records; sources: Sources; clock: Clock; log: Log }
  readonly #leaving = new AbortController()
  readonly #stopping = new AbortController()
  #working: Promise<void> | undefined

  constructor(parts: { corpus: Records; sources: Sources; clock: Clock; log: Log }) {
    this.#parts = parts
  }

  /** Aborted as soon as the demo is to go: whoever lays it out stops. */
  get left(): AbortSignal {
    return this.#leaving.signal
  }

  state(): Promise<DemoState> {
    return findDemoState(this.#parts.corpus)
  }

  /** Begins to take the demo out; the work goes on in the background. */
  async remove(): Promise<void> {
    const { corpus, clock } = this.#parts
    await corpus.keyValues.save(removedFact, { done: false } satisfies Removal, clock.now())
    this.#begin()
  }

  /** Takes a removal back, once it is through: the next start lays the demo out anew. */
  async restore(): Promise<void> {
    const { corpus } = this.#parts
    if ((await this.state()).state === 'removing')
      throw new Failure('conflict', 'The demo data is still being removed. Try again when GET /demo says removed.')
    await restoreDemo(corpus)
  }

  /** Looks whether somebody else took it out while it is still asked here, or a removal was broken off. */
  async look(): Promise<void> {
    const { corpus, sources } = this.#parts
    if (this.left.aborted) return
    const removal = await corpus.keyValues.find<Removal>(removedFact)
    if (removal === undefined) return
    if (!removal.value.done || sources.all().some(({ synthetic }) => synthetic)) this.#begin()
  }

  /** What is not removed yet is removed after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#working
  }

  #begin(): void {
    const { corpus, sources, clock, log } = this.#parts
    sources.leaveOutSynthetic()
    this.#leaving.abort()
    const { signal } = this.#stopping
    this.#working ??= removeDemo(corpus, clock, { signal })
      .then((rows) => log.info({ rows }, 'removed the demo data'))
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'removing the demo data failed; it goes on at the next start')
      })
      .finally(() => (this.#working = undefined))
  }
}
