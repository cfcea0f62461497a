import { z } from 'zod'
import type { InputError } from '../kernel/errors.js'
import { describeUnknown, meantName, meantNumber } from './hints.js'

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

const describeUnknownKey = (key: string, schema: unknown): string =>
  describeUnknown(key, schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

/** What stands at a path of what was given. */
const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    given,
  )

const describe = (issue: Issue, given: unknown): string => {
  const value = valueAt(given, issue.path)
  const said = withPeriod(reword(issue.message))
  if (typeof value !== 'string') return said
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')) {
    const meant = meantNumber(value)
    return meant === undefined ? said : `${said} Did you mean ${meant}, without quotes?`
  }
  if (issue.code === 'invalid_type' && issue.expected === 'boolean' && /^(?:true|false)$/i.test(value))
    return `${said} Did you mean ${value.toLowerCase()}, without quotes?`
  if (issue.code === 'invalid_format' && issue.format === 'datetime')
    return /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? `${said} Did you mean "${value}T00:00:00Z"?`
      : `${said} Write a time such as "2026-05-01T00:00:00Z".`
  if (issue.code !== 'invalid_value') return said
  const meant = meantName(value, issue.values.map(String))
  return meant === undefined ? said : `${said} Did you mean ${JSON.stringify(meant)}?`
}

/** Of the alternatives of a union, the one that came closest: fewest complaints, and none about its own type. */
const closest = (alternatives: Issue[][]): Issue[] | undefined => {
  const cost = (issues: Issue[]): number =>
    issues.reduce((sum, { path, code }) => sum + (path.length > 0 ? 1 : code === 'invalid_type' ? 100 : 2), 0)
  return [...alternatives].sort((a, b) => cost(a) - cost(b))[0]
}

/** Where no alternative takes a value of this type, all that would be taken are said. */
const noneFits = (alternatives: Issue[][]): string | undefined => {
  const expected = alternatives.flatMap(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? [first.expected] : [],
  )
  return expected.length === alternatives.length ? [...new Set(expected)].join(' or ') : undefined
}

/** Every complaint of a schema as an error of the interface, each with its own pointer. */
export const toInputErrors = (
  issues: readonly Issue[],
  part: InputError['in'],
  schema: unknown,
  given?: unknown,
): InputError[] => {
  const beyond: InputError = { in: part, pointer: '', message: 'Unknown field.' }
  const unknown = (key: string, path: readonly PropertyKey[]): InputError => ({
    in: part,
    pointer: toPointer([...path, key]),
    message: describeUnknownKey(key, schemaAt(schema, path)),
  })
  return issues.flatMap((issue): InputError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key, i) => (i < describedMax ? unknown(key, issue.path) : beyond))
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const expected = noneFits(issue.errors)
      if (expected !== undefined) {
        const value = valueAt(given, issue.path)
        const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
        const message = `Invalid input: expected ${expected}, received ${received}.`
        return [{ in: part, pointer: toPointer(issue.path), message: withPeriod(reword(message)) }]
      }
      const inner = closest(issue.errors) ?? []
      const nested = inner.map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
      return toInputErrors(nested, part, schema, given)
    }
    return [{ in: part, pointer: toPointer(issue.path), message: describe(issue, given) }]
  })
}

const bounds: Readonly<Record<string, string>> = {
  '<=': 'Expected at most',
  '<': 'Expected less than',
  '>=': 'Expected at least',
  '>': 'Expected more than',
}

/** "Too big: expected string to have <=1000 characters" is "Expected at most 1,000 characters". */
const rewordSize = (text: string): string =>
  text.replace(
    /^Too (?:big|small): expected \w+ to (?:be|have) ([<>]=?) ?(-?\d+(?:\.\d+)?)(?: (\w+?)(s?))?\.?$/,
    (_, sign: string, size: string, unit: string | undefined, plural: string | undefined) =>
      `${bounds[sign] ?? `Expected ${sign}`} ${Number(size).toLocaleString('en')}` +
      (unit === undefined ? '' : ` ${unit}${size === '1' ? '' : (plural ?? '')}`),
  )

/** "received undefined" is how a program says that something is missing. */
const reword = (text: string): string =>
  rewordSize(text).replace(/^Invalid input: expected (.+), received undefined\.?$/, 'Required: expected $1')

const withPeriod = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
