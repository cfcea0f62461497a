// npm run eval -- audience [creators] [sample]: audience estimates held against what is true in a demo world.
import { readFileSync } from 'node:fs'
import { createFirstNames } from '../src/engine/audience/first-names.js'
import { readBio } from '../src/engine/audience/member.js'
import { judgeSuspicion } from '../src/engine/audience/suspicious.js'
import { summariseAudience } from '../src/engine/audience/summarise.js'
import { createPlaces } from '../src/engine/places/index.js'
import type { AudienceMember } from '../src/model/audience.js'
import type { AudienceSplit } from '../src/model/audience-summary.js'
import { topInterests } from '../src/model/interest.js'
import type { Creator } from '../src/model/creator.js'
import { createDemoTruth, type CreatorTruth } from '../src/sources/demo/truth.js'
import { createDemoWorld } from '../src/sources/demo/world.js'
import { SourceError } from '../src/sources/port.js'
import { measureJumps } from './measure/growth-jumps.js'
import { areaUnderCurve } from './measure/ranking.js'

const [creatorsWanted = 200, sampleSize = 400] = process.argv.slice(2).map(Number)
const asset = (name: string): Buffer => readFileSync(new URL(`../assets/${name}`, import.meta.url))
const places = createPlaces(asset('places.tsv.br'))
const knowledge = {
  places,
  names: createFirstNames(asset('first-names.br')),
  bios: (bio: string, at: number, hint: string | null) =>
    readBio(bio, { now: at, brandsIn: () => [], detect: () => null, hint }),
}

const now = Date.UTC(2026, 10, 15)
const options = { seed: 'evaluation', epoch: now, now: () => now }
const [world, truth] = [createDemoWorld(options), createDemoTruth(options)]

/** Shares that matter: a share under this is neither filtered on nor shown first. */
const shareMin = 0.03

interface Tally {
  shares: number
  held: number
  error: number
  width: number
  known: number
  audiences: number
}

const tallies = new Map<string, Tally>()
const tally = (name: string): Tally => {
  const known = tallies.get(name) ?? { shares: 0, held: 0, error: 0, width: 0, known: 0, audiences: 0 }
  tallies.set(name, known)
  return known
}

const compare = (
  name: string,
  split: AudienceSplit,
  actual: Readonly<Record<string, number>>,
  ofWhole: number,
): void => {
  const into = tally(name)
  into.audiences++
  into.known += split.known / ofWhole
  for (const [id, share] of Object.entries(actual)) {
    if (share < shareMin) continue
    const found = split.shares.find((each) => each.id === id)
    const { value, low, high } = found ?? { value: 0, low: 0, high: 3.84 / (split.known + 3.84) }
    into.shares++
    into.held += low <= share && share <= high ? 1 : 0
    into.error += Math.abs(value - share)
    into.width += high - low
  }
}

/** Bios of the world name dogs, memes and coffee as small talk too, which its truth does not count as an interest. */
const smallTalk = new Set(['pets', 'comedy', 'drinks'])

/** Of those whose bio names an interest, how many name one of this top level: the world writes each interest with the same chance. */
const statedInterests = ({ audience }: CreatorTruth): Record<string, number> => {
  const named = 0.42
  const [one, two] = [named, 1 - (1 - named) ** 2]
  const any = (one + two) / 2
  return Object.fromEntries(
    Object.entries(audience.interests)
      .filter(([id]) => !smallTalk.has(id))
      .map(([id, share]) => {
        const alsoOne = topInterests.findIndex((top) => top.id === id) < 25 ? 1 / 25 : 0
        const both = 0.5 * (share * alsoOne * two + share * (1 - alsoOne) * one + (1 - share) * alsoOne * one)
        return [id, (0.5 * share * one + both) / any]
      }),
  )
}

const readSample = async ({
  network,
  handle,
}: Creator): Promise<{ members: AudienceMember[]; total: number | null }> => {
  const members: AudienceMember[] = []
  let cursor: string | null = null
  let total: number | null = null
  do {
    const page = await world
      .source(network)
      .audience({ network, handle }, 'followers', { cursor, limit: Math.min(100, sampleSize - members.length) })
    members.push(...page.items)
    cursor = page.cursor
    total = page.total
  } while (cursor !== null && members.length < sampleSize)
  return { members, total }
}

const scores: number[] = []
const fakes: boolean[] = []
let done = 0
let index = 0
let readMs = 0
for (const creator of world.creators()) {
  if (index++ % Math.floor(21_000 / (creatorsWanted * 1.35)) !== 0 || done >= creatorsWanted) continue
  const actual = truth.creator(creator.network, creator.handle)
  if (actual === undefined) continue
  try {
    const { members, total } = await readSample(creator)
    const population = creator.followers ?? total
    const from = performance.now()
    const summary = summariseAudience(
      { creator, kind: 'followers', members, population, asOf: now, source: 'demo', synthetic: true },
      knowledge,
    )
    readMs += performance.now() - from
    for (const member of members) {
      scores.push(judgeSuspicion(member).probability)
      fakes.push(truth.member(creator.network, member.externalId)?.fake ?? false)
    }
    compare('countries', summary.countries, actual.audience.countries, members.length)
    compare('languages', summary.languages, actual.audience.languages, members.length)
    compare('genders', summary.genders, actual.audience.genders, members.length)
    compare('ages', summary.ages, actual.audience.ages, members.length)
    // On the professional network a bio is a job title.
    if (creator.network !== 'professional')
      compare('interests', summary.interests, statedInterests(actual), members.length)
    compare('suspicious', summary.types, { suspicious: Math.max(shareMin, actual.fakeShare) }, members.length)
    done++
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
  }
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(8)
const lines = [
  `${done} creators, ${sampleSize} followers each; ${(readMs / done).toFixed(1)} ms an audience`,
  `suspicious accounts: AUC ${areaUnderCurve(scores, fakes).toFixed(3)} over ${scores.length} accounts, ${fakes.filter(Boolean).length} of them fake`,
  '',
  'attribute      shares  95 % interval holds  mean error  mean width  known of sample',
  ...[...tallies].map(
    ([name, { shares, held, error, width, known, audiences }]) =>
      `${name.padEnd(12)} ${String(shares).padStart(8)}  ${percent(held / shares).padStart(19)}  ${percent(error / shares).padStart(10)}  ${percent(width / shares).padStart(10)}  ${percent(known / audiences).padStart(15)}`,
  ),
]
const demographic = ['countries', 'languages', 'genders', 'ages', 'interests'].map((name) => tally(name))
const sum = (of: (tally: Tally) => number): number => demographic.reduce((total, each) => total + of(each), 0)
lines.push(
  '',
  `all but suspicious: ${percent(sum(({ held }) => held) / sum(({ shares }) => shares)).trim()} of ${sum(({ shares }) => shares)} shares held`,
)

/** One in so many creators, and everybody of these who has a history. */
const jumpsOf = 12
const looked = [...world.creators()].filter((_, i) => i % jumpsOf === 0)
const jumps = await measureJumps(world, truth, looked)
const rate = (part: number, whole: number): string =>
  `${part} of ${whole} (${percent(part / Math.max(1, whole)).trim()})`
lines.push(
  '',
  `jumps in followers, over ${jumps.creators} creators with six months of history or more:`,
  `  recall: ${rate(jumps.found, jumps.bought)} purchases were marked`,
  `  precision: ${rate(jumps.right, jumps.marked)} marks are of a purchase`,
  `  ${rate(jumps.suspected, jumps.honest)} creators who bought nothing carry a mark`,
)
process.stdout.write(`${lines.join('\n')}\n`)
