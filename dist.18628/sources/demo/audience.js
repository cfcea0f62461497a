import { topInterests } from '../../model/interest.js'
import { dayMs } from './account.js'
import { at, Draw, exp, keyOf, purpose } from './draw.js'
import { countries } from './geography.js'
import { followersAt } from './growth.js'
import { Permutation } from './permutation.js'
import { cellCount, cellShares, farmSize, memberCount, realCount } from './universe.js'
const sizeOf = (ranges) => ranges.reduce((sum, range) => sum + range.to - range.from, 0)
function without(range, holes) {
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
const saturation = 0.8
class Plan {
  segments = []
  #rest
  constructor(total) {
    this.#rest = total
  }
  /** Takes up to `wanted` people from the ranges; what does not fit is left for wider segments. */
  add(ranges, wanted, closeness, key, limit = saturation) {
    const size = sizeOf(ranges)
    const quota = Math.min(Math.round(wanted), Math.floor(size * limit), this.#rest)
    if (quota <= 0) return
    this.segments.push({ ranges, size, quota, closeness, permutation: new Permutation(size, key) })
    this.#rest -= quota
  }
  get rest() {
    return this.#rest
  }
}
function cellTilt(draw, topIndex, creatorAge) {
  const towardsWomen = exp(0.45 * draw.normal())
  const centre = Math.max(0, Math.min(5, (creatorAge - 15) / 9 + 0.5 * draw.normal()))
  const raw = cellShares(topIndex).map((share, cell) => {
    const distance = (cell % 6) - centre
    return share * (cell < 6 ? towardsWomen : 1) * exp(-0.14 * distance * distance)
  })
  const total = raw.reduce((sum, share) => sum + share, 0)
  return raw.map((share) => share / total)
}
function sceneOf(ground, account) {
  const { person } = account
  const draw = new Draw(keyOf(ground.seed, purpose.plan, person.index, 1))
  const scenes = ground.universe.sceneCount(person.country, person.topIndex)
  return Math.floor(draw.next() * draw.next() * scenes)
}
function planFollowers(ground, account, total, fake) {
  const { universe, seed } = ground
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
  const scene = sceneOf(ground, account)
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
function pickAbroad(draw, country) {
  const found = /* @__PURE__ */ new Set()
  for (let i = 0; i < 2; i++) found.add(draw.weighted(countries.map((other) => other.memberWeight)))
  found.delete(country)
  return [...found]
}
function addFakes(plan, draw, fake, key) {
  const farms = Math.floor((memberCount - realCount) / farmSize)
  const chosen = /* @__PURE__ */ new Set()
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
class Audience {
  total
  segments
  #ends = []
  #order
  constructor(segments, key) {
    this.segments = segments
    let end = 0
    for (const segment of segments) this.#ends.push((end += segment.quota))
    this.total = end
    this.#order = new Permutation(Math.max(1, end), keyOf(key, purpose.order))
  }
  /** The person at a position of the list. */
  at(position) {
    return this.inner(this.#order.forward(position))
  }
  /** The person at a position before the list is shuffled: segment by segment. */
  inner(position) {
    let low = 0
    let high = this.#ends.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (at(this.#ends, middle) > position) high = middle
      else low = middle + 1
    }
    const segment = at(this.segments, low)
    let offset = segment.permutation.forward(position - (at(this.#ends, low) - segment.quota))
    for (const range of segment.ranges) {
      const size = range.to - range.from
      if (offset < size) return range.from + offset
      offset -= size
    }
    throw new RangeError('The demo world lost an audience member.')
  }
  /** Whether a person is in the audience, without walking through it. */
  has(id) {
    for (const segment of this.segments) {
      let offset = 0
      for (const range of segment.ranges) {
        if (id >= range.from && id < range.to) {
          return segment.permutation.inverse(offset + id - range.from) < segment.quota
        }
        offset += range.to - range.from
      }
    }
    return false
  }
}
function engaged(segments, share) {
  return segments
    .map((segment) => ({
      ...segment,
      quota: Math.min(segment.quota, Math.ceil(segment.quota * share * segment.closeness)),
    }))
    .filter((segment) => segment.quota > 0)
}
function audienceOf(ground, account, kind, time) {
  const { total, fake } = followersAt(account, Math.floor(time / dayMs) * dayMs)
  const segments = planFollowers(ground, account, total, fake)
  const share =
    kind === 'likers'
      ? Math.min(0.9, account.engagementRate * 9)
      : Math.min(0.5, 4e-3 + account.engagementRate * account.commentRatio * 45)
  return new Audience(
    kind === 'followers' ? segments : engaged(segments, share),
    keyOf(account.key, purpose.order, kind.length),
  )
}
const interestAt = (topIndex) => at(topInterests, topIndex).id
export { Audience, audienceOf, interestAt, planFollowers, sceneOf, without }
//# sourceMappingURL=audience.js.map
