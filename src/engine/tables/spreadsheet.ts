/**
 * A spreadsheet runs a cell that starts with one of these. Export puts an apostrophe before such a cell, and before one
 * that starts with an apostrophe already; so import can take exactly that one off again.
 */
const risky = new Set(['=', '+', '-', '@', '\t', '\r', '\n', "'"])

export const neutralize = (cell: string): string => (risky.has(cell[0] ?? '') ? `'${cell}` : cell)

/** Takes the apostrophes off, in place. */
export const relieve = (cells: string[]): void => {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!
    if (cell.charCodeAt(0) === 0x27 && risky.has(cell[1] ?? '')) cells[i] = cell.slice(1)
  }
}
