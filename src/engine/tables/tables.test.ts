import { inflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { parquetReadObjects } from 'hyparquet'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { relieve, tableOf, writeTable, type TableFormat } from './index.js'

const Item = z.strictObject({
  id: z.string(),
  at: z.iso.datetime().nullable(),
  count: z.int().nullable(),
  share: z.number(),
  ok: z.boolean(),
  tags: z.array(z.string()),
  author: z.strictObject({ handle: z.string(), place: z.strictObject({ city: z.string() }).nullable() }),
  spans: z.array(z.strictObject({ start: z.int() })).optional(),
})
type Item = z.output<typeof Item>

const table = tableOf(Item)

const fileOf = async (format: TableFormat, items: Item[]): Promise<Buffer> => {
  async function* rows() {
    for (const item of items) yield await Promise.resolve(table.toRow(item))
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of writeTable(format, table.columns, rows())) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const toBig = (value: number | null | undefined): bigint | null => (typeof value === 'number' ? BigInt(value) : null)

/** What a ZIP file holds, read by its directory as other programs do. */
const unzip = (file: Buffer): Map<string, string> => {
  const entries = new Map<string, string>()
  const end = file.lastIndexOf('PK\u0005\u0006')
  let at = file.readUInt32LE(end + 16)
  for (let i = 0; i < file.readUInt16LE(end + 10); i++) {
    const [packed, nameLength, local] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ]
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + file.readUInt16LE(local + 26)
    entries.set(name, inflateRawSync(file.subarray(start, start + packed)).toString('utf8'))
    at += 46 + nameLength
  }
  return entries
}

const text = fc.string({ unit: 'binary', maxLength: 12 }).map((value) => value.replaceAll('\0', ''))
const items = fc.array(
  fc.record({
    id: fc.oneof(text, fc.constantFrom('=1+1', '@x', '-2', 'a,"b"\nc', "'quoted")),
    at: fc.option(fc.constantFrom('2026-05-01T10:00:00.000Z', '1999-12-31T23:59:59.999Z')),
    count: fc.option(fc.integer()),
    share: fc.double({ min: -1, max: 1, noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
    ok: fc.boolean(),
    tags: fc.array(text, { maxLength: 3 }),
    author: fc.record({ handle: text, place: fc.option(fc.record({ city: text })) }),
  }),
  { maxLength: 30 },
)

test('a table has a column for every leaf of the schema', () => {
  expect(table.columns.map(({ name, storage }) => `${name}: ${storage}`)).toEqual([
    'id: text',
    'at: time',
    'count: integer',
    'share: number',
    'ok: boolean',
    'tags: list',
    'author.handle: text',
    'author.place.city: text',
    'spans: json',
  ])
})

test('what a CSV file says can be read back, and no cell starts as a formula', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (given) => {
      const file = await fileOf('csv', given)
      const rows: Record<string, string>[] = parse(file, { columns: true })
      expect(rows).toHaveLength(given.length)
      for (const [i, row] of rows.entries()) {
        expect(row['id']).not.toMatch(/^[=+\-@\t\r\n]/)
        const cells = [row['id'] ?? '']
        relieve(cells)
        expect(cells[0]).toBe(given[i]?.id)
        expect(row['count']).toBe(String(given[i]?.count ?? ''))
        expect(row['at']).toBe(given[i]?.at ?? '')
        expect(JSON.parse(row['tags'] ?? '')).toEqual(given[i]?.tags)
      }
    }),
    { numRuns: 50 },
  )
})

test('what a Parquet file says can be read back, with its types', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (given) => {
      const bytes = await fileOf('parquet', given)
      const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
      const rows = given.length === 0 ? [] : await parquetReadObjects({ file })
      expect(rows).toHaveLength(given.length)
      for (const [i, row] of rows.entries()) {
        expect(row['id']).toBe(given[i]?.id)
        expect(row['share']).toBe(given[i]?.share)
        expect(row['ok']).toBe(given[i]?.ok)
        expect(row['tags']).toEqual(given[i]?.tags)
        expect((row['at'] as Date | null | undefined)?.toISOString() ?? null).toBe(given[i]?.at)
        expect(row['count'] ?? null).toEqual(toBig(given[i]?.count))
      }
    }),
    { numRuns: 50 },
  )
})

test('a workbook holds a row for every item, as text, never as a formula', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (given) => {
      const parts = unzip(await fileOf('xlsx', given))
      expect([...parts.keys()]).toContain('[Content_Types].xml')
      const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
      expect(sheet.match(/<row>/g)).toHaveLength(given.length + 1)
      expect(sheet).not.toContain('<f>')
      expect(sheet).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
    }),
    { numRuns: 50 },
  )
})

test('a text too long for a cell says that it was cut', async () => {
  const long: Item = {
    id: 'x'.repeat(40_000),
    at: null,
    count: 1,
    share: 0,
    ok: true,
    tags: [],
    author: { handle: '', place: null },
  }
  expect(unzip(await fileOf('xlsx', [long])).get('xl/worksheets/sheet1.xml')).toContain('[cut: 40000 characters in all')
})
