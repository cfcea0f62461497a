import { Failure } from '../kernel/errors.js'
import { toPointer } from './input-errors.js'
const suspicious = /\\u(?:0000|d[89a-f])/i
const oddErrorsMax = 20
const replacement = '\uFFFD'
const notUtf8 = 'The body is not UTF-8, or contains the replacement character U+FFFD.'
const depthMax = 100
const isOdd = (text) => text.includes('\0') || !text.isWellFormed()
const findOddText = (value, part) => {
  const errors = []
  const look = (inner, path) => {
    if (errors.length >= oddErrorsMax) return
    if (typeof inner === 'string' && isOdd(inner))
      errors.push({ in: part, pointer: toPointer(path), message: 'Text must not contain NUL or unpaired surrogates.' })
    if (typeof inner !== 'object' || inner === null) return
    if (path.length >= depthMax) {
      errors.push({ in: part, pointer: toPointer(path.slice(0, 3)), message: 'This is nested too deeply.' })
      return
    }
    for (const [key, each] of Object.entries(inner)) {
      if (isOdd(key))
        errors.push({ in: part, pointer: toPointer(path), message: 'A name contains NUL or an unpaired surrogate.' })
      look(each, [...path, key])
    }
  }
  look(value, [])
  return errors
}
const refuseOddText = (value, part) => {
  const errors = findOddText(value, part)
  if (errors.length > 0)
    throw new Failure('invalid_input', `The ${part} contains text that is not well-formed Unicode: see errors.`, {
      errors,
    })
}
const readJsonBodies = (app) => {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body
    if (text === '') return done(null, void 0)
    if (text.includes(replacement)) return done(new Failure('malformed_request', notUtf8))
    void parse(request, text, (error, value) => {
      if (error !== null) return done(toSyntaxError(error))
      try {
        if (suspicious.test(text)) refuseOddText(value, 'body')
        done(null, value)
      } catch (refusal) {
        done(refusal)
      }
    })
  })
}
const toSyntaxError = (error) =>
  new Failure('malformed_request', `The body is not well-formed JSON: ${error.message}.`, { cause: error })
export { findOddText, readJsonBodies, refuseOddText }
//# sourceMappingURL=body.js.map
