import { openSegment, type Segment } from '../../engine/search/index.js'
import { mapFile } from '../../kernel/mapped-file.js'

/** A segment on its way to another thread: bytes in shared memory, or the path of a file that each thread maps for itself. */
export type SegmentFile = Uint8Array | { path: string }

export const toSegmentFile = ({ path, file }: Segment): SegmentFile => (path === undefined ? file : { path })

/** Opens a segment, or takes the one that is open already where it lies in the same place. */
export const openSegmentFile = (file: SegmentFile, opened?: Segment): Segment => {
  const path = 'path' in file ? file.path : undefined
  if (opened !== undefined && opened.path === path) return opened
  return 'path' in file ? openSegment(mapFile(file.path), { path: file.path }) : openSegment(file)
}
