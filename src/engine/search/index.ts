/** The search index: a pure, in-process engine over typed arrays. See DESIGN.md. */
export { SearchDataError, SearchFileError, SearchQueryError, queryRefused, type QueryProblem } from './schema/errors.js'
export { limits, totalFloor, totalWorkMax } from './schema/limits.js'
export type { Analyzer, Column, NumberType, Schema, SearchDocument, Value } from './schema/schema.js'
export { checkSchema } from './schema/schema.js'
export type {
  After,
  FacetCount,
  FacetRequest,
  Filter,
  Fuzzy,
  Hit,
  InClause,
  NearPhrase,
  PlacedHit,
  SearchRequest,
  SearchResult,
  Sort,
  TextClause,
  WantedValue,
} from './schema/query.js'
export { allocateShared, type Allocate } from './files/section-file.js'
export { SegmentBuilder } from './write/segment-builder.js'
export { openSegment, type Segment } from './segment/segment.js'
export {
  findKey,
  makeSnapshot,
  openSnapshot,
  toParts,
  type LiveSegment,
  type Snapshot,
  type SnapshotParts,
} from './segment/snapshot.js'
export { SearchIndex, type MergeJob, type SegmentBytes } from './write/search-index.js'
export { mergeSegments, type MergeParts } from './write/merge.js'
export {
  chooseMerge,
  mergePolicy,
  purgePolicy,
  tidyPolicy,
  type MergePolicy,
  type SegmentSize,
} from './write/merge-policy.js'
export { decodeManifest, decodeTombstones, encodeManifest, encodeTombstones, type Manifest } from './files/manifest.js'
export { countFunnel } from './answer/funnel.js'
export { mergeParts, search, searchPart } from './answer/search.js'
export { Searching, type PartHit, type SearchPart } from './answer/searching.js'
export { explain, explainHits, valueOf, type Explained, type StoredValue } from './answer/explain.js'
export {
  addLevel,
  quick,
  quickLevels,
  quickLimit,
  type QuickHit,
  type QuickLevel,
  type QuickMatch,
  type QuickRequest,
} from './answer/quick.js'
export { documentFrequencies } from './collect/facet-terms.js'
export { collect, type Collected, type CollectRequest } from './answer/collect.js'
