import type { z } from 'zod'
import { toJsonSchema, type JsonSchema } from './json-schema.js'

export type Serialize = (value: unknown) => string

/** Gives the value back without what its schema does not know; the same object where there is nothing to take away. */
type Prune = (value: unknown) => unknown

/** Named schemas: how to prune by them, and the schemas themselves. */
interface Definitions {
  prunes: Map<string, Prune>
  schemas: Record<string, JsonSchema>
}

const referred = (schema: JsonSchema): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].replace(/^#(\/\$defs\/)?/, '') : undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pruneList =
  (item: Prune): Prune =>
  (value) => {
    if (!Array.isArray(value)) return value
    const list = value as unknown[]
    let changed: unknown[] | undefined
    for (let i = 0; i < list.length; i++) {
      const pruned = item(list[i])
      if (pruned !== list[i]) (changed ??= [...list])[i] = pruned
    }
    return changed ?? list
  }

/** One look for each name: a name stands for how to prune its value, or for null where there is nothing to prune. */
type Known = Map<string, Prune | null>

/** `rest` is for names that are not listed: a record's values, or undefined where there may be none. */
const pruneObject =
  (known: Known, rest: Prune | undefined): Prune =>
  (value) => {
    if (!isObject(value) || Array.isArray(value)) return value
    let changed: Record<string, unknown> | undefined
    for (const key in value) {
      const listed = known.get(key)
      if (listed === null) continue
      const prune = listed ?? rest
      if (prune === undefined) {
        changed ??= { ...value }
        delete changed[key]
        continue
      }
      const pruned = prune(value[key])
      if (pruned !== value[key]) (changed ??= { ...value })[key] = pruned
    }
    return changed ?? value
  }

/** Of several shapes, the one whose required names are all there and whose fixed values fit. */
const pruneUnion =
  (alternatives: { schema: JsonSchema; prune: Prune }[]): Prune =>
  (value) => {
    if (!isObject(value)) return value
    const fits = ({
      required = [],
      properties = {},
    }: {
      required?: string[]
      properties?: Record<string, JsonSchema>
    }): boolean =>
      required.every(
        (name) =>
          name in value && (!('const' in (properties[name] ?? {})) || properties[name]?.['const'] === value[name]),
      )
    return alternatives.find(({ schema }) => fits(schema))?.prune(value) ?? value
  }

const compile = (schema: JsonSchema, definitions: Definitions): Prune | undefined => {
  const name = referred(schema)
  if (name !== undefined) return (value) => definitions.prunes.get(name)?.(value) ?? value
  const union = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  if (union !== undefined)
    return pruneUnion(
      union.map((each) => ({
        schema: definitions.schemas[referred(each) ?? ''] ?? each,
        prune: compile(each, definitions) ?? ((value) => value),
      })),
    )
  if (isObject(schema['items'])) {
    const item = compile(schema['items'], definitions)
    return item === undefined ? undefined : pruneList(item)
  }
  if (isObject(schema['properties']) || isObject(schema['additionalProperties'])) {
    const names = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    const others = schema['additionalProperties']
    const rest: Prune | undefined = isObject(others)
      ? (compile(others, definitions) ?? ((value) => value))
      : others === false
        ? undefined
        : (value) => value
    return pruneObject(new Map(names.map(([name, inner]) => [name, compile(inner, definitions) ?? null])), rest)
  }
  return undefined
}

/** Takes away what a schema does not know. */
export const compilePrune = (schema: JsonSchema): Prune => {
  const schemas = (schema['$defs'] ?? {}) as Record<string, JsonSchema>
  const definitions: Definitions = { prunes: new Map(), schemas }
  const root = compile(schema, definitions) ?? ((value: unknown) => value)
  definitions.prunes.set('', root)
  for (const [name, inner] of Object.entries(schemas))
    definitions.prunes.set(name, compile(inner, definitions) ?? ((value) => value))
  return root
}

/**
 * Answers hold what the schema that describes them knows, and nothing else: what is not in it cannot leak. With `check`,
 * as in the tests, an answer that does not fit its schema to the letter is an error of ours.
 */
export const compileSerializer = (schema: z.ZodType, check: boolean): Serialize => {
  // Compiled by the first answer: all of them together would be a third of the time a server takes to start.
  let prune: Prune | undefined
  const write: Serialize = (value) => JSON.stringify((prune ??= compilePrune(toJsonSchema(schema, 'output')))(value))
  return check ? (value) => write(schema.parse(value)) : write
}
