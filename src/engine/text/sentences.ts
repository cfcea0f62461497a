/** A sentence by its place in a text; `end` is exclusive. */
export interface Sentence {
  start: number
  end: number
}

/** A part of a text, without the space around it. */
export const trimmed = (text: string, { start, end }: Sentence): Sentence & { text: string } => {
  const part = text.slice(start, end)
  const from = start + part.length - part.trimStart().length
  return { start: from, end: from + part.trim().length, text: part.trim() }
}

const stop = /[.!?…。！？؟।\n]+(?=\s|$|[\p{L}\p{N}])/gu
const quotation = /["“”„«»「」『』]/u
const apart = /(?:https?:\/\/|www\.)\S*|\bhttps?\b|[@#]\S+/giu
const word = /\p{L}[\p{L}\p{M}'’-]*/gu
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu
/** Fewer words than this say nothing by themselves, and models guess. */
const wordsMin = 3
const lettersMin = 5
const sentencesMax = 10

const isBreak = (text: string, { index, 0: mark }: RegExpExecArray): boolean =>
  // "3.5" and "example.org" go on; Chinese and Japanese put no space between sentences.
  /[。！？।\n]/u.test(mark) || /\s|^$/u.test(text.charAt(index + mark.length))

const saysSomething = (sentence: string): boolean => {
  const plain = sentence.replace(apart, ' ')
  return (plain.match(word)?.length ?? 0) >= wordsMin || (plain.match(unspaced)?.length ?? 0) >= lettersMin
}

/**
 * The sentences of a text, if it has several; fragments, addresses and lone tags are left out. What stands in quotation marks belongs to the one who quotes it, so a text with
 * quotations is not taken apart.
 */
export const splitSentences = (text: string): Sentence[] => {
  if (quotation.test(text)) return []
  const sentences: Sentence[] = []
  let start = 0
  const add = (end: number): void => {
    if (/\p{L}/u.test(text.slice(start, end))) sentences.push({ start, end })
    start = end
  }
  for (const found of text.matchAll(stop)) if (isBreak(text, found)) add(found.index + found[0].length)
  add(text.length)
  if (sentences.length < 2) return []
  return sentences.filter((each) => saysSomething(text.slice(each.start, each.end))).slice(0, sentencesMax)
}
