import { createSieve } from '../language/sieve.js'
import type { Compiled, Rule } from './compile.js'
import type { Pattern } from './pattern.js'

/** The patterns of a language that may hold in a text, in the order of the lists; the others need not be tried. */
export interface Possible {
  language: Compiled
  rules: { rule: Rule; patterns: Pattern[] }[]
  not: Pattern[]
  giveaway: Pattern[]
}

interface Place {
  language: number
  pattern: Pattern
  list: Rule | 'not' | 'giveaway'
}

const placesOf = (compiled: Compiled, language: number): Place[] => [
  ...compiled.rules.flatMap((rule) => rule.patterns.map((pattern) => ({ language, pattern, list: rule }))),
  ...compiled.not.map((pattern) => ({ language, pattern, list: 'not' as const })),
  ...compiled.giveaway.map((pattern) => ({ language, pattern, list: 'giveaway' as const })),
]

const add = (possible: Possible, { pattern, list }: Place): void => {
  if (list === 'not') possible.not.push(pattern)
  else if (list === 'giveaway') possible.giveaway.push(pattern)
  else {
    const last = possible.rules.at(-1)
    if (last?.rule === list) last.patterns.push(pattern)
    else possible.rules.push({ rule: list, patterns: [pattern] })
  }
}

/** Says in one pass over a text what may hold in it: most comments want nothing, and are done with this. Languages without a word are left out. */
export const createPrefilter = (
  languages: readonly Compiled[],
): ((text: string) => ReadonlyMap<Compiled, Possible>) => {
  const places = languages.flatMap(placesOf)
  const sift = createSieve(
    places.map(({ pattern }) => ({ source: pattern.regexp.source, startsWord: pattern.clauseStart })),
  )
  return (text) => {
    const byLanguage = new Map<Compiled, Possible>()
    for (const number of sift(text)) {
      const place = places[number]!
      const language = languages[place.language]!
      let possible = byLanguage.get(language)
      if (possible === undefined) byLanguage.set(language, (possible = { language, rules: [], not: [], giveaway: [] }))
      add(possible, place)
    }
    return byLanguage
  }
}
