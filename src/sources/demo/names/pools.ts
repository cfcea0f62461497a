import { once } from '../../../assets/words.js'
import { sectionsOf } from '../text/written.js'
import type { Gender } from '../../../model/creator.js'
import { at, type Draw } from '../draw.js'

interface NamePool {
  female: readonly string[]
  male: readonly string[]
  /** Names both carry: the honest ambiguity of real lists. */
  either: readonly string[]
  family: readonly string[]
}

const poolParts = ['female', 'male', 'either', 'family'] as const

const toPools = (): Map<string, NamePool> => {
  const pools = new Map<string, NamePool>()
  for (const { name, words, entries } of sectionsOf('names')) {
    const part = poolParts.find((each) => words.includes(each))
    if (part === undefined) continue
    const pool = pools.get(name) ?? { female: [], male: [], either: [], family: [] }
    pools.set(name, { ...pool, [part]: entries })
  }
  return pools
}

const pools = once(toPools)

/** Frequent names come often: the square of a uniform leans to the front of the list. */
const lean = <T>(draw: Draw, list: readonly T[]): T => {
  const u = draw.next()
  return at(list, Math.floor(u * u * list.length))
}

export interface DrawnName {
  given: string
  family: string
}

/** A name as people of that pool and gender carry it; one in fourteen is a name both carry. */
export const drawName = (draw: Draw, poolId: string, gender: Gender): DrawnName => {
  const pool = pools().get(poolId)
  if (pool === undefined) throw new RangeError(`No names for ${poolId}.`)
  const family = lean(draw, pool.family)
  if (gender === 'other' || draw.chance(0.07)) return { given: draw.pick(pool.either), family }
  return { given: lean(draw, gender === 'female' ? pool.female : pool.male), family }
}

/** How the pool writes a whole name. */
export const fullName = (poolId: string, name: DrawnName): string =>
  poolId === 'japanese' ? `${name.family} ${name.given}` : `${name.given} ${name.family}`
