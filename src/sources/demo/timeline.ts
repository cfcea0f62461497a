import { type Account, dayMs } from './account.js'
import { keyOf, mix, purpose, unit } from './draw.js'

const blockDays = 28

/**
 * When an account posts. Each block of 28 local days holds a fixed number of posts at hashed times, so the n-th post of an
 * account is always the same post, the count up to any moment is arithmetic, and new posts simply appear as time passes.
 */
export class Timeline {
  readonly #account: Account
  readonly #blocks = new Map<number, number[]>()

  constructor(account: Account) {
    this.#account = account
  }

  /** Publication time of post number `sequence`, counted from the first. */
  timeOf(sequence: number): number {
    const { perBlock } = this.#account
    const block = Math.floor(sequence / perBlock)
    return this.#times(block)[sequence - block * perBlock] ?? Infinity
  }

  /** How many posts there are before `time` (exclusive). */
  countBefore(time: number): number {
    const { perBlock, startDay, utcOffsetMin, stoppedAt } = this.#account
    const end = Math.min(time, stoppedAt)
    const localDay = (end + utcOffsetMin * 60_000) / dayMs
    const block = Math.floor((localDay - startDay) / blockDays)
    if (block < 0 || perBlock === 0) return 0
    let within = 0
    for (const published of this.#times(block)) if (published < end) within++
    return block * perBlock + within
  }

  #times(block: number): number[] {
    const known = this.#blocks.get(block)
    if (known) return known
    const times = blockTimes(this.#account, block)
    if (this.#blocks.size >= 8) this.#blocks.clear()
    this.#blocks.set(block, times)
    return times
  }
}

const blockTimes = (account: Account, block: number): number[] => {
  const { perBlock, startDay, weekdays, peakHours, utcOffsetMin } = account
  const key = keyOf(account.key, purpose.block, block)
  const times: number[] = []
  for (let slot = 0; slot < perBlock; slot++) {
    const a = mix(key, slot * 2)
    const b = mix(key, slot * 2 + 1)
    let offset = Math.floor(((slot + unit(a)) / perBlock) * blockDays)
    for (let shift = 0; shift < 3; shift++) {
      const weekday = (startDay + block * blockDays + offset + 4) % 7
      if (((a >>> (shift * 8)) & 255) / 256 < (weekdays[weekday] ?? 1)) break
      offset = (offset + 1) % blockDays
    }
    const peak = (b & 3) === 0 ? peakHours[0] : peakHours[1]
    const spread = ((((b >>> 2) & 1023) + ((b >>> 12) & 1023) + (b >>> 22)) / 1024 - 1.5) * 200
    const minute = Math.max(0, Math.min(1439, peak * 60 + spread))
    const local = (startDay + block * blockDays + offset) * dayMs + (Math.floor(minute) * 60 + (b % 60)) * 1000
    times.push(local - utcOffsetMin * 60_000)
  }
  return times.sort((x, y) => x - y)
}
