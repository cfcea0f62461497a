import { expect, test } from 'vitest'
import { outstanding, weightiest, type Telling } from './attribution.js'

const telling = (text: string, share: number): Telling => ({
  start: 0,
  end: text.length,
  text,
  share,
  by: 'model',
  name: 'hate',
  match: 'model',
  negated: false,
  quoted: false,
})

test('words that speak for half of a finding are named, without the shares', () => {
  expect(outstanding([telling('parasites', 0.4), telling('vermin', 0.2)])).toMatchObject([
    { text: 'parasites' },
    { text: 'vermin' },
  ])
  expect(outstanding([telling('parasites', 0.6)])[0]).not.toHaveProperty('share')
})

test('none is where the rest of the text says more, and small words are never reasons', () => {
  expect(outstanding([telling('oxygen', 0.22), telling('women', 0.21)])).toEqual([])
  expect(outstanding([telling('the', 0.6)])).toEqual([])
})

test('of a mood the weightiest words are named, however small their share is', () => {
  const words = [telling('love', 0.22), telling('best', 0.21)]
  expect(weightiest(words)).toMatchObject([{ text: 'love' }, { text: 'best' }])
  expect(outstanding(words)).toEqual([])
})
