import { expect, test } from 'vitest'
import { parseRules } from '../../../assets/parse.js'
import { compile } from '../compile.js'
import { matchRules } from '../match.js'
import { toPlain } from '../plain.js'
import { createPrefilter } from '../possible.js'
import { toLanguageRules } from './read-rules.js'

/** What a file of one rule finds in a text. */
const find = (language: string, entry: string, text: string): string[] => {
  const file = parseRules(`[asks_price trial confidence=0.9]\n${entry}`, language, 'trial.rules')
  const plain = toPlain(text).text
  return [...createPrefilter([compile(toLanguageRules(file))])(plain).values()].flatMap((possible) =>
    matchRules(possible, plain).map(({ from, to }) => plain.slice(from, to)),
  )
}

test.each([
  ['pl', '‹ile kosztuje', 'Ile kosztuje ta kurtka?', 'ile kosztuje'],
  ['tr', '(kac|ne kadar) para', 'Bu kaç para?', 'kac para'],
  ['ru', '‹сколько стоит', 'Сколько стоит это платье?', 'сколько стоит'],
  ['el', 'ποσο κανει', 'Πόσο κάνει αυτό;', 'ποσο κανει'],
  ['he', 'כמה זה עולה', 'כמה זה עולה?', 'כמה זה עולה'],
  ['hi', 'कितने का', 'यह कितने का है?', 'कितने का'],
  ['zh', '多少钱', '这个多少钱啊', '多少钱'],
  ['ko', '얼마(예요|인가요)', '이거 얼마예요?', '얼마예요'],
  ['th', 'ราคาเท่าไหร่', 'อันนี้ราคาเท่าไหร่คะ', 'ราคาเท่าไหร่'],
])('a language is data: %s', (language, entry, text, words) => {
  expect(find(language, entry, text)).toEqual([words])
})

test.each([
  ['ru', 'цена', 'оценка'],
  ['hi', 'दाम', 'दामाद'],
  ['ko', '값', '값진 시간'],
])('words of %s begin and end where words do', (language, entry, text) => {
  expect(find(language, entry, text)).toEqual([])
})
