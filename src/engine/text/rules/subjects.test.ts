import { expect, test } from 'vitest'
import type { RiskCategory } from '../verdict.js'
import { applyRules, readText } from './index.js'

/** What is left of a finding that rests on a model alone. */
const left = (text: string, language: string, category: RiskCategory): number =>
  applyRules(readText(text, language), { [category]: { probability: 0.75 } }).risks.find(
    (risk) => risk.category === category,
  )?.probability ?? 0

test.each([
  [
    'de',
    'minors_safety',
    'Ich schreibe am liebsten mit Mädchen aus der siebten Klasse',
    'Ich fasse dein Auto nie wieder an',
  ],
  ['ru', 'minors_safety', 'Напиши, когда родители уйдут', 'Сегодня весь день шёл дождь'],
  ['ja', 'sexual', '下着の写真を送って', '見てないから知らない'],
  ['zh', 'hate', '这些外地人真是', '说说哪个文献'],
  ['es', 'threat', 'Sé dónde está tu casa', 'Todavía sigue el relleno'],
] as const)('a model alone counts less where nothing is named (%s, %s)', (language, category, named, unnamed) => {
  expect(left(named, language, category)).toBeCloseTo(0.75, 2)
  expect(left(unnamed, language, category)).toBeLessThan(0.5)
})

test('a language without a list, and a category without one, lose nothing', () => {
  expect(left('It rained all day', 'en', 'minors_safety')).toBeCloseTo(0.75, 2)
  expect(left('Il a plu toute la journée', 'fr', 'hate')).toBeCloseTo(0.75, 2)
})
