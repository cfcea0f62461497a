import { SearchDataError, SearchFileError, SearchQueryError } from './errors.js'
import { LIMITS, TOTAL_FLOOR, TOTAL_WORK_MAX } from './limits.js'
import { checkSchema } from './schema.js'
import { allocateShared } from './section-file.js'
import { SegmentBuilder } from './segment-builder.js'
import { openSegment } from './segment.js'
import { findKey, makeSnapshot, openSnapshot, toParts } from './snapshot.js'
import { SearchIndex } from './search-index.js'
import { mergeSegments } from './merge.js'
import { chooseMerge, MERGE_POLICY } from './merge-policy.js'
import { decodeManifest, decodeTombstones, encodeManifest, encodeTombstones } from './manifest.js'
import { countFunnel } from './funnel.js'
import { mergeParts, search, searchPart } from './search.js'
import { explain, explainHits, valueOf } from './explain.js'
import { quick } from './quick.js'
import { documentFrequencies } from './facet-terms.js'
export {
  LIMITS,
  MERGE_POLICY,
  SearchDataError,
  SearchFileError,
  SearchIndex,
  SearchQueryError,
  SegmentBuilder,
  TOTAL_FLOOR,
  TOTAL_WORK_MAX,
  allocateShared,
  checkSchema,
  chooseMerge,
  countFunnel,
  decodeManifest,
  decodeTombstones,
  documentFrequencies,
  encodeManifest,
  encodeTombstones,
  explain,
  explainHits,
  findKey,
  makeSnapshot,
  mergeParts,
  mergeSegments,
  openSegment,
  openSnapshot,
  quick,
  search,
  searchPart,
  toParts,
  valueOf,
}
//# sourceMappingURL=index.js.map
