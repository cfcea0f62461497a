import type { ZipEntry } from './zip.js'

/** Cells that are merged downwards: what the first of them says holds for the rows below it. */
export interface MergedDown {
  column: number
  firstLine: number
  lastLine: number
}

const mergesMax = 200_000
const pattern = /<(?:\w+:)?mergeCell\b[^>]*?\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g
/** Longer than the element is: nothing that lies across two pieces is missed. */
const overlap = 200

export const columnOf = (letters: string): number => {
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/**
 * The cells of a sheet that are merged downwards, in the order of their rows. They stand behind all rows, so they are looked for without
 * reading the rows. Rows in which cells are merged sideways are headers: what is merged downwards there says nothing of rows.
 */
export const readMerges = async (part: ZipEntry): Promise<MergedDown[]> => {
  const [down, headers] = [new Map<string, MergedDown>(), new Set<number>()]
  let rest = ''
  for await (const chunk of await part.open()) {
    const text = rest + chunk.toString('latin1')
    for (const [, left = '', top = '', right = '', bottom = ''] of text.matchAll(pattern))
      if (top === bottom && left !== right) headers.add(Number(top))
      else if (top !== bottom && down.size < mergesMax)
        down.set(left + top, { column: columnOf(left), firstLine: Number(top), lastLine: Number(bottom) })
    rest = text.slice(-overlap)
  }
  return [...down.values()].filter(({ firstLine }) => !headers.has(firstLine)).sort((a, b) => a.firstLine - b.firstLine)
}

/** Rows with what merged cells say written into the rows below the first. */
export async function* fillDown<Row extends { line: number; cells: string[] }>(
  rows: AsyncGenerator<Row>,
  merges: readonly MergedDown[],
): AsyncGenerator<Row> {
  const open = new Map<MergedDown, string>()
  let next = 0
  for await (const row of rows) {
    const { line, cells } = row
    for (const [merge, value] of open)
      if (line > merge.lastLine) open.delete(merge)
      else {
        while (cells.length < merge.column) cells.push('')
        if ((cells[merge.column] ?? '') === '') cells[merge.column] = value
      }
    for (let merge = merges[next]; merge !== undefined && merge.firstLine <= line; merge = merges[++next])
      if (merge.firstLine === line) open.set(merge, cells[merge.column] ?? '')
    yield row
  }
}
