import type { CollectedCategory } from '../search/answer/collect.js'
import { categoryNames, type CategoryName, type Mentions } from './mentions.js'
import type { Labels } from './select.js'

/*
 * Mentions as bytes: the names of everything as JSON, then the columns one behind the other. Made to be compressed and kept
 * with the request, and to open without parsing a row.
 */

const columns = ['brands', 'times', 'engagement', 'views', 'followers', 'sentiment', 'repeats'] as const
const types = {
  brands: Uint32Array,
  times: Float64Array,
  engagement: Float64Array,
  views: Float64Array,
  followers: Float64Array,
  sentiment: Uint8Array,
  repeats: Uint8Array,
} as const

interface Head {
  version: 1
  rows: number
  keys: string[]
  values: Record<CategoryName, string[]>
  labels: [string, number][]
}

const align = (at: number): number => Math.ceil(at / 8) * 8

/** The bytes of mentions and of the rows behind each label. */
export const packMentions = (mentions: Mentions, labels: Labels): Uint8Array => {
  const head: Head = {
    version: 1,
    rows: mentions.rows,
    keys: [...mentions.keys],
    values: Object.fromEntries(categoryNames.map((name) => [name, mentions.categories[name].values])) as Head['values'],
    labels: [...labels].map(([label, rows]) => [label, rows.length]),
  }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const arrays = [
    ...columns.map((name) => mentions[name]),
    ...categoryNames.map((name) => mentions.categories[name].codes),
    ...labels.values(),
  ]
  const size = arrays.reduce((at, array) => align(at) + array.byteLength, align(8 + text.length))
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, text.length, true)
  bytes.set(text, 8)
  let at = align(8 + text.length)
  for (const array of arrays) {
    at = align(at)
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at += array.byteLength
  }
  return bytes
}

/** Opens packed mentions. The bytes must start at a multiple of eight of their buffer. */
export const unpackMentions = (bytes: Uint8Array): { mentions: Mentions; labels: Labels } => {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length))) as Head
  let at = align(8 + length)
  const take = <T>(
    type: { new (buffer: ArrayBufferLike, offset: number, length: number): T; BYTES_PER_ELEMENT: number },
    count: number,
  ): T => {
    at = align(at)
    const view = new type(bytes.buffer, bytes.byteOffset + at, count)
    at += count * type.BYTES_PER_ELEMENT
    return view
  }
  const { rows } = head
  const numbers = Object.fromEntries(columns.map((name) => [name, take<unknown>(types[name], rows)]))
  const categories = Object.fromEntries(
    categoryNames.map((name): [string, CollectedCategory] => [
      name,
      { codes: take(Uint32Array, rows), values: head.values[name] },
    ]),
  )
  const labels = new Map(head.labels.map(([label, count]) => [label, take(Uint32Array, count)]))
  return { mentions: { rows, keys: head.keys, ...numbers, categories } as unknown as Mentions, labels }
}
