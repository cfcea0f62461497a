import type { z } from 'zod'
import { invalidInput, type InputError } from '../kernel/errors.js'
import type { Fields, Operation } from '../kernel/operation.js'
import { toInputErrors } from './input-errors.js'
import { compileQuery, type DecodeQuery } from './query.js'

export interface RawInput {
  path: unknown
  query: Record<string, unknown>
  body: unknown
}

export interface ParsedInput {
  path: unknown
  query: unknown
  body: unknown
}

interface Part {
  in: InputError['in']
  schema: z.ZodType
  read: (raw: RawInput) => unknown
}

const partsOf = (input: { path?: Fields; query?: Fields; body?: z.ZodType }, decodeQuery: DecodeQuery): Part[] => {
  const parts: Part[] = []
  if (input.path !== undefined) parts.push({ in: 'path', schema: input.path, read: (raw) => raw.path })
  if (input.query !== undefined) parts.push({ in: 'query', schema: input.query, read: (raw) => decodeQuery(raw.query) })
  if (input.body !== undefined) parts.push({ in: 'body', schema: input.body, read: (raw) => raw.body })
  return parts
}

const unknownParameters = (query: Record<string, unknown>): InputError[] =>
  Object.keys(query).map((name) => ({
    in: 'query',
    pointer: `/${name}`,
    message: 'Unknown parameter: this operation takes none.',
  }))

/**
 * Reads path, query and body by their schemas. Everything that is wrong is reported at once, with a pointer, so that
 * nobody has to fix a request one error at a time. A field nobody knows is an error: a typo must not widen a search.
 */
export const compileInput = <Needs>({ input }: Operation<Needs>): ((raw: RawInput) => ParsedInput) => {
  const parts = partsOf(input, compileQuery(input.query))
  return (raw) => {
    const parsed: ParsedInput = { path: undefined, query: undefined, body: undefined }
    const errors: InputError[] = input.query === undefined ? unknownParameters(raw.query) : []
    for (const part of parts) {
      const value = part.read(raw)
      const result = part.schema.safeParse(value)
      if (result.success) parsed[part.in as 'body'] = result.data
      else errors.push(...toInputErrors(result.error.issues, part.in, part.schema, value))
    }
    if (errors.length > 0) throw invalidInput(errors)
    return parsed
  }
}
