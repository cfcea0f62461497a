/** How much a cache is of use: how often it knew, how often not, and what it holds. */
export interface CacheState {
  hits: number
  misses: number
  entries: number
}

/**
 * What was found lately, by key, within a bound. It is kept in two halves: when the newer one is full, the older one is dropped, and
 * what is asked for again moves to the newer one. So what is in use stays, and a hit costs one look-up.
 */
export class Cache<K, V> {
  readonly #half: number
  readonly #weigh: (value: V) => number
  #newer = new Map<K, V>()
  #older = new Map<K, V>()
  #newerWeight = 0
  #olderWeight = 0
  #hits = 0
  #misses = 0

  /** `max` entries, or as much as they may weigh together. */
  constructor(max: number, weigh: (value: V) => number = () => 1) {
    this.#half = Math.max(1, Math.floor(max / 2))
    this.#weigh = weigh
  }

  /** What is kept now: how many entries, or what they weigh. */
  get weight(): number {
    return this.#newerWeight + this.#olderWeight
  }

  get state(): CacheState {
    return { hits: this.#hits, misses: this.#misses, entries: this.#newer.size + this.#older.size }
  }

  get(key: K): V | undefined {
    const value = this.#newer.get(key)
    if (value !== undefined) {
      this.#hits++
      return value
    }
    const older = this.#older.get(key)
    if (older === undefined) this.#misses++
    else {
      this.#hits++
      this.set(key, older)
    }
    return older
  }

  /** What weighs more than half of the bound is not kept: it would push out everything else. */
  set(key: K, value: V): void {
    this.delete(key)
    const weight = this.#weigh(value)
    if (weight > this.#half) return
    if (this.#newerWeight + weight > this.#half) {
      this.#older = this.#newer
      this.#olderWeight = this.#newerWeight
      this.#newer = new Map()
      this.#newerWeight = 0
    }
    this.#newer.set(key, value)
    this.#newerWeight += weight
  }

  /** What is kept under the key, else what is made now, and kept. */
  getOrSet(key: K, make: () => V): V {
    const known = this.get(key)
    if (known !== undefined) return known
    const made = make()
    this.set(key, made)
    return made
  }

  delete(key: K): void {
    const newer = this.#newer.get(key)
    if (newer !== undefined && this.#newer.delete(key)) this.#newerWeight -= this.#weigh(newer)
    const older = this.#older.get(key)
    if (older !== undefined && this.#older.delete(key)) this.#olderWeight -= this.#weigh(older)
  }

  clear(): void {
    this.#newer = new Map()
    this.#older = new Map()
    this.#newerWeight = 0
    this.#olderWeight = 0
  }
}

/** The same for what is good until a certain time. */
export class TimedCache<V> {
  readonly #entries: Cache<string, { value: V; until: number }>
  readonly #now: () => number
  readonly #keepMs: number
  /** Entries that were there and no longer good: the cache counts them as known. */
  #outdated = 0

  /** `keepMs`: how long entries are good that do not say so themselves. */
  constructor({ max, now, keepMs = Infinity }: { max: number; now: () => number; keepMs?: number }) {
    this.#entries = new Cache(max)
    this.#now = now
    this.#keepMs = keepMs
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    if (entry.until > this.#now()) return entry.value
    this.#outdated++
    return undefined
  }

  get state(): CacheState {
    const { hits, misses, entries } = this.#entries.state
    return { hits: hits - this.#outdated, misses: misses + this.#outdated, entries }
  }

  set(key: string, value: V, until: number = this.#now() + this.#keepMs): void {
    this.#entries.set(key, { value, until })
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
