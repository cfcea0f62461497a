import { mergeSegments, openSegment } from '../../engine/search/index.js'
import { serve } from '../../compute/serve.js'
serve((parts) => mergeSegments(parts.map(({ file, deleted }) => ({ segment: openSegment(file), deleted }))))
//# sourceMappingURL=merge-thread.js.map
