/** The source of a regular expression as it is written in a file of rules: `(a|b)` groups and never captures. */
export const toSource = (entry: string): string =>
  entry.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)/gu, (found) => (found === '(' ? '(?:' : found))

/** Any of the entries. */
export const toAlternatives = (entries: readonly string[]): string => entries.map(toSource).join('|')
