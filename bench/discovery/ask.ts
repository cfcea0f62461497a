import { search, type SearchResult, type Snapshot } from '../../src/engine/search/index.js'
import { Creators } from '../search/creators.js'
import { openIndex, type Built } from './index-files.js'
import type { Rival } from './rivals.js'
import { makeShapes, type Shape } from './shapes.js'

export interface Asked {
  name: string
  ours: number
  p99: number
  rivals: Record<string, number>
}

/** Runs of the index, and of a rival: fewer where one takes seconds. */
const ownRuns = 300
const rivalRuns = 20
/** Each shape is asked for so long before the first is timed. */
const warmMs = 400
const rivalMsMax = 4000

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** Milliseconds of each run, lowest first. Questions are asked before, so that all of it is warm; what takes seconds, once. */
const time = async (runs: number, msMax: number, one: (i: number) => unknown): Promise<number[]> => {
  const started = performance.now()
  for (let i = 0; i < Math.min(100, runs) && performance.now() - started < msMax / 2; i++) await one(i)
  const took: number[] = []
  const from = performance.now()
  for (let i = 0; i < runs && (i < 1 || performance.now() - from < msMax); i++) {
    const start = performance.now()
    await one(i)
    took.push(performance.now() - start)
  }
  return took.sort((a, b) => a - b)
}

const plain = (result: SearchResult): string =>
  JSON.stringify(
    result.facets['country']?.map(({ value, count: n }) => [value, n]) ??
      (result.total === undefined ? result.hits.map(({ key }) => key) : result.total.value),
  )
const plainRows = (found: Record<string, unknown>[]): string =>
  JSON.stringify(
    found[0] !== undefined && 'value' in found[0]
      ? found.map(({ value, n }) => [value, Number(n)])
      : found[0] !== undefined && 'n' in found[0]
        ? Number(found[0]['n'])
        : found.map(({ key }) => key),
  )

const sameAnswers = async (
  snapshot: Snapshot,
  shape: Shape,
  rival: Rival,
  print: (line: string) => void,
): Promise<boolean> => {
  const started = performance.now()
  for (let i = 0; i < 3 && (i < 1 || performance.now() - started < rivalMsMax); i++) {
    const sql = shape.sql(i, rival.dialect)
    if (sql === undefined) return true
    const [ours, theirs] = [plain(search(snapshot, shape.ask(i))), plainRows(await rival.ask(sql))]
    if (ours !== theirs) {
      print(`  ${shape.name}, ${rival.name}: other answers\n    ${ours.slice(0, 200)}\n    ${theirs.slice(0, 200)}`)
      return false
    }
  }
  return true
}

/** Puts every shape to the index and to all rivals, holds the answers against each other, and prints a line a shape. */
export const askAll = async (
  folder: string,
  count: number,
  built: Built,
  rivals: readonly Rival[],
  print: (line: string) => void,
): Promise<Asked[]> => {
  const { snapshot, ms, checkedMs } = openIndex(folder, built.segments)
  print(
    `${count} creators, ${new Date().toISOString().slice(0, 10)}: built ${Math.round(count / built.seconds)} a second by ${built.threads} threads, ${(built.bytes / count).toFixed(0)} bytes each, opened in ${ms.toFixed(0)} ms (all checksums: ${checkedMs.toFixed(0)} ms more)\n`,
  )
  print(
    `${'shape'.padEnd(32)}${'Rostra p50'.padStart(12)}${'p99'.padStart(9)}${rivals.map(({ name }) => `${name} p50`.padStart(17)).join('')}  best rival / Rostra`,
  )
  const results: Asked[] = []
  const ratios: number[] = []
  const shapes = makeShapes(new Creators(1))
  // Our code is compiled while it runs, what the rivals run was compiled before: all shapes are asked before the first is timed.
  for (const shape of shapes) {
    const from = performance.now()
    for (let i = 0; i < 100 || performance.now() - from < warmMs; i++) search(snapshot, shape.ask(i))
  }
  for (const shape of shapes) {
    // A machine that others share is not equally quick all the time: one half is asked before the rivals, the other after them.
    const half = (): Promise<number[]> => time(ownRuns / 2, 5000, (i) => search(snapshot, shape.ask(i)))
    const before = await half()
    const theirs: Record<string, number> = {}
    for (const rival of rivals) {
      if (shape.sql(0, rival.dialect) === undefined || !(await sameAnswers(snapshot, shape, rival, print))) continue
      theirs[rival.name] = at(
        await time(rivalRuns, rivalMsMax, (i) => rival.ask(shape.sql(i, rival.dialect) ?? '')),
        0.5,
      )
    }
    const own = [...before, ...(await half())].sort((a, b) => a - b)
    const ours = at(own, 0.5)
    const p99 = at(own, 0.99)
    const best = Math.min(...Object.values(theirs))
    ratios.push(best / ours)
    results.push({ name: shape.name, ours, p99, rivals: theirs })
    const cell = (name: string): string =>
      (theirs[name] === undefined ? '–' : `${theirs[name].toFixed(2)} ms`).padStart(17)
    print(
      `${shape.name.padEnd(32)}${`${ours.toFixed(3)} ms`.padStart(12)}${p99.toFixed(2).padStart(9)}${rivals.map(({ name }) => cell(name)).join('')}  ${(best / ours).toFixed(1)}`,
    )
  }
  ratios.sort((a, b) => a - b)
  print(
    `\nmedian over the shapes: the best rival takes ${at(ratios, 0.5).toFixed(1)} times as long; least ${at(ratios, 0).toFixed(2)}`,
  )
  return results
}
