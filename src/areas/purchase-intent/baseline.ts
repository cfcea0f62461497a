import { dayMs } from '../../kernel/clock.js'
import type { Creators } from '../../corpus/records/creators.js'
import { IntentTally } from '../../engine/intent/tally.js'
import type { Judge } from '../../engine/text/verdict.js'
import { judgeComments, exclusionReason } from '../../gather/analysed-comment.js'
import type { Reading } from '../../gather/costs.js'
import type { Gather } from '../../gather/gather.js'
import type { Clock } from '../../kernel/clock.js'
import type { Creator } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import { SourceError } from '../../sources/port.js'
import type { IntentRate, IntentRates } from './rate-store.js'
import { toVote } from './votes.js'

export interface BaselineNeeds {
  gather: Gather
  judge: Judge
  creators: Creators
  intentRates: IntentRates
  clock: Clock
}

/** Similar: followers within a factor of four. */
const band = 4
const rememberedMs = 30 * dayMs
const creatorsEnough = 5
const authorsEnough = 150
/** So many are read at most, a little of each: a base rate needs many creators, not many comments of one. */
const creatorsRead = 8
const contentsRead = 3
const commentsRead = 50
const scanned = 5000

/** What is read of others to compare with. */
export const baselineReadings = (network: Network): Reading[] => [
  { network, operation: 'contents', items: contentsRead, times: creatorsRead },
  { network, operation: 'comments', items: commentsRead, times: creatorsRead * contentsRead },
]

const likeness = (creator: Creator, other: Creator): number => {
  const shared = other.interests.filter((interest) => creator.interests.includes(interest)).length
  const sameLanguage = creator.languages[0] !== undefined && creator.languages[0] === other.languages[0] ? 1 : 0
  const distance = Math.abs(Math.log((other.followers ?? 1) / Math.max(1, creator.followers ?? 1)))
  return shared * 2 + sameLanguage - distance
}

/** The creators we know that are most alike, among those we can look through quickly. */
const findAlike = async (creator: Creator, creators: Creators, known: ReadonlySet<string>): Promise<Creator[]> => {
  const followers = creator.followers ?? 0
  const alike: { other: Creator; score: number }[] = []
  let seen = 0
  for await (const other of creators.all(creator.network)) {
    if (++seen > scanned) break
    const near = (other.followers ?? 0) >= followers / band && (other.followers ?? 0) <= followers * band
    if (other.provenance.synthetic !== creator.provenance.synthetic) continue
    if (!near || other.state !== 'active' || other.externalId === creator.externalId || known.has(other.externalId))
      continue
    alike.push({ other, score: likeness(creator, other) })
    if (alike.length > 200) alike.sort((a, b) => b.score - a.score).splice(creatorsRead)
  }
  return alike
    .sort((a, b) => b.score - a.score || (a.other.externalId < b.other.externalId ? -1 : 1))
    .slice(0, creatorsRead)
    .map(({ other }) => other)
}

const readRate = async (creator: Creator, needs: BaselineNeeds, signal: AbortSignal): Promise<IntentRate> => {
  const { gather, judge, clock } = needs
  const tally = new IntentTally()
  const contents = await gather.contents(creator, { limit: contentsRead, maxAgeMs: dayMs })
  for (const { network, contentId } of contents.value.slice(0, contentsRead)) {
    signal.throwIfAborted()
    const page = await gather.commentsPage({ network, contentId }, { cursor: null, limit: commentsRead })
    for (const judged of await judgeComments(judge, page.items, signal))
      tally.add(toVote(judged, exclusionReason(judged, creator.externalId)))
  }
  return toRate(creator, tally, clock.now())
}

export const toRate = (creator: Creator, tally: IntentTally, asOf: number): IntentRate => ({
  network: creator.network,
  externalId: creator.externalId,
  followers: creator.followers ?? 0,
  language: creator.languages[0] ?? null,
  interests: creator.interests,
  authors: tally.authors.size,
  intentAuthors: tally.intentAuthors(),
  asOf,
})

/**
 * Rates of similar creators: those remembered from earlier analyses and, where they are too few, of a handful that are read now.
 * A creator that cannot be read is left out: this is a comparison, not the analysis.
 */
export const gatherBaseline = async (
  creator: Creator,
  needs: BaselineNeeds,
  signal: AbortSignal,
): Promise<IntentRate[]> => {
  if (creator.followers === null || creator.followers === 0) return []
  const around = { low: creator.followers / band, high: creator.followers * band }
  const remembered = async (): Promise<IntentRate[]> => {
    const rates = await needs.intentRates.list(creator.network, around, needs.clock.now() - rememberedMs)
    const others = rates.filter(({ externalId, authors }) => externalId !== creator.externalId && authors > 0)
    const known = await needs.creators.findAll(
      creator.network,
      others.map(({ externalId }) => externalId),
    )
    const alike = known.filter(({ provenance }) => provenance.synthetic === creator.provenance.synthetic)
    const sameWorld = new Set(alike.map(({ externalId }) => externalId))
    return others.filter(({ externalId }) => sameWorld.has(externalId))
  }
  const known = await remembered()
  if (known.length >= creatorsEnough && known.reduce((sum, { authors }) => sum + authors, 0) >= authorsEnough)
    return known
  const alike = await findAlike(creator, needs.creators, new Set(known.map(({ externalId }) => externalId)))
  for (const other of alike) {
    try {
      await needs.intentRates.save(await readRate(other, needs, signal))
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.scope === 'source') break
    }
  }
  return remembered()
}
