import { FormatError, type Position, type RawRow, type RawRows } from './raw-rows.js'

/** A table on its side is read as a whole. */
const cellsMax = 2_000_000

/** The columns of a table that lies on its side, as its rows. Lines are the numbers of columns. */
export async function* turn(pieces: AsyncGenerator<RawRows>, from: Position): AsyncGenerator<RawRows> {
  const fields: string[][] = []
  let cells = 0
  for await (const { rows } of pieces)
    for (const { content } of rows) {
      if (!Array.isArray(content)) continue
      cells += content.length
      if (cells > cellsMax)
        throw new FormatError('lies on its side, with fields below each other, and is too large to be turned here')
      fields.push((content as unknown[]).map(String))
    }
  const columns = fields.map(([name = ''], i) => name.trim() || `column ${i + 1}`)
  const width = Math.max(0, ...fields.map(({ length }) => length))
  const rows = Array.from({ length: Math.max(0, width - 1) }, (_, i): RawRow => {
    const at = i + 1
    return { line: at + 1, nextOffset: at, nextLine: at + 2, content: fields.map((field) => field[at] ?? '') }
  })
  const isFilled = ({ content }: RawRow): boolean => (content as string[]).some((cell) => cell.trim() !== '')
  yield { columns, rows: rows.filter((row) => row.nextOffset > from.offset && isFilled(row)) }
}
