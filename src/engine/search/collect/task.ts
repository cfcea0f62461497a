import type { Matcher } from '../match/matcher.js'
import type { LiveSegment } from '../segment/snapshot.js'

/** A hit of a segment, before segments are merged. */
export interface Candidate {
  readonly key: number
  readonly segment: number
  readonly doc: number
}

/** One segment with its bound filter. */
export interface Task {
  readonly index: number
  readonly live: LiveSegment
  readonly matcher: Matcher
  /** First document that may be on the page when sort keys tie (or always, when sorted by rank). */
  readonly startDoc: number
  /** How many match, where counting something else has told. */
  readonly matches?: number | undefined
}
