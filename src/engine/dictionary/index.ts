export { buildIndex, type DictionaryEntry, type DictionaryIndex } from './build.js'
export {
  createDictionary,
  openDictionary,
  type Dictionary,
  type DictionaryMatch,
  type DictionaryPage,
  type DictionaryQuery,
} from './dictionary.js'
export { matchKinds, type MatchKind } from './match.js'
