export type { DictionaryEntry } from './build.js'
export {
  createDictionary,
  type Dictionary,
  type DictionaryMatch,
  type DictionaryPage,
  type DictionaryQuery,
} from './dictionary.js'
export { fold, words } from './fold.js'
export { matchKinds, type MatchKind } from './match.js'
