import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Joins } from '../src/corpus/transfer/run/joins.js'
import { previewFile, type Preview } from '../src/corpus/transfer/run/preview.js'
import { expectRecord } from './records-hold.js'

interface Case {
  says: string
  name: string
  /** The file, in pieces that fit on a line. */
  text: string[]
  set?: Record<string, string>
  /** What must come out, by kind; null for what must not be there. */
  records: Record<string, Record<string, unknown>[]>
  /** Lines that are refused, and why. */
  problems?: Record<string, string>
}

/** Tables with the habits of public ones, people in them invented. What must come out was written down before they were tried. */
const cases = JSON.parse(readFileSync(new URL('import-public.json', import.meta.url), 'utf8')) as Case[]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-public-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-18T00:00:00Z')

const look = async ({ name, text, set = {} }: Case): Promise<Preview> => {
  const path = join(mkdtempSync(join(folder, 'file-')), name)
  writeFileSync(path, text.join(''))
  return previewFile(path, name, { set, columns: {} }, now, { joins: new Joins() })
}

test.each(cases)('$says', async (each) => {
  const { tables, problems } = await look(each)
  for (const [kind, wanted] of Object.entries(each.records)) {
    const found = tables.filter((table) => table.kind === kind).flatMap(({ records }) => records)
    for (const record of wanted) expectRecord(found, record)
  }
  for (const [line, reason] of Object.entries(each.problems ?? {})) {
    const refused = problems.find((problem) => problem.line === Number(line) && !problem.kept)
    expect(refused?.reasons.join(' ')).toContain(reason)
  }
})
