import { expect, test } from 'vitest'
import { z } from 'zod'
import { toJsonSchema } from './json-schema.js'

test('a single value or null allows both', () => {
  expect(toJsonSchema(z.literal('withheld').nullable(), 'output')).toEqual({
    type: ['string', 'null'],
    enum: ['withheld', null],
  })
})

test('a list of values or null allows all of them', () => {
  expect(toJsonSchema(z.enum(['a', 'b']).nullable(), 'output')).toEqual({
    type: ['string', 'null'],
    enum: ['a', 'b', null],
  })
})
