import { readRules } from '../../../assets/index.js'
import { once } from '../../../assets/words.js'

interface SmallWords {
  /** How much a word speaks for English. */
  ofEnglish: ReadonlyMap<string, number>
  /** Of the languages that English is taken for; one of them, and nothing is said. */
  ofOthers: ReadonlySet<string>
}

const smallWords = once((): SmallWords => {
  const files = readRules('small-words')
  const english = files.filter(({ language }) => language === 'en').flatMap(({ sections }) => sections)
  return {
    ofEnglish: new Map(
      english.flatMap(({ options, entries }) => entries.map((word) => [word, Number(options['weight'])] as const)),
    ),
    ofOthers: new Set(
      files
        .filter(({ language }) => language !== 'en')
        .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries)),
    ),
  }
})

/** How much the small words of a text speak for English: nothing where one is of another language. Short texts have little else to go by. */
export const weighEnglish = (words: readonly string[]): number => {
  const { ofEnglish, ofOthers } = smallWords()
  let weight = 0
  for (const word of new Set(words)) {
    if (ofOthers.has(word)) return 0
    weight += ofEnglish.get(word) ?? 0
  }
  return weight
}
