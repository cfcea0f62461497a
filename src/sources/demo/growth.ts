import type { MetricPoint } from '../../model/creator.js'
import { type Account, anchor, dayMs } from './account.js'
import { exp, keyOf, purpose, unit } from './draw.js'

const monthMs = 30.4375 * dayMs
/** People who buy followers do so about every year and a half: one jump in each era, at a hashed day of it. */
const eraMs = 540 * dayMs

/** A purchase of followers: when, and how many times the organic count was added. */
export interface BoughtJump {
  at: number
  /** Added followers as a fraction of the organic count at that time. */
  size: number
}

/** The jumps whose fakes may still be there at `time`. Purchases fade over 600 days, as networks sweep. */
export const jumpsAt = (account: Account, time: number): BoughtJump[] => {
  if (!account.person.buys) return []
  const era = Math.floor(time / eraMs)
  return [era - 1, era]
    .map((index) => {
      const key = keyOf(account.key, purpose.jump, index)
      return { at: Math.floor((index + 0.1 + 0.8 * unit(key)) * eraMs), size: 0.25 + 0.9 * unit(keyOf(key, 1)) }
    })
    .filter((jump) => jump.at <= time && jump.at > account.createdAt)
}

const remaining = (jump: BoughtJump, time: number): number => {
  const days = (time - jump.at) / dayMs
  return Math.min(1, days / 2) * Math.max(0, 1 - days / 600)
}

/** Smooth noise: a hash at every month with straight lines between, so growth has better and worse seasons. */
const season = (account: Account, months: number): number => {
  const left = Math.floor(months)
  const from = unit(keyOf(account.key, purpose.growth, left)) - 0.5
  const to = unit(keyOf(account.key, purpose.growth, left + 1)) - 0.5
  return from + (to - from) * (months - left)
}

const organicAt = (account: Account, time: number): number => {
  const months = (time - anchor) / monthMs
  const tamed = months > 24 ? 24 + (months - 24) / 6 : Math.max(-60, months)
  const youth = Math.min(1, Math.max(0.02, (time - account.createdAt) / (240 * dayMs)))
  return exp(account.lnFollowers + account.growth * tamed + 0.05 * season(account, months)) * youth
}

const ambient = (account: Account): number => account.person.ambientFake

/** Followers at a moment and how many of them are fake. Steps once a day, with a little daily noise. */
export const followersAt = (account: Account, time: number): { total: number; fake: number } => {
  const day = Math.floor(time / dayMs) * dayMs
  const organic = organicAt(account, day)
  let bought = 0
  for (const jump of jumpsAt(account, day)) bought += organic * jump.size * remaining(jump, day)
  const wobble = 1 + 0.0012 * (unit(keyOf(account.key, purpose.noise, day / dayMs)) - 0.5)
  const total = Math.min(8_000_000, Math.max(12, Math.round((organic + bought) * wobble)))
  return {
    total,
    fake: Math.min(total, Math.round(total * ((organic * ambient(account) + bought) / (organic + bought)))),
  }
}

/** Followers who can react, read once for each four weeks: close enough for engagement, and cheap over many posts. */
export class Reach {
  readonly #account: Account
  #window = -1
  #real = 0

  constructor(account: Account) {
    this.#account = account
  }

  at(time: number): number {
    const window = Math.floor(time / (28 * dayMs))
    if (window !== this.#window) {
      const { total, fake } = followersAt(this.#account, (window + 0.5) * 28 * dayMs)
      this.#window = window
      this.#real = total - fake * 0.9
    }
    return this.#real
  }
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Monthly and daily points up to now; before the account existed there is nothing. */
export const historyOf = (
  account: Account,
  now: number,
  { monthly, daily }: { monthly: number; daily: number },
  numbers: (time: number) => Pick<MetricPoint, 'following' | 'contentCount' | 'averageLikes' | 'averageViews'>,
): MetricPoint[] => {
  const today = new Date(now)
  const months = Array.from({ length: monthly }, (_, i) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthly + 1 + i, 1),
  )
  const days = Array.from({ length: daily }, (_, i) => (Math.floor(now / dayMs) - daily + 1 + i) * dayMs)
  const point =
    (granularity: 'day' | 'month') =>
    (time: number): MetricPoint => ({
      day: isoDay(time),
      granularity,
      followers: account.hidesFollowers ? null : followersAt(account, time).total,
      ...numbers(time),
    })
  const known = (time: number): boolean => time >= account.createdAt
  return [...months.filter(known).map(point('month')), ...days.filter(known).map(point('day'))]
}
