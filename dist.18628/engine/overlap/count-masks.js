const partBits = 8
const parts = 1 << partBits
const count = (counts, place, by = 1) => {
  counts[place] = counts[place] + by
}
const deal = (sets) => {
  const total = sets.reduce((sum, { low }) => sum + low.length, 0)
  const starts = new Uint32Array(parts + 1)
  for (const { high } of sets) for (let i = 0; i < high.length; i++) count(starts, (high[i] >>> 24) + 1)
  for (let part = 0; part < parts; part++) count(starts, part + 1, starts[part])
  const next = starts.slice(0, parts)
  const dealt = {
    low: new Uint32Array(total),
    high: new Uint32Array(total),
    owner: new Uint8Array(total),
    starts,
  }
  for (const [owner, { high, low }] of sets.entries())
    for (let i = 0; i < high.length; i++) {
      const hash = high[i]
      const place = next[hash >>> 24]
      next[hash >>> 24] = place + 1
      dealt.high[place] = hash
      dealt.low[place] = low[i]
      dealt.owner[place] = owner
    }
  return dealt
}
const countMasks = (sets) => {
  const counts = new Uint32Array(2 ** sets.length)
  const { high, low, owner, starts } = deal(sets)
  let capacity = 1024
  let [tableHigh, tableLow, masks] = newTable(capacity)
  for (let part = 0; part < parts; part++) {
    const [from, to] = [starts[part], starts[part + 1]]
    while (capacity < (to - from) * 2) capacity *= 2
    if (masks.length < capacity) [tableHigh, tableLow, masks] = newTable(capacity)
    const last = capacity - 1
    for (let i = from; i < to; i++) {
      const [h, l] = [high[i], low[i]]
      let slot = l & last
      while (masks[slot] !== 0 && (tableLow[slot] !== l || tableHigh[slot] !== h)) slot = (slot + 1) & last
      tableHigh[slot] = h
      tableLow[slot] = l
      masks[slot] = masks[slot] | (1 << owner[i])
    }
    for (let slot = 0; slot < capacity; slot++) {
      const mask = masks[slot]
      if (mask === 0) continue
      count(counts, mask)
      masks[slot] = 0
    }
  }
  return counts
}
const newTable = (capacity) => [new Uint32Array(capacity), new Uint32Array(capacity), new Uint32Array(capacity)]
export { countMasks }
//# sourceMappingURL=count-masks.js.map
