import type { Compiled } from './compile.js'

const word = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/uy
const wordsMax = 4

/**
 * What is asked for or bought: the words right behind a rule's match, as far as they look like a name of something. Pronouns name
 * nothing ("where did you get it"), and then there is no object.
 */
export const findObject = (
  text: string,
  at: number,
  { determiners, objectEnds }: Compiled,
): { from: number; to: number } | undefined => {
  let position = at
  let from: number | undefined
  let to = at
  for (let words = 0; words < wordsMax;) {
    while (text[position] === ' ') position++
    word.lastIndex = position
    const found = word.exec(text)?.[0].replace(/[.'-]+$/, '')
    if (found === undefined || found === '') break
    const isDeterminer = determiners.has(found)
    if (isDeterminer && from === undefined) {
      position += found.length
      continue
    }
    if (objectEnds.has(found) || isDeterminer) break
    from ??= position
    position += found.length
    to = position
    words++
    // A comma, a full stop or an emoji ends it.
    if (text[position] !== ' ') break
  }
  return from === undefined ? undefined : { from, to }
}
