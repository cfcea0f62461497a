import { editDistance } from './edit-distance.js'

/** The known word that somebody who wrote this one probably meant, if any is near enough. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  if (word.length > 60) return undefined
  const limit = word.length <= 4 ? 1 : word.length <= 9 ? 2 : 3
  const [best] = known
    .map((candidate) => ({ candidate, edits: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
  return best?.candidate
}
