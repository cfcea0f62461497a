import { z } from 'zod'
import type { InputError } from '../kernel/errors.js'
import { nearest } from '../kernel/nearest.js'

type Issue = z.core.$ZodIssue

/** RFC 6901. */
export const toPointer = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The schema at a path, through optionals, defaults and arrays, as far as it can be followed. */
const schemaAt = (schema: unknown, path: readonly PropertyKey[]): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), path)
  const [key, ...rest] = path
  if (key === undefined) return schema
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[key as string], rest)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  return undefined
}

/** Looking for the name that was meant takes time; more errors than this are not shown anyway. */
const describedMax = 100

const describeUnknownKey = (key: string, schema: unknown): string => {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const near = nearest(key, known)
  if (near !== undefined) return `Unknown field. Did you mean ${near}?`
  return known.length > 0 && known.length <= 40 ? `Unknown field. Known are: ${known.join(', ')}.` : 'Unknown field.'
}

/** Of the alternatives of a union, the one that came closest: fewest complaints, and none about its own type. */
const closest = (alternatives: Issue[][]): Issue[] | undefined => {
  const cost = (issues: Issue[]): number =>
    issues.reduce((sum, issue) => sum + (issue.path.length === 0 && issue.code === 'invalid_type' ? 100 : 1), 0)
  return [...alternatives].sort((a, b) => cost(a) - cost(b))[0]
}

/** Every complaint of a schema as an error of the interface, each with its own pointer. */
export const toInputErrors = (issues: readonly Issue[], part: InputError['in'], schema: unknown): InputError[] => {
  const beyond: InputError = { in: part, pointer: '', message: 'Unknown field.' }
  const describe = (key: string, path: readonly PropertyKey[]): InputError => ({
    in: part,
    pointer: toPointer([...path, key]),
    message: describeUnknownKey(key, schemaAt(schema, path)),
  })
  return issues.flatMap((issue): InputError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key, i) => (i < describedMax ? describe(key, issue.path) : beyond))
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const inner = closest(issue.errors) ?? []
      const nested = inner.map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
      return toInputErrors(nested, part, schema)
    }
    return [{ in: part, pointer: toPointer(issue.path), message: withPeriod(reword(issue.message)) }]
  })
}

/** "received undefined" is how a program says that something is missing. */
const reword = (text: string): string =>
  text.replace(/^Invalid input: expected (.+), received undefined$/, 'Required: expected $1')

const withPeriod = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
