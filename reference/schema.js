// Says what a schema means, in words.
import { refName, resolve } from './spec.js'

const typesOf = ({ type }) => (Array.isArray(type) ? type : type === undefined ? [] : [type])

const isNull = (node) => {
  const schema = resolve(node)
  return schema.type === 'null' || schema.const === null
}

/** Parts of an allOf as the one schema they make together. */
const mergeParts = ({ allOf, ...beside }) =>
  [...allOf.map(expand), beside].reduce((whole, part) => ({
    ...whole,
    ...part,
    ...(whole.properties || part.properties ? { properties: { ...whole.properties, ...part.properties } } : {}),
    ...(whole.required || part.required ? { required: [...(whole.required ?? []), ...(part.required ?? [])] } : {}),
  }))

/** A schema without references and allOf at its root, and without an alternative that is only "or null". */
export const expand = (node) => {
  const found = resolve(node)
  const schema = found.allOf ? mergeParts(found) : found
  const alternatives = schema.anyOf ?? schema.oneOf
  const values = alternatives?.filter((alternative) => !isNull(alternative))
  if (values?.length !== 1 || values.length === alternatives.length) return schema
  const { anyOf: _anyOf, oneOf: _oneOf, ...beside } = schema
  const inner = expand(values[0])
  return { ...inner, title: refName(values[0]) ?? inner.title, ...beside, orNull: true }
}

/** The alternatives among which a value may choose, if any; null is said in the type. */
export const alternativesOf = (schema) => (schema.anyOf ?? schema.oneOf)?.filter((node) => !isNull(node))

export const isNullable = (schema) =>
  schema.orNull === true || typesOf(schema).includes('null') || (schema.anyOf ?? schema.oneOf ?? []).some(isNull)

/** What a map holds, where the keys are the caller's. */
export const mapValueOf = ({ additionalProperties, patternProperties }) => {
  if (typeof additionalProperties === 'object') return additionalProperties
  return Object.values(patternProperties ?? {})[0]
}

const nameOf = (node, schema) => refName(node) ?? schema.title

const unionLabel = (alternatives, depth) => {
  const labels = [...new Set(alternatives.map((alternative) => typeLabel(alternative, depth)))]
  return labels.length <= 3 && labels.join('').length < 48
    ? labels.join(' or ')
    : `one of ${alternatives.length} shapes`
}

const scalarLabel = (schema) => {
  const types = typesOf(schema).filter((type) => type !== 'null')
  if (types.length > 0) return types.join(' or ')
  if (schema.properties) return 'object'
  const [sample] = schema.enum ?? []
  return sample === undefined || sample === null ? 'any value' : typeof sample
}

const arrayLabel = (schema, depth) => {
  if (schema.prefixItems) return `list of ${schema.prefixItems.map((item) => typeLabel(item, depth)).join(', ')}`
  return schema.items === undefined || schema.items === true ? 'array' : `array of ${typeLabel(schema.items, depth)}`
}

const shapeLabel = (node, schema, depth) => {
  if ('const' in schema) return JSON.stringify(schema.const)
  const literals = literalsOf(schema)
  if (literals) return [...new Set(literals.map((value) => typeof value))].join(' or ')
  const alternatives = alternativesOf(schema)
  const name = nameOf(node, schema)
  if (alternatives) return name ?? unionLabel(alternatives, depth)
  if (typesOf(schema).includes('array')) return arrayLabel(schema, depth)
  if (!schema.properties && mapValueOf(schema)) return `map of ${typeLabel(mapValueOf(schema), depth)}`
  return name ?? scalarLabel(schema)
}

// A list of lists of itself would be named for ever.
const labelDepthMax = 4

/** "array of Creator or null" */
export const typeLabel = (node, depth = 0) => {
  const schema = expand(node)
  const label = depth > labelDepthMax ? (nameOf(node, schema) ?? 'value') : shapeLabel(node, schema, depth + 1)
  const values = typesOf(schema)
  const onlyNull = values.length === 1 && values[0] === 'null'
  if (onlyNull) return 'null'
  return isNullable(schema) && !label.endsWith('null') ? `${label} or null` : label
}

const grouped = (number) => number.toLocaleString('en')
const count = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`

const rangeLabel = (least, most, noun) => {
  if (least === undefined && most === undefined) return undefined
  if (least === most) return count(least, noun)
  if (least === undefined || (least === 0 && most !== undefined)) return `at most ${count(most, noun)}`
  if (most === undefined) return `at least ${count(least, noun)}`
  return `${grouped(least)} to ${grouped(most)} ${noun}s`
}

const numberRange = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }) => {
  const parts =
    minimum !== undefined && maximum !== undefined
      ? [`${grouped(minimum)} to ${grouped(maximum)}`]
      : [
          minimum !== undefined && `at least ${grouped(minimum)}`,
          maximum !== undefined && `at most ${grouped(maximum)}`,
        ]
  return [
    ...parts,
    exclusiveMinimum !== undefined && `more than ${grouped(exclusiveMinimum)}`,
    exclusiveMaximum !== undefined && `less than ${grouped(exclusiveMaximum)}`,
    multipleOf !== undefined && `a multiple of ${multipleOf}`,
  ]
}

const ownConstraints = (schema) => [
  ...numberRange(schema),
  schema.format,
  rangeLabel(schema.minLength, schema.maxLength, 'character'),
  rangeLabel(schema.minItems, schema.maxItems, 'item'),
  rangeLabel(schema.minProperties, schema.maxProperties, 'key'),
  schema.uniqueItems && 'no duplicates',
  schema.contentEncoding,
  schema.contentMediaType,
]

/** Words on what a value must keep to: ["1 to 100", "date-time"]. */
export const constraintsOf = (node) => {
  const schema = expand(node)
  const own = ownConstraints(schema)
  const inner = typesOf(schema).includes('array') && schema.items ? ownConstraints(expand(schema.items)) : []
  const said = [...own, ...inner.filter(Boolean).map((text) => `each ${text}`)]
  return said.filter((text) => typeof text === 'string')
}

/** Patterns of the value and of its items; a format says the same in a word. */
export const patternsOf = (node) => {
  const schema = expand(node)
  const items = schema.items ? expand(schema.items) : {}
  return [schema, items].filter(({ pattern, format }) => pattern && !format).map(({ pattern }) => pattern)
}

const isLiteral = (schema) => 'const' in schema || schema.enum !== undefined

/** Alternatives that are only values, as a closed list. */
const literalsOf = (schema) => {
  const alternatives = alternativesOf(schema)?.map((alternative) => expand(alternative)) ?? []
  if (alternatives.length < 2 || !alternatives.every(isLiteral)) return undefined
  return alternatives.flatMap((one) => one.enum ?? [one.const])
}

/** The closed list of values, of the schema or of its items. */
export const choicesOf = (node) => {
  const schema = expand(node)
  const items = schema.items ? expand(schema.items) : {}
  const values = schema.enum ?? literalsOf(schema) ?? items.enum ?? literalsOf(items) ?? []
  return values.filter((value) => value !== null)
}
