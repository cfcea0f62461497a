import { expect, test } from 'vitest'
import { openBrands } from '../src/corpus/records/brand-list.js'
import { readHandleLexicon } from '../src/corpus/search/handle-splitter.js'
import { fold } from '../src/engine/language/fold.js'
import { compileHandleWords, createHandleSplitter, setWordsApart } from '../src/engine/language/handle-words.js'

const lexicon = readHandleLexicon()
const split = createHandleSplitter(compileHandleWords(lexicon))
const apart = (handle: string): string => setWordsApart(handle, split).join(' ')

test.each([
  ['kimkardashian', 'kim.kardashian'],
  ['selenagomez', 'selena.gomez'],
  ['KendallJenner', 'KendallJenner'],
  ['iamcardib', 'iam.cardib'],
  ['chrisbrownofficial', 'chris.brown.official brownofficial'],
  ['justintimberlake', 'justin.timber.lake timberlake'],
  ['tomholland2013', 'tom.holland2013'],
  ['victoriassecret', 'victorias.secret'],
  ['the_rock', 'the_rock'],
  ['liverpoolfc', 'liverpool.fc'],
])('the words of %s are set apart', (handle, expected) => {
  expect(apart(handle)).toBe(expected)
})

test.each(['cristiano', 'ronaldinho', 'marketing', 'therapist', 'balenciaga', 'adidas', 'nba', 'sooyaaa', '9gag', ''])(
  'what is one word stays one: %s',
  (handle) => {
    expect(apart(handle)).toBe(handle)
  },
)

/** Brands whose handle is their name without spaces: what the words are is known. Judged without the list of brands itself. */
const measure = () => {
  const brands = new Set(
    [...openBrands().values()].flatMap(({ name, aliases }) => [name, ...aliases].map((each) => fold(each))),
  )
  const others = new Set([...lexicon.others].filter((word) => !brands.has(word)))
  const blind = createHandleSplitter(compileHandleWords({ ...lexicon, others }))
  const counts = { words: 0, found: 0, told: 0, wrong: 0, single: 0, cut: 0 }
  for (const { name, handles } of openBrands().values()) {
    const words: string[] =
      fold(name)
        .replace(/['’]/g, '')
        .match(/\p{L}+/gu) ?? []
    const joined = words.join('')
    if (!/^[a-z]+$/.test(joined) || !handles.some(({ handle }) => fold(handle) === joined)) continue
    const parts = blind(joined)
    if (words.length === 1) {
      counts.single++
      counts.cut += parts.length > 1 ? 1 : 0
      continue
    }
    const long = words.filter(({ length }) => length > 2)
    counts.words += long.length
    counts.found += long.filter((word) => parts.includes(word)).length
    if (parts.length === 1) continue
    counts.told += parts.length
    counts.wrong += parts.filter((part) => !words.includes(part)).length
  }
  return counts
}

test('more than half of the words in the handles of brands it does not know are found, and four of five that it tells are right', () => {
  const { words, found, told, wrong, single, cut } = measure()
  expect(words).toBeGreaterThan(2000)
  expect(found / words).toBeGreaterThan(0.55)
  expect(wrong / told).toBeLessThan(0.23)
  // Most of these are two words to whoever reads them: all birds, auto grill, burger fuel.
  expect(cut / single).toBeLessThan(0.27)
})
