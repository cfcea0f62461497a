/**
 * The demo world's only source of chance. Everything is a hash of (seed, purpose, entity), so any fact can be computed
 * alone, in any order, on any machine. Only integer and basic IEEE arithmetic is used: Math.exp and friends may differ in
 * the last bit between builds of the engine, and the world promises the same bytes everywhere.
 */

/** Why a hash is taken. Two purposes never share a stream, so adding a fact does not move the others. */
export const purpose = {
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
} as const

/** One round of MurmurHash3 with its finaliser: 32 bits in, 32 well spread bits out. */
export const mix = (hash: number, value: number): number => {
  let k = Math.imul(value, 0xcc9e2d51)
  k = (k << 15) | (k >>> 17)
  let h = hash ^ Math.imul(k, 0x1b873593)
  h = (h << 13) | (h >>> 19)
  h = (Math.imul(h, 5) + 0xe6546b64) | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Hash of a seed and any number of integers. */
export const keyOf = (seed: number, ...parts: number[]): number => {
  let hash = seed >>> 0
  for (const part of parts) hash = mix(hash, part)
  return hash
}

/** Hash of a text, for seeds and words. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i))
  return hash
}

/** A hash as a fraction in [0, 1). */
export const unit = (hash: number): number => (hash >>> 0) / 4294967296

/** The element of a list that is known to be there; a wrong index is a defect of the world and says so. */
export const at = <T>(list: ArrayLike<T>, index: number): T => {
  const value = list[index]
  if (value === undefined) throw new RangeError(`The demo world has no element ${index} in a list of ${list.length}.`)
  return value
}

/** e to the x from basic arithmetic alone (range reduction and a Taylor series), so that it is the same everywhere. */
export const exp = (x: number): number => {
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

/** A stream of chance that starts at a hash (splitmix32). */
export class Draw {
  #state: number

  constructor(key: number) {
    this.#state = key | 0
  }

  u32(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    let z = this.#state
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }

  /** Uniform in [0, 1). */
  next(): number {
    return this.u32() / 4294967296
  }

  /** Uniform integer in [0, n). */
  int(n: number): number {
    return Math.floor(this.next() * n)
  }

  /** Uniform integer in [from, to]. */
  between(from: number, to: number): number {
    return from + this.int(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: ArrayLike<T>): T {
    return at(list, this.int(list.length))
  }

  /** Index drawn in proportion to the weights. */
  weighted(weights: readonly number[]): number {
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
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) * 2
  }

  /** Nearly standard normal: six uniforms (Irwin-Hall), so the tails end at 4.2. */
  normal(): number {
    let sum = 0
    for (let i = 0; i < 6; i++) sum += this.next()
    return (sum - 3) * Math.SQRT2
  }
}
