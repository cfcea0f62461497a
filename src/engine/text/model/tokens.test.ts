import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachFeature } from './features.js'
import { splitTokens, tokensMax } from './tokens.js'

const norms = (text: string): string[] => splitTokens(text).map(({ norm }) => norm)

test('folds spelling habits, keeps words, marks and pictures apart', () => {
  expect(norms('Sooooooo GOOD!!!!! 😍')).toEqual(['sooo', 'good', '!', '!', '!', '😍'])
  expect(norms('@a @b see https://x.example/y 2024')).toEqual(['\u0001h', 'see', '\u0001u', '0000'])
  expect(norms('don’t &amp; &#8220;won&#8217;t')).toEqual(["don't", '“', 'won', '’', 't'])
})

test('tokens lie in the text one after the other, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      let last = 0
      for (const { start, end } of splitTokens(text)) {
        if (start < last || end <= start) return false
        last = end
      }
      return last <= text.length
    }),
  )
})

test('a text has no more than so many tokens', () => {
  expect(splitTokens('a '.repeat(50_000)).length).toBe(tokensMax)
})

test('features are 32-bit numbers and depend on the text alone', () => {
  const read = (text: string): number[] => {
    const hashes: number[] = []
    eachFeature(text, splitTokens(text), (hash) => hashes.push(hash))
    return hashes
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const hashes = read(text)
      return hashes.every((hash) => hash >>> 0 === hash) && read(text).join() === hashes.join()
    }),
  )
})
