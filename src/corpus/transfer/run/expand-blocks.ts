import { mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRows } from '../read/open-rows.js'
import type { RawRow } from '../read/raw-rows.js'
import { detectReading, type Reading } from '../read/reading.js'
import { sniff } from '../read/sniff.js'
import { unpackSheets } from '../read/unpack.js'
import { isColumnName, planFile } from '../understand/plan-file.js'
import { whatIsMissing } from '../understand/plan-table.js'
import type { Wishes } from '../understand/plan.js'

/** Tables below each other are written by hand; larger files come from programs, which write one. */
const bytesMax = 4_000_000
const blocksMax = 50

interface Block {
  header: number
  rows: RawRow[]
}

/** Lines can be cut out of it as they are. */
const isPlain = ({ form, encoding, isPacked, endsInCr, isWrapped, isTurned, names }: Reading): boolean =>
  form === 'csv' &&
  /^utf-8|^windows|^iso|^ascii/i.test(encoding) &&
  !isPacked &&
  !(endsInCr ?? false) &&
  !(isWrapped ?? false) &&
  !(isTurned ?? false) &&
  names === undefined

/** The rows that no column of the first header is for, by the header they stand under. */
const findBlocks = async (path: string): Promise<Block[]> => {
  const reading = await detectReading(path, isColumnName)
  if (!isPlain(reading)) return []
  const blocks = new Map<number, Block>()
  const { rows } = await openRows(path, reading, { offset: 0, line: 1 })
  for await (const piece of rows)
    for (const row of piece.rows) {
      if (row.header === undefined || row.content !== undefined) continue
      const block = blocks.get(row.header.line) ?? { header: row.header.line, rows: [] }
      block.rows.push(row)
      blocks.set(row.header.line, block)
    }
  return [...blocks.values()].slice(0, blocksMax)
}

const linesIn = ({ header, rows }: Block): Set<number> =>
  new Set([
    header,
    ...rows.flatMap(({ line, nextLine }) => Array.from({ length: nextLine - line }, (_, i) => line + i)),
  ])

const isUnderstood = async (path: string, wishes: Wishes): Promise<boolean> => {
  try {
    const { plan } = await planFile(path, wishes, {})
    const main = plan.tables.filter(({ isAside }) => !isAside)
    return main.length > 0 && main.some((table) => whatIsMissing(table).length === 0)
  } catch {
    return false
  }
}

/** The only sheet of a workbook as text, or a file that is text already. */
const asText = async (path: string, folderFor: () => string): Promise<string | undefined> => {
  const { form } = sniff(path)
  if (form === 'xlsx') return (await unpackSheets(path, folderFor, 1))?.[0]?.path
  return form === 'csv' ? path : undefined
}

/**
 * Tables that stand below each other in one file, each under a header of its own, as files of their own; undefined where there is one. Lines that
 * belong to others are left blank, so that what is said of a line is said of the line of the file. What is not understood by itself stays where it
 * is, where its rows are refused with the reason.
 */
export const expandBlocks = async (
  { path, name }: { path: string; name: string },
  folderFor: () => string,
  wishes: Wishes,
): Promise<{ path: string; name: string }[] | undefined> => {
  const { size, mtime } = statSync(path)
  if (size > bytesMax) return undefined
  const text = await asText(path, () => mkdtempSync(join(folderFor(), 'sheet-'))).catch(() => undefined)
  const blocks = text === undefined ? [] : await findBlocks(text).catch(() => [])
  if (text === undefined || blocks.length === 0) return undefined
  const lines = readFileSync(text, 'latin1').split('\n')
  const folder = mkdtempSync(join(folderFor(), 'blocks-'))
  const write = (file: string, keeps: (line: number) => boolean): string => {
    const to = join(folder, file)
    writeFileSync(to, lines.map((line, i) => (keeps(i + 1) ? line : '')).join('\n'), {
      encoding: 'latin1',
      mode: 0o600,
    })
    // Where nothing else is said, the data is as old as the file.
    utimesSync(to, mtime, mtime)
    return to
  }
  const taken = new Set<number>()
  const parts: { path: string; name: string }[] = []
  for (const block of blocks) {
    const own = linesIn(block)
    const part = write(`${block.header}.csv`, (line) => own.has(line))
    if (!(await isUnderstood(part, wishes))) continue
    for (const line of own) taken.add(line)
    parts.push({ path: part, name: `${name}/line ${block.header}` })
  }
  if (parts.length === 0) return undefined
  return [{ path: write('first.csv', (line) => !taken.has(line)), name }, ...parts]
}
