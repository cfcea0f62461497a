/**
 * A light stemmer for matching a user's own words: cuts the endings of plural, case and conjugation that English, Spanish,
 * Portuguese, French and German share or do not contradict each other in. It is no dictionary: two words have the same stem
 * if they differ in such endings only, and words of three letters and less stay as they are.
 */
const endings: readonly [RegExp, string][] = [
  [/(?:'s|’s)$/, ''],
  [/(?:ations?|acion(?:es)?|acoes|acao|ierungen|ierung)$/, 'at'],
  [/(?:nesses|ness)$/, ''],
  [/(?:ingly|edly)$/, ''],
  [/(?:ments?|mientos?|mentos?)$/, ''],
  [/([bdgklmnprtz])\1(?:ing|ed|er|ers)$/, '$1'],
  [/(?:ings?|ers|er|ed|ando|iendo|endo|indo|ados?|adas?|idos?|idas?|ungen|ung)$/, ''],
  [/(?:ies|ied)$/, 'y'],
  [/(?:sses)$/, 'ss'],
  [/([sxz]|[cs]h)es$/, '$1'],
  [/(?:en|ern|em)$/, ''],
  [/(?<![su])s$/, ''],
  [/(?:e|a|o)$/, ''],
]

const stemMin = 3

/** The stem of a folded word. */
export const stem = (word: string): string => {
  if (word.length <= stemMin || /\d/.test(word)) return word
  let stemmed = word
  for (const [ending, rest] of endings) {
    const cut = stemmed.replace(ending, rest)
    if (cut.length >= stemMin) stemmed = cut
  }
  return stemmed.replace(/y$/, 'i')
}
