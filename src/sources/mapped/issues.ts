import type { z } from 'zod'

const placeOf = (keys: readonly PropertyKey[]): string => keys.map(String).join('.') || 'the file'

/** A value that may have several forms is held against the one that comes nearest: the last, which is an object, where an object was given. */
const nearest = (issue: z.core.$ZodIssue): { keys: PropertyKey[]; issue: z.core.$ZodIssue } => {
  const [inner] = issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []) : []
  if (inner === undefined) return { keys: issue.path, issue }
  const found = nearest(inner)
  return { keys: [...issue.path, ...found.keys], issue: found.issue }
}

/** Where a file is wrong and how, with the names that would be right. */
export const describeIssue = (given: z.core.$ZodIssue, fields: Readonly<Record<string, readonly string[]>>): string => {
  const { keys, issue } = nearest(given)
  const known = issue.code === 'unrecognized_keys' && keys.length === 1 ? fields[String(keys[0])] : undefined
  return `${placeOf(keys)}: ${issue.message}${known === undefined ? '' : `. The fields are ${known.join(', ')}.`}`
}
