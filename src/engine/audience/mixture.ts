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

/** One person's evidence by the numbers of the values, so that a step only adds and multiplies. */
interface Numbered {
  ids: Uint32Array
  likelihoods: Float64Array
  rest: number
}

const mixOf = ({ ids, likelihoods, rest }: Numbered, shares: Float64Array): number => {
  let named = 0
  let mix = 0
  for (let i = 0; i < ids.length; i++) {
    const share = shares[ids[i] as number] as number
    named += share
    mix += (likelihoods[i] as number) * share
  }
  return mix + rest * Math.max(0, 1 - named)
}

/** One step of expectation and maximisation: everybody is spread over the values by what they show and what is common. */
const step = (people: readonly Numbered[], shares: Float64Array): Float64Array => {
  // What `rest` gives to a value is the same for all who do not name it, so it is summed once and corrected for those who do.
  const next = new Float64Array(shares.length)
  const without = new Float64Array(shares.length)
  let common = 0
  for (const person of people) {
    const mix = mixOf(person, shares)
    if (mix <= 0) continue
    const rest = person.rest / mix
    common += rest
    for (let i = 0; i < person.ids.length; i++) {
      const id = person.ids[i] as number
      next[id] = (next[id] as number) + ((shares[id] as number) * (person.likelihoods[i] as number)) / mix
      without[id] = (without[id] as number) + rest
    }
  }
  let total = 0
  for (let id = 0; id < next.length; id++) {
    next[id] = (next[id] as number) + (shares[id] as number) * (common - (without[id] as number))
    total += next[id] as number
  }
  return total === 0 ? shares : next.map((value) => value / total)
}

/** The Fisher information about one share, the others keeping their proportions, as a number of certain people. */
const effectiveSizeOf = (id: number, people: readonly Numbered[], shares: Float64Array): number => {
  const share = Math.min(1 - 1e-6, Math.max(1e-6, shares[id] as number))
  let information = 0
  for (const person of people) {
    const mix = mixOf(person, shares)
    if (mix <= 0) continue
    const own = person.likelihoods[person.ids.indexOf(id)] ?? person.rest
    const others = Math.max(0, mix - own * share) / (1 - share)
    information += ((own - others) / mix) ** 2
  }
  return Math.min(people.length, share * (1 - share) * information)
}

/**
 * The shares that make what is seen most likely: expectation maximisation over everybody's evidence (Saerens, Latinne and
 * Decaestecker 2002). Counting everybody as their likeliest value would pull every share towards the middle by the rate of
 * wrong readings; this does not. Largest share first.
 */
export const mixShares = (evidence: readonly Evidence[]): MixedShare[] => {
  const ids = [...new Set(evidence.flatMap(({ likely }) => likely.map(([id]) => id)))].sort()
  if (ids.length === 0) return []
  const numbers = new Map(ids.map((id, i) => [id, i]))
  const people = evidence.map(({ likely, rest }) => ({
    ids: Uint32Array.from(likely, ([id]) => numbers.get(id) ?? 0),
    likelihoods: Float64Array.from(likely, ([, likelihood]) => likelihood),
    rest,
  }))
  let shares = new Float64Array(ids.length).fill(1 / ids.length)
  for (let i = 0; i < iterations; i++) {
    const next = step(people, shares)
    const moved = next.reduce((most, share, id) => Math.max(most, Math.abs(share - (shares[id] as number))), 0)
    shares = Float64Array.from(next)
    if (moved < settled) break
  }
  return ids
    .map((id, i) => ({ id, share: shares[i] as number, effectiveSize: effectiveSizeOf(i, people, shares) }))
    .filter(({ share }) => share > 1e-6)
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
}
