import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesIn } from '../src/corpus/transfer/run/files-in.js'
import { Joins } from '../src/corpus/transfer/run/joins.js'
import { previewFile, type PreviewedTable } from '../src/corpus/transfer/run/preview.js'
import { expectRecord } from './records-hold.js'

interface Case {
  says: string
  name: string
  /** The file, or its bytes in base64, in pieces that fit on a line. */
  text?: string[]
  base64?: string[]
  set?: Record<string, string>
  records?: Record<string, Record<string, unknown>[]>
  /** What must not come out anywhere. */
  never?: string
  /** What is said of a file that cannot be taken. */
  refused?: string
}

/** Exports of vendors, answers of networks, personal archives, workbooks and bad files. What must come out was written down before they were tried. */
const cases = JSON.parse(readFileSync(new URL('import-brought.json', import.meta.url), 'utf8')) as Case[]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-brought-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-18T00:00:00Z')

const look = async ({ name, text, base64, set = {} }: Case): Promise<PreviewedTable[]> => {
  const own = mkdtempSync(join(folder, 'file-'))
  const path = join(own, name)
  writeFileSync(path, text?.join('') ?? Buffer.from((base64 ?? []).join(''), 'base64'))
  const { taken } = await filesIn({ path, name }, () => own, { set, columns: {} })
  const joins = new Joins()
  const tables: PreviewedTable[] = []
  for (const file of taken)
    tables.push(...(await previewFile(file.path, file.name, { set, columns: {} }, now, { joins })).tables)
  return tables
}

test.each(cases.filter(({ refused }) => refused === undefined))('$says', async (each) => {
  const tables = await look(each)
  for (const [kind, wanted] of Object.entries(each.records ?? {})) {
    const found = tables.filter((table) => table.kind === kind).flatMap(({ records }) => records)
    for (const record of wanted) expectRecord(found, record)
  }
  if (each.never !== undefined) expect(JSON.stringify(tables.map(({ records }) => records))).not.toContain(each.never)
})

test.each(cases.filter(({ refused }) => refused !== undefined))('$says is refused', async (each) => {
  await expect(look(each)).rejects.toThrow(new RegExp(each.refused ?? '', 'i'))
})
