import { wordSet } from '../../../../assets/words.js'

const negators = wordSet('negation', 'negators')
const notNegators = wordSet('negation', 'not-negators')

/** Whether a word denies what follows, in any language. Forms ending in "n't" are denials too. */
export const isNegator = (form: string): boolean => negators().has(form) || form.endsWith("n't")

/** Whether two words only look like a denial: "not only". */
export const isNotNegating = (pair: string): boolean => notNegators().has(pair)
