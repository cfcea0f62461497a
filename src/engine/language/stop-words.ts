import { wordSet } from '../../assets/words.js'

const stopWords = wordSet('stop-words')

/** Whether a word says nothing of what a text is about, in any language. Folded. */
export const isStopWord = (word: string): boolean => stopWords().has(word)
