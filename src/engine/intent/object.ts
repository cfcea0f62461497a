import type { Compiled } from './compile.js'

const word = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/uy
const wordsMax = 4
const cutWord = /(?<=[\p{L}\p{N}])[\p{L}\p{N}]+/uy

/** A rule may end inside a word ("brauche die|se Stiefel"): the rest of it is no word. */
const skipCutWord = (text: string, at: number): number => {
  cutWord.lastIndex = at
  return cutWord.test(text) ? cutWord.lastIndex : at
}

/**
 * What is asked for or bought: the words right behind a rule's match, as far as they look like a name of something. Pronouns name
 * nothing ("where did you get it"), nor do people, sizes and times alone ("one for my mum"), and then there is no object.
 */
export const findObject = (
  text: string,
  at: number,
  { determiners, objectEnds, objectNone }: Compiled,
): { from: number; to: number } | undefined => {
  let position = skipCutWord(text, at)
  let from: number | undefined
  let to = at
  let isNamed = false
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
    isNamed ||= !objectNone.has(found)
    position += found.length
    to = position
    words++
    // A comma, a full stop or an emoji ends it.
    if (text[position] !== ' ') break
  }
  return from === undefined || !isNamed ? undefined : { from, to }
}
