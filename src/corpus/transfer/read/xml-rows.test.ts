import { expect, it } from 'vitest'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackMarkup } from './markup.js'
import { rowsOfXml } from './xml-rows.js'

it('reads what repeats as rows, attributes and inner elements as columns', () => {
  const xml = `<?xml version="1.0"?><!-- a list --><people xmlns:x="urn:x">
    <person id="1"><name>Ada &amp; Lin</name><stats likes="3"/><tag>bees</tag><tag>honey</tag></person>
    <person id="2"><name><![CDATA[Lin <3 &amp; tea]]></name></person></people>`
  expect(rowsOfXml(xml)).toEqual([
    ['id', 'name', 'stats.likes', 'tag'],
    ['1', 'Ada & Lin', '3', 'bees, honey'],
    ['2', 'Lin <3 &amp; tea', '', ''],
  ])
})

it('reads names of signs that HTML knows, and a sign that stands for itself', () => {
  const xml = '<all><one a="Caf&eacute;" b="x"/><one a="Q&A" b="y"><c>Fish & chips&nbsp;&lt;1</c></one></all>'
  expect(rowsOfXml(xml)).toEqual([
    ['a', 'b', 'c'],
    ['Café', 'x', ''],
    ['Q&A', 'y', 'Fish & chips\u00a0<1'],
  ])
})

it('has no rows where nothing repeats or nothing is inside', () => {
  expect(rowsOfXml('<all>text</all>')).toBeUndefined()
})

it.each([
  ['a document that ends early', '<all><one><a>1</a><b>2</b></one><one><a>3', /line 1, column \d+: unclosed tag/],
  ['an end that nothing began', '<all>\n<one></two></one></all>', /not well-formed XML \(line 2, column \d+: /],
  ['elements too deep', `${'<a>'.repeat(61)}${'</a>'.repeat(61)}`, /within 60 others/],
])('refuses %s, and says where', (_, xml, said) => {
  expect(() => rowsOfXml(xml)).toThrow(said)
})

it('a document without a declaration is known by the element that begins and ends it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'))
  const tablesOf = (text: string): string[] | undefined => {
    const path = join(folder, 'file')
    writeFileSync(path, text)
    return unpackMarkup(path, () => folder)?.map((table) => readFileSync(table.path, 'utf8'))
  }
  const people = '<one><handle>pia</handle><fans>12</fans></one><one><handle>uwe</handle><fans>9</fans></one>'
  expect(tablesOf(`<!-- May -->\n<people year="26">${people}</people>\n`)).toEqual([expect.stringContaining('uwe')])
  expect(tablesOf('<ana> hello, all\n<uwe> hello, ana\n')).toBe(undefined)
})
