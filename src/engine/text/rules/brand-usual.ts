import { once, readWords } from '../../../assets/words.js'
import { commonWords } from '../../places/common-words.js'
import { tokenize } from './tokens.js'

/** The words of a name, folded. */
export const formsOf = (name: string): string[] => tokenize(name, []).map(({ form }) => form)

/** Words that are names of brands and words of every day, names of people and places among them. */
export const everydayWords = once(
  () => new Set(readWords('brands', 'everyday-words').map((name) => formsOf(name).join(' '))),
)

/** Words beside which nothing tells that a brand is meant: "buy one, get one free". */
export const lostWords = once(() => new Set(readWords('brands', 'lost-words').map((name) => formsOf(name).join(' '))))

/** Whether a word, folded, is one of every day. */
export const isUsual = (word: string): boolean =>
  [commonWords(), everydayWords(), lostWords()].some((words) => words.has(word))
