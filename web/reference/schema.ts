// Says what a schema means, in words.
import type { SchemaNode } from './openapi.js'
import { refName, resolve } from './spec.js'

/** A schema without references and allOf at its root. */
export type Expanded = SchemaNode & { orNull?: boolean }

export const typesOf = ({ type }: SchemaNode): string[] =>
  Array.isArray(type) ? type : type === undefined ? [] : [type]

const isNull = (node: SchemaNode): boolean => {
  const schema = resolve(node)
  return schema.type === 'null' || schema.const === null
}

const joined = (whole: SchemaNode, part: SchemaNode): SchemaNode => ({
  ...whole,
  ...part,
  ...(whole.properties || part.properties ? { properties: { ...whole.properties, ...part.properties } } : {}),
  ...(whole.required || part.required ? { required: [...(whole.required ?? []), ...(part.required ?? [])] } : {}),
})

/** Parts of an allOf as the one schema they make together. */
const mergeParts = ({ allOf = [], ...beside }: SchemaNode): SchemaNode =>
  [...allOf.map(expand), beside].reduce(joined, {})

/** A schema without references and allOf at its root, and without an alternative that is only "or null". */
export const expand = (node: SchemaNode): Expanded => {
  const found = resolve(node)
  const schema = found.allOf ? mergeParts(found) : found
  const alternatives = schema.anyOf ?? schema.oneOf ?? []
  const [value, ...others] = alternatives.filter((alternative) => !isNull(alternative))
  if (value === undefined || others.length > 0 || alternatives.length === 1) return schema
  const { anyOf: _anyOf, oneOf: _oneOf, ...beside } = schema
  const inner = expand(value)
  const title = refName(value) ?? inner.title
  return { ...inner, ...(title !== undefined && { title }), ...beside, orNull: true }
}

/** The alternatives among which a value may choose, if any; null is said in the type. */
export const alternativesOf = (schema: SchemaNode): SchemaNode[] | undefined =>
  (schema.anyOf ?? schema.oneOf)?.filter((node) => !isNull(node))

const isNullable = (schema: Expanded): boolean =>
  schema.orNull === true || typesOf(schema).includes('null') || (schema.anyOf ?? schema.oneOf ?? []).some(isNull)

/** What a map holds, where the keys are the caller's. */
export const mapValueOf = ({ additionalProperties, patternProperties }: SchemaNode): SchemaNode | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties ?? {})[0]

/** What a list holds, where something is said of it. */
export const itemsOf = ({ items }: SchemaNode): SchemaNode | undefined =>
  typeof items === 'object' ? items : undefined

const nameOf = (node: SchemaNode, schema: SchemaNode): string | undefined => refName(node) ?? schema.title

const unionLabel = (alternatives: readonly SchemaNode[], depth: number): string => {
  const labels = [...new Set(alternatives.map((alternative) => typeLabel(alternative, depth)))]
  return labels.length <= 3 && labels.join('').length < 48
    ? labels.join(' or ')
    : `one of ${alternatives.length} shapes`
}

const scalarLabel = (schema: SchemaNode): string => {
  const types = typesOf(schema).filter((type) => type !== 'null')
  if (types.length > 0) return types.join(' or ')
  if (schema.properties) return 'object'
  const [sample] = schema.enum ?? []
  return sample === undefined || sample === null ? 'any value' : typeof sample
}

const arrayLabel = (schema: SchemaNode, depth: number): string => {
  if (schema.prefixItems) return `list of ${schema.prefixItems.map((item) => typeLabel(item, depth)).join(', ')}`
  const items = itemsOf(schema)
  return items === undefined ? 'array' : `array of ${typeLabel(items, depth)}`
}

const shapeLabel = (node: SchemaNode, schema: SchemaNode, depth: number): string => {
  if ('const' in schema) return JSON.stringify(schema.const)
  const literals = literalsOf(schema)
  if (literals) return [...new Set(literals.map((value) => typeof value))].join(' or ')
  const alternatives = alternativesOf(schema)
  const name = nameOf(node, schema)
  if (alternatives) return name ?? unionLabel(alternatives, depth)
  if (typesOf(schema).includes('array')) return arrayLabel(schema, depth)
  const value = mapValueOf(schema)
  if (!schema.properties && value) return `map of ${typeLabel(value, depth)}`
  return name ?? scalarLabel(schema)
}

// A list of lists of itself would be named for ever.
const labelDepthMax = 4

/** "array of Creator or null" */
export const typeLabel = (node: SchemaNode, depth = 0): string => {
  const schema = expand(node)
  const label = depth > labelDepthMax ? (nameOf(node, schema) ?? 'value') : shapeLabel(node, schema, depth + 1)
  const values = typesOf(schema)
  if (values.length === 1 && values[0] === 'null') return 'null'
  return isNullable(schema) && !label.endsWith('null') ? `${label} or null` : label
}

const grouped = (number: number): string => number.toLocaleString('en')
const count = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`

const rangeLabel = (least: number | undefined, most: number | undefined, noun: string): string | undefined => {
  if (most === undefined) return least === undefined ? undefined : `at least ${count(least, noun)}`
  if (least === most) return count(most, noun)
  return least === undefined || least === 0
    ? `at most ${count(most, noun)}`
    : `${grouped(least)} to ${grouped(most)} ${noun}s`
}

const said = (text: string, number: number | undefined): string | undefined =>
  number === undefined ? undefined : `${text} ${grouped(number)}`

const numberRange = (schema: SchemaNode): (string | undefined)[] => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const range =
    minimum !== undefined && maximum !== undefined
      ? [`${grouped(minimum)} to ${grouped(maximum)}`]
      : [said('at least', minimum), said('at most', maximum)]
  return [
    ...range,
    said('more than', exclusiveMinimum),
    said('less than', exclusiveMaximum),
    multipleOf === undefined ? undefined : `a multiple of ${multipleOf}`,
  ]
}

const ownConstraints = (schema: SchemaNode): string[] =>
  [
    ...numberRange(schema),
    schema.format,
    rangeLabel(schema.minLength, schema.maxLength, 'character'),
    rangeLabel(schema.minItems, schema.maxItems, 'item'),
    rangeLabel(schema.minProperties, schema.maxProperties, 'key'),
    schema.uniqueItems === true ? 'no duplicates' : undefined,
    schema.contentEncoding,
    schema.contentMediaType,
  ].filter((text) => text !== undefined)

/** Words on what a value must keep to: ["1 to 100", "date-time"]. */
export const constraintsOf = (node: SchemaNode): string[] => {
  const schema = expand(node)
  const items = typesOf(schema).includes('array') ? itemsOf(schema) : undefined
  const inner = items === undefined ? [] : ownConstraints(expand(items))
  return [...ownConstraints(schema), ...inner.map((text) => `each ${text}`)]
}

const withItems = (schema: SchemaNode): SchemaNode[] => {
  const items = itemsOf(schema)
  return items === undefined ? [schema] : [schema, expand(items)]
}

/** Patterns of the value and of its items; a format says the same in a word. */
export const patternsOf = (node: SchemaNode): string[] =>
  withItems(expand(node)).flatMap(({ pattern, format }) =>
    pattern === undefined || format !== undefined ? [] : [pattern],
  )

const isLiteral = (schema: SchemaNode): boolean => 'const' in schema || schema.enum !== undefined

/** Alternatives that are only values, as a closed list. */
const literalsOf = (schema: SchemaNode): unknown[] | undefined => {
  const alternatives = alternativesOf(schema)?.map((alternative) => expand(alternative)) ?? []
  if (alternatives.length < 2 || !alternatives.every(isLiteral)) return undefined
  return alternatives.flatMap((one) => one.enum ?? [one.const])
}

/** The closed list of values, of the schema or of its items. */
export const choicesOf = (node: SchemaNode): unknown[] => {
  const lists = withItems(expand(node)).map((schema) => schema.enum ?? literalsOf(schema))
  return (lists.find((list) => list !== undefined) ?? []).filter((value) => value !== null)
}
