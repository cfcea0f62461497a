import { expect, test } from 'vitest'
import type { RiskFinding, Verdict } from '../text/verdict.js'
import { calibrate } from './calibration.js'

const finding = (category: RiskFinding['category'], probability: number): RiskFinding => ({
  category,
  probability,
  basis: 'model',
  evidence: [],
})

const verdict = (risks: RiskFinding[] | null): Verdict => ({
  language: null,
  sentiment: null,
  risks,
  spam: null,
  intent: null,
  entities: [],
  irony: null,
  remark: null,
  emotions: null,
  not_judged: [],
})

test('hate is said less surely, no finding changes sides, and the surest comes first', () => {
  const given = [finding('hate', 0.9), finding('harassment', 0.8), finding('threat', 0.3)]
  const { risks } = calibrate(verdict(given))
  expect(risks?.map(({ category }) => category)).toEqual(['harassment', 'hate', 'threat'])
  expect(risks?.[1]?.probability).toBeCloseTo(0.778, 3)
  expect(risks?.[0]?.probability).toBe(0.8)
  const near = calibrate(verdict([finding('hate', 0.51), finding('hate', 0.49)])).risks
  expect(near?.[0]?.probability).toBeGreaterThan(0.5)
  expect(near?.[1]?.probability).toBe(0.49)
})

test('what was not judged stays so', () => {
  expect(calibrate(verdict(null)).risks).toBeNull()
})
