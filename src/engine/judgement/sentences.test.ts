import { expect, test } from 'vitest'
import type { RiskFinding, Verdict } from '../text/verdict.js'
import { addFindings, toWhole } from './sentences.js'

const finding = (category: RiskFinding['category'], probability: number, start: number, end: number): RiskFinding => ({
  category,
  probability,
  basis: 'model',
  evidence: [
    {
      start,
      end,
      text: 'x'.repeat(end - start),
      by: 'model',
      name: category,
      match: 'model',
      negated: false,
      quoted: false,
    },
  ],
})

const verdict = (risks: RiskFinding[] | null): Verdict => ({
  language: { code: 'en', confidence: 1 },
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

test('what a sentence says more clearly is taken over, with its place in the text and a little less sure', () => {
  const moved = toWhole(finding('hate', 0.9, 2, 6), { start: 40, end: 80 }, 'x'.repeat(90))
  const joined = addFindings(verdict([finding('hate', 0.2, 3, 5)]), [moved], ['hate'])
  expect(joined.risks).toHaveLength(1)
  expect(joined.risks?.[0]?.probability).toBeGreaterThan(0.8)
  expect(joined.risks?.[0]?.probability).toBeLessThan(0.9)
  expect(joined.risks?.[0]?.evidence[0]).toMatchObject({ start: 42, end: 46 })
})

test('where no word of a sentence stands out, the sentence is the reason', () => {
  const text = 'The cake was good.  They should all go. Bye.'
  const moved = toWhole({ ...finding('hate', 0.9, 0, 0), evidence: [] }, { start: 18, end: 39 }, text)
  expect(moved.evidence).toMatchObject([{ start: 20, end: 39, text: 'They should all go.', by: 'model' }])
})

test('other categories, weaker findings and texts that were not judged stay as they are', () => {
  const others = [finding('drugs', 0.9, 0, 2), finding('hate', 0.4, 0, 2)]
  const whole = [finding('hate', 0.3, 1, 2)]
  expect(addFindings(verdict(whole), others, ['hate']).risks).toEqual(whole)
  expect(addFindings(verdict(null), others, ['hate']).risks).toBeNull()
  expect(addFindings(verdict(null), [finding('hate', 0.8, 0, 2)], ['hate']).risks).toHaveLength(1)
})
