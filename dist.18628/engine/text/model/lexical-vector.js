import { eachFeature } from './features.js'
import { splitTokens } from './tokens.js'
const lexicalDimensions = 384
const lexicalVector = (text) => {
  const vector = new Float32Array(lexicalDimensions)
  const cut = text.toWellFormed().slice(0, 2e3)
  eachFeature(cut, splitTokens(cut), (hash, place) => {
    if (place < 0) return
    const at = (hash >>> 1) % lexicalDimensions
    vector[at] = vector[at] + ((hash & 1) === 0 ? 1 : -1)
  })
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}
export { lexicalDimensions, lexicalVector }
//# sourceMappingURL=lexical-vector.js.map
