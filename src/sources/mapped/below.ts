import { SourceError } from '../port.js'
import type { Operation } from './operation-schema.js'
import { compilePath, type Scope } from './path.js'
import { toTime } from './value.js'

const recordsMax = 20_000

export interface Flattened {
  records: unknown[]
  /** Whether there was more than is taken of one answer. */
  isCut: boolean
}

/** Records below records, as deep as they go, each after the one it belongs to. A loop, not a recursion: a tree can be thousands of levels deep. */
export const flatten = (
  { each, tree }: Pick<Operation, 'each' | 'tree'>,
  items: readonly unknown[],
  given: Scope['given'],
): Flattened => {
  const own = each === undefined ? undefined : compilePath(each)
  const below = tree === undefined ? undefined : compilePath(tree)
  const records: unknown[] = []
  const waiting = items.toReversed()
  while (waiting.length > 0 && records.length < recordsMax) {
    const item = waiting.pop()
    records.push(own === undefined ? item : own({ item, given }))
    const children = listOf(below?.({ item, given }))
    for (let i = children.length - 1; i >= 0; i--) waiting.push(children[i])
  }
  return { records, isCut: waiting.length > 0 }
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

export interface FoundBelow extends Flattened {
  calls: number
}

/**
 * What lists fold away: for each record that says that there is more below it, that is asked for too, as far as the mapping allows. Where
 * the network refuses, what was found until then is kept: the list itself is there.
 */
export const recordsBelow = async (
  { below }: Operation,
  listed: readonly unknown[],
  given: Scope['given'],
  ask: (given: Record<string, unknown>) => Promise<unknown>,
): Promise<FoundBelow> => {
  const records: unknown[] = []
  if (below === undefined) return { records, calls: 0, isCut: false }
  const [aboutOf, itemsOf] = [compilePath(below.of), compilePath(below.items)]
  const waiting = [...listed]
  let [calls, isCut] = [0, false]
  for (const record of waiting) {
    const about = aboutOf({ item: record, given })
    if (!isThere(about)) continue
    for (const part of partsOf(about, below.part)) {
      if (calls >= below.most) return { records, calls, isCut: true }
      calls++
      const answer = await ask({ ...given, record, part }).catch((error: unknown) => {
        if (error instanceof SourceError) return error
        throw error
      })
      if (answer instanceof SourceError && answer.kind !== 'not_found') return { records, calls, isCut: true }
      const more = flatten(below, listOf(itemsOf({ item: answer, given })), given)
      isCut ||= more.isCut
      records.push(...more.records)
      if (below.deep) waiting.push(...more.records)
    }
  }
  return { records, calls, isCut }
}
