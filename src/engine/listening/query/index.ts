export { dialects, guessDialect, type Dialect } from './dialect.js'
export { toSavedName, type SavedNames } from './named.js'
export { parseQuery } from './parse.js'
export { translateQuery, type Change, type Translation } from './translate.js'
export { printQuery } from './print.js'
export { searchTerms, type SearchTerm } from './search-terms.js'
export { compileQuery, isUnknown, uncertainFields } from './compile.js'
export { findSpans, type MatchSpan } from './spans.js'
export {
  describeSyntaxError,
  pointAt,
  queryFields,
  queryLimits,
  QuerySyntaxError,
  type QueryField,
  type QueryNode,
  type Term,
} from './syntax.js'
