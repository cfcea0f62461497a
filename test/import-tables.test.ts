import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipStream } from '../src/engine/tables/zip.js'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

const zipOf = (entries: Record<string, string>): Uint8Array<ArrayBuffer> => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  for (const [name, text] of Object.entries(entries)) parts.push(...zip.open(name), ...zip.add(text), ...zip.close())
  return new Uint8Array(Buffer.concat([...parts, ...zip.end()]))
}

const upload = async (name: string, entries: Record<string, string>): Promise<string> => {
  const sent = await fetch(`${started.baseUrl}/imports/files?name=${name}`, {
    method: 'POST',
    body: zipOf(entries),
    headers: { authorization: started.token },
  })
  return ((await sent.json()) as { id: string }).id
}

const sheetXml = (rows: readonly (readonly string[])[]): string =>
  `<worksheet><sheetData>${rows
    .map((row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
    .join('')}</sheetData></worksheet>`

const workbook = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="People" r:id="r1"/><sheet name="Talk" r:id="r2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': sheetXml([
    ['network', 'handle', 'name', 'bio', 'followers', 'following', 'country'],
    ['instagram', 'ana.cooks', 'Ana', 'Bread', '1200', '30', 'Spain'],
  ]),
  'xl/worksheets/sheet2.xml': sheetXml([
    ['network', 'content_id', 'comment_id', 'author', 'text', 'published_at'],
    ['instagram', '9001', 'c1', 'mira.runs', 'Lovely', '2026-03-01T10:00:00Z'],
  ]),
}

test('the preview of a zip file shows each table in the order of the import, and its mapping imports all of them', async () => {
  const id = await upload('both.zip', {
    'posts.csv':
      'network,content_id,author,type,text,published_at\ninstagram,3400000000000000001,ana.cooks,image,Bread,2026-03-01T10:00:00Z\ninstagram,3400000000000000002,ana!,image,Jam,2026-03-01T10:00:00Z',
    'accounts.csv': 'network,handle,followers,shoe size\ninstagram,ana.cooks,12q,41\ninstagram,mira.runs,900,38',
    'read-me.txt': 'These lists were made by hand.',
  })
  const preview = await started.call('POST', `/imports/files/${id}/preview`, { body: {} })
  expect(preview.at('files')).toMatchObject([
    {
      name: 'both.zip/accounts.csv',
      taken: true,
      why: null,
      tables: [{ kind: 'creators', left_out: [{ column: 'shoe size' }], records: [{ handle: 'ana.cooks' }, {}] }],
      sampled: { rows: 2, importable: 2, rejected: 0, cells_lost: 1 },
      problems: [{ line: 2, kept: true }],
    },
    {
      name: 'both.zip/posts.csv',
      taken: true,
      tables: [{ kind: 'contents', records: [{ content_id: '3400000000000000001' }] }],
      sampled: { rows: 2, importable: 1, rejected: 1 },
      problems: [{ line: 3, kept: false }],
    },
    { name: 'both.zip/read-me.txt', taken: false, why: expect.stringMatching(/./) as unknown },
  ])
  expect(preview.at('tables.0.kind')).toBe('creators')
  const run = await started.call('POST', '/imports', { body: { file_id: id, mapping: preview.at('mapping') } })
  await started.drain()
  expect((await started.call('GET', `/imports/${run.id}`)).at('result')).toMatchObject({
    imported: 3,
    rejected: 1,
    records: { creators: 2, contents: 1 },
  })
})

test('a workbook is imported with all sheets that hold a table, or with the one that is asked for', async () => {
  const id = await upload('book.xlsx', workbook)
  const preview = await started.call('POST', `/imports/files/${id}/preview`, { body: {} })
  expect(preview.at('files')).toMatchObject([
    { name: 'book.xlsx/People', taken: true, tables: [{ kind: 'creators' }] },
    { name: 'book.xlsx/Talk', taken: true, tables: [{ kind: 'comments', missing: [] }] },
  ])
  const recordsOf = async (mapping: object): Promise<unknown> => {
    const run = await started.call('POST', '/imports', { body: { file_id: id, mapping } })
    await started.drain()
    return (await started.call('GET', `/imports/${run.id}`)).at('result.records')
  }
  expect(await recordsOf({ sheet: 'Talk' })).toEqual({ comments: 1 })
  expect(await recordsOf({ files: { People: { skip: true } } })).toEqual({ comments: 1 })
  expect(await recordsOf({})).toMatchObject({ creators: expect.any(Number) as number, comments: 1 })
})

test('a table of a zip file is left out or mapped by itself', async () => {
  const id = await upload('mixed.zip', {
    'posts.csv': 'network,content_id,author,published_at,text\ninstagram,3400000000000000011,ana.cooks,2026-03-01,Rye',
    'people.csv': 'network,who,reach\ninstagram,cleo.sews,700',
    'old.csv': 'network,handle,followers\ninstagram,dora.old,1',
  })
  const mapping = {
    files: { 'mixed.zip/old.csv': { skip: true }, 'people.csv': { kind: 'creators', columns: { who: 'handle', reach: 'followers' } } },
  }
  const preview = await started.call('POST', `/imports/files/${id}/preview`, { body: mapping })
  expect(preview.at('files')).toMatchObject([
    { name: 'mixed.zip/people.csv', taken: true, tables: [{ kind: 'creators', records: [{ handle: 'cleo.sews', followers: 700 }] }] },
    { name: 'mixed.zip/posts.csv', taken: true },
    { name: 'mixed.zip/old.csv', taken: false, why: 'Left out as asked.' },
  ])
  const run = await started.call('POST', '/imports', { body: { file_id: id, mapping: preview.at('mapping') } })
  const all = Object.fromEntries(['posts.csv', 'people.csv', 'old.csv'].map((name) => [name, { skip: true }]))
  const none = await started.call('POST', `/imports/files/${id}/preview`, { body: { files: all } })
  await started.drain()
  expect((await started.call('GET', `/imports/${run.id}`)).at('result.records')).toEqual({ creators: 1, contents: 1 })
  expect([none.status, none.at('detail')]).toEqual([422, expect.stringMatching(/every table in it is left out/)])
}) // prettier-ignore

const [firstSheet = ''] = Object.keys(workbook).filter((name) => name.endsWith('/sheet1.xml'))
const oneSheet = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook><sheets><sheet name="People" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  [firstSheet]: sheet,
})
const merged = (rows: readonly (readonly string[])[], ...refs: string[]): string =>
  sheetXml(rows).replace(
    '</sheetData>',
    `</sheetData><mergeCells count="${refs.length}">${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
  )
const recordsIn = async (entries: Record<string, string>): Promise<unknown> => {
  const id = await upload('merged.xlsx', entries)
  return (await started.call('POST', `/imports/files/${id}/preview`, { body: {} })).at('files.0.tables.0.records')
}
const groups = [
  ['platform', 'category', 'handle', 'followers'],
  ['Instagram', 'Food', 'merge.ana', '1200'],
  ['', '', 'merge.mira', '900'],
  ['', '', 'merge.zoe', '300'],
]

test('cells that are merged downwards hold for all of their rows, and empty ones for none', async () => {
  const sheet = merged(groups, 'A2:A4', 'B2:B3')
  const records = [
    { network: 'instagram', handle: 'merge.ana', interests: ['food'] },
    { network: 'instagram', handle: 'merge.mira', interests: ['food'] },
    { network: 'instagram', handle: 'merge.zoe', interests: [] },
  ]
  expect(await recordsIn(oneSheet(sheet))).toMatchObject(records)
  expect(await recordsIn({ ...workbook, [firstSheet]: sheet })).toMatchObject(records)
})

test('cells that are merged downwards in a header of two rows name their column once', async () => {
  const rows = [
    ['Handle', 'Instagram', '', 'Country'],
    ['', 'Followers', 'Avg likes', ''],
    ['merge.ana', '1200', '30', 'Spain'],
  ]
  const record = { network: 'instagram', handle: 'merge.ana', followers: 1200, average_likes: 30, country_code: 'ES' }
  expect(await recordsIn(oneSheet(merged(rows, 'A1:A2', 'B1:C1', 'D1:D2')))).toMatchObject([record])
  expect(await recordsIn(oneSheet(merged(rows, 'A1:A2', 'D1:D2')))).toMatchObject([record])
})
