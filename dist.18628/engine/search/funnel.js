import { CHUNK_WORDS, countBits, setRange } from './bitmap.js'
import { Compiler } from './compile.js'
function countFunnel(snapshot, filters, only) {
  const counts = filters.map(() => 0)
  const words = new Uint32Array(CHUNK_WORDS)
  for (const { segment, deleted } of snapshot.segments.filter((_, i) => !only || only.includes(i))) {
    const compiler = new Compiler(segment)
    const matchers = filters.map((filter) => compiler.compile(filter))
    for (let chunk = 0; chunk < segment.chunks; chunk++) {
      words.fill(0)
      setRange(words, 0, Math.min(1 << 16, segment.docs - (chunk << 16)))
      if (deleted) {
        const from = chunk * CHUNK_WORDS
        for (let i = 0; i < CHUNK_WORDS && from + i < deleted.length; i++) words[i] = words[i] & ~deleted[from + i]
      }
      for (let f = 0; f < matchers.length; f++) {
        matchers[f]?.narrow(chunk, words)
        const left = countBits(words, 0, CHUNK_WORDS)
        if (left === 0) break
        counts[f] = counts[f] + left
      }
    }
  }
  return counts
}
export { countFunnel }
//# sourceMappingURL=funnel.js.map
