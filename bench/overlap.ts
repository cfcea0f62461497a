/*
 * Audience overlap beside JS Sets and DuckDB, in one run, over the same audiences, with the same answers. Rostra answers more than
 * the rivals are asked: it also finds the best order and the best subset of each size.
 *
 *   npm run bench -- overlap [creators=20] [followers=1000000]
 */
import { Overlaps } from '../src/compute/overlap/overlaps.js'
import { namespaceOf } from '../src/engine/overlap/id-hash.js'
import { IdSetBuilder } from '../src/engine/overlap/id-set.js'
import type { Overlap, ReadAudience } from '../src/engine/overlap/overlap.js'
import { makeAudiences } from './overlap/audiences.js'
import { duckdb, mapOfMasks, pairsOfSets, type Answer, type Rival } from './overlap/rivals.js'

const [creators = 20, followers = 1_000_000] = process.argv.slice(2).map(Number)
const runs = 5
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const toAnswer = ({ pairs, reach }: Overlap): Answer => ({
  pairs: pairs.flatMap((row, a) => row.slice(a + 1).map(({ value }) => value)),
  reach: reach.value,
})

const somewhere = namespaceOf('instagram')
const overlaps = new Overlaps()

/** All of them, or, as where they are too many, the same slice of people in each, with bounds. */
const rostra = (rate: number): Rival => ({
  name: rate === 1 ? 'Rostra' : `Rostra, a slice of 1/${1 / rate}`,
  load: async (audiences) => {
    const read = audiences.map((people): ReadAudience => {
      const builder = new IdSetBuilder()
      for (const id of people) builder.add(String(id), somewhere)
      if (rate < 1) builder.thin(rate * 2 ** 32)
      return { size: people.length, read: people.length, complete: true, ids: builder.build() }
    })
    return async () => toAnswer(await overlaps.compare({ audiences: read, rate }, new AbortController().signal))
  },
})

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`.padStart(10)

const audiences = makeAudiences(creators, followers)
print(`${creators} audiences of ${followers} people each; median of ${runs} comparisons (rivals: one)\n`)
print(`${'who'.padEnd(26)}${'loaded in'.padStart(10)}${'compared in'.padStart(13)}${'processor'.padStart(11)}  answers`)
let truth: Answer | undefined
for (const rival of [rostra(1), rostra(1 / 16), mapOfMasks, duckdb, pairsOfSets]) {
  const begun = performance.now()
  const ask = await rival.load(audiences)
  const loaded = performance.now() - begun
  const took: { clock: number; processor: number }[] = []
  let answer: Answer = { pairs: [], reach: 0 }
  for (let i = 0; i < (rival.name.startsWith('Rostra') ? runs : 1); i++) {
    const start = { clock: performance.now(), processor: processorMs() }
    answer = await ask()
    took.push({ clock: performance.now() - start.clock, processor: processorMs() - start.processor })
  }
  took.sort((a, b) => a.clock - b.clock)
  const median = took[Math.floor(took.length / 2)]
  truth ??= answer
  const off = Math.max(
    Math.abs(answer.reach / truth.reach - 1),
    ...answer.pairs.map((both, i) => Math.abs(both / Math.max(1, truth?.pairs[i] ?? 0) - 1)),
  )
  print(
    `${rival.name.padEnd(26)}${seconds(loaded)}${seconds(median?.clock ?? NaN).padStart(13)}${seconds(median?.processor ?? NaN).padStart(11)}  ${off === 0 ? 'the same' : `off by up to ${(off * 100).toFixed(1)} %`}`,
  )
}
await overlaps.close()
