import { mergeSegments } from '../../engine/search/index.js'
import { serve } from '../../compute/serve.js'
import { openSegmentFile, type SegmentFile } from './segment-file.js'

/** Merges segments, away from the thread that follows changes: a large merge must not delay them. */
serve((parts: readonly { file: SegmentFile; deleted: Uint32Array | undefined }[]) =>
  mergeSegments(parts.map(({ file, deleted }) => ({ segment: openSegmentFile(file), deleted }))),
)
