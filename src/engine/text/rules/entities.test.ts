import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBrandLexicon, findEntities } from './index.js'

const found = (text: string, region?: string): string[] =>
  findEntities(text, region === undefined ? {} : { region }).map(({ kind, value }) => `${kind} ${value}`)

test.each([
  ['write to Jo.Doe+news@Example.co.uk!', ['email jo.doe+news@example.co.uk']],
  ['jo (at) example (dot) com for collabs', ['email jo@example.com']],
  ['jo[at]example.com', ['email jo@example.com']],
  ['meet me at noon dot', []],
  [
    'see https://example.com/a_(b)?x=1, or www.example.org.',
    ['url https://example.com/a_(b)?x=1', 'url https://www.example.org'],
  ],
  ['my shop: tinyteapots.shop/sale ok', ['url https://tinyteapots.shop/sale']],
  ['Thanks @Tea.Pots! and (@kim_x)', ['handle tea.pots', 'handle kim_x']],
  ['#Ad #été2024 #2024', ['hashtag ad', 'hashtag été2024']],
  ['call +49 30 901820 now', ['phone +4930901820']],
  ['from 2024-05-17 to 12.05.2024, 1,000,000 views', []],
  ['call 030 901820', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('a number without its country is read where the country is known', () => {
  expect(found('call (415) 555-2671', 'US')).toEqual(['phone +14155552671'])
})

const brands = createBrandLexicon([
  { id: 'b1', name: 'Tiny Teapots', aliases: ['TinyTea'], handles: [{ handle: 'tiny.teapots' }] },
  { id: 'b2', name: 'Orange', aliases: [], interest: 'technology' },
  { id: 'b3', name: 'Kvell', aliases: ['Kvell Skin'] },
  { id: 'b4', name: 'Code', aliases: [], ambiguous: true, interest: 'fashion', handles: [{ handle: 'code_wear' }] },
])
const named = (text: string): string[] =>
  findEntities(text, { brands })
    .filter(({ kind }) => kind === 'brand')
    .map(({ value, text: words }) => `${value} ${words}`)

test.each([
  ['I love tiny teapots', ['b1 tiny teapots']],
  ['@tiny.teapots and #tinyteapots', ['b1 @tiny.teapots', 'b1 tinyteapots']],
  ["Kvell's new Kvell Skin serum", ['b3 Kvell', 'b3 Kvell Skin']],
  ['kvellish', []],
  ['an orange a day', []],
  ['Orange juice for breakfast', []],
  ['my contract with Orange ends in May', ['b2 Orange']],
  ['Orange App Review', ['b2 Orange']],
  ['Paid partnership with Kvell. 20% off the jacket with code LUMO10', ['b3 Kvell']],
  ['#ad get the dress with Code LUMO10', []],
])('brands in: %s', (text, expected) => {
  expect(named(text)).toEqual(expected)
})

test('entities are cut from the text as given, and stand apart', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '@a',
      '#b',
      'a@b.co',
      'https://x.y/',
      'www.',
      ' at ',
      ' dot ',
      '+4930901820',
      '..',
      '(',
      ')',
      '\n',
      'é',
      '😂',
      'x.com',
    ),
    fc.string({ maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
      const text = parts.join('')
      let last = 0
      for (const { start, end, text: words } of findEntities(text)) {
        expect(text.slice(start, end)).toBe(words)
        expect(start).toBeGreaterThanOrEqual(last)
        last = end
      }
    }),
    { numRuns: 500 },
  )
})
