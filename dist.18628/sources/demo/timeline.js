import { dayMs } from './account.js'
import { keyOf, mix, purpose, unit } from './draw.js'
const blockDays = 28
class Timeline {
  #account
  #blocks = /* @__PURE__ */ new Map()
  constructor(account) {
    this.#account = account
  }
  /** Publication time of post number `sequence`, counted from the first. */
  timeOf(sequence) {
    const { perBlock } = this.#account
    const block = Math.floor(sequence / perBlock)
    return this.#times(block)[sequence - block * perBlock] ?? Infinity
  }
  /** How many posts there are before `time` (exclusive). */
  countBefore(time) {
    const { perBlock, startDay, utcOffsetMin, stoppedAt } = this.#account
    const end = Math.min(time, stoppedAt)
    const localDay = (end + utcOffsetMin * 6e4) / dayMs
    const block = Math.floor((localDay - startDay) / blockDays)
    if (block < 0 || perBlock === 0) return 0
    let within = 0
    for (const published of this.#times(block)) if (published < end) within++
    return block * perBlock + within
  }
  #times(block) {
    const known = this.#blocks.get(block)
    if (known) return known
    const times = blockTimes(this.#account, block)
    if (this.#blocks.size >= 8) this.#blocks.clear()
    this.#blocks.set(block, times)
    return times
  }
}
function blockTimes(account, block) {
  const { perBlock, startDay, weekdays, peakHours, utcOffsetMin } = account
  const key = keyOf(account.key, purpose.block, block)
  const times = []
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
    const local = (startDay + block * blockDays + offset) * dayMs + (Math.floor(minute) * 60 + (b % 60)) * 1e3
    times.push(local - utcOffsetMin * 6e4)
  }
  return times.sort((x, y) => x - y)
}
export { Timeline }
//# sourceMappingURL=timeline.js.map
