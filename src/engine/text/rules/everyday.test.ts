import { expect, test } from 'vitest'
import type { RiskCategory } from '../verdict.js'
import { applyRules, readText } from './index.js'

/** What lists say of a text where a model has little to say. */
const found = (text: string, language: string, category: RiskCategory): number =>
  applyRules(readText(text, language), { [category]: { probability: 0.2 } }).risks.find(
    (risk) => risk.category === category,
  )?.probability ?? 0

test.each([
  ['ru', 'harassment', 'опять забыл ключи, ну я и дурак'],
  ['tr', 'harassment', 'yine anahtarı unuttum, tam bir salağım'],
  ['ar', 'harassment', 'نسيت المفتاح مرة ثانية، أنا غبي فعلا'],
  ['id', 'profanity', 'jangan bilang dirimu bodoh, kamu cuma capek'],
  ['en', 'harassment', "what's up bitches, I got bangs"],
  ['en', 'weapons', 'Gun control people cannot explain a single weapon restriction'],
  ['en', 'extremism', 'The military says it has besieged Boko Haram in the forest'],
  ['en', 'sexual', 'You are very welcome Gordon xxx'],
] as const)('names for oneself, greetings and debates are no finding (%s, %s): %s', (language, category, text) => {
  expect(found(text, language, category)).toBeLessThan(0.5)
})

test.each([
  ['ru', 'harassment', 'ты дурак'],
  ['tr', 'harassment', 'sen bir aptalsın'],
  ['id', 'harassment', 'dasar bego'],
  ['en', 'weapons', 'bought my first gun today, a glock'],
] as const)('the same words of another, or of the thing itself, are (%s, %s): %s', (language, category, text) => {
  expect(found(text, language, category)).toBeGreaterThan(0.5)
})
