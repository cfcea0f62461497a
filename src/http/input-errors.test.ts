import { expect, test } from 'vitest'
import { z } from 'zod'
import { toInputErrors } from './input-errors.js'

const schema = z.strictObject({
  words: z.string().max(1000),
  networks: z.array(z.string()).min(1),
  limit: z.int().max(100),
  share: z.number().gt(0),
  name: z.string(),
})

test('sizes and what is missing are said in words', () => {
  const given = { words: 'x'.repeat(1001), networks: [], limit: 200, share: 0 }
  const { error } = schema.safeParse(given)
  expect(toInputErrors(error?.issues ?? [], 'body', schema, given).map(({ message }) => message)).toEqual([
    'Expected at most 1,000 characters.',
    'Expected at least 1 item.',
    'Expected at most 100.',
    'Expected more than 0.',
    'Required: expected string.',
  ])
})

test('a day where a time is expected gets the time that is meant', () => {
  const times = z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() })
  const given = { from: '2026-08-01', to: 'yesterday' }
  const { error } = times.safeParse(given)
  expect(toInputErrors(error?.issues ?? [], 'body', times, given).map(({ message }) => message)).toEqual([
    'Invalid ISO datetime. Did you mean "2026-08-01T00:00:00Z"?',
    'Invalid ISO datetime. Write a time such as "2026-05-01T00:00:00Z".',
  ])
})
