import { expect, test } from 'vitest'
import { defaultCriteria } from '../../../engine/risk/criteria.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import type { ItemRow, Scores } from '../items/item.js'
import { sealOf, summarize } from './summarize.js'
import type { Screening } from './screening-rows.js'

const now = Date.UTC(2026, 2, 1)
const day = 86_400_000

const set: CriteriaSet = {
  id: 'crt_1',
  version: 1,
  name: 'Brand safety',
  description: null,
  isDefault: false,
  latest: true,
  criteria: defaultCriteria('brand_safety'),
  createdAt: now,
}

const screening: Screening = {
  id: 'scr_1',
  accountId: 'acc_1',
  criteriaId: 'crt_1',
  criteriaVersion: 1,
  monitoringId: null,
  revision: 0,
  items: 0,
  digest: null,
  asOf: now,
  retainUntil: null,
  createdAt: now,
  state: {
    profiles: [],
    content: null,
    identity: [],
    judgeVersion: 'test',
    droppedTerms: [],
    employment: null,
    dispute: null,
    adverseAction: null,
  },
}

const scores: Scores = {
  found: [],
  own: true,
  reason: null,
  media: 0,
  looks: { judged: 0, reasons: {} },
  keywords: [],
  redacted: [],
}

const rowOf = (
  seq: number,
  changes: Partial<Omit<ItemRow, 'scores'>> & { scores?: Partial<Scores> } = {},
): ItemRow => ({
  seq,
  key: `k${seq}`,
  contentId: `c${seq}`,
  kind: 'content',
  network: 'instagram',
  outcome: 'clear',
  shown: 'clear',
  decision: null,
  review: null,
  publishedAt: now - seq * day,
  categories: '',
  keywords: '',
  textHash: String(seq),
  ...changes,
  scores: { ...scores, ...changes.scores },
})

const flagged = (seq: number, changes: Parameters<typeof rowOf>[1] = {}): ItemRow =>
  rowOf(seq, {
    outcome: 'flagged',
    shown: 'flagged',
    ...changes,
    scores: { found: [['hate', 0.9]], ...changes.scores },
  })

const clear = (count: number, from = 100): ItemRow[] => Array.from({ length: count }, (_, i) => rowOf(from + i))

const resultOf = (rows: ItemRow[], complete = true) => summarize(rows, set, screening, { complete, digest: 'd' })

test('every item is counted once, by what counts of it now', () => {
  const rows = [
    flagged(1),
    flagged(2, { shown: 'unflagged', decision: 'unflagged' }),
    rowOf(3, { outcome: 'not_judged', shown: 'not_judged', scores: { reason: 'empty' } }),
    ...clear(40),
  ]
  const { coverage, decisions, categories } = resultOf(rows)
  expect(coverage).toMatchObject({ seen: 43, judged: 42, flagged: 1, unflagged: 1, clear: 40 })
  expect(coverage.flagged + coverage.unflagged + coverage.clear).toBe(coverage.judged)
  expect(coverage.not_judged).toEqual([{ reason: 'empty', count: 1 }])
  expect(coverage.by_network).toEqual([{ network: 'instagram', seen: 43, judged: 42, flagged: 1 }])
  expect(decisions).toMatchObject({ unflagged: 1, confirmed: 0, added: 0 })
  expect(categories[0]).toMatchObject({ category: 'hate', flagged: 1, unflagged: 1, highest_score: 90 })
})

test('a decision changes the score and leaves what it was before', () => {
  const both = resultOf([flagged(1), flagged(2), ...clear(40)])
  const one = resultOf([flagged(1), flagged(2, { shown: 'unflagged', decision: 'unflagged' }), ...clear(40)])
  expect(both.before_decisions.score).toBe(both.risk.score)
  expect(one.before_decisions.score).toBe(both.risk.score)
  expect(one.risk.score ?? 100).toBeLessThan(both.risk.score ?? 0)
  expect(both.risk.factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(
    both.risk.score ?? 0,
    1,
  )
})

test('what others wrote weighs less than what the subject wrote', () => {
  const own = resultOf([flagged(1), ...clear(40)])
  const others = resultOf([flagged(1, { scores: { own: false } }), ...clear(40)])
  expect(others.risk.score ?? 100).toBeLessThan(own.risk.score ?? 0)
})

test('where nothing could be judged there is no score, and an empty factor is not a zero', () => {
  const { risk, coverage, flagged_share: share } = resultOf([], false)
  expect(risk).toMatchObject({ score: null, level: null, confidence: 'withheld', factors: [], bounds: null })
  expect(coverage).toMatchObject({ seen: 0, from: null, to: null, by_network: [] })
  expect(share).toMatchObject({ sample_size: 0 })
})

test('the share of flagged items lies within its bounds', () => {
  const { flagged_share: share } = resultOf([flagged(1), ...clear(40)])
  expect(share.value).toBeCloseTo(1 / 41, 3)
  expect(share.low).toBeLessThanOrEqual(share.value)
  expect(share.high).toBeGreaterThanOrEqual(share.value)
})

test('the seal covers what was judged and by what, and no decision', () => {
  const rows = [flagged(1), rowOf(2)]
  const seal = sealOf(rows, set, 'test')
  expect(sealOf([flagged(1, { shown: 'unflagged', decision: 'unflagged' }), rowOf(2)], set, 'test')).toBe(seal)
  expect(sealOf([flagged(1, { textHash: 'other' }), rowOf(2)], set, 'test')).not.toBe(seal)
  expect(sealOf(rows, set, 'newer')).not.toBe(seal)
  const stricter = { ...set.criteria, window_days: 30 }
  expect(sealOf(rows, { ...set, criteria: stricter }, 'test')).not.toBe(seal)
})
