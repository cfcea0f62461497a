import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipStream } from '../src/engine/tables/zip.js'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

const zipOf = (names: readonly string[]): Uint8Array<ArrayBuffer> => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  for (const name of names) parts.push(...zip.open(name), ...zip.add('<x/>'), ...zip.close())
  return new Uint8Array(Buffer.concat([...parts, ...zip.end()]))
}

test.each([
  ['list.ods', ['mimetype', 'content.xml', 'META-INF/manifest.xml'], 'is an OpenDocument file (LibreOffice)'],
  ['list.numbers', ['Index/Document.iwa', 'Index/Tables/DataList.iwa'], 'is a file of Apple Numbers'],
  ['list.docx', ['[Content_Types].xml', 'word/document.xml'], 'is a Word document'],
  ['list.xlsb', ['[Content_Types].xml', 'xl/workbook.bin'], 'is no Excel workbook of the form .xlsx'],
  ['photos.zip', ['photos/a.jpg'], 'is a zip file with no table in it'],
])('%s is refused by what it is, with what to do', async (name, entries, says) => {
  const sent = await fetch(`${started.baseUrl}/imports/files?name=${name}`, {
    method: 'POST',
    body: zipOf(entries),
    headers: { authorization: started.token },
  })
  const { id } = (await sent.json()) as { id: string }
  const preview = await started.call('POST', `/imports/files/${id}/preview`, { body: {} })
  expect(preview.status).toBe(422)
  expect(preview.at('detail')).toContain(`${name} ${says}`)
  if (name !== 'photos.zip') expect(preview.at('detail')).toMatch(/\.xlsx\)? or CSV/)
})
