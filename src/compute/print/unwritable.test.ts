import { expect, test } from 'vitest'
import { nameUnwritable } from './unwritable.js'

const without = (pattern: RegExp, text: string): string =>
  nameUnwritable(text, new Set([...text].filter((sign) => pattern.test(sign))))

test.each([
  [/\p{Script=Devanagari}/u, 'नेहा शर्मा', '[Devanagari]'],
  [/(?!\p{M})\p{Script=Devanagari}/u, 'Dear सुश्री नेहा शर्मा, hello', 'Dear [Devanagari], hello'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 'お前を殺してやる、山田 ok', '[Japanese]、[Japanese] ok'],
  [/[\p{Script=Han}\p{Script=Hiragana}]/u, '殺してやる OR 杀了你', '[Japanese] OR [Han]'],
  [/\p{Script=Han}/u, '受付 / Front desk', '[Han] / Front desk'],
  [/(?!\p{M})\p{Script=Thai}/u, 'สมหญิง and สม', '[Thai] and [Thai]'],
  [/\p{Extended_Pictographic}/u, 'ok 👍🏽 🔪 fine', 'ok [emoji] fine'],
])('what %s lacks is named once: %s', (pattern, text, written) => {
  expect(without(pattern, text)).toBe(written)
})

test('a text with all its signs stays as it is', () => {
  expect(nameUnwritable('  two  spaces\n', new Set())).toBe('  two  spaces\n')
})
