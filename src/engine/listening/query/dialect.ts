/** Whose query language a query is written in. */
export const dialects = ['rostra', 'brandwatch', 'talkwalker', 'meltwater', 'lucene', 'lexis'] as const
export type Dialect = (typeof dialects)[number]

/** Forms that one tool writes and the others do not. */
const marks: readonly { dialect: Dialect; pattern: RegExp }[] = [
  { dialect: 'brandwatch', pattern: /<<<|\{[^{}]*[\p{L}\p{N}][^{}]*\}|NEAR\/\d+f\b/u },
  {
    dialect: 'brandwatch',
    pattern: /\b(?:author[A-Z]\w+|engagementType|at_mentions|hashtags|pageType|raw|site|links|weblogTitle):/u,
  },
  { dialect: 'talkwalker', pattern: /\bONEAR\/|\bSENTENCE\b|(?:^|[\s(])\+\+\p{L}/u },
  { dialect: 'talkwalker', pattern: /\b(?:sourcecountry|sourcetype|domainurl|posttype|published|extra_\w+|hashtag):/u },
  { dialect: 'meltwater', pattern: /\bANDNOT\b|\bcasesensitive:|\bnear\/\d+\b|\bingress:/u },
  { dialect: 'lexis', pattern: /\b(?:PRE|pre)\/\d+\b|\bATLEAST\d|\b[Ww]\/[\dSsPp]/u },
  {
    dialect: 'lucene',
    pattern: /&&|\|\||(?:^|[\s(])[!+]["\p{L}]|\*:\*|_exists_:|\w\^\d|[\p{L}]~\d?(?=\s|$)|\\[-+&|!(){}[\]^"~*?:]/u,
  },
  { dialect: 'lucene', pattern: /(?:^|[\s(])\/[^/\s]+\/(?=\s|$|\))/u },
]

/** The tool whose forms a query shows most of; our own where it shows none. The first of the list on a tie. */
export const guessDialect = (query: string): Dialect => {
  // Ranges are braces of Lucene; they are not words in braces.
  const plain = query.replaceAll(/:\s*[[{][^\]}]*\bTO\b[^\]}]*[\]}]/gu, ':1')
  const counts = new Map<Dialect, number>()
  for (const { dialect, pattern } of marks) if (pattern.test(plain)) counts.set(dialect, (counts.get(dialect) ?? 0) + 1)
  let best: Dialect = 'rostra'
  for (const [dialect, count] of counts) if (count > (counts.get(best) ?? 0)) best = dialect
  return best
}
