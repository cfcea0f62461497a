/** Audiences of people by number. */
export type People = Int32Array

/** A fixed walk through 32 bits: the same audiences in every run. */
const walk = (seed: number) => (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32

/**
 * Audiences of the same size out of one population: each creator has a scene of their own where most followers come from, scenes
 * lap over, and the rest are people from everywhere. Nobody is in one audience twice.
 */
export const makeAudiences = (creators: number, followers: number): People[] => {
  const population = Math.max(2 * followers, Math.round((followers * creators) / 2))
  const seen = new Uint8Array(population)
  return Array.from({ length: creators }, (_, creator) => {
    const next = walk(creator * 7919 + 17)
    const from = Math.floor((creator / creators) * (population - 2 * followers))
    const people = new Int32Array(followers)
    for (let size = 0; size < followers;) {
      const id = next() < 0.7 ? from + Math.floor(next() * 2 * followers) : Math.floor(next() * population)
      if (seen[id] === creator + 1) continue
      seen[id] = creator + 1
      people[size++] = id
    }
    return people
  })
}
