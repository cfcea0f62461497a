import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { Records } from '../corpus/records/index.js'
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
  log: Log
}

/** Members of each audience that are looked at: enough to filter creators by, a twentieth of what a report asks for. */
const sampleMembers = 100
/** Written together: every writing wakes the search index, which costs more than the summaries of a few. */
const keptAtOnce = 100
/** So many are looked at soon after a first start, so that there is something to filter by: half the largest, half from everywhere. */
const soon = 1000
/** Of the time of one thread, while it is soon: the others get the rest. */
const soonShare = 0.3

/** The largest and, of the others, every so many-th come first; both parts stay in order. */
const firstSome = <T>(ordered: readonly T[]): T[] => {
  const step = Math.ceil((ordered.length - soon / 2) / (soon / 2))
  const isEarly = (place: number): boolean => place < soon / 2 || (place - soon / 2) % Math.max(1, step) === 0
  return [...ordered.filter((_, i) => isEarly(i)), ...ordered.filter((_, i) => !isEarly(i))]
}

type Waiting = Pick<Creator, 'network' | 'externalId' | 'followers'>

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
  { network, externalId }: Waiting,
  { corpus, sources, audienceSummarizer, clock }: Parts,
): Promise<AudienceSummary | undefined> => {
  const creator = await corpus.creators.findById(network, externalId)
  const source = creator && sources.about(creator).find(({ synthetic }) => synthetic && creator.provenance.synthetic)
  const kind = source === undefined ? undefined : kindOf(source)
  if (source === undefined || kind === undefined || creator === undefined) return undefined
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
  return audienceSummarizer.summarise({ creator, kind, members, population, ...from })
}

/**
 * Looks at the audiences of all creators of synthetic networks, so that searches can filter by audience: a small sample of
 * each, so many a minute (the first ones faster), until all are done or the service stops. Those done are not done again after a restart. The members
 * themselves are not kept: a report reads its own, larger sample.
 */
export const summariseAll = async (parts: Parts, perMinute: number, signal: AbortSignal): Promise<void> => {
  if (perMinute <= 0) return
  const pauseMs = 60_000 / perMinute
  const waiting = await waitingOf(parts, signal)
  const early = Math.max(0, Math.min(waiting.length, soon - (await parts.corpus.audienceSummaries.count())))
  let found: AudienceSummary[] = []
  for (const [i, each] of waiting.entries()) {
    if (signal.aborted) break
    const startedAt = performance.now()
    const summary = await summariseOne(each, parts)
    if (summary !== undefined) found.push(summary)
    if (found.length >= keptAtOnce) {
      await parts.corpus.audienceSummaries.save(found)
      found = []
    }
    if ((i + 1) % 1000 === 0) parts.log.info({ done: i + 1, of: waiting.length }, 'looked at audiences')
    const restMs = i < early ? Math.min(pauseMs, (performance.now() - startedAt) * (1 / soonShare - 1)) : pauseMs
    await wait(restMs, undefined, { signal, ref: false }).catch(() => {})
  }
  await parts.corpus.audienceSummaries.save(found)
}
