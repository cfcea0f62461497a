import { openSnapshot, SegmentBuilder, type SearchDocument, type Snapshot } from '../../src/engine/search/index.js'
import type { Plan } from '../../src/engine/listening/plan.js'
import { parseQuery } from '../../src/engine/listening/query/index.js'
import { textSchema } from './text-schema.js'

export const day = 86_400_000
export const start = Date.UTC(2026, 7, 1)

/** A snapshot of some segments. */
export const snapshotOf = (documents: readonly SearchDocument[], segments = 2): Snapshot =>
  openSnapshot({
    version: 1,
    schema: textSchema,
    segments: Array.from({ length: segments }, (_, s) => {
      const builder = new SegmentBuilder(textSchema)
      documents.filter((_, i) => i % segments === s).forEach((document) => builder.add(document))
      return { file: builder.finish((bytes) => new ArrayBuffer(bytes)), deleted: undefined }
    }),
  })

export const planOf = (changes: Partial<Plan> = {}): Plan => ({
  brands: [
    { name: 'Lumevia', query: parseQuery('lumevia') },
    { name: 'Pellucca', query: parseQuery('pellucca') },
  ],
  from: start + 10 * day,
  to: start + 20 * day,
  before: start,
  interval: 'day',
  timeZone: 'UTC',
  networks: null,
  languages: null,
  countries: null,
  kinds: null,
  synthetic: 'include',
  duplicates: 'author',
  things: [{ id: 'brand_ossamira', name: 'Ossamira', names: ['ossamira', 'velvet tint'] }],
  mentionsMax: 10_000,
  ...changes,
})
