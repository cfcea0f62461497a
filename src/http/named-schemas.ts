import type { JsonSchema } from './json-schema.js'

/** Where a schema stands: the name of what holds it, and the property it is the value of. */
interface Place {
  holder: string
  property: string
}

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')

/** One of many: an item of `categories` is a category. */
const singular = (property: string): string => {
  if (property === 'data') return 'item'
  if (/(ss|us|is|news)$/.test(property)) return property
  return property
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh)es$/, '$1')
    .replace(/s$/, '')
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What tells the alternatives of a choice apart: a value that is fixed, else the fields each must have. */
const byFields = (schema: unknown): string => {
  if (!isObject(schema)) return ''
  const fixed = Object.values((schema['properties'] ?? {}) as Record<string, JsonSchema>).find(
    (property) => typeof property['const'] === 'string',
  )
  if (fixed !== undefined) return ` ${String(fixed['const'])}`
  const required = (schema['required'] ?? []) as string[]
  return required.length === 0 ? '' : ` by ${required.slice(0, 2).join(' and ')}`
}

/** Said where a schema is used, not in the schema itself. */
const aboutUse = ['description', 'default', 'examples', 'title', 'deprecated'] as const

const bareOf = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !aboutUse.some((known) => known === key)))

/** A fixed set of keys, each required, are properties: generators and linters know them as nothing else. */
const spellOutKeys = (schema: JsonSchema): void => {
  const keys = (schema['propertyNames'] as JsonSchema | undefined)?.['enum'] as string[] | undefined
  if (keys === undefined || schema['properties'] !== undefined || !isObject(schema['additionalProperties'])) return
  const value = schema['additionalProperties']
  schema['properties'] = Object.fromEntries(keys.map((key) => [key, structuredClone(value)]))
  schema['additionalProperties'] = false
  delete schema['propertyNames']
}

/**
 * Gives every object of a description a name of its own, so that clients made from it speak of `ScreeningResultCoverage` and not of
 * an `InlineObject42`: the name of what holds it and the property it is. Objects that are alike are described once.
 */
export class NamedSchemas {
  readonly schemas: Record<string, JsonSchema>
  /** What each content is called. */
  readonly #names = new Map<string, string>()

  constructor(schemas: Record<string, JsonSchema>) {
    this.schemas = {}
    for (const [name, schema] of Object.entries(schemas)) this.#names.set(JSON.stringify(bareOf(schema)), name)
    for (const name of Object.keys(schemas)) this.schemas[name] = {}
    for (const [name, schema] of Object.entries(schemas)) this.schemas[name] = this.#within(schema, name)
  }

  /** The schema of a body or answer, as a reference to what it is called. */
  root(schema: JsonSchema, name: string): JsonSchema {
    return this.#refer(schema, { holder: '', property: name })
  }

  #refer(schema: JsonSchema, place: Place): JsonSchema {
    spellOutKeys(schema)
    const { type } = schema
    const orNull = Array.isArray(type) && type.includes('object')
    if (schema['properties'] === undefined || !(type === 'object' || orNull))
      return this.#within(schema, place.holder, place.property)
    const use = Object.fromEntries(aboutUse.flatMap((key) => (key in schema ? [[key, schema[key]]] : [])))
    const bare = { ...bareOf(schema), type: 'object' }
    const content = JSON.stringify(bare)
    const name = this.#names.get(content) ?? this.#add(bare, content, place)
    const ref = { $ref: `#/components/schemas/${name}` }
    return orNull ? { anyOf: [ref, { type: 'null' }], ...use } : { ...ref, ...use }
  }

  #add(schema: JsonSchema, content: string, { holder, property }: Place): string {
    const wanted = holder + pascal(property)
    let name = wanted
    for (let n = 2; name in this.schemas; n++) name = `${wanted}${n}`
    this.#names.set(content, name)
    this.schemas[name] = {}
    this.schemas[name] = this.#within(schema, name)
    return name
  }

  /** The same schema with references in place of the objects inside. */
  #within(schema: JsonSchema, holder: string, property = ''): JsonSchema {
    spellOutKeys(schema)
    const inside = (each: unknown, name: string): unknown =>
      isObject(each) ? this.#refer(each, { holder, property: name }) : each
    const result: JsonSchema = { ...schema }
    if (isObject(schema['properties']))
      result['properties'] = Object.fromEntries(
        Object.entries(schema['properties']).map(([name, each]) => [name, inside(each, name)]),
      )
    if ('items' in schema) result['items'] = inside(schema['items'], singular(property))
    if (isObject(schema['additionalProperties']))
      result['additionalProperties'] = inside(schema['additionalProperties'], singular(property))
    for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
      const parts = schema[key]
      if (!Array.isArray(parts)) continue
      const several = parts.filter((each) => isObject(each) && each['properties'] !== undefined).length > 1
      result[key] = parts.map((each: unknown) => inside(each, several ? `${property}${byFields(each)}` : property))
    }
    return result
  }
}
