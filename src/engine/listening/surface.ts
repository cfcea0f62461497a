import { fold } from '../language/fold.js'

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/**
 * How people write words that the index keeps folded: the way most texts that hold them in a row write it, with its accents and capitals.
 * As it is where no text holds it.
 */
export const writtenAs = (phrase: string, texts: readonly string[]): string => {
  const wanted = phrase.split(' ')
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = [...text.matchAll(word)].map((match) => ({
      folded: fold(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }))
    for (let at = 0; at + wanted.length <= words.length; at++) {
      if (!wanted.every((part, i) => words[at + i]?.folded === part)) continue
      const said = text.slice(words[at]?.start, words[at + wanted.length - 1]?.end).replace(/\s+/gu, ' ')
      counts.set(said, (counts.get(said) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1))[0]?.[0] ?? phrase
}

/** A label made of several parts, each as people write it, the first letter a capital. */
export const writtenLabel = (label: string, texts: readonly string[]): string => {
  const said = label
    .split(', ')
    .map((part) => writtenAs(part, texts))
    .join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
