import type { SegmentDraft } from './columns-written.js'
import { GrowableU32 } from '../bytes/growable.js'
import { termHead, termHeadMin, toHead, valueHeadsOf } from './heads.js'
import { nullCode, type Codes } from '../schema/number-code.js'
import type { Schema } from '../schema/schema.js'

/** Categories of more values have no heads: their values are rare enough to look at all that have one. */
const valuesMax = 256
/** One key in so many is looked at to guess where a head begins. */
const stride = 16

/**
 * For every banded number column and every common value of a small category: the first documents that have the value, in the order of
 * the number. "The most engaged of a country" is then read off, however few of all documents the country has.
 */
export const writeValueHeads = (schema: Schema, docs: number, draft: SegmentDraft): void => {
  if (docs < termHeadMin) return
  const columns = Object.entries(schema.columns)
  const numbers = columns.flatMap(([name, column]) =>
    column.kind === 'number' && column.bands === true ? [{ name, none: nullCode(column.type) }] : [],
  )
  for (const [category, { kind }] of columns) {
    const values = draft.terms[category] ?? 0
    if (kind !== 'category' || numbers.length === 0 || values > valuesMax) continue
    const groups = groupByCode(draft.sections.get(`${category}.codes`) as Codes, values)
    for (const { name, none } of numbers)
      writeHeads(valueHeadsOf(name, category), groups, draft.sections.get(`${name}.codes`) as Codes, none, draft)
  }
}

/** The documents of each value, ascending; none for values that have too few. */
const groupByCode = (codes: Codes, values: number): Uint32Array[] => {
  const counts = new Uint32Array(values + 1)
  for (let doc = 0; doc < codes.length; doc++) {
    const code = codes[doc]!
    counts[code]! += 1
  }
  const groups = Array.from({ length: values }, (_, term) => {
    const count = counts[term + 1]!
    return new Uint32Array(count < termHeadMin ? 0 : count)
  })
  const filled = new Uint32Array(values + 1)
  for (let doc = 0; doc < codes.length; doc++) {
    const code = codes[doc]!
    const group = code === 0 ? undefined : groups[code - 1]
    if (group === undefined || group.length === 0) continue
    const at = filled[code]!
    group[at] = doc
    filled[code] = at + 1
  }
  return groups
}

const writeHeads = (
  prefix: string,
  groups: readonly Uint32Array[],
  codes: Codes,
  none: number,
  draft: SegmentDraft,
): void => {
  const terms: number[] = []
  const heads: { docs: Uint32Array; keys: Uint32Array }[] = []
  groups.forEach((group, term) => {
    const head = group.length === 0 ? undefined : headOf(group, codes, none)
    if (head === undefined) return
    terms.push(term)
    heads.push(head)
  })
  if (terms.length === 0) return
  const docs = new Uint32Array(terms.length * termHead)
  const keys = new Uint32Array(docs.length)
  heads.forEach((head, i) => {
    docs.set(head.docs, i * termHead)
    keys.set(head.keys, i * termHead)
  })
  draft.sections.set(`${prefix}.headterms`, Uint32Array.from(terms))
  draft.sections.set(`${prefix}.headdocs`, docs)
  draft.sections.set(`${prefix}.headkeys`, keys)
}

/** The head of one group; undefined where too few have a number. */
const headOf = (
  group: Uint32Array,
  codes: Codes,
  none: number,
): { docs: Uint32Array; keys: Uint32Array } | undefined => {
  const near = above(group, codes, none, likelyFloor(group, codes, none))
  const { docs, keys } = near.docs.length >= termHead ? near : above(group, codes, none, 0)
  if (docs.length < termHead) return undefined
  return toHead(docs, keys, termHead)
}

/** A key that one and a half times as many as a head holds should reach. */
const likelyFloor = (group: Uint32Array, codes: Codes, none: number): number => {
  const sample = new Uint32Array(Math.ceil(group.length / stride))
  let n = 0
  for (let i = 0; i < group.length; i += stride) {
    const code = codes[group[i]!]!
    if (code !== none) sample[n++] = code
  }
  const sorted = sample.subarray(0, n).sort()
  return sorted[n - Math.ceil((termHead * 1.5) / stride)] ?? 0
}

/** Documents of a group, and their codes, from a code on. */
const above = (
  group: Uint32Array,
  codes: Codes,
  none: number,
  floor: number,
): { docs: Uint32Array; keys: Uint32Array } => {
  const docs = new GrowableU32()
  const keys = new GrowableU32()
  for (let i = 0; i < group.length; i++) {
    const doc = group[i]!
    const code = codes[doc]!
    if (code < floor || code === none) continue
    docs.push(doc)
    keys.push(code)
  }
  return { docs: docs.view(), keys: keys.view() }
}
