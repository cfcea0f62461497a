import { expect, test } from 'vitest'
import { DocumentPrinter } from './printer.js'

const document = {
  title: 'Lumevia Ätna',
  kind: 'Copy',
  subtitle: '',
  cover: [['Made for', 'Robin Example']],
  accounts: [],
  sections: [],
  notes: ['Nothing is left out.'],
  style: { name: null, accent: null, logo: null },
}
const { signal } = new AbortController()
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

test('documents are tagged, named and say which standard they follow', async () => {
  const printer = new DocumentPrinter()
  const text = Buffer.from(await printer.print('subject-copy', document, signal)).toString('latin1')
  await printer.close()
  expect(text).toMatch(/\/Marked true/u)
  expect(text).toMatch(/\/DisplayDocTitle true/u)
  expect(text).toMatch(/\/Lang \(en\)/u)
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  // What is appended is found from the end, as readers do.
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text)?.[1])
  const [, id = '', at = '0'] = /^xref\n(\d+) 1\n(\d{10}) 00000 n \n/u.exec(text.slice(table)) ?? []
  expect(text.slice(Number(at))).toMatch(new RegExp(`^${id} 0 obj\n<<\n  /Length \\d+\n  /Type /Metadata`, 'u'))
  expect(count(text, /\/Type \/Catalog/gu)).toBe(2)
})

test('a document that cannot be laid out fails alone: the next one is printed by another thread', async () => {
  const printer = new DocumentPrinter()
  const broken = printer.print('subject-copy', { ...document, cover: 7 } as never, signal)
  const next = printer.print('subject-copy', document, signal)
  await expect(broken).rejects.toThrow('could not be laid out')
  expect(Buffer.from(await next).toString('latin1', 0, 5)).toBe('%PDF-')
  await printer.close()
})
