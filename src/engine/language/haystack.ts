import { wordStart } from './needles.js'

/** Looks through a text once for many needles, and tells for each that it found what hangs on it. */
export interface Haystack {
  /** Calls `take` with the numbers given for the needles in the text; a number may come more than once. */
  scan: (text: string, take: (number: number) => void) => void
}

/** Units beyond ASCII share a few columns: a needle found wrongly costs a look, never a finding. */
const foreignColumns = 31
const asciiColumns = 128
const columns = asciiColumns + foreignColumns
const columnOf = (unit: number): number => (unit < asciiColumns ? unit : asciiColumns + (unit % foreignColumns))
const startColumn = wordStart.charCodeAt(0)

const isWord = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit === 95 || (unit >= 65 && unit <= 90)

/** The automaton of Aho and Corasick: one step a unit, whatever the number of needles. */
export const createHaystack = (needles: Iterable<readonly [needle: string, number: number]>): Haystack => {
  const children = [new Map<number, number>()]
  const ends: number[][] = [[]]
  for (const [needle, number] of needles) {
    let state = 0
    for (let i = 0; i < needle.length; i++) {
      const column = columnOf(needle.charCodeAt(i))
      let next = children[state]?.get(column)
      if (next === undefined) {
        next = children.length
        children.push(new Map<number, number>())
        ends.push([])
        children[state]?.set(column, next)
      }
      state = next
    }
    ends[state]?.push(number)
  }
  return { scan: walk(completed(children, ends), ends) }
}

/** Fills in where to go on when a needle breaks off, so that no unit is read twice. */
const completed = (children: readonly Map<number, number>[], ends: number[][]): Uint16Array | Uint32Array => {
  const size = children.length * columns
  const table = children.length < 65_536 ? new Uint16Array(size) : new Uint32Array(size)
  const fallbacks = new Uint32Array(children.length)
  const queue = [0]
  for (let place = 0; place < queue.length; place++) {
    const state = queue[place]!
    const fallback = fallbacks[state]!
    if (state !== 0) table.copyWithin(state * columns, fallback * columns, (fallback + 1) * columns)
    for (const [column, child] of children[state] ?? []) {
      const elsewhere = table[state * columns + column]!
      table[state * columns + column] = child
      fallbacks[child] = elsewhere
      const more = ends[elsewhere] ?? []
      if (more.length > 0) ends[child] = [...new Set([...(ends[child] ?? []), ...more])]
      queue.push(child)
    }
  }
  return table
}

const walk =
  (table: Uint16Array | Uint32Array, ends: readonly number[][]): Haystack['scan'] =>
  (text, take) => {
    let state = 0
    let wasWord = false
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      const inWord = isWord(unit)
      if (inWord && !wasWord) state = table[state * columns + startColumn]!
      wasWord = inWord
      state = table[state * columns + columnOf(unit)]!
      const found = ends[state]!
      for (let each = 0; each < found.length; each++) take(found[each]!)
    }
  }
