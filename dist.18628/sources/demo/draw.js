const purpose = {
  person: 1,
  handle: 2,
  account: 3,
  block: 4,
  content: 5,
  caption: 6,
  engagement: 7,
  comment: 8,
  commentText: 9,
  growth: 10,
  noise: 11,
  member: 12,
  memberNetwork: 13,
  plan: 14,
  order: 15,
  segment: 16,
  campaign: 17,
  partner: 18,
  sponsor: 19,
  voice: 20,
  professional: 21,
  bio: 22,
  crisis: 23,
  cluster: 24,
  author: 25,
  brand: 26,
  links: 27,
  media: 28,
  jump: 29,
}
function mix(hash, value) {
  let k = Math.imul(value, 3432918353)
  k = (k << 15) | (k >>> 17)
  let h = hash ^ Math.imul(k, 461845907)
  h = (h << 13) | (h >>> 19)
  h = (Math.imul(h, 5) + 3864292196) | 0
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}
function keyOf(seed, ...parts) {
  let hash = seed >>> 0
  for (const part of parts) hash = mix(hash, part)
  return hash
}
function hashText(text) {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i))
  return hash
}
const unit = (hash) => (hash >>> 0) / 4294967296
function at(list, index) {
  const value = list[index]
  if (value === void 0) throw new RangeError(`The demo world has no element ${index} in a list of ${list.length}.`)
  return value
}
function exp(x) {
  const k = Math.round(x / Math.LN2)
  const r = x - k * Math.LN2
  let term = 1
  let sum = 1
  for (let i = 1; i < 11; i++) {
    term = (term * r) / i
    sum += term
  }
  for (let i = 0; i < k; i++) sum *= 2
  for (let i = 0; i > k; i--) sum /= 2
  return sum
}
class Draw {
  #state
  constructor(key) {
    this.#state = key | 0
  }
  u32() {
    this.#state = (this.#state + 2654435769) | 0
    let z = this.#state
    z = Math.imul(z ^ (z >>> 16), 569420461)
    z = Math.imul(z ^ (z >>> 15), 1935289751)
    return (z ^ (z >>> 15)) >>> 0
  }
  /** Uniform in [0, 1). */
  next() {
    return this.u32() / 4294967296
  }
  /** Uniform integer in [0, n). */
  int(n) {
    return Math.floor(this.next() * n)
  }
  /** Uniform integer in [from, to]. */
  between(from, to) {
    return from + this.int(to - from + 1)
  }
  chance(probability) {
    return this.next() < probability
  }
  pick(list) {
    return at(list, this.int(list.length))
  }
  /** Index drawn in proportion to the weights. */
  weighted(weights) {
    let total = 0
    for (const weight of weights) total += weight
    let rest = this.next() * total
    for (let i = 0; i < weights.length; i++) {
      rest -= weights[i] ?? 0
      if (rest < 0) return i
    }
    return weights.length - 1
  }
  /** A rougher, cheaper normal for what is drawn by the million: three uniforms, tails at 3. */
  bell() {
    return (this.next() + this.next() + this.next() - 1.5) * 2
  }
  /** Nearly standard normal: six uniforms (Irwin-Hall), so the tails end at 4.2. */
  normal() {
    let sum = 0
    for (let i = 0; i < 6; i++) sum += this.next()
    return (sum - 3) * Math.SQRT2
  }
}
export { Draw, at, exp, hashText, keyOf, mix, purpose, unit }
//# sourceMappingURL=draw.js.map
