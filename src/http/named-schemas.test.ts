import { expect, test } from 'vitest'
import { NamedSchemas } from './named-schemas.js'

const object = (properties: Record<string, unknown>, more: object = {}) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
})
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('an object is named by what holds it and what it is called there', () => {
  const named = new NamedSchemas({
    Report: object({
      growth: object({ rate: { type: 'number' } }),
      categories: { type: 'array', items: object({ id: {} }) },
    }),
  })
  expect(named.schemas['Report']).toMatchObject({
    properties: { growth: ref('ReportGrowth'), categories: { type: 'array', items: ref('ReportCategory') } },
  })
  expect(named.schemas['ReportGrowth']).toEqual(object({ rate: { type: 'number' } }))
})

test('objects that are alike are described once, and keep what is said where they are used', () => {
  const bounds = { low: { type: 'number' }, high: { type: 'number' } }
  const named = new NamedSchemas({ Bounds: object(bounds) })
  const answer = named.root(
    object({
      share: object(bounds, { description: 'Of all.' }),
      none: { ...object(bounds), type: ['object', 'null'] },
    }),
    'get thing answer',
  )
  expect(answer).toEqual(ref('GetThingAnswer'))
  expect(named.schemas['GetThingAnswer']?.['properties']).toEqual({
    share: { ...ref('Bounds'), description: 'Of all.' },
    none: { anyOf: [ref('Bounds'), { type: 'null' }] },
  })
})

test('the alternatives of a choice are told apart by what they must have, or by a fixed value', () => {
  const kind = (value: string) => object({ on: { const: value } })
  const named = new NamedSchemas({
    Named: { anyOf: [object({ network: {}, handle: {} }), object({ url: {} })] },
    Alert: { anyOf: [kind('spike'), kind('volume')] },
  })
  expect(Object.keys(named.schemas)).toEqual([
    'Named',
    'Alert',
    'NamedByNetworkAndHandle',
    'NamedByUrl',
    'AlertSpike',
    'AlertVolume',
  ])
})

test('a fixed set of keys becomes properties', () => {
  const named = new NamedSchemas({
    Set: {
      type: 'object',
      propertyNames: { enum: ['hate', 'threat'] },
      additionalProperties: { type: 'number' },
      required: ['hate', 'threat'],
    },
  })
  expect(named.schemas['Set']).toEqual({
    type: 'object',
    properties: { hate: { type: 'number' }, threat: { type: 'number' } },
    additionalProperties: false,
    required: ['hate', 'threat'],
  })
})

test('two different objects never share a name', () => {
  const named = new NamedSchemas({ A: object({ b: object({ x: {} }) }), AB: object({ y: {} }) })
  expect(named.schemas['A']).toMatchObject({ properties: { b: ref('AB2') } })
})
