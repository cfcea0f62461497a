import { describe, expect, it } from 'vitest'
import { highlightsOf, type Findings } from './highlights.js'

describe('highlights', () => {
  const nothing: Findings = {
    engagement: null,
    credibility: null,
    jumps: 0,
    growth: null,
    sponsored: null,
    trend: null,
    daysSilent: null,
    hiddenLikes: null,
  }

  it('say nothing about nothing, and concerns first', () => {
    expect(highlightsOf(nothing)).toEqual([])
    const found = highlightsOf({
      ...nothing,
      engagement: { rate: 0.05, contents: 12, peersMedian: 0.02, percentile: 0.9, profiles: 200 },
      credibility: { score: 50, class: 'bad', percentile: 0.1 },
      jumps: 2,
      growth: -0.1,
      daysSilent: 45,
      hiddenLikes: 0.5,
    })
    expect(found.map(({ kind, about }) => `${kind} ${about}`)).toEqual([
      'concern audiences',
      'concern growth',
      'concern growth',
      'concern rhythm',
      'strength engagement',
      'note numbers',
    ])
  })

  it('say nothing of an engagement that two contents show', () => {
    const engagement = { contents: 2, rate: 0.0001, peersMedian: 0.02, percentile: 0, profiles: 200 }
    expect(highlightsOf({ ...nothing, engagement })).toEqual([])
  })

  it('compare with no peers where they are few', () => {
    const engagement = { contents: 12, rate: 0.05, peersMedian: 0.02, percentile: 0.9, profiles: 5 }
    expect(highlightsOf({ ...nothing, engagement })).toEqual([])
  })
})
