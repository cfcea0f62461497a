import { SourceError } from '../port.js'
import type { Operation } from './operation-schema.js'
import { compilePath, type Scope } from './path.js'
import { toTime } from './value.js'

const depthMax = 60
const recordsMax = 20_000

/** Records below records, as deep as they go, each after the one it belongs to. */
export const flatten = (
  { each, tree }: Pick<Operation, 'each' | 'tree'>,
  items: readonly unknown[],
  given: Scope['given'],
): unknown[] => {
  const own = each === undefined ? undefined : compilePath(each)
  const below = tree === undefined ? undefined : compilePath(tree)
  const all: unknown[] = []
  const walk = (item: unknown, depth: number): void => {
    if (all.length >= recordsMax) return
    all.push(own === undefined ? item : own({ item, given }))
    const children = depth >= depthMax ? undefined : below?.({ item, given })
    for (const child of listOf(children)) walk(child, depth + 1)
  }
  for (const item of items) walk(item, 0)
  return all
}

/** Newest first, where the mapping says by which time. */
export const sorted = ({ newest }: Operation, records: readonly unknown[], given: Scope['given']): unknown[] => {
  if (newest === undefined) return [...records]
  const timeOf = compilePath(newest)
  return records.toSorted(
    (a, b) => (toTime(timeOf({ item: b, given })) ?? 0) - (toTime(timeOf({ item: a, given })) ?? 0),
  )
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== false && value !== 0

/** A list is asked about in parts; whatever else there is, at once. */
const partsOf = (value: unknown, size: number): unknown[] => {
  if (!Array.isArray(value)) return [value]
  const all = listOf(value)
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))
}

/**
 * What lists fold away: for each record that says that there is more below it, that is asked for too, as far as the mapping allows. Where
 * the network refuses, what was found until then is kept: the list itself is there.
 */
export const recordsBelow = async (
  { below }: Operation,
  records: readonly unknown[],
  given: Scope['given'],
  ask: (given: Record<string, unknown>) => Promise<unknown>,
): Promise<{ records: unknown[]; calls: number }> => {
  const found: unknown[] = []
  if (below === undefined) return { records: found, calls: 0 }
  const [aboutOf, itemsOf] = [compilePath(below.of), compilePath(below.items)]
  const waiting = [...records]
  let calls = 0
  for (const record of waiting) {
    const about = aboutOf({ item: record, given })
    if (!isThere(about)) continue
    for (const part of partsOf(about, below.part)) {
      if (calls >= below.most) return { records: found, calls }
      calls++
      const answer = await ask({ ...given, record, part }).catch((error: unknown) => {
        if (error instanceof SourceError) return error
        throw error
      })
      if (answer instanceof SourceError && answer.kind !== 'not_found') return { records: found, calls }
      const more = flatten(below, listOf(itemsOf({ item: answer, given })), given)
      found.push(...more)
      if (below.deep) waiting.push(...more)
    }
  }
  return { records: found, calls }
}
