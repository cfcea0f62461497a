import { expect, test } from 'vitest'
import { z } from 'zod'
import { compileSerializer } from './serialize.js'

const Person = z.strictObject({
  name: z.string(),
  age: z.int().nullable(),
  tags: z.array(z.strictObject({ id: z.string() })).optional(),
  counts: z.record(z.string(), z.int()),
  shape: z.union([
    z.strictObject({ kind: z.literal('round'), radius: z.number() }),
    z.strictObject({ kind: z.literal('square'), side: z.number() }),
  ]),
  get children(): z.ZodOptional<z.ZodArray<typeof Person>> {
    return z.optional(z.array(Person))
  },
})

const person = { name: 'Ada', age: null, counts: { a: 1 }, shape: { kind: 'square' as const, side: 2 } }

test('what the schema does not know does not leave, however deep it lies', () => {
  const write = compileSerializer(Person, false)
  const leaky = {
    ...person,
    password: 'x',
    tags: [{ id: '1', password: 'x' }],
    shape: { ...person.shape, password: 'x' },
    children: [{ ...person, password: 'x', children: [{ ...person, password: 'x' }] }],
  }
  expect(JSON.parse(write(leaky))).toEqual({
    ...person,
    tags: [{ id: '1' }],
    children: [{ ...person, children: [person] }],
  })
  expect(leaky.tags[0]).toHaveProperty('password')
})

test('what fits is written as it is', () => {
  expect(compileSerializer(Person, true)(person)).toBe(JSON.stringify(person))
})

test('with the check, what does not fit is refused', () => {
  expect(() => compileSerializer(Person, true)({ ...person, password: 'x' })).toThrow(/password/)
})
