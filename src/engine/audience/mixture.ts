/** What one person's profile says about an attribute: how well each value explains what is seen. */
export interface Evidence {
  /** Values that explain it better than the rest do, with their likelihoods. */
  likely: readonly (readonly [id: string, likelihood: number])[]
  /** The likelihood of every other value. */
  rest: number
}

export interface MixedShare {
  id: string
  share: number
  /** As many certain people as the evidence is worth, for this value against all others. */
  effectiveSize: number
}

const iterations = 200
const settled = 1e-9

/** Everybody's evidence by the numbers of the values, one behind another, so that a step only adds and multiplies. */
interface Numbered {
  people: number
  /** Where each person's values begin; one more than there are people. */
  starts: Uint32Array
  ids: Uint32Array
  likelihoods: Float64Array
  rests: Float64Array
}

const toNumbered = (evidence: readonly Evidence[], numbers: ReadonlyMap<string, number>): Numbered => {
  const people = evidence.length
  let values = 0
  for (const { likely } of evidence) values += likely.length
  const starts = new Uint32Array(people + 1)
  const ids = new Uint32Array(values)
  const likelihoods = new Float64Array(values)
  const rests = new Float64Array(people)
  let place = 0
  for (let person = 0; person < people; person++) {
    const { likely, rest } = evidence[person]!
    rests[person] = rest
    for (const [id, likelihood] of likely) {
      ids[place] = numbers.get(id) ?? 0
      likelihoods[place++] = likelihood
    }
    starts[person + 1] = place
  }
  return { people, starts, ids, likelihoods, rests }
}

const mixOf = ({ starts, ids, likelihoods, rests }: Numbered, person: number, shares: Float64Array): number => {
  let named = 0
  let mix = 0
  const end = starts[person + 1]!
  for (let i = starts[person]!; i < end; i++) {
    const share = shares[ids[i]!]!
    named += share
    mix += likelihoods[i]! * share
  }
  return mix + rests[person]! * Math.max(0, 1 - named)
}

/** One step of expectation and maximisation into `next`: everybody is spread over the values by what they show and what is common. */
const step = (of: Numbered, shares: Float64Array, next: Float64Array, without: Float64Array): void => {
  // What `rest` gives to a value is the same for all who do not name it, so it is summed once and corrected for those who do.
  const { people, starts, ids, likelihoods, rests } = of
  next.fill(0)
  without.fill(0)
  let common = 0
  for (let person = 0; person < people; person++) {
    const mix = mixOf(of, person, shares)
    if (mix <= 0) continue
    const rest = rests[person]! / mix
    common += rest
    const end = starts[person + 1]!
    for (let i = starts[person]!; i < end; i++) {
      const id = ids[i]!
      next[id]! += (shares[id]! * likelihoods[i]!) / mix
      without[id]! += rest
    }
  }
  let total = 0
  for (let id = 0; id < next.length; id++) {
    next[id]! += shares[id]! * (common - without[id]!)
    total += next[id]!
  }
  if (total === 0) next.set(shares)
  else for (let id = 0; id < next.length; id++) next[id] = next[id]! / total
}

/** The shares that steps end at. */
const settle = (of: Numbered, values: number): Float64Array => {
  let shares = new Float64Array(values).fill(1 / values)
  let next = new Float64Array(values)
  const without = new Float64Array(values)
  for (let i = 0; i < iterations; i++) {
    step(of, shares, next, without)
    let moved = 0
    for (let id = 0; id < values; id++) moved = Math.max(moved, Math.abs(next[id]! - shares[id]!))
    ;[shares, next] = [next, shares]
    if (moved < settled) break
  }
  return shares
}

/** The Fisher information about one share, the others keeping their proportions, as a number of certain people. */
const effectiveSizeOf = (id: number, of: Numbered, shares: Float64Array, mixes: Float64Array): number => {
  const { people, starts, ids, likelihoods, rests } = of
  const share = Math.min(1 - 1e-6, Math.max(1e-6, shares[id]!))
  let information = 0
  for (let person = 0; person < people; person++) {
    const mix = mixes[person]!
    if (mix <= 0) continue
    let own = rests[person]!
    const end = starts[person + 1]!
    for (let i = starts[person]!; i < end; i++)
      if (ids[i] === id) {
        own = likelihoods[i]!
        break
      }
    const others = Math.max(0, mix - own * share) / (1 - share)
    information += ((own - others) / mix) ** 2
  }
  return Math.min(people, share * (1 - share) * information)
}

/**
 * The shares that make what is seen most likely: expectation maximisation over everybody's evidence (Saerens, Latinne and
 * Decaestecker 2002). Counting everybody as their likeliest value would pull every share towards the middle by the rate of
 * wrong readings; this does not. Largest share first.
 */
export const mixShares = (evidence: readonly Evidence[]): MixedShare[] => {
  const named = new Set<string>()
  for (const { likely } of evidence) for (const [id] of likely) named.add(id)
  const ids = [...named].sort()
  if (ids.length === 0) return []
  const of = toNumbered(evidence, new Map(ids.map((id, i) => [id, i])))
  const shares = settle(of, ids.length)
  const mixes = Float64Array.from({ length: of.people }, (_, person) => mixOf(of, person, shares))
  return ids
    .map((id, i) => ({ id, share: shares[i]!, number: i }))
    .filter(({ share }) => share > 1e-6)
    .map(({ id, share, number }) => ({ id, share, effectiveSize: effectiveSizeOf(number, of, shares, mixes) }))
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
}
