import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CsvRecords } from './csv-records.js'
import { neutralize, relieve } from '../../../engine/tables/index.js'
import type { RawRow } from './raw-rows.js'

const read = (bytes: Buffer, chunkBytes: number): RawRow[] => {
  const records = new CsvRecords({ offset: 0, line: 1 }, ',')
  const rows: RawRow[] = []
  for (let i = 0; i < bytes.length; i += chunkBytes) rows.push(...records.take(bytes.subarray(i, i + chunkBytes)))
  return [...rows, ...records.end()]
}

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '写', '😀', ',', '"', '\n', '\r\n', ' ', "'"), maxLength: 6 })
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const written = fc
  .tuple(cell, fc.boolean())
  .map(([text, always]) => (always || /[",\r\n]/.test(text) ? quoted(text) : text))
const table = fc.tuple(
  fc.array(fc.array(written, { minLength: 2, maxLength: 4 }), { maxLength: 6 }),
  fc.constantFrom('\n', '\r\n'),
)

it('reads what csv-parse reads, in pieces of any size', () => {
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), ([rows, lineEnd], chunkBytes) => {
      const text = rows.map((cells) => cells.join(',')).join(lineEnd)
      const expected = parse(text, { relax_column_count: true, skip_empty_lines: true, record_delimiter: lineEnd })
      expect(read(Buffer.from(text), chunkBytes).map(({ content }) => content)).toEqual(expected)
    }),
    { seed: 7, numRuns: 500 },
  )
})

it('knows where each row begins, so that reading can go on there', () => {
  fc.assert(
    fc.property(table, ([rows, lineEnd]) => {
      const text = rows.map((cells) => cells.join(',') + lineEnd).join('')
      const bytes = Buffer.from(text)
      const all = read(bytes, 1000)
      for (const [i, { nextOffset, nextLine }] of all.entries()) {
        const rest = new CsvRecords({ offset: nextOffset, line: nextLine }, ',')
        expect([...rest.take(bytes.subarray(nextOffset)), ...rest.end()]).toEqual(all.slice(i + 1))
        expect(nextLine).toBe(bytes.subarray(0, nextOffset).toString().split('\n').length)
      }
    }),
    { seed: 7, numRuns: 200 },
  )
})

it('never throws, and loses no byte to an earlier row', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (bytes, chunkBytes) => {
      const rows = read(Buffer.from(bytes), chunkBytes)
      expect(rows.every((row, i) => row.nextOffset > (rows[i - 1]?.nextOffset ?? 0))).toBe(true)
    }),
    { seed: 7, numRuns: 500 },
  )
})

it('takes exactly those apostrophes off that were put on', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a'), maxLength: 4 }),
      (text) => {
        const cells = [neutralize(text)]
        expect(cells[0]).not.toMatch(/^[=+\-@\t\r]/)
        relieve(cells)
        expect(cells).toEqual([text])
      },
    ),
    { seed: 7 },
  )
})
