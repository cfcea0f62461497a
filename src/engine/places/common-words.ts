import { wordSet } from '../../assets/words.js'

/** Words and first names that are also names of places, and most often not meant as such. */
export const commonWords = wordSet('places', 'common-words')
