import { eachFeature } from './features.js'
import { splitTokens } from './tokens.js'

export const lexicalDimensions = 384

/** A unit vector of the words and runs of letters of a text: near where texts share words, whatever they mean. */
export const lexicalVector = (text: string): Float32Array => {
  const vector = new Float32Array(lexicalDimensions)
  const cut = text.toWellFormed().slice(0, 2000)
  eachFeature(cut, splitTokens(cut), (hash, place) => {
    if (place < 0) return
    const at = (hash >>> 1) % lexicalDimensions
    vector[at] = (vector[at] as number) + ((hash & 1) === 0 ? 1 : -1)
  })
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}
