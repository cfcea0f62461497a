import { countParts, deal, type Dealt, type PartRange } from '../../engine/overlap/count-masks.js'
import type { IdSet } from '../../engine/overlap/id-set.js'
import { conclude, type Counted } from '../../engine/overlap/overlap.js'
import { Moved, serve } from '../serve.js'

/** Deal one audience into parts, count some parts of all, or say what all the counts together mean. */
export type OverlapTask =
  { ids: IdSet; partBits: number } | { dealt: Dealt[]; range: PartRange } | { counted: Counted; counts: Uint32Array[] }

const addUp = ([first = new Uint32Array(), ...rest]: Uint32Array[]): Uint32Array => {
  for (const part of rest) for (let mask = 0; mask < first.length; mask++) first[mask]! += part[mask]!
  return first
}

serve((task: OverlapTask) => {
  if ('ids' in task) return deal(task.ids, task.partBits)
  if ('counted' in task) return conclude(task.counted, addUp(task.counts))
  const counts = countParts(task.dealt, task.range)
  return new Moved(counts, [counts.buffer as ArrayBuffer])
})
