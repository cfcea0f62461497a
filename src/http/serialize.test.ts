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

test('of several shapes with names, the one that fits is written', () => {
  const report = z.strictObject({ handle: z.string(), posts: z.number() }).meta({ id: 'UnionReport' })
  const plan = z.strictObject({ handle: z.string(), dry_run: z.literal(true) }).meta({ id: 'UnionPlan' })
  const serialize = compileSerializer(z.union([report, plan]), false)
  expect(serialize({ handle: 'a', dry_run: true })).toBe('{"handle":"a","dry_run":true}')
  expect(serialize({ handle: 'a', posts: 1, secret: 2 })).toBe('{"handle":"a","posts":1}')
})
