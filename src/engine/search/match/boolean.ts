import { andNotWords, andWords, chunkBits, chunkDocs, chunkWords, orWords, setRange } from '../bytes/bitmap.js'
import { DocRange, seedMax, seedRoom, type Matcher, type Span } from './matcher.js'

/** Lists up to this long are asked of each child; for longer ones the children are joined first. */
const listKeepMax = 512

/** What looking at one document costs with several conditions; undefined where one of them cannot just look. */
const pointOf = (children: readonly Matcher[]): number | undefined => {
  let sum = 0
  for (const { point } of children) {
    if (point === undefined) return undefined
    sum += point + 1
  }
  return sum
}

/** Order of conjuncts: least cost for each document it removes. */
const priority = (matcher: Matcher, docs: number): number => {
  const share = Math.min(1, matcher.estimate / Math.max(1, docs))
  return (matcher.cost * (0.1 + share)) / (1.001 - share) + share * 0.001
}

/** All of several conditions, the cheapest first. */
export class And implements Matcher {
  readonly children: readonly Matcher[]
  readonly estimate: number
  readonly cost: number
  readonly point: number | undefined
  readonly span: Span
  constructor(children: readonly Matcher[], docs: number) {
    this.children = [...children].sort((a, b) => priority(a, docs) - priority(b, docs))
    let share = 1
    let cost = 0
    for (const child of this.children) {
      cost += child.cost * share
      share *= Math.min(1, child.estimate / Math.max(1, docs))
    }
    this.estimate = share * docs
    this.cost = cost
    this.point = pointOf(this.children)
    this.span = children.reduce<Span>(
      (all, { span = all }) => ({ from: Math.max(all.from, span.from), to: Math.min(all.to, span.to) }),
      { from: 0, to: docs },
    )
  }
  may(chunk: number): boolean {
    for (const child of this.children) if (!child.may(chunk)) return false
    return true
  }
  seed(chunk: number, out: Uint16Array): number {
    for (let first = 0; first < this.children.length; first++) {
      let n = this.children[first]!.seed(chunk, out)
      if (n < 0) continue
      for (let i = 0; i < this.children.length && n > 0; i++) if (i !== first) n = this.children[i]!.keep(chunk, out, n)
      return n
    }
    return -1
  }
  fill(chunk: number, out: Uint32Array): void {
    this.children.forEach((child, i) => (i === 0 ? child.fill(chunk, out) : child.narrow(chunk, out)))
  }
  narrow(chunk: number, acc: Uint32Array): void {
    for (const child of this.children) child.narrow(chunk, acc)
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    let left = n
    for (const child of this.children) if (left > 0) left = child.keep(chunk, docs, left)
    return left
  }
  has(doc: number): boolean {
    for (const child of this.children) if (!child.has(doc)) return false
    return true
  }
}

/** All of several conditions, or the only one, or everybody. */
export const allOf = (children: readonly Matcher[], docs: number): Matcher => {
  const [first] = children
  if (first === undefined) return new DocRange(0, docs)
  return children.length === 1 ? first : new And(children, docs)
}

/** Any of several conditions. */
export class Or implements Matcher {
  readonly estimate: number
  readonly cost: number
  readonly point: number | undefined
  readonly #perChunk: number
  // Made when they are needed: most conditions of a search over many segments never are.
  #own: Uint32Array | undefined
  #each: Uint32Array | undefined
  #side: Uint16Array | undefined
  #left: Uint16Array | undefined
  #filled = -1
  constructor(
    readonly children: readonly Matcher[],
    docs: number,
  ) {
    this.estimate = Math.min(
      docs,
      children.reduce((sum, child) => sum + child.estimate, 0),
    )
    this.#perChunk = (this.estimate * chunkDocs) / Math.max(chunkDocs, docs)
    this.cost = children.reduce((sum, child) => sum + child.cost + 0.05, 0)
    this.point = pointOf(children)
  }
  may(chunk: number): boolean {
    for (const child of this.children) if (child.may(chunk)) return true
    return false
  }
  seed(chunk: number, out: Uint16Array): number {
    // Where they are too many as a rule, merging lists until there are would be in vain.
    if (this.#perChunk > seedMax) return -1
    let n = 0
    const side = (this.#side ??= new Uint16Array(seedRoom))
    for (const child of this.children) {
      if (!child.may(chunk)) continue
      const more = child.seed(chunk, n === 0 ? out : side)
      if (more < 0 || n + more > seedMax) return -1
      n = n === 0 ? more : mergeInto(out, n, side, more)
    }
    return n
  }
  #prepare(chunk: number): Uint32Array {
    const own = (this.#own ??= new Uint32Array(chunkWords))
    if (this.#filled === chunk) return own
    this.#filled = chunk
    let empty = true
    for (const child of this.children) {
      if (!child.may(chunk)) continue
      if (empty) child.fill(chunk, own)
      else this.#add(child, chunk, own)
      empty = false
    }
    if (empty) own.fill(0)
    return own
  }
  #add(child: Matcher, chunk: number, acc: Uint32Array): void {
    if (child.widen) {
      child.widen(chunk, acc)
      return
    }
    const each = (this.#each ??= new Uint32Array(chunkWords))
    child.fill(chunk, each)
    orWords(acc, each, 0)
  }
  widen(chunk: number, acc: Uint32Array): void {
    for (const child of this.children) if (child.may(chunk)) this.#add(child, chunk, acc)
  }
  fill(chunk: number, out: Uint32Array): void {
    out.set(this.#prepare(chunk))
  }
  narrow(chunk: number, acc: Uint32Array): void {
    andWords(acc, this.#prepare(chunk), 0)
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    if (this.#filled === chunk || n > listKeepMax) {
      const own = this.#prepare(chunk)
      let kept = 0
      for (let i = 0; i < n; i++) {
        const doc = docs[i]!
        docs[kept] = doc
        kept += (own[doc >>> 5]! >>> (doc & 31)) & 1
      }
      return kept
    }
    return this.#keepEach(chunk, docs, n)
  }
  /** Each child is asked for what no child before it kept; what is left at the end matches none. */
  #keepEach(chunk: number, docs: Uint16Array, n: number): number {
    const left = (this.#left ??= new Uint16Array(listKeepMax))
    const side = (this.#side ??= new Uint16Array(seedRoom))
    for (let i = 0; i < n; i++) left[i] = docs[i]!
    let leftCount = n
    for (const child of this.children) {
      if (leftCount === 0 || !child.may(chunk)) continue
      for (let i = 0; i < leftCount; i++) side[i] = left[i]!
      leftCount = subtract(left, leftCount, side, child.keep(chunk, side, leftCount))
    }
    return subtract(docs, n, left, leftCount)
  }
  has(doc: number): boolean {
    for (const child of this.children) if (child.has(doc)) return true
    return false
  }
}

/** Merges the sorted b[0, m) into the sorted a[0, n), without doubles; returns how many there are. */
const mergeInto = (a: Uint16Array, n: number, b: Uint16Array, m: number): number => {
  // From the back, into the room after both, so that nothing is overwritten; then moved to the front.
  let to = seedRoom
  const end = to
  let i = n - 1
  let j = m - 1
  while (i >= 0 || j >= 0) {
    const x = i >= 0 ? a[i]! : -1
    const y = j >= 0 ? b[j]! : -1
    if (x >= y) i--
    if (y >= x) j--
    a[--to] = Math.max(x, y)
  }
  a.copyWithin(0, to, end)
  return end - to
}

/** Takes the sorted b[0, m), all of which are in it, out of the sorted a[0, n); returns how many are left. */
const subtract = (a: Uint16Array, n: number, b: Uint16Array, m: number): number => {
  let kept = 0
  let at = 0
  for (let i = 0; i < n; i++) {
    const doc = a[i]!
    if (at < m && b[at] === doc) at++
    else a[kept++] = doc
  }
  return kept
}

/** The documents a condition does not match. */
export class Not implements Matcher {
  readonly estimate: number
  readonly cost: number
  readonly point: number | undefined
  #own: Uint32Array | undefined
  #rest: Uint16Array | undefined
  #filled = -1
  readonly #docs: number

  constructor(
    readonly child: Matcher,
    docs: number,
  ) {
    this.#docs = docs
    this.estimate = Math.max(0, docs - child.estimate)
    this.cost = child.cost + 0.05
    this.point = child.point
  }
  may(): boolean {
    return true
  }
  seed(): number {
    return -1
  }
  #prepare(chunk: number): Uint32Array {
    const own = (this.#own ??= new Uint32Array(chunkWords))
    if (this.#filled !== chunk) this.child.fill(chunk, own)
    this.#filled = chunk
    return own
  }
  fill(chunk: number, out: Uint32Array): void {
    out.fill(0)
    setRange(out, 0, Math.min(chunkDocs, this.#docs - (chunk << chunkBits)))
    this.narrow(chunk, out)
  }
  narrow(chunk: number, acc: Uint32Array): void {
    if (this.child.may(chunk)) andNotWords(acc, this.#prepare(chunk), 0)
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    if (!this.child.may(chunk)) return n
    const rest = (this.#rest ??= new Uint16Array(seedRoom))
    for (let i = 0; i < n; i++) rest[i] = docs[i]!
    return subtract(docs, n, rest, this.child.keep(chunk, rest, n))
  }
  has(doc: number): boolean {
    return !this.child.has(doc)
  }
}
