import type { Dice } from './dice.js'

/** What is read of a JSON schema. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
}

export type Schemas = Record<string, Schema>

/** Texts that programs stumble over. */
export const oddTexts = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  'a'.repeat(5000),
  '%',
  '\u0000',
  '\ud800',
  'é\u0301\u0301\u0301',
  '\u202egnirts',
  '👩‍👩‍👧‍👦'.repeat(40),
  "'; drop table creators; --",
  '../../../etc/passwd',
  '__proto__',
  '{"a":1}',
  '\r\nX-Injected: 1',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  'ς İı ß ŉ',
  '"unbalanced (query OR',
  '*',
  'req_none',
] as const

export const oddValues: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -0.0000001,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__x: 1, constructor: { prototype: 1 } },
  Array.from({ length: 300 }, (_, i) => i),
  ...oddTexts,
]

const texts: Record<string, readonly [string, ...string[]]> = {
  'date-time': ['2026-11-01T10:00:00Z', '2020-02-29T23:59:59.999+14:00'],
  date: ['2026-11-01', '2020-02-29'],
  uri: ['https://host.invalid/', 'https://host.invalid/a?b=c#d'],
  email: ['mara@studio.example'],
}

/** A value that mostly fits a schema; patterns and rules that join fields are not looked at. */
export class Values {
  readonly #schemas: Schemas
  readonly #dice: Dice

  constructor(schemas: Schemas, dice: Dice) {
    this.#schemas = schemas
    this.#dice = dice
  }

  of(schema: Schema, depth = 0): unknown {
    if (schema.$ref !== undefined) return this.of(this.#schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth)
    if (schema.const !== undefined) return schema.const
    if (schema.enum !== undefined) return this.#dice.pick(schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices !== undefined) return this.of(this.#dice.pick(choices) ?? {}, depth)
    if (schema.allOf !== undefined)
      return Object.assign({}, ...schema.allOf.map((part) => this.of(part, depth))) as unknown
    const types = [schema.type ?? 'string'].flat()
    return this.#typed(this.#dice.pick(types) ?? 'string', schema, depth)
  }

  #typed(type: string, schema: Schema, depth: number): unknown {
    if (type === 'null') return null
    if (type === 'boolean') return this.#dice.oneIn(2)
    if (type === 'integer' || type === 'number') return this.#number(schema, type)
    if (type === 'array') return this.#array(schema, depth)
    if (type === 'object') return this.#object(schema, depth)
    return this.#text(schema)
  }

  #number({ minimum = 0, maximum = 1_000_000 }: Schema, type: string): number {
    const value = this.#dice.pick([minimum, maximum, minimum + (maximum - minimum) * this.#dice.roll()])
    return type === 'integer' ? Math.round(value) : value
  }

  #text({ format = '', minLength = 0, maxLength = 40 }: Schema): string {
    const known = texts[format]
    if (known !== undefined) return this.#dice.pick(known)
    const words = this.#dice.pick(['lamp', 'mara.bakes', 'req_none', 'лампа', 'ランプ', 'instagram', 'a b c'])
    return words.padEnd(minLength, 'x').slice(0, maxLength)
  }

  #array({ items = {}, minItems = 0, maxItems = 3 }: Schema, depth: number): unknown[] {
    const count = Math.min(maxItems, Math.max(minItems, depth > 4 ? 0 : this.#dice.below(4)))
    return Array.from({ length: count }, () => this.of(items, depth + 1))
  }

  #object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const wanted = Object.entries(properties).filter(
      ([name]) => required.includes(name) || (depth < 5 && this.#dice.oneIn(4)),
    )
    return Object.fromEntries(wanted.map(([name, schema]) => [name, this.of(schema, depth + 1)]))
  }
}

/** The same with one place changed: another value, gone, or something added. */
export const spoil = (value: unknown, dice: Dice): unknown => {
  if (dice.oneIn(4) || typeof value !== 'object' || value === null) return dice.pick(oddValues)
  if (Array.isArray(value)) {
    const list: unknown[] = value
    const at = dice.below(list.length + 1)
    return [...list.slice(0, at), spoil(list[at], dice), ...list.slice(at + 1)]
  }
  const name = dice.pick(Object.keys(value))
  if (name === undefined || dice.oneIn(6)) return { ...value, [dice.pick(oddTexts)]: dice.pick(oddValues) }
  if (dice.oneIn(6)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
  return { ...value, [name]: spoil((value as Record<string, unknown>)[name], dice) }
}
