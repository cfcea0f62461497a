import { readRules } from '../../../assets/index.js'
import { once } from '../../../assets/words.js'

interface SmallWords {
  /** How much a word speaks for English. */
  ofEnglish: ReadonlyMap<string, number>
  /** Of the languages that English is taken for; one of them, and nothing is said. */
  ofOthers: ReadonlySet<string>
  ofHindi: ReadonlySet<string>
  /** The language of each word that one language alone has. */
  telling: ReadonlyMap<string, string>
}

const smallWords = once((): SmallWords => {
  const files = readRules('small-words')
  const english = files.filter(({ language }) => language === 'en').flatMap(({ sections }) => sections)
  const telling = new Map<string, string>()
  for (const { language, sections } of files)
    for (const word of sections.flatMap(({ entries }) => entries)) telling.set(word, telling.has(word) ? '' : language)
  const hindi = files.filter(({ language }) => language === 'hi').flatMap(({ sections }) => sections)
  return {
    telling,
    ofHindi: new Set(hindi.flatMap(({ entries }) => entries)),
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

export const hasHindi = (words: readonly string[]): boolean => words.some((word) => smallWords().ofHindi.has(word))

/** So many small words of a language that no other has, and a part of the text is in it. */
const mixedMin = 2

/** The languages of which a text has several small words that none of the others has, where there is more than one: it is mixed. */
export const mixedIn = (words: readonly string[]): string[] => {
  const { telling } = smallWords()
  const counts = new Map<string, number>()
  for (const word of new Set(words)) {
    const language = telling.get(word)
    if (language !== undefined && language !== '') counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const found = [...counts].filter(([, count]) => count >= mixedMin).map(([language]) => language)
  return found.length > 1 ? found : []
}
