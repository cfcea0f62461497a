import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(
  import.meta.dirname,
  'node_modules',
  '.cache',
  'pypi',
  'openapi_generated',
  'pinterest_client',
  'model',
)

/** Pinterest publishes its library for Python alone: without Python there is nothing to compare with. */
export const isInstalled = existsSync(folder)

const fileOf = (model: string): string =>
  model.replace(/(?<=[a-z0-9])[A-Z]|(?<!^)[A-Z](?=[a-z])/g, (letter) => `_${letter}`).toLowerCase()

interface Model {
  /** Fields, each with the types that it may have. */
  fields: ReadonlyMap<string, string>
  /** Values of fields that may have few. */
  allowed: ReadonlyMap<string, ReadonlySet<string>>
}

/** What Pinterest's own library knows of an object. */
const readModel = (name: string): Model => {
  const text = readFileSync(join(folder, `${fileOf(name)}.py`), 'utf8')
  const types = /def openapi_types\(\):[^]*?return \{\n([^]*?)\n {8}\}/.exec(text)?.[1] ?? ''
  // A name that begins with a digit is written with a line before it.
  const fields = [...types.matchAll(/^ +'_?(\w+)': \((.*?),?\),/gm)].map(
    ([, field = '', type = '']) => [field, type] as const,
  )
  const allowed = [...text.matchAll(/\('(\w+)',\): \{\n((?: +'\w+': "\w+",\n)+)/g)].map(
    ([, field = '', values = '']) =>
      [field, new Set([...values.matchAll(/"(\w+)"/g)].map(([, value = '']) => value))] as const,
  )
  return { fields: new Map(fields), allowed: new Map(allowed) }
}

const typeNames: Readonly<Record<string, string>> = { str: 'string', int: 'number', float: 'number', bool: 'boolean' }

const fits = (value: unknown, types: string): boolean => {
  if (value === null) return types.includes('none_type')
  if (types.includes('datetime') && !types.includes('{')) return typeof value === 'string' && !isNaN(Date.parse(value))
  if (types.includes('{') || types.startsWith('[')) return typeof value === 'object'
  return types.split(/, ?/).some((type) => typeNames[type] === typeof value)
}

const isModel = (types: string): boolean => /^[A-Z]\w+(?:, none_type)?$/.test(types)

/** Objects that the library leaves open in the objects that hold them. */
const below: Readonly<Record<string, string>> = { 'Pin media': 'PinMediaWithImage' }

/** What an answer has otherwise than the library knows it. */
export const differences = (answer: object, name: string): string[] => {
  const { fields, allowed } = readModel(name)
  if (fields.size === 0) return [`nothing is known of ${name}`]
  return Object.entries(answer).flatMap(([field, value]: [string, unknown]) => {
    const types = fields.get(field)
    if (types === undefined) return [`${name} has no ${field}`]
    const next = below[`${name} ${field}`] ?? (isModel(types) ? types.split(',', 1)[0] : undefined)
    if (next !== undefined && typeof value === 'object' && value !== null) return differences(value, next)
    if (!fits(value, types)) return [`${name}.${field} is ${types}`]
    return allowed.get(field)?.has(String(value)) === false ? [`${name}.${field} is never ${String(value)}`] : []
  })
}
