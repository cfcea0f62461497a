/** Endings of places behind a preposition in Polish, and what they may be in the nominative. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/owie$/u, ['ów', 'owo', 'owa']],
  [/wie$/u, ['wa', 'w', 'wo']],
  [/sce$/u, ['sk', 'ska', 'sko']],
  [/niu$/u, ['ń']],
  [/iu$/u, ['']],
  [/dzi$/u, ['dź']],
  [/ach$/u, ['e', 'y']],
  [/ie$/u, ['', 'a', 'o']],
  [/[uę]$/u, ['', 'a']],
  [/y$/u, ['a']],
]

const prepositions: ReadonlySet<string> = new Set(['w', 'we', 'z', 'ze', 'do', 'od', 'na', 'po'])

/** What the name of a place may be in the nominative: w Krakowie, w Gdańsku, w Katowicach. */
export const polishNominatives = (name: string, before: string): string[] => {
  if (!prepositions.has(before) || !/^\p{Lu}[\p{Ll}]{3,}$/u.test(name)) return []
  return endings.flatMap(([ending, becomes]) =>
    ending.test(name) ? becomes.map((each) => name.replace(ending, each)) : [],
  )
}
