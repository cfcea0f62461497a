import { expect, test } from 'vitest'
import { confidenceOf, tellReasons } from './coverage.js'

const words = {
  nothing_judged: () => 'nichts',
  few_judged: ({ judged, needed }: { judged: number; needed: number }) => `${judged} < ${needed}`,
  part_judged: ({ judged, seen }: { judged: number; seen: number }) => `${judged} von ${seen}`,
  incomplete: () => 'nur ein Teil',
}

test.each([
  [{ seen: 40, judged: 0 }, ['nichts']],
  [{ seen: 40, judged: 1 }, ['1 < 20', '1 von 40', 'nur ein Teil']],
  [{ seen: 60, judged: 25 }, ['25 von 60', 'nur ein Teil']],
  [{ seen: 60, judged: 59 }, ['nur ein Teil']],
])('reasons that were kept in English are told in other words: %o', (coverage, expected) => {
  const { reasons } = confidenceOf(coverage, { single: false, complete: false })
  expect(tellReasons(reasons, coverage, words)).toEqual(expected)
})

test('a sentence that is not known stays', () => {
  expect(tellReasons(['One picture.'], { seen: 1, judged: 1 }, words)).toEqual(['One picture.'])
})
