import type { Schema } from '../schema/schema.js'

/** What the directory of a segment says. */
export interface SegmentMeta {
  readonly schema: Schema
  readonly docs: number
  readonly analysis: number
  readonly terms: Readonly<Record<string, number>>
  readonly tokens: Readonly<Record<string, number>>
}

/** Two magic letters of a segment file. */
export const segmentKind = 'SG'
