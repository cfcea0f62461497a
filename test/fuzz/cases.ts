import { Dice } from './dice.js'
import { oddTexts, spoil, Values, type Schema, type Schemas } from './values.js'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
  example?: unknown
}

interface DescribedOperation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: Schema; example?: unknown }> }
  responses: Record<string, unknown>
}

export interface Described {
  method: string
  path: string
  operation: DescribedOperation
}

/** One call to try. */
export interface Case {
  operation: string
  method: string
  path: string
  body: string | undefined
  headers: Record<string, string>
  documented: number[]
}

// Tests of their own try these: the first ends the token in use, the others answer as long as something happens.
const leftOut = ['revokeToken', 'watchRequest', 'listEvents', 'signOut', 'endSession']

const escape = (text: string): string => encodeURIComponent(text.toWellFormed())

/** What stands in the path or the query: what the example says, what fits, or something odd. */
const textFor = (dice: Dice, values: Values, { schema, example, name }: Parameter): string => {
  // Nobody waits for what does not happen here.
  if (name === 'wait') return dice.pick(['0', 'x', '-1', '31', ''])
  const kind = dice.below(4)
  if (kind === 0) return dice.pick(oddTexts)
  const value = kind === 1 || example === undefined ? values.of(schema) : example
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

const toPath = (path: string, parameters: Parameter[], dice: Dice, values: Values): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    return escape(parameter === undefined ? name : textFor(dice, values, parameter))
  })
  const query = parameters
    .filter((each) => each.in === 'query' && (each.required === true || dice.oneIn(3)))
    .map((each) => `${escape(each.name)}=${escape(textFor(dice, values, each))}`)
  if (dice.oneIn(10)) query.push(`${escape(dice.pick(oddTexts))}=1`)
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}

/** The example with one place changed, a value of the schema, that with one place changed, or no JSON at all. */
const toBody = (schema: Schema, example: unknown, dice: Dice, values: Values): string => {
  const kind = dice.below(8)
  if (kind === 0) return dice.pick(['', '{', '[]', 'null', '"text"', '{"a":1,"a":2}', '\ufeff{}', '[[[[[['.repeat(200)])
  if (kind <= 2) return JSON.stringify(values.of(schema))
  const base = kind <= 5 && example !== undefined ? example : values.of(schema)
  return JSON.stringify(spoil(base, dice))
}

/** What the example of an operation would be called with. */
const exampleOf = (path: string, parameters: Parameter[], body: unknown): Pick<Case, 'path' | 'body' | 'headers'> => {
  const known = parameters.filter((each) => each.example !== undefined && each.name !== 'wait')
  const filled = known
    .filter((each) => each.in === 'path')
    .reduce((whole, { name, example }) => whole.replace(`{${name}}`, escape(String(example))), path)
  const query = known
    .filter((each) => each.in === 'query')
    .flatMap(({ name, example }) => [example].flat().map((each) => `${escape(name)}=${escape(String(each))}`))
  const search = query.length === 0 ? '' : `?${query.join('&')}`
  return { path: filled + search, body: body === undefined ? undefined : JSON.stringify(body), headers: {} }
}

/** Cases of one operation, the same in every run: its example first, then odd ones; more of those that take a body. */
export const casesOf = ({ method, path, operation }: Described, schemas: Schemas): Case[] => {
  const { operationId, parameters = [], requestBody, responses } = operation
  if (leftOut.includes(operationId)) return []
  const dice = new Dice(operationId)
  const values = new Values(schemas, dice)
  const content = requestBody?.content['application/json']
  const common = {
    operation: operationId,
    method: method.toUpperCase(),
    documented: Object.keys(responses).map(Number),
  }
  const odd = Array.from({ length: content === undefined ? 6 : 12 }, () => ({
    path: toPath(path, parameters, dice, values),
    body: content === undefined ? undefined : toBody(content.schema ?? {}, content.example, dice, values),
    headers: dice.oneIn(8) ? { accept: dice.pick(['text/csv', 'application/pdf', 'x', '*/*;q=0']) } : {},
  }))
  return [exampleOf(path, parameters, content?.example), ...odd].map((each) => ({ ...common, ...each }))
}
