import { mergeSegments } from '../../engine/search/index.js'
import { serve } from '../../compute/serve.js'
import { endMapping } from '../../kernel/mapped-file.js'
import { openSegmentFile, type SegmentFile } from './segment-file.js'

/** Merges segments, away from the thread that follows changes: a large merge must not delay them. */
serve((parts: readonly { file: SegmentFile; deleted: Uint32Array | undefined }[]) => {
  const opened = parts.map(({ file, deleted }) => ({ segment: openSegmentFile(file), deleted }))
  const merged = mergeSegments(opened)
  // The thread ends when it is idle, and would leave them mapped.
  for (const { segment } of opened) endMapping(segment.file)
  return merged
})
