import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AudienceSplit } from '../../model/audience-summary.js'
import { audienceLikenessDimensions, compareAudiences, toAudienceLikeness, type AudienceSplits } from './audience.js'

const split = (shares: Record<string, number>): AudienceSplit => ({
  known: 100,
  basis: 'inferred',
  shares: Object.entries(shares).map(([id, value]) => ({ id, value, low: value, high: value })),
})

const splits = (changes: Partial<Record<keyof AudienceSplits, Record<string, number>>>): AudienceSplits => ({
  countries: split(changes.countries ?? {}),
  languages: split(changes.languages ?? {}),
  genders: split(changes.genders ?? {}),
  ages: split(changes.ages ?? {}),
  interests: split(changes.interests ?? {}),
})

const shares = (...ids: string[]) =>
  fc.record(Object.fromEntries(ids.map((id) => [id, fc.double({ min: 0, max: 1, noNaN: true })])))
const audience = fc
  .record({
    countries: shares('US', 'BR', 'DE', 'JP'),
    languages: shares('en', 'pt', 'de'),
    genders: shares('female', 'male'),
    ages: shares('18-24', '25-34', '35-44'),
    interests: shares('beauty', 'sports'),
  })
  .map(splits)

const cosine = (a: Float32Array, b: Float32Array): number => {
  const dot = (x: Float32Array, y: Float32Array): number => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

describe('likeness of audiences', () => {
  const brazil = splits({
    countries: { BR: 0.8, US: 0.2 },
    languages: { pt: 0.8, en: 0.2 },
    genders: { female: 0.7, male: 0.3 },
  })
  const states = splits({
    countries: { US: 0.9, BR: 0.1 },
    languages: { en: 0.9, pt: 0.1 },
    genders: { female: 0.7, male: 0.3 },
  })
  const japan = splits({ countries: { JP: 1 }, languages: { ja: 1 }, genders: { female: 0.1, male: 0.9 } })

  test('an audience is most like itself, and says in what', () => {
    expect(compareAudiences(brazil, brazil)?.similarity).toBe(1)
    const near = compareAudiences(brazil, states)
    const far = compareAudiences(brazil, japan)
    expect(near?.similarity).toBeGreaterThan(far?.similarity ?? 1)
    expect(near?.factors.find(({ name }) => name === 'genders')?.why).toBe('female: 70 % and 70 %; male: 30 % and 30 %')
    expect(far?.factors.find(({ name }) => name === 'countries')?.why).toBe('nothing in common')
  })

  test('where nothing is known, nothing is said', () => {
    expect(compareAudiences(brazil, splits({}))).toBe(null)
    expect(toAudienceLikeness(splits({}))).toBe(undefined)
  })

  test('it is symmetric, within 0 and 1, and its factors sum to it', () => {
    fc.assert(
      fc.property(audience, audience, (a, b) => {
        const there = compareAudiences(a, b)
        if (there === null) return
        expect(compareAudiences(b, a)?.similarity).toBe(there.similarity)
        expect(there.similarity >= 0 && there.similarity <= 1).toBe(true)
        const sum = there.factors.reduce((total, { contribution }) => total + contribution, 0)
        expect(sum).toBeCloseTo(there.similarity, 3)
      }),
    )
  })

  test('cosine of the vectors is the same measure for common values', () => {
    fc.assert(
      fc.property(audience, audience, (a, b) => {
        const there = compareAudiences(a, b)
        const [one, two] = [toAudienceLikeness(a), toAudienceLikeness(b)]
        if (one === undefined || two === undefined || there?.factors.length !== 5) return
        expect(one).toHaveLength(audienceLikenessDimensions)
        expect(cosine(one, two)).toBeCloseTo(there.similarity, 2)
      }),
    )
  })
})
