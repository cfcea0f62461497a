import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, fittedTable, plain, widthOf, wrap } from './terminal-text.js'

test.each([
  ['abc', 3],
  ['東京', 4],
  ['한국', 4],
  ['👩‍👩‍👧', 2],
  ['e\u0301', 1],
  ['', 0],
])('%s takes %i columns', (text, width) => expect(widthOf(text)).toBe(width))

test('what a terminal would obey is taken out of what others wrote', () => {
  expect(plain('a\u001b[31mred\u202e\nb')).toBe('a [31mred b')
})

test('whatever the text, a cut one fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, width) => {
      expect(widthOf(cut(text, width))).toBeLessThanOrEqual(width)
    }),
  )
})

test('whatever the rows, a table with columns that give way fits', () => {
  const rows = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string()))
  fc.assert(
    fc.property(rows, (cells) => {
      const tidy = cells.map((row) => row.map(plain))
      const lines = fittedTable(
        [
          { title: 'A', least: 3 },
          { title: 'B', least: 3 },
        ],
        tidy,
        20,
      ).split('\n')
      expect(lines).toHaveLength(cells.length + 1)
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(20)
    }),
  )
})

test('long words and long texts are wrapped to the width', () => {
  const text = wrap('one two three ' + 'x'.repeat(50), 20, '  ')
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(20)
  expect(text).toMatch(/^ {2}one two three\n {2}x+…$/)
})
