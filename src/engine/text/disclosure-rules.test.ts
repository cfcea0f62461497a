import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disclosureRules } from './disclosure-rules.js'

const { phrases, affiliate, beforeCode, behindCode, denials, possible } = disclosureRules()
const all = [...phrases, ...affiliate, ...beforeCode, ...behindCode, ...denials]
/** Some of them: compiling one takes longer than trying it a thousand times. */
const some = all.filter((_, number) => number % 9 === 0)
/** Pieces of the expressions themselves: far likelier to make one of them hold than random words. */
const pieces = some.flatMap(({ source }) => source.match(/(?<!\{[\p{L}=]*)[\p{L}'’]{2,}(?: [\p{L}'’]{2,})*/gu) ?? [])

test('whatever holds in a text was said to be possible, in small letters and capitals', () => {
  const word = fc.oneof(
    fc.constantFrom(...pieces),
    fc.constantFrom('not', 'an', '#', '@', '(', ')', '[', ']', '/', ':', 'Lumora', '\n'),
  )
  const cased = fc
    .tuple(word, fc.constantFrom('lower', 'upper', 'first'))
    .map(([text, how]) =>
      how === 'upper'
        ? text.toUpperCase()
        : how === 'first'
          ? text.charAt(0).toUpperCase() + text.slice(1)
          : text.toLowerCase(),
    )
  let held = 0
  fc.assert(
    fc.property(fc.array(cased, { minLength: 1, maxLength: 8 }), fc.constantFrom(' ', ''), (words, between) => {
      const text = words.join(between)
      const found = possible(text)
      for (const phrase of some) {
        if (text.search(phrase.pattern()) === -1) continue
        held++
        expect(found.has(phrase), `${phrase.source} in ${text}`).toBe(true)
      }
    }),
    { numRuns: 1500 },
  )
  expect(held).toBeGreaterThan(20)
})

test('most texts have nothing in them that could disclose', () => {
  for (const text of ['A quiet morning by the river', 'Was für ein Tag!', '今日はいい天気ですね', 'Σήμερα έχει ήλιο'])
    expect(possible(text).size).toBeLessThan(all.length / 50)
})
