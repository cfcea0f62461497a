/** The search index: a pure, in-process engine over typed arrays. See DESIGN.md. */
export { SearchDataError, SearchFileError, SearchQueryError, type QueryProblem } from './errors.js'
export { LIMITS, TOTAL_FLOOR, TOTAL_WORK_MAX } from './limits.js'
export type { Analyzer, Column, NumberType, Schema, SearchDocument, Value } from './schema.js'
export { checkSchema } from './schema.js'
export type {
  After,
  FacetCount,
  FacetRequest,
  Filter,
  Fuzzy,
  Hit,
  InClause,
  SearchRequest,
  SearchResult,
  Sort,
  TextClause,
  WantedValue,
} from './query.js'
export { allocateShared, type Allocate } from './section-file.js'
export { SegmentBuilder } from './segment-builder.js'
export { openSegment, type Segment } from './segment.js'
export {
  findKey,
  makeSnapshot,
  openSnapshot,
  toParts,
  type LiveSegment,
  type Snapshot,
  type SnapshotParts,
} from './snapshot.js'
export { SearchIndex, type MergeJob } from './search-index.js'
export { mergeSegments, type MergeParts } from './merge.js'
export { chooseMerge, MERGE_POLICY, TIDY_POLICY, type MergePolicy, type SegmentSize } from './merge-policy.js'
export { decodeManifest, decodeTombstones, encodeManifest, encodeTombstones, type Manifest } from './manifest.js'
export { countFunnel } from './funnel.js'
export { mergeParts, search, searchPart, type PartHit, type SearchPart } from './search.js'
export { explain, explainHits, valueOf, type Explained, type StoredValue } from './explain.js'
export { quick, type QuickHit, type QuickMatch, type QuickRequest } from './quick.js'
export { documentFrequencies } from './facet-terms.js'
export { collect, type Collected, type CollectRequest } from './collect.js'
