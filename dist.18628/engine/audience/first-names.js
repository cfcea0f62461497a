import { brotliDecompressSync } from 'node:zlib'
import { fold } from '../dictionary/index.js'
const steps = 25
const wordPattern = new RegExp('\\p{L}+', 'gu')
const createFirstNames = (packed) => {
  const shares = /* @__PURE__ */ new Map()
  for (const line of brotliDecompressSync(packed).toString('latin1').split('\n'))
    shares.set(line.slice(0, -1), (line.charCodeAt(line.length - 1) - 65) / steps)
  return { find: (name) => shares.get(fold(name)) }
}
const titles = new Set('mr mrs ms miss dr prof sir lady mx the official its im iam i am el la'.split(' '))
const givenNameOf = (shown) =>
  [...fold(shown).matchAll(wordPattern)].map(([word]) => word).find((word) => word.length > 1 && !titles.has(word))
const namesInHandle = (handle) =>
  [...fold(handle).matchAll(wordPattern)].map(([word]) => word).filter((word) => word.length >= 4 && !titles.has(word))
export { createFirstNames, givenNameOf, namesInHandle }
//# sourceMappingURL=first-names.js.map
