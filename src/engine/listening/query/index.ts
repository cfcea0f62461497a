export { parseQuery } from './parse.js'
export { printQuery } from './print.js'
export { compileQuery } from './compile.js'
export { findSpans, type MatchSpan } from './spans.js'
export {
  describeSyntaxError,
  pointAt,
  queryFields,
  queryLimits,
  QuerySyntaxError,
  type QueryNode,
  type Term,
} from './syntax.js'
