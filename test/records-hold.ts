import { expect } from 'vitest'

const holds = (record: Record<string, unknown>, wanted: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(([field, value]) => JSON.stringify(record[field] ?? null) === JSON.stringify(value))

const known = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))

/** That one of the records has these values, and nothing where null is wanted. */
export const expectRecord = (found: readonly Record<string, unknown>[], wanted: Record<string, unknown>): void => {
  expect(found.find((one) => holds(one, wanted)) ?? found).toMatchObject(known(wanted))
}
