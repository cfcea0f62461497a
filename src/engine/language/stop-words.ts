import { wordSet } from '../../assets/words.js'

const stopWords = wordSet('stop-words')

/** Whether a word says nothing of what a text is about, in any language. Folded. */
export const isStopWord = (word: string): boolean => stopWords().has(word)

const addressParts = wordSet('stop-words', 'addresses')

/** Whether a word is a part of web addresses: http, www, com. Folded. */
export const isAddressPart = (word: string): boolean => addressParts().has(word)
