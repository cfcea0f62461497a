import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../kernel/clock.js'
import type { Records } from '../corpus/records/index.js'
import type { RecordRef } from '../corpus/records/records.js'
import type { Knowledge } from '../engine/audience/member.js'
import { engineVersion } from '../engine/audience/version.js'
import type { AudienceMember, AudienceSource } from '../model/audience.js'
import type { AudienceSummary } from '../model/audience-summary.js'
import type { Creator } from '../model/creator.js'
import { networks } from '../model/network.js'
import { SourceError, type Source } from '../sources/port.js'
import type { Sources } from '../sources/registry.js'
import { populationOf, type AudienceSummarizer } from './audience-summarizer.js'

interface Parts {
  corpus: Records
  sources: Sources
  audienceSummarizer: AudienceSummarizer
  clock: Clock
}

/** Members of each audience that are looked at: enough to filter creators by, a twentieth of what a report asks for. */
const sampleMembers = 100
/** Written together: every writing wakes the search index, which costs more than the summaries of a few. */
const keptAtOnce = 100
/** So many are looked at soon after a first start, so that there is something to filter by: half the largest, half from everywhere. */
const soon = 1000
/** Looked at in a row before a pause: code and memory that are at hand are quicker than those fetched again after every one. */
const inARow = 25
/** Of the time of one thread: whoever asks for something gets the rest. */
const threadShare = 0.3

/** The largest and, of the others, every so many-th come first; both parts stay in order. */
const firstSome = <T>(ordered: readonly T[]): T[] => {
  const step = Math.ceil((ordered.length - soon / 2) / (soon / 2))
  const isEarly = (place: number): boolean => place < soon / 2 || (place - soon / 2) % Math.max(1, step) === 0
  return [...ordered.filter((_, i) => isEarly(i)), ...ordered.filter((_, i) => !isEarly(i))]
}

type Waiting = Pick<Creator, 'network' | 'externalId' | 'followers'>

const keyOf = ({ network, externalId }: RecordRef): string => `${network}:${externalId}`

/** Creators without a summary, in the order in which they are looked at. */
const waitingOf = async ({ corpus, sources }: Parts, signal: AbortSignal): Promise<Waiting[]> => {
  const found: Waiting[] = []
  // Real networks are asked when somebody asks for a report, never by ourselves: their patience is limited.
  for (const network of networks.filter((each) => sources.find(each)?.synthetic === true))
    for await (const page of corpus.audienceSummaries.creatorsWithout(network, engineVersion)) {
      if (signal.aborted) return []
      for (const { externalId, followers, state } of page)
        if (state === 'active') found.push({ network, externalId, followers })
    }
  const ordered = found.sort((a, b) => (b.followers ?? -1) - (a.followers ?? -1))
  return (await corpus.audienceSummaries.count()) < soon ? firstSome(ordered) : ordered
}

/** The audience a network shows: followers where it does, else those who comment. */
const kindOf = ({ capabilities: { operations } }: Source): AudienceSource | undefined =>
  (['followers', 'commenters', 'likers'] as const).find((kind) => operations[kind] !== 'no')

const summariseOne = async (
  creator: Creator,
  knowledge: Knowledge,
  { sources, audienceSummarizer, clock }: Parts,
): Promise<AudienceSummary | undefined> => {
  const { network } = creator
  const source = sources.about(creator).find(({ synthetic }) => synthetic && creator.provenance.synthetic)
  const kind = source === undefined ? undefined : kindOf(source)
  if (source === undefined || kind === undefined) return undefined
  let members: AudienceMember[]
  try {
    members = (await source.audience({ network, handle: creator.handle }, kind, { cursor: null, limit: sampleMembers }))
      .items
  } catch (error) {
    if (error instanceof SourceError) return undefined
    throw error
  }
  const population = populationOf(creator, kind, members.length, sampleMembers)
  const from = { asOf: clock.now(), source: source.id, synthetic: source.synthetic }
  return audienceSummarizer.summarise({ creator, kind, members, population, ...from }, knowledge)
}

/** How far the pass has come since the start. */
export interface AudiencePassState {
  running: boolean
  done: number
  waiting: number
}

/**
 * Looks at the audiences of all creators of synthetic networks, so that searches can filter by audience: a small sample of
 * each, with a part of one thread's time, until all are done or the service stops. Whoever a search has shown without an audience
 * comes first. Those done are not done again after a restart. The members themselves are not kept: a report reads its own, larger sample.
 */
export class AudiencePass {
  readonly #parts: Parts
  readonly #waiting = new Map<string, Waiting>()
  readonly #wanted = new Set<string>()
  #state = { running: false, done: 0 }

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get state(): AudiencePassState {
    return { ...this.#state, waiting: this.#waiting.size }
  }

  /** These are looked at next, where they were not looked at yet. */
  want(refs: Iterable<RecordRef>): void {
    if (this.#waiting.size === 0) return
    for (const ref of refs) if (this.#waiting.has(keyOf(ref))) this.#wanted.add(keyOf(ref))
  }

  /** Until all are done; never more than so many a minute. */
  async run(perMinute: number, signal: AbortSignal): Promise<void> {
    if (perMinute <= 0) return
    for (const each of await waitingOf(this.#parts, signal)) this.#waiting.set(keyOf(each), each)
    this.#state.running = true
    try {
      await this.#work(60_000 / perMinute, signal)
    } finally {
      this.#state.running = false
      this.#waiting.clear()
    }
  }

  async #work(pauseMs: number, signal: AbortSignal): Promise<void> {
    const { corpus, audienceSummarizer } = this.#parts
    const found: AudienceSummary[] = []
    for (let next = this.#takeSome(); next.length > 0 && !signal.aborted; next = this.#takeSome()) {
      const startedAt = performance.now()
      const knowledge = await audienceSummarizer.knowledge(true)
      const creators = await corpus.creators.findEach(next)
      for (const creator of creators) {
        const summary = await summariseOne(creator, knowledge, this.#parts)
        if (summary !== undefined) found.push(summary)
      }
      this.#state.done += next.length
      if (found.length >= keptAtOnce) await corpus.audienceSummaries.save(found.splice(0))
      const tookMs = performance.now() - startedAt
      const restMs = Math.max(pauseMs * next.length - tookMs, tookMs * (1 / threadShare - 1))
      await wait(restMs, undefined, { signal, ref: false }).catch(() => {})
    }
    await corpus.audienceSummaries.save(found)
  }

  #takeSome(): Waiting[] {
    const some: Waiting[] = []
    for (let next = this.#take(); next !== undefined; next = some.length < inARow ? this.#take() : undefined)
      some.push(next)
    return some
  }

  #take(): Waiting | undefined {
    const [wanted] = this.#wanted
    const [first] = this.#waiting
    const key = wanted ?? first?.[0]
    if (key === undefined) return undefined
    const next = this.#waiting.get(key)
    this.#wanted.delete(key)
    this.#waiting.delete(key)
    return next
  }
}
