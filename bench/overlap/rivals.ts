import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { People } from './audiences.js'
import { connectDuckdb } from '../duckdb/connect.js'

/** What all must agree on: people in both of every pair, row by row, and people in all audiences together. */
export interface Answer {
  pairs: number[]
  reach: number
}

export interface Rival {
  name: string
  /** Gets the audiences into whatever it asks, and gives what is then asked. */
  load: (audiences: readonly People[]) => Promise<() => Promise<Answer>>
}

/** What comes to mind first: a Set for each, every pair by asking the larger one about everybody in the smaller one. */
export const pairsOfSets: Rival = {
  name: 'JS Set, pair by pair',
  load: async (audiences) => {
    const sets = audiences.map((people) => new Set(people))
    return async () => {
      const pairs: number[] = []
      for (const [a, one] of sets.entries())
        for (const other of sets.slice(a + 1)) {
          let both = 0
          for (const id of one) if (other.has(id)) both++
          pairs.push(both)
        }
      const all = new Set<number>()
      for (const set of sets) for (const id of set) all.add(id)
      return { pairs, reach: all.size }
    }
  },
}

/** What comes to mind second: everybody once, with the audiences they are in as bits. */
export const mapOfMasks: Rival = {
  name: 'JS Map of masks',
  load: async (audiences) => async () => {
    const masks = new Map<number, number>()
    for (const [i, people] of audiences.entries())
      for (const id of people) masks.set(id, (masks.get(id) ?? 0) | (1 << i))
    const counts = new Map<number, number>()
    for (const mask of masks.values()) counts.set(mask, (counts.get(mask) ?? 0) + 1)
    return { pairs: pairsOf(counts, audiences.length), reach: masks.size }
  },
}

const pairsOf = (counts: ReadonlyMap<number, number>, audiences: number): number[] => {
  const pairs: number[] = []
  for (let a = 0; a < audiences; a++)
    for (let b = a + 1; b < audiences; b++) {
      let both = 0
      for (const [mask, count] of counts) if ((mask >> a) & (mask >> b) & 1) both += count
      pairs.push(both)
    }
  return pairs
}

/** Two threads, one table of memberships in memory, the same masks by one grouping. */
export const duckdb: Rival = {
  name: 'DuckDB, two threads',
  load: async (audiences) => {
    const db = await connectDuckdb(':memory:')
    const file = join(tmpdir(), `rostra-bench-${process.pid}.csv`)
    const to = createWriteStream(file)
    for (const [creator, people] of audiences.entries())
      for (let i = 0; i < people.length; i += 100_000)
        if (!to.write([...people.subarray(i, i + 100_000)].map((id) => `${creator},${id}\n`).join('')))
          await new Promise<void>((resolve) => to.once('drain', () => resolve()))
    to.end()
    await finished(to)
    await db.run('create table memberships (creator integer, person integer)')
    await db.run(`copy memberships from '${file}' (format csv, header false)`)
    await rm(file)
    return async () => {
      const found = await db.runAndReadAll(
        'select mask, count(*) as n from (select bit_or(1 << creator) as mask from memberships group by person) group by mask',
      )
      const counts = new Map(found.getRowObjects().map(({ mask, n }) => [Number(mask), Number(n)]))
      return {
        pairs: pairsOf(counts, audiences.length),
        reach: [...counts.values()].reduce((sum, count) => sum + count, 0),
      }
    }
  },
}
