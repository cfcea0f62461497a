import { expect, test } from 'vitest'
import { quoteOf } from './quotes.js'

test('the sentence that holds most of the terms is quoted as it stands', () => {
  const filler = 'Here comes something else altogether that goes on for quite a while without any point. '
  const text = `${filler.repeat(3)}The serum gave me a RASH within a day. ${filler}`
  const quote = quoteOf(text, ['rash', 'serum', 'refund'])
  expect(quote).toMatchObject({ text: 'The serum gave me a RASH within a day.', terms: ['serum', 'rash'] })
  expect(text.slice(quote?.start, quote?.end)).toBe(quote?.text)
})

test('a short text is quoted whole, an empty one not at all', () => {
  expect(quoteOf(' Never again. Rash! ', ['rash'])).toMatchObject({ text: 'Never again. Rash!', start: 1 })
  expect(quoteOf('   ', ['rash'])).toBeUndefined()
})
