/* One of the processes that build the index: see index-files.ts. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { SegmentBuilder } from '../../src/engine/search/index.js'
import { Creators, creatorSchema } from '../search/creators.js'
import { segmentDocsOf, segmentPath, type Share } from './index-files.js'

const batch = 5000

/** Builds some of the segments; all creators are made up on the way, in every thread, since each depends on those before. */
const buildShare = ({ folder, count, segments }: Share): { seconds: number; bytes: number } => {
  const source = new Creators(1)
  const segmentDocs = segmentDocsOf(count)
  let at = 0
  let ms = 0
  let bytes = 0
  for (const n of segments) {
    const end = Math.min(count, (n + 1) * segmentDocs)
    for (; at < n * segmentDocs; at++) source.next()
    const builder = new SegmentBuilder(creatorSchema)
    while (at < end) {
      const documents = Array.from({ length: Math.min(batch, end - at) }, () => source.next())
      at += documents.length
      const start = process.cpuUsage().user
      for (const document of documents) builder.add(document)
      ms += (process.cpuUsage().user - start) / 1000
    }
    const start = process.cpuUsage().user
    const file = builder.finish()
    ms += (process.cpuUsage().user - start) / 1000
    bytes += file.length
    const handle = openSync(segmentPath(folder, n), 'w')
    for (let from = 0; from < file.length;) from += writeSync(handle, file, from, Math.min(1 << 26, file.length - from))
    closeSync(handle)
  }
  return { seconds: ms / 1000, bytes }
}

process.send?.(buildShare(JSON.parse(process.argv[2] ?? '') as Share), () => process.exit(0))
