import { answerOrRefusal } from '../cut.js'
import { SourceError } from '../port.js'
import type { Below, Operation } from './operation-schema.js'
import { compilePath, type Scope } from './path.js'
import { toText, toTime } from './value.js'

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
  /** How many records are named that were not asked for; 0 where nobody counts them. */
  left: number
  /** What ended it. */
  failed?: SourceError | undefined
}

/** A way to ask for what is folded away. */
const compileBelow = (way: Below, given: Scope['given']) => {
  const [about, items] = [compilePath(way.of), compilePath(way.items)]
  const kind = way.when === undefined ? undefined : compilePath(way.when.path)
  return {
    way,
    fits: (item: unknown): boolean =>
      kind === undefined || way.when?.is.some((each) => String(each) === toText(kind({ item, given }))) === true,
    partsIn: (item: unknown): unknown[] => {
      const found = about({ item, given })
      return isThere(found) ? partsOf(found, way.part) : []
    },
    itemsIn: (answer: unknown): unknown[] => listOf(items({ item: answer, given })),
    asked: new Set<string>(),
  }
}

/**
 * What lists fold away: for each record that says that there is more below it, that is asked for too, once, as far as the mapping allows.
 * Where the network refuses, what was found until then is kept: the list itself is there.
 */
export const recordsBelow = async (
  { below }: Pick<Operation, 'below'>,
  listed: readonly unknown[],
  given: Scope['given'],
  ask: (way: Below, given: Record<string, unknown>) => Promise<unknown>,
): Promise<FoundBelow> => {
  const ways = below.map((way) => compileBelow(way, given))
  const found: FoundBelow = { records: [], calls: 0, isCut: false, left: 0 }
  const waiting = ways.length === 0 ? [] : [...listed]
  for (const record of waiting) {
    const one = ways.find(({ fits }) => fits(record))
    for (const part of one?.partsIn(record) ?? []) {
      const key = JSON.stringify([record, part])
      if (one === undefined || one.asked.has(key)) continue
      if (found.failed !== undefined || one.asked.size >= one.way.most) {
        found.isCut = true
        found.left += listOf(part).length
        continue
      }
      one.asked.add(key)
      found.calls++
      const answer = await answerOrRefusal(ask(one.way, { ...given, record, part }))
      if (answer instanceof SourceError) {
        found.failed = answer
        found.isCut = true
        found.left += listOf(part).length
        continue
      }
      const more = flatten(one.way, one.itemsIn(answer), given)
      found.isCut ||= more.isCut
      found.records.push(...more.records)
      if (one.way.deep) waiting.push(...more.records)
    }
  }
  return found
}
