// Turns openapi.json into Python: a TypedDict for every schema and a typed method for every operation, for both clients.
// `npm run generate` writes them; never edit them by hand.

const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)
const isName = (name) => /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name)
const refName = (ref) => ref.slice(ref.lastIndexOf('/') + 1)
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const text = (value) => JSON.stringify(value)
const union = (parts) => [...new Set(parts)].join(' | ')

const simple = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' }

const literal = (value) => (value === null ? 'None' : value === true ? 'True' : value === false ? 'False' : text(value))

const ofType = (type, schema, prefix) => {
  if (type === 'array') return `list[${schema.items === undefined ? 'Any' : toType(schema.items, prefix)}]`
  if (type !== 'object') return simple[type] ?? 'Any'
  const value = schema.additionalProperties
  return `dict[str, ${typeof value === 'object' ? toType(value, prefix) : 'Any'}]`
}

/** The Python type of a schema; `prefix` stands before the names of other types. */
const toType = (schema, prefix = '') => {
  if (schema === true || schema === undefined) return 'Any'
  if (schema.$ref !== undefined) return prefix + refName(schema.$ref)
  if ('const' in schema) return `Literal[${literal(schema.const)}]`
  if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`
  const choice = schema.anyOf ?? schema.oneOf
  if (choice !== undefined) return union(choice.map((one) => toType(one, prefix)))
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => ofType(type, schema, prefix)))
  return ofType(schema.type, schema, prefix)
}

const docOf = (schema) =>
  schema.description === undefined ? [] : schema.description.split('\n').map((line) => `    # ${line}`.trimEnd())

/** A field with many values goes over several lines. */
const inShortLines = (line) => {
  if (line.length < 300) return line
  const lines = ['']
  for (const part of line.split(', ')) {
    const last = lines.length - 1
    if (lines[last].length + part.length > 140) lines.push(`        ${part}`)
    else lines[last] += lines[last] === '' ? part : `, ${part}`
  }
  return lines.join(',\n')
}

const toTypedDict = (name, { properties, required = [] }) => {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const type = toType(schema)
    return { field, schema, type: required.includes(field) ? type : `NotRequired[${type}]` }
  })
  if (fields.every(({ field }) => isName(field)))
    return [
      `class ${name}(TypedDict):`,
      ...fields.flatMap(({ field, schema, type }) => [...docOf(schema), inShortLines(`    ${field}: ${type}`)]),
    ].join('\n')
  // A field that is a keyword, such as `from`, cannot be written as a class.
  const entries = fields.map(({ field, type }) => `        ${text(field)}: ${text(type)},`)
  return [`${name} = TypedDict(`, `    ${text(name)},`, '    {', ...entries, '    },', ')'].join('\n')
}

const toAlias = (name, schema) => `${name}: TypeAlias = ${text(toType(schema))}`

const toTypes = (schemas) =>
  [
    '"""The JSON of the interface. Made from openapi.json: do not edit."""',
    '',
    'from __future__ import annotations',
    '',
    'from typing import Any, Literal, NotRequired, TypeAlias, TypedDict',
    '',
    ...Object.entries(schemas).map(
      ([name, schema]) => `\n${schema.properties === undefined ? toAlias(name, schema) : toTypedDict(name, schema)}\n`,
    ),
  ].join('\n')

const jsonOf = (holder) => holder?.content?.['application/json']?.schema

/** What an operation is sent: JSON, the bytes of a file, or either of them. */
const bodyOf = (requestBody) => {
  if (requestBody === undefined) return undefined
  const json = jsonOf(requestBody)
  const takesFiles = Object.keys(requestBody.content).some((type) =>
    /^(application\/octet-stream|image|video)/.test(type),
  )
  return union([...(json === undefined ? [] : [toType(json, 'types.')]), ...(takesFiles ? ['bytes'] : [])])
}

const answerOf = ({ responses }) => {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return union(good.map(([, response]) => (jsonOf(response) ? toType(jsonOf(response), 'types.') : 'None')))
}

const parameterName = (name) => (isName(name) ? name : `${name}_`)

/** A long union of types, each on a line of its own. */
const inLines = (type) => {
  if (type.length < 300) return type
  const [first, ...rest] = type.split(' | ')
  const parts = [first, ...rest.map((each) => `| ${each}`)]
  return ['(', ...parts.map((each) => `            ${each}`), '        )'].join('\n')
}

const toMethod = (operation, isAsync) => {
  const parameters = (operation.parameters ?? []).filter((each) => each.in !== 'header')
  const body = bodyOf(operation.requestBody)
  const given = parameters.map(({ name, schema, required }) => {
    const type = toType(schema, 'types.')
    return {
      order: required ? 0 : 2,
      code: `${parameterName(name)}: ${required ? type : `${union([type, 'None'])} = None`}`,
    }
  })
  const optionalBody = operation.requestBody?.required === false
  if (body !== undefined) {
    const type = inLines(body)
    given.push({ order: optionalBody ? 2 : 1, code: `body: ${optionalBody ? `${type} | None = None` : type}` })
  }
  const keyed = parameters.length !== (operation.parameters ?? []).length
  if (keyed) given.push({ order: 3, code: 'idempotency_key: str | None = None' })
  const sorted = given.sort((a, b) => a.order - b.order).map(({ code }) => code)
  const part = (where) => {
    const entries = parameters
      .filter((each) => each.in === where)
      .map(({ name }) => `${text(name)}: ${parameterName(name)}`)
    return entries.length === 0 ? [] : [`${where}={${entries.join(', ')}}`]
  }
  const passed = [...part('path'), ...part('query'), ...(body === undefined ? [] : ['body=body'])]
  if (keyed) passed.push('idempotency_key=idempotency_key')
  return [
    `    ${isAsync ? 'async ' : ''}def ${snake(operation.operationId)}(`,
    ...['self', ...(sorted.length > 0 ? ['*', ...sorted] : [])].map((each) => `        ${each},`),
    `    ) -> ${answerOf(operation)}:`,
    `        ${text(operation.summary)}`,
    `        return ${isAsync ? 'await ' : ''}self.call(${[text(operation.operationId), ...passed].join(', ')})`,
  ].join('\n')
}

const toClass = (name, operations, isAsync) =>
  [
    `class ${name}:`,
    `    ${isAsync ? 'async ' : ''}def call(`,
    '        self,',
    '        operation: str,',
    '        *,',
    '        path: Mapping[str, Any] | None = None,',
    '        query: Mapping[str, Any] | None = None,',
    '        body: Any = None,',
    '        idempotency_key: str | None = None,',
    '    ) -> Any:',
    '        raise NotImplementedError',
    '',
    operations.map((operation) => toMethod(operation, isAsync)).join('\n\n'),
    '',
  ].join('\n')

/** The operation that fetches the result of each kind of request. */
const resultsOf = (all) =>
  all.flatMap(({ method, path, operation }) => {
    const example = operation.responses['200']?.content?.['application/json']?.example
    const fetches = method === 'get' && /^\/(?!requests\/)[\w-]+\/\{id\}$/.test(path)
    return fetches && example?.kind !== undefined && 'result' in example ? [[example.kind, operation.operationId]] : []
  })

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The generated files, by their names below src/rostra. */
export const toPython = ({ paths, components }) => {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => ({ path, method, operation: item[method] })),
  )
  const callable = all.map(({ operation }) => operation)
  return {
    'types.py': toTypes(components.schemas),
    '_operations.py': [
      '"""Every operation as a method. Made from openapi.json: do not edit."""',
      '',
      '# mypy: disable-error-code="no-any-return"',
      '',
      'from __future__ import annotations',
      '',
      'from collections.abc import Mapping',
      'from typing import Any, Literal',
      '',
      'from . import types',
      '',
      'routes: dict[str, tuple[str, str]] = {',
      ...all.map(
        ({ path, method, operation }) =>
          `    ${text(operation.operationId)}: (${text(method.toUpperCase())}, ${text(path)}),`,
      ),
      '}',
      '',
      'results: dict[str, str] = {',
      ...resultsOf(all).map(([kind, name]) => `    ${text(kind)}: ${text(name)},`),
      '}',
      '',
      '',
      toClass('Operations', callable, false),
      '',
      toClass('AsyncOperations', callable, true),
    ].join('\n'),
  }
}
