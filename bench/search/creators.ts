import type { Schema, SearchDocument } from '../../src/engine/search/index.js'

/** A creator-like schema: what discovery filters, sorts and finds by. */
export const creatorSchema: Schema = {
  rank: 'followers',
  columns: {
    followers: { kind: 'number', type: 'u32' },
    content_count: { kind: 'number', type: 'u16' },
    likes: { kind: 'number', type: 'u32', bands: true },
    comments: { kind: 'number', type: 'u32' },
    views: { kind: 'number', type: 'u32', bands: true },
    engagement: { kind: 'number', type: 'f32', bands: true },
    growth: { kind: 'number', type: 'f32', bands: true },
    last_posted: { kind: 'number', type: 'u16', bands: true },
    credibility: { kind: 'number', type: 'u8', bands: true },
    age: { kind: 'number', type: 'u8' },
    network: { kind: 'category' },
    country: { kind: 'category' },
    language: { kind: 'category' },
    gender: { kind: 'category' },
    account_type: { kind: 'category' },
    verified: { kind: 'flag' },
    has_contact: { kind: 'flag' },
    sponsored: { kind: 'flag' },
    interests: { kind: 'multi' },
    brands: { kind: 'multi' },
    audience_countries: { kind: 'multi', weights: 'u8' },
    handle: { kind: 'text', analyzer: 'handle' },
    name: { kind: 'text', analyzer: 'name' },
    bio: { kind: 'text', analyzer: 'words' },
  },
}

/** Mulberry32. */
export const seeded = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const SYLLABLES = 'ka lo mi ra ne to sa vi du be an el or is un ta ri mo le ca pe na jo fi ga hu ze wi ya ku'.split(' ')

const makeWords = (count: number, random: () => number, most: number): string[] => {
  const words = new Set<string>()
  while (words.size < count) {
    let word = ''
    const length = 1 + Math.floor(random() * most)
    for (let i = 0; i <= length; i++) word += SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? ''
    words.add(word)
  }
  return [...words]
}

/** An endless stream of creators: followers by a power law, places and words by Zipf's law. */
export class Creators {
  private readonly random: () => number
  readonly words: string[]
  readonly firstNames: string[]
  readonly lastNames: string[]
  readonly brands: string[]
  private n = 0
  constructor(seed: number) {
    this.random = seeded(seed)
    const fixed = seeded(99)
    this.words = makeWords(50_000, fixed, 4)
    this.firstNames = makeWords(3_000, fixed, 2)
    this.lastNames = makeWords(20_000, fixed, 3)
    this.brands = makeWords(5_000, fixed, 3)
  }

  private zipf(size: number): number {
    return Math.min(size - 1, Math.floor(size ** this.random()) - 1)
  }
  private pick(list: readonly string[]): string {
    return list[this.zipf(list.length)] ?? ''
  }

  /** The next creator. */
  next(): SearchDocument {
    const random = this.random
    const followers = Math.min(600_000_000, Math.floor(1000 / random() ** 1.3))
    const first = this.pick(this.firstNames)
    const last = this.pick(this.lastNames)
    const style = random()
    const handle =
      style < 0.3
        ? `${first}_${last}`
        : style < 0.6
          ? `${first}${last}${Math.floor(random() * 1000)}`
          : style < 0.8
            ? `${first}.${this.pick(this.words)}`
            : `the${last}${Math.floor(random() * 100)}`
    const bio = Array.from({ length: 4 + Math.floor(random() * 16) }, () => this.pick(this.words)).join(' ')
    const engagement = 0.3 * random() ** 3
    const views = Math.floor(followers * random())
    const audience: Record<string, number> = {}
    let left = 1
    for (let i = 0; i < 5; i++) {
      const share = left * (0.3 + random() * 0.4)
      audience[`C${this.zipf(120)}`] = share
      left -= share
    }
    return {
      key: `${this.n++}`.padStart(9, 'c'),
      values: {
        followers,
        content_count: Math.floor(random() ** 2 * 8000),
        likes: Math.floor(followers * engagement),
        comments: Math.floor(followers * engagement * 0.02),
        views,
        engagement,
        growth: random() < 0.9 ? (random() - 0.4) * 0.5 : undefined,
        last_posted: Math.floor(20_000 - 700 * random() ** 3),
        credibility: Math.floor(40 + 60 * random()),
        age: random() < 0.5 ? Math.floor(16 + random() ** 2 * 50) : undefined,
        network: `n${this.zipf(12)}`,
        country: `C${this.zipf(120)}`,
        language: `l${this.zipf(40)}`,
        gender: random() < 0.45 ? 'f' : random() < 0.8 ? 'm' : undefined,
        account_type: random() < 0.6 ? 'creator' : random() < 0.7 ? 'business' : 'personal',
        verified: random() < 0.02,
        has_contact: random() < 0.3,
        sponsored: random() < 0.15,
        interests: Array.from({ length: 1 + Math.floor(random() * 5) }, () => `i${this.zipf(30)}`),
        brands:
          random() < 0.4
            ? Array.from({ length: 1 + Math.floor(random() * 4) }, () => this.pick(this.brands))
            : undefined,
        audience_countries: audience,
        handle,
        name: `${first} ${last}`,
        bio,
      },
    }
  }
}
