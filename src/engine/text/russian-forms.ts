import { once, readWords } from '../../assets/words.js'

/** What stands at the end of a name in the cases of Russian. */
const endings = /(?:а|я|у|ю|е|и|ы|ой|ей|ом|ем|ью|ии|ию|ией)$/u

const stemsOf = (name: string): string[] => (/[аяйь]$/u.test(name) ? [name.slice(0, -1)] : [name])

const givenStems = once(
  () =>
    new Set(
      readWords('entities', 'given-names')
        .filter((name) => /^\p{Script=Cyrillic}+$/u.test(name))
        .flatMap(stemsOf),
    ),
)

/** Whether a word is a Russian given name in any case: Анна, Анне, Иваном. */
export const isRussianGivenName = (word: string): boolean => {
  const lower = word.toLowerCase()
  if (!/^\p{Script=Cyrillic}{3,}$/u.test(lower)) return false
  const stems = givenStems()
  return stems.has(lower) || stems.has(lower.replace(/[аяйь]$/u, '')) || stems.has(lower.replace(endings, ''))
}

/** What the name of a place may be in the nominative, where it stands behind a preposition: Москве, Казани. */
export const russianNominatives = (name: string): string[] => {
  if (!/^\p{Script=Cyrillic}[\p{Script=Cyrillic}-]{3,}$/u.test(name)) return []
  const cut = (count: number): string => name.slice(0, -count)
  if (name.endsWith('ии')) return [`${cut(2)}ия`]
  if (/[еу]$/u.test(name)) return [`${cut(1)}а`, cut(1), `${cut(1)}я`, `${cut(1)}о`]
  if (/[иы]$/u.test(name)) return [`${cut(1)}ь`, `${cut(1)}а`, `${cut(1)}я`]
  if (/(?:ом|ем)$/u.test(name)) return [cut(2)]
  if (/[ая]$/u.test(name)) return [cut(1), `${cut(1)}ь`]
  return []
}
