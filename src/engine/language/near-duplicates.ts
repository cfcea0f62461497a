import { fold } from './fold.js'

/** Values of a signature, and how they are cut into bands: texts alike in one whole band are looked at closely. */
const signatureSize = 32
const bandSize = 4
const bands = signatureSize / bandSize
/** Share of equal values, which estimates the share of common shingles (Broder 1997), from which on texts are copies. */
const alike = 0.72
const shingle = 4
/** Shorter texts are compared as they are: everybody writes "so cute" by themselves. */
const lettersMin = 16
const lettersMax = 600

const notLetters = /[^\p{L}]+/gu

/** What is left when decoration is taken away: emoji, digits, punctuation, case, accents, spaces. */
export const bareText = (text: string): string =>
  fold(text.slice(0, 2000), { syllables: 'apart' }).replace(notLetters, '').slice(0, lettersMax)

const mix = (value: number): number => {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const hashText = (text: string): number => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h)
}

const seeds = Uint32Array.from({ length: signatureSize }, (_, i) => mix(i + 1) | 1)

const signatureOf = (bare: string, into: Uint32Array): void => {
  into.fill(0xffffffff)
  for (let i = 0; i + shingle <= bare.length; i++) {
    let h = 0x811c9dc5
    for (let at = i; at < i + shingle; at++) h = Math.imul(h ^ bare.charCodeAt(at), 0x01000193)
    const base = mix(h)
    for (let k = 0; k < signatureSize; k++) {
      const value = (Math.imul(base, seeds[k]!) ^ (base >>> ((k % 15) + 1))) >>> 0
      if (value < into[k]!) into[k] = value
    }
  }
}

/** Numbers by number, in two typed arrays: a hundred thousand texts take a few megabytes. 0 is no key. */
class NumberTable {
  #keys = new Uint32Array(1 << 12)
  #values = new Uint32Array(1 << 12)
  #count = 0

  get(key: number): number | undefined {
    const at = this.#find(key || 1)
    return this.#keys[at] === 0 ? undefined : this.#values[at]
  }

  set(key: number, value: number): void {
    if (this.#count * 2 > this.#keys.length) this.#grow()
    const at = this.#find(key || 1)
    if (this.#keys[at] === 0) this.#count++
    this.#keys[at] = key || 1
    this.#values[at] = value
  }

  #find(key: number): number {
    const mask = this.#keys.length - 1
    let at = mix(key) & mask
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Uint32Array(keys.length * 2)
    this.#values = new Uint32Array(keys.length * 2)
    this.#count = 0
    keys.forEach((key, i) => {
      if (key !== 0) this.set(key, values[i]!)
    })
  }
}

export interface Cluster {
  /** Made of the id of its first member. */
  id: string
  first: string
  text: string
  comments: number
  authors: Set<string>
}

/** Finds texts that say the same with small changes, one after the other: each joins the first cluster it is a copy of. */
export class NearDuplicates {
  readonly clusters: Cluster[] = []
  readonly #exact = new NumberTable()
  readonly #bands = Array.from({ length: bands }, () => new NumberTable())
  #signatures = new Uint32Array(signatureSize * 256)
  readonly #signature = new Uint32Array(signatureSize)

  /** The cluster of a text, which may be its only member; undefined where there are no words to compare. */
  add({ id, author, text }: { id: string; author: string; text: string }): Cluster | undefined {
    const bare = bareText(text)
    if (bare.length < 3) return undefined
    const exact = hashText(bare)
    const long = bare.length >= lettersMin
    if (long) signatureOf(bare, this.#signature)
    const known = this.#exact.get(exact) ?? (long ? this.#findAlike() : undefined)
    const number = known ?? this.#open(id, text)
    const cluster = this.clusters[number]!
    cluster.comments++
    cluster.authors.add(author)
    if (this.#exact.get(exact) === undefined) this.#exact.set(exact, number)
    if (long && known === undefined) this.#remember(number)
    return cluster
  }

  #open(id: string, text: string): number {
    const cluster = {
      id: `dup_${hashText(id).toString(36)}`,
      first: id,
      text: text.slice(0, 300),
      comments: 0,
      authors: new Set<string>(),
    }
    return this.clusters.push(cluster) - 1
  }

  #bandKey(band: number): number {
    let h = 0x811c9dc5
    for (let i = band * bandSize; i < (band + 1) * bandSize; i++) h = Math.imul(h ^ this.#signature[i]!, 0x01000193)
    return mix(h)
  }

  #findAlike(): number | undefined {
    for (let band = 0; band < bands; band++) {
      const candidate = this.#bands[band]?.get(this.#bandKey(band))
      if (candidate !== undefined && this.#likeness(candidate) >= alike) return candidate
    }
    return undefined
  }

  #likeness(number: number): number {
    let same = 0
    for (let i = 0; i < signatureSize; i++)
      if (this.#signatures[number * signatureSize + i] === this.#signature[i]) same++
    return same / signatureSize
  }

  #remember(number: number): void {
    const end = (number + 1) * signatureSize
    if (end > this.#signatures.length) {
      const larger = new Uint32Array(Math.max(end, this.#signatures.length * 2))
      larger.set(this.#signatures)
      this.#signatures = larger
    }
    this.#signatures.set(this.#signature, number * signatureSize)
    for (let band = 0; band < bands; band++) this.#bands[band]?.set(this.#bandKey(band), number)
  }
}
