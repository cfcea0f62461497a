import { mergeSegments, openSegment } from '../../engine/search/index.js'
import { serve } from '../../compute/serve.js'

/** Merges segments, away from the thread that follows changes: a large merge must not delay them. */
serve((parts: readonly { file: Uint8Array; deleted: Uint32Array | undefined }[]) =>
  mergeSegments(parts.map(({ file, deleted }) => ({ segment: openSegment(file), deleted }))),
)
