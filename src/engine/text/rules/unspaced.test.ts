import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord } from '../../language/characters.js'
import { tokenize } from './tokens.js'
import { createCutter } from './unspaced.js'

const cutter = createCutter(['废物', '傻逼', '不要脸', '要', 'バカ', '死ね', '死ねない', '傻b'].map(foldWord))
const cut = (text: string) => cutter(text, tokenize(text, []))
const words = (text: string): string[] => cut(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['你就是个废物', ['你', '就', '是', '个', '废物']],
  ['真不要脸', ['真', '不要脸']],
  ['お前バカか', ['お', '前', 'バカ', 'か']],
  ['死ねない', ['死ねない']],
  ['死ねよ', ['死ね', 'よ']],
  ['你傻b吗', ['你', '傻b', '吗']],
  ['这个sb真烦', ['这', '个', 'sb', '真', '烦']],
  ['iPhone15好', ['iPhone15', '好']],
  ['ﾊﾞｶだ', ['ﾊﾞｶ', 'だ']],
  ['병신아 hello', ['병신아', 'hello']],
])('%s', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('the ends of a sentence and its question stay where they were', () => {
  const tokens = cut('你傻逼吗？走，废物')
  expect(tokens.map(({ edge }) => edge)).toEqual([0, 0, 0, 2, 1])
  expect(tokens.map(({ asks }) => asks)).toEqual([false, false, true, false, false])
})

test('commas and brackets of these scripts end a clause', () => {
  expect(cut('废物、要「バカ」').map(({ edge }) => edge)).toEqual([0, 1, 1])
})

test('the pieces of any text follow one another', () => {
  const part = fc.constantFrom('废物', '傻', 'バ', 'ﾞ', 'sb', '́', ' ', '𠮷', '，', '\u200b', '!', '안녕')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const tokens = cut(parts.join(''))
      for (const [i, { start, end }] of tokens.entries()) {
        expect(start).toBeLessThan(end)
        expect(start).toBeGreaterThanOrEqual(tokens[i - 1]?.end ?? 0)
      }
    }),
  )
})
