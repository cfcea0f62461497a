import { anchor, dayMs } from './account.js'
import { exp, keyOf, purpose, unit } from './draw.js'
const monthMs = 30.4375 * dayMs
const eraMs = 540 * dayMs
function jumpsAt(account, time) {
  if (!account.person.buys) return []
  const era = Math.floor(time / eraMs)
  return [era - 1, era]
    .map((index) => {
      const key = keyOf(account.key, purpose.jump, index)
      return { at: Math.floor((index + 0.1 + 0.8 * unit(key)) * eraMs), size: 0.25 + 0.9 * unit(keyOf(key, 1)) }
    })
    .filter((jump) => jump.at <= time && jump.at > account.createdAt)
}
const remaining = (jump, time) => {
  const days = (time - jump.at) / dayMs
  return Math.min(1, days / 2) * Math.max(0, 1 - days / 600)
}
function season(account, months) {
  const left = Math.floor(months)
  const from = unit(keyOf(account.key, purpose.growth, left)) - 0.5
  const to = unit(keyOf(account.key, purpose.growth, left + 1)) - 0.5
  return from + (to - from) * (months - left)
}
function organicAt(account, time) {
  const months = (time - anchor) / monthMs
  const tamed = months > 24 ? 24 + (months - 24) / 6 : Math.max(-60, months)
  const youth = Math.min(1, Math.max(0.02, (time - account.createdAt) / (240 * dayMs)))
  return exp(account.lnFollowers + account.growth * tamed + 0.05 * season(account, months)) * youth
}
const ambient = (account) => account.person.ambientFake
function followersAt(account, time) {
  const day = Math.floor(time / dayMs) * dayMs
  const organic = organicAt(account, day)
  let bought = 0
  for (const jump of jumpsAt(account, day)) bought += organic * jump.size * remaining(jump, day)
  const wobble = 1 + 12e-4 * (unit(keyOf(account.key, purpose.noise, day / dayMs)) - 0.5)
  const total = Math.min(8e6, Math.max(12, Math.round((organic + bought) * wobble)))
  return {
    total,
    fake: Math.min(total, Math.round(total * ((organic * ambient(account) + bought) / (organic + bought)))),
  }
}
class Reach {
  #account
  #window = -1
  #real = 0
  constructor(account) {
    this.#account = account
  }
  at(time) {
    const window = Math.floor(time / (28 * dayMs))
    if (window !== this.#window) {
      const { total, fake } = followersAt(this.#account, (window + 0.5) * 28 * dayMs)
      this.#window = window
      this.#real = total - fake * 0.9
    }
    return this.#real
  }
}
const isoDay = (time) => new Date(time).toISOString().slice(0, 10)
function historyOf(account, now, numbers) {
  const today = new Date(now)
  const months = Array.from({ length: 24 }, (_, i) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 23 + i, 1))
  const days = Array.from({ length: 90 }, (_, i) => (Math.floor(now / dayMs) - 89 + i) * dayMs)
  const point = (granularity) => (time) => ({
    day: isoDay(time),
    granularity,
    followers: account.hidesFollowers ? null : followersAt(account, time).total,
    ...numbers(time),
  })
  const known = (time) => time >= account.createdAt
  return [...months.filter(known).map(point('month')), ...days.filter(known).map(point('day'))]
}
export { Reach, followersAt, historyOf, jumpsAt }
//# sourceMappingURL=growth.js.map
