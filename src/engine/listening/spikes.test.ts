import { describe, expect, test } from 'vitest'
import { day, planOf, snapshotOf, start } from '../../../test/listening/snapshots.js'
import { listen } from './insights.js'

describe('spikes', () => {
  const dueTo = (authors: readonly string[]) => {
    const burst = authors.map((author, i) => ({ author, at: 17 * day + i * 60_000 }))
    const list = burst.map(({ author, at }, i) => ({
      key: `p:x:${i}`,
      values: {
        text: `lumevia ${i} said word${i} and other${i}`,
        published_at: Math.floor((start + at) / 1000),
        author: `x:${author}`,
        handle: author,
      },
    }))
    const [brand] = listen(snapshotOf(list), planOf(), { sentiment: () => 2, followers: () => NaN }).insights.brands
    return brand?.spikes.map(({ mentions, authors: count, dueTo: by }) => ({ mentions, count, by }))
  }

  test('one author who wrote all or nearly all of one is named', () => {
    expect(dueTo(['ann', 'ann', 'ann', 'ann', 'ann', 'ann', 'ann'])).toEqual([
      { mentions: 7, count: 1, by: { author: 'x:ann', handle: 'ann', mentions: 7 } },
    ])
    expect(dueTo(['ann', 'ann', 'ann', 'ann', 'ann', 'ann', 'bea'])).toEqual([
      { mentions: 7, count: 2, by: { author: 'x:ann', handle: 'ann', mentions: 6 } },
    ])
  })

  test('several authors make one without the busiest of them', () => {
    const several = ['ann', 'ann', 'ann', 'bea', 'cleo', 'dora', 'edda', 'fay', 'gina']
    expect(dueTo(several)).toEqual([{ mentions: 9, count: 7, by: null }])
  })
})
