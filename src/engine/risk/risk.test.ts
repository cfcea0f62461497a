import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCriteria } from './check-criteria.js'
import { screeningCategories } from './categories.js'
import { confidenceOf, shareOf } from './coverage.js'
import { defaultCriteria, type Keyword, type MatchMode } from './criteria.js'
import { createDecider } from './decide.js'
import { identityGroups, impactOf } from './fairness.js'
import { toCodePoints } from '../language/fold.js'
import { createKeywordFinder } from './keywords.js'
import { findProtected, redact, redactTerm } from './protected.js'
import { isNegated, isQuoted } from './said.js'
import { levelOf, scoreRisk, splitTenths } from './score.js'

const find = (term: string, match: MatchMode, text: string, exclusions: string[] = []): string[] => {
  const keyword: Keyword = { term, match, polarity: 'negative', category: 'custom' }
  const finder = createKeywordFinder(
    [keyword],
    exclusions.map((each) => ({ term: each, match: 'exact' as const })),
  )
  return finder.find(text).map((hit) => {
    expect(text.slice(hit.start, hit.end)).toBe(hit.text)
    return hit.text
  })
}

test('exact matches whole words, whatever their case and width', () => {
  expect(find('gun', 'exact', 'Gun, ｇｕｎ! guns shotgun #gun')).toEqual(['Gun', 'ｇｕｎ', 'gun'])
  expect(find('café', 'exact', 'cafe CAFE\u0301 café')).toEqual(['CAFE\u0301', 'café'])
  expect(find('毒品', 'exact', '这里没有毒品。')).toEqual(['毒品'])
  expect(find('سلاح', 'exact', '🔫 هذا سلاح 👨‍👩‍👧 قديم')).toEqual(['سلاح'])
})

test('stem finds other forms, variant finds disguises, exclusions take back', () => {
  expect(find('vape', 'stem', 'vaping vapes vaped Vape vapor')).toEqual(['vaping', 'vapes', 'vaped', 'Vape'])
  expect(find('fumar', 'stem', 'fumando fumado')).toEqual([])
  expect(find('shit', 'variant', 'sh1t s.h.i.t shiiiit $hit shirt')).toEqual(['sh1t', 's.h.i.t', 'shiiiit', '$hit'])
  expect(find('shot', 'exact', 'flu shot, one shot', ['flu shot'])).toEqual(['shot'])
})

test('spans always lie within the text and on whole signs', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom<MatchMode>('exact', 'stem', 'variant'),
      (before, after, mode) => {
        const text = `${before} bomb ${after}`
        for (const hit of find('bomb', mode, text)) expect(hit.length).toBeGreaterThan(0)
        expect(toCodePoints(text, text.length)).toBe([...text].length)
      },
    ),
    { numRuns: 200 },
  )
})

test('a regex runs in linear time or is refused', () => {
  expect(find('(a+)+$', 'regex', `${'a'.repeat(5000)}!`)).toEqual([])
  expect(find('\\bbuy\\s+now\\b', 'regex', 'BUY  now!')).toEqual(['BUY  now'])
})

test('denied and quoted words are known as such', () => {
  const at = (text: string, word: string): number => text.indexOf(word)
  expect(isNegated('I would never buy a gun', at('I would never buy a gun', 'gun'))).toBe(true)
  expect(isNegated('Never mind. I have a gun', at('Never mind. I have a gun', 'gun'))).toBe(false)
  expect(isQuoted('He said “a gun” loudly', 11, 14)).toBe(true)
  expect(isQuoted('a gun', 2, 5)).toBe(false)
})

const criteria = defaultCriteria('brand_safety')
const now = Date.UTC(2026, 10, 15)
const items = fc.array(
  fc.record({
    categories: fc
      .uniqueArray(fc.constantFrom(...screeningCategories), { minLength: 1, maxLength: 3 })
      .chain((names) =>
        fc.tuple(
          ...names.map((category) =>
            fc.double({ min: 0.5, max: 1, noNaN: true }).map((probability) => ({ category, probability })),
          ),
        ),
      ),
    publishedAt: fc.integer({ min: now - 5e10, max: now }),
    attribution: fc.constantFrom(1, 0.25),
  }),
  { maxLength: 30 },
)

test('contributions sum to the score, which stays in bounds and never falls with another flag', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 1000 }), (flagged, others) => {
      const context = { judged: flagged.length + others, now }
      const { score, level, factors, parts, bounds } = scoreRisk(flagged, criteria, context)
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 6)
      expect(bounds.low).toBeLessThanOrEqual(score)
      expect(bounds.high).toBeGreaterThanOrEqual(score)
      expect(bounds.high).toBeLessThanOrEqual(100)
      expect(factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score, 6)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      expect(level).toBe(levelOf(score))
      const fewer = scoreRisk(flagged.slice(1), criteria, context)
      expect(fewer.score).toBeLessThanOrEqual(score)
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1000 }),
      fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 1 }),
      (tenths, parts) => {
        const sum = splitTenths(tenths / 10, parts).reduce((a, b) => a + b, 0)
        expect(sum).toBeCloseTo(parts.some((part) => part > 0) ? tenths / 10 : 0, 6)
      },
    ),
  )
})

test('the score moves with number and share, with severity, and with what reviewers found', () => {
  const hate = (count: number, judged: number, more = {}, context = {}) =>
    scoreRisk(
      Array.from({ length: count }, () => ({
        categories: [{ category: 'hate' as const, probability: 0.9, ...more }],
        publishedAt: now,
        attribution: 1,
      })),
      criteria,
      { judged, now, ...context },
    )
  const scores = [1, 5, 20, 36, 45, 80, 118].map((count) => hate(count, 118).score)
  for (const [i, score] of scores.entries()) if (i > 0) expect(score).toBeGreaterThan((scores[i - 1] ?? 0) + 0.5)
  expect(hate(45, 118).score - hate(36, 118).score).toBeGreaterThan(2)
  expect(hate(36, 118).score).toBeGreaterThan(hate(36, 1180).score)
  expect(hate(118, 118).score).toBeLessThan(100)
  expect(hate(3, 118, { severity: 'low' }).score).toBeLessThan(hate(3, 118, { severity: 'severe' }).score)
  const calibration = { hate: { precision: 0.5, reviewed: 40 } }
  expect(hate(10, 118, {}, { calibration }).score).toBeLessThan(hate(10, 118).score)
  expect(hate(0, 3).bounds.high).toBeGreaterThan(hate(0, 300).bounds.high + 10)
  expect(hate(0, 300)).toMatchObject({ score: 0, bounds: { low: 0 } })
})

test('one grave finding outweighs many light ones, and few items give no sure level', () => {
  const one = (category: 'threat' | 'alcohol', count: number) =>
    scoreRisk(
      Array.from({ length: count }, () => ({
        categories: [{ category, probability: 0.95 }],
        publishedAt: now,
        attribution: 1,
      })),
      criteria,
      { judged: 300, now },
    ).score
  expect(one('threat', 1)).toBeGreaterThan(45)
  expect(one('alcohol', 100)).toBeLessThan(25)
  expect(confidenceOf({ seen: 3, judged: 3 }, { single: false, complete: true }).confidence).toBe('low')
  expect(confidenceOf({ seen: 300, judged: 300 }, { single: false, complete: true }).confidence).toBe('sufficient')
  expect(confidenceOf({ seen: 3, judged: 0 }, { single: false, complete: true }).confidence).toBe('withheld')
  expect(shareOf(0, 3).high).toBeGreaterThan(0.5)
  expect(shareOf(0, 300).high).toBeLessThan(0.02)
})

test('a term that was a tag is redacted like one', () => {
  expect(redactTerm('hate blackgirlmagic')).toBe('hate [redacted]')
  expect(redactTerm('threat will break your legs')).toBe('threat will break your legs')
  expect(redactTerm('hate muslim')).toBe('hate [redacted]')
})

test('what is protected is redacted, and spans move with it', () => {
  const text = 'As a Muslim woman with ADHD 🎉 I will hurt you'
  const { text: shown, move, characteristics } = redact(text)
  expect(shown).toBe('As a [redacted] woman with [redacted] 🎉 I will hurt you')
  expect(characteristics).toEqual(['religion', 'disability_or_health'])
  const start = text.indexOf('hurt you')
  const moved = move({ start, end: start + 8 })
  expect(shown.slice(moved.start, moved.end)).toBe('hurt you')
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('gay', 'x', 'pregnant', 'union rep', '🎉', 'I', 'am 55 years old', 'black dress'), {
        maxLength: 12,
      }),
      (parts) => {
        expect(findProtected(redact(parts.join(' ')).text)).toEqual([])
      },
    ),
  )
  expect(findProtected('black dress, white wall, old car 👍 🏳️ #sunset #blackdress')).toEqual([])
  const disguised = '#ProudMuslimah 𝗴𝗮𝘆 g\u200bay ｇａｙ 👩🏿‍🦱 🏳️‍🌈 🇲🇽 she/her #single_mom'
  expect(redact(disguised).text.replaceAll('[redacted]', '').trim()).toBe('')
})

test('criteria that contradict themselves are refused with the reason', () => {
  expect(checkCriteria(criteria)).toEqual([])
  expect(checkCriteria(defaultCriteria('employment'))).toEqual([])
  const empty = {
    ...criteria,
    categories: Object.fromEntries(
      screeningCategories.map((each) => [each, { enabled: false, threshold: 0.5, weight: 1 }]),
    ) as typeof criteria.categories,
  }
  expect(checkCriteria(empty).map(({ pointer }) => pointer)).toEqual([''])
})

test('keywords flag without a judge, and an unjudged text stays unjudged', () => {
  const decide = createDecider({
    ...criteria,
    keywords: [{ term: 'acme', match: 'exact', polarity: 'negative', category: 'custom' }],
  })
  expect(decide([{ field: 'text', text: 'ACME rocks', verdict: null }])).toMatchObject({
    outcome: 'flagged',
    findings: [{ category: 'custom' }],
  })
  expect(decide([])).toMatchObject({ outcome: 'not_judged', reason: 'empty' })
})

test('impact ratios compare with the group that is left alone most', () => {
  const [one, two] = impactOf([
    { group: 'a', texts: 10, flagged: 0 },
    { group: 'b', texts: 10, flagged: 5 },
  ])
  expect([one?.impactRatio, two?.impactRatio]).toEqual([1, 0.5])
  expect(Object.values(identityGroups).every((groups) => groups.length >= 3)).toBe(true)
})
