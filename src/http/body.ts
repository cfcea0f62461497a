import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure, type InputError } from '../kernel/errors.js'
import { toPointer } from './input-errors.js'
import { depthMax, findNameFault, namesMax, namesOfBody, type NameFault } from './unique-names.js'

/** Escapes that can hide a NUL or half a surrogate pair; only a body that has one is looked through. */
const suspicious = /\\u(?:0000|d[89a-f])/i
const oddErrorsMax = 20
/** What decoding makes of bytes that are no UTF-8. Nobody has a use for it in a request, so it stands for broken bytes. */
const replacement = '\ufffd'
const notUtf8 = 'The body is not UTF-8, or contains the replacement character U+FFFD.'

const isOdd = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Text that no database keeps and no program can print back: named, not silently changed. */
export const findOddText = (value: unknown, part: InputError['in']): InputError[] => {
  const errors: InputError[] = []
  const look = (inner: unknown, path: PropertyKey[]): void => {
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

export const refuseOddText = (value: unknown, part: InputError['in']): void => {
  const errors = findOddText(value, part)
  if (errors.length > 0)
    throw new Failure('invalid_input', `The ${part} contains text that is not well-formed Unicode: see errors.`, {
      errors,
    })
}

const otherCharset = 'Send the body in UTF-8: other charsets are not read.'

/** ASCII is UTF-8 already; everything else would be read as something it is not. */
const hasOtherCharset = (type = ''): boolean => {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type) ?? []
  return charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)
}

const packed = 'Send the body as it is: compressed bodies are not read.'

/** What cannot be read as what it is, where that is so. */
const refusalOf = ({ headers }: FastifyRequest): Failure | undefined => {
  if (hasOtherCharset(headers['content-type'])) return new Failure('unsupported_media_type', otherCharset)
  const isPacked =
    !/^\s*(identity\s*)?$/i.test(headers['content-encoding'] ?? '') ||
    !/^\s*(chunked\s*)?$/i.test(headers['transfer-encoding'] ?? '')
  return isPacked ? new Failure('unsupported_media_type', packed) : undefined
}

const describeNames = (fault: NameFault, inAllMax: number): string => {
  if (fault === 'too_many')
    return `An object of the body has more than ${namesMax.toLocaleString('en')} names. No operation takes as many.`
  if (fault === 'too_many_in_all')
    return `The objects of the body have more than ${inAllMax.toLocaleString('en')} names together. Send it in parts.`
  if (fault === 'too_deep') return `The body is nested more than ${depthMax} levels deep. No operation takes that.`
  return `The name "${fault.repeated.slice(0, 100)}" stands twice in the same object. Send it once.`
}

/** JSON in UTF-8 and nothing else. An empty body is no body: whether one is needed is the operation's business. */
export const readJsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    const refusal = refusalOf(request)
    if (refusal !== undefined) return done(refusal)
    if (text === '') return done(null, undefined)
    if (text.includes(replacement)) return done(new Failure('malformed_request', notUtf8))
    const inAllMax = Math.floor(namesOfBody(request.routeOptions.bodyLimit))
    const names = findNameFault(text, inAllMax)
    // Before it is parsed: an object of many names costs more than all the rest.
    if (typeof names === 'string') return done(new Failure('malformed_request', describeNames(names, inAllMax)))
    void parse(request, text, (error, value) => {
      if (error !== null) return done(toSyntaxError(error))
      if (names !== undefined) return done(new Failure('malformed_request', describeNames(names, inAllMax)))
      try {
        if (suspicious.test(text)) refuseOddText(value, 'body')
        done(null, value)
      } catch (odd) {
        done(odd as Error)
      }
    })
  })
}

/** A table is the field `csv` of a body: operations that take one say so, all others refuse the field. */
export const readCsvBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    const refusal = refusalOf(request)
    if (refusal !== undefined) return done(refusal)
    if (text.includes(replacement) || isOdd(text)) return done(new Failure('malformed_request', notUtf8))
    done(null, text.trim() === '' ? undefined : { csv: text })
  })
}

const noTable =
  'This operation takes JSON (application/json), not a table. To import a file, send it to POST /imports/files.'

/** Whether a body has a field, also where it is read on into something else. */
const hasField = (body: unknown, name: string): boolean => {
  if (body instanceof z.ZodPipe) return hasField(body.in, name)
  return body instanceof z.ZodObject && name in body.shape
}

/** Says whether a body is a table that the operation has no field for. */
export const compileTableRefusal = (body: z.ZodType | undefined): ((request: FastifyRequest) => void) => {
  const takesTables = hasField(body, 'csv')
  return ({ headers, body: sent }) => {
    if (!takesTables && sent !== undefined && /^\s*text\/csv/i.test(headers['content-type'] ?? ''))
      throw new Failure('unsupported_media_type', noTable)
  }
}

const toSyntaxError = (error: Error): Failure =>
  new Failure('malformed_request', `The body is not well-formed JSON: ${error.message}.`, { cause: error })
