import { parseQuery } from './parse.js'
import { printQuery } from './print.js'
import { compileQuery } from './compile.js'
import { findSpans } from './spans.js'
import { pointAt, queryFields, queryLimits, QuerySyntaxError } from './syntax.js'
export { QuerySyntaxError, compileQuery, findSpans, parseQuery, pointAt, printQuery, queryFields, queryLimits }
//# sourceMappingURL=index.js.map
