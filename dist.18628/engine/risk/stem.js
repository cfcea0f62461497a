const endings = [
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
const stem = (word) => {
  if (word.length <= stemMin || /\d/.test(word)) return word
  let stemmed = word
  for (const [ending, rest] of endings) {
    const cut = stemmed.replace(ending, rest)
    if (cut.length >= stemMin) stemmed = cut
  }
  return stemmed.replace(/y$/, 'i')
}
export { stem }
//# sourceMappingURL=stem.js.map
