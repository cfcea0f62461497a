/* One segment of many: see ../large.ts. */
import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import { SegmentBuilder } from '../../src/engine/search/index.js'
import { Creators, creatorSchema } from '../search/creators.js'

const [path = '', number = '0', docs = '0'] = process.argv.slice(2)
const n = Number(number)
const batch = 10_000

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

// Each segment is drawn by a seed of its own, so that files can be made one by one and in any number.
const creators = new Creators(n + 1)
const builder = new SegmentBuilder(creatorSchema)
let spent = 0
const timed = <T>(work: () => T): T => {
  const from = cpuSeconds()
  const result = work()
  spent += cpuSeconds() - from
  return result
}
while (builder.size < Number(docs)) {
  // Keys would repeat from segment to segment.
  const drawn = Array.from({ length: batch }, () => creators.next()).map((each) => ({
    ...each,
    key: `${each.key}.${n}`,
  }))
  timed(() => drawn.forEach((each) => builder.add(each)))
}
const added = spent
const file = timed(() => builder.finish())
const handle = openSync(`${path}.new`, 'w')
for (let from = 0; from < file.length;) from += writeSync(handle, file, from, Math.min(1 << 26, file.length - from))
closeSync(handle)
renameSync(`${path}.new`, path)
process.stdout.write(
  `segment ${n + 1}: ${Math.round(builder.size / spent)} creators a second of processor (adding ${added.toFixed(1)} s, finishing ${(spent - added).toFixed(1)} s), ${(file.length / builder.size).toFixed(1)} bytes a creator\n`,
)
