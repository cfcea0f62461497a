import type { AudienceSource } from '../../model/audience.js'
import { topInterests } from '../../model/interest.js'
import { dayMs } from './account.js'
import { at, Draw, exp, keyOf, purpose } from './draw.js'
import { countries } from './geography.js'
import { followersAt } from './growth.js'
import type { DemoContext, OpenAccount } from './demo-context.js'
import { Permutation } from './permutation.js'
import { cellCount, cellShares, farmSize, memberCount, type Range, realCount } from './universe.js'

/** A part of an audience: the first `quota` people of a keyed permutation over some ranges of ids. */
export interface Segment {
  ranges: Range[]
  size: number
  quota: number
  /** How close these people are to the creator; the close ones react more. */
  closeness: number
  permutation: Permutation
  /** Places that are passed over: where strangers come after some of the followers, the other followers. */
  gap?: { from: number; length: number }
}

const sizeOf = (ranges: readonly Range[]): number => ranges.reduce((sum, range) => sum + range.to - range.from, 0)

/** What is left of a range when others are taken out of it. */
export const without = (range: Range, holes: readonly Range[]): Range[] => {
  let rest = [range]
  for (const hole of holes) {
    rest = rest.flatMap(({ from, to }) => {
      if (hole.to <= from || hole.from >= to) return [{ from, to }]
      return [
        { from, to: hole.from },
        { from: hole.to, to },
      ].filter((part) => part.to > part.from)
    })
  }
  return rest
}

/** Nobody reaches everybody: at most this share of any range follows one creator. */
const saturation = 0.8

class Plan {
  readonly segments: Segment[] = []
  #rest: number

  constructor(total: number) {
    this.#rest = total
  }

  /** Takes up to `wanted` people from the ranges; what does not fit is left for wider segments. */
  add(ranges: Range[], wanted: number, closeness: number, key: number, limit = saturation): void {
    const size = sizeOf(ranges)
    const quota = Math.min(Math.round(wanted), Math.floor(size * limit), this.#rest)
    if (quota <= 0) return
    this.segments.push({ ranges, size, quota, closeness, permutation: new Permutation(size, key) })
    this.#rest -= quota
  }

  get rest(): number {
    return this.#rest
  }
}

/** How a creator's taste bends the cells of a community: towards a gender and towards an age. */
const cellTilt = (draw: Draw, topIndex: number, creatorAge: number): number[] => {
  const towardsWomen = exp(0.45 * draw.normal())
  const centre = Math.max(0, Math.min(5, (creatorAge - 15) / 9 + 0.5 * draw.normal()))
  const raw = cellShares(topIndex).map((share, cell) => {
    const distance = (cell % 6) - centre
    return share * (cell < 6 ? towardsWomen : 1) * exp(-0.14 * distance * distance)
  })
  const total = raw.reduce((sum, share) => sum + share, 0)
  return raw.map((share) => share / total)
}

/** The scene a person belongs to; the first scenes of a community are the crowded ones. */
export const sceneOf = (context: DemoContext, account: OpenAccount): number => {
  const { person } = account
  const draw = new Draw(keyOf(context.seed, purpose.plan, person.index, 1))
  const scenes = context.universe.sceneCount(person.country, person.topIndex)
  return Math.floor(draw.next() * draw.next() * scenes)
}

/** The followers of an account when it has `total` of them, `fake` of which are not people. */
export const planFollowers = (context: DemoContext, account: OpenAccount, total: number, fake: number): Segment[] => {
  const { universe, seed } = context
  const { person } = account
  const { country, topIndex } = person
  const draw = new Draw(keyOf(seed, purpose.plan, person.index))
  const personKey = keyOf(seed, purpose.segment, person.index)
  const accountKey = keyOf(account.key, purpose.segment)
  const plan = new Plan(total)
  addFakes(plan, draw, fake, accountKey)

  const people = total - fake
  const home = at(countries, country).homeShare * (0.8 + 0.3 * draw.next())
  const tilt = cellTilt(draw, topIndex, 2026 - person.birthYear)
  const scene = sceneOf(context, account)
  const scenes = universe.sceneCount(country, topIndex)
  for (let cell = 0; cell < cellCount; cell++) {
    const whole = universe.cell(country, topIndex, cell)
    const inner = universe.sceneRange(whole, scene, scenes)
    const share = people * home * (tilt[cell] ?? 0)
    plan.add([inner], share * 0.4, 1, personKey + cell)
    plan.add(without(whole, [inner]), share * 0.35, 0.8, personKey + 100 + cell)
  }
  const nation = universe.country(country)
  plan.add(without(nation, [universe.community(country, topIndex)]), people * home * 0.25, 0.5, accountKey + 1)

  const abroad = pickAbroad(draw, country).map((other) => universe.community(other, topIndex))
  for (const [index, range] of abroad.entries())
    plan.add([range], people * (1 - home) * 0.2, 0.6, accountKey + 10 + index)
  const speakers = universe.language(at(countries, country).language)
  plan.add(without(speakers, [nation, ...abroad]), people * (1 - home) * 0.3, 0.4, accountKey + 2)
  plan.add(without({ from: 0, to: realCount }, [speakers, ...abroad]), plan.rest, 0.25, accountKey + 3)
  if (plan.rest > 0) throw new RangeError(`${account.handle} has more followers than the universe has people.`)
  return plan.segments
}

/** Two other countries where the same interest is followed. */
const pickAbroad = (draw: Draw, country: number): number[] => {
  const found = new Set<number>()
  for (let i = 0; i < 2; i++) found.add(draw.weighted(countries.map((other) => other.memberWeight)))
  found.delete(country)
  return [...found]
}

const addFakes = (plan: Plan, draw: Draw, fake: number, key: number): void => {
  const farms = Math.floor((memberCount - realCount) / farmSize)
  const chosen = new Set<number>()
  for (let i = 0; i < 2; i++) chosen.add(Math.floor(draw.next() * draw.next() * farms))
  const ranges = [...chosen].map((farm) => ({
    from: realCount + farm * farmSize,
    to: realCount + (farm + 1) * farmSize,
  }))
  const before = plan.rest
  for (const [index, range] of ranges.entries()) plan.add([range], fake * 0.35, 0.15, key + 20 + index)
  const left = fake - (before - plan.rest)
  plan.add(without({ from: realCount, to: memberCount }, ranges), left, 0.15, key + 30, 0.95)
}

/** An audience that can be read anywhere, in the order the network shows it. */
export class Audience {
  readonly total: number
  readonly segments: readonly Segment[]
  readonly #ends: number[] = []
  readonly #order: Permutation

  constructor(segments: readonly Segment[], key: number) {
    this.segments = segments
    let end = 0
    for (const segment of segments) this.#ends.push((end += segment.quota))
    this.total = end
    this.#order = new Permutation(Math.max(1, end), keyOf(key, purpose.order))
  }

  /** The person at a position of the list. */
  at(position: number): number {
    return this.inner(this.#order.forward(position))
  }

  /** The person at a position before the list is shuffled: segment by segment. */
  inner(position: number): number {
    let low = 0
    let high = this.#ends.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (at(this.#ends, middle) > position) high = middle
      else low = middle + 1
    }
    const segment = at(this.segments, low)
    let place = position - (at(this.#ends, low) - segment.quota)
    if (segment.gap !== undefined && place >= segment.gap.from) place += segment.gap.length
    let offset = segment.permutation.forward(place)
    for (const range of segment.ranges) {
      const size = range.to - range.from
      if (offset < size) return range.from + offset
      offset -= size
    }
    throw new RangeError('The demo world lost an audience member.')
  }

  /** Whether a person is in the audience, without walking through it. */
  has(id: number): boolean {
    for (const segment of this.segments) {
      let offset = 0
      for (const range of segment.ranges) {
        if (id >= range.from && id < range.to) {
          return holds(segment, segment.permutation.inverse(offset + id - range.from))
        }
        offset += range.to - range.from
      }
    }
    return false
  }
}

/** Whether a place of a segment is one of its people. */
const holds = ({ quota, gap }: Segment, place: number): boolean => {
  if (gap === undefined || place < gap.from) return place < quota
  return place >= gap.from + gap.length && place < quota + gap.length
}

/**
 * Those who react: fewer of the followers, the close ones first, and for each hundred of them some `strangers` of the same scene who
 * do not follow.
 */
const engaged = (segments: readonly Segment[], share: number, strangers: number): Segment[] => {
  return segments
    .map((segment) => {
      const { quota, size, closeness } = segment
      const inside = Math.min(quota, Math.ceil(quota * share * closeness))
      const outside = Math.max(0, Math.min(size - quota, Math.floor((inside * strangers) / 100)))
      if (outside === 0) return { ...segment, quota: inside }
      return { ...segment, quota: inside + outside, gap: { from: inside, length: quota - inside } }
    })
    .filter((segment) => segment.quota > 0)
}

/** For a hundred followers who like: what spreads beyond the followers is liked by others too. */
const strangersOf = (account: OpenAccount): number => 4 + (account.key % 29)

/** The audience of one kind. `total` fixes the number of followers a listing began with, so that it stays itself. */
export const audienceOf = (
  context: DemoContext,
  account: OpenAccount,
  kind: AudienceSource,
  time: number,
): Audience => {
  const { total, fake } = followersAt(account, Math.floor(time / dayMs) * dayMs)
  const segments = planFollowers(context, account, total, fake)
  const share =
    kind === 'likers'
      ? Math.min(0.9, account.engagementRate * 9)
      : Math.min(0.5, 0.004 + account.engagementRate * account.commentRatio * 45)
  return new Audience(
    kind === 'followers' ? segments : engaged(segments, share, kind === 'likers' ? strangersOf(account) : 0),
    keyOf(account.key, purpose.order, kind.length),
  )
}

/** Names of top-level interests by index, for those who speak of members. */
export const interestAt = (topIndex: number): string => at(topInterests, topIndex).id
