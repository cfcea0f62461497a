const gramMin = 2
const gramMax = 5
const seeds = { word: 2654435769, pair: 2246822507, gram: 3266489909, shape: 668265263 }
const step = (hash, unit) => Math.imul(hash ^ unit, 16777619)
const finish = (hash) => {
  let h = hash ^ (hash >>> 16)
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  h = Math.imul(h, 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}
const hashOf = (seed, text) => {
  let hash = seed
  for (let i = 0; i < text.length; i++) hash = step(hash, text.charCodeAt(i))
  return hash
}
const featuresOfToken = (tokens, place, take) => {
  const token = tokens[place]
  if (token === void 0) return
  const { norm, kind } = token
  const word = hashOf(seeds.word, norm)
  take(finish(word))
  const next = tokens[place + 1]
  if (next !== void 0) take(finish(hashOf(step(hashOf(seeds.pair, norm), 32), next.norm)))
  if (kind !== 'word' || norm.length < 2) return
  const length = norm.length + 2
  for (let from = 0; from < length - 1; from++) {
    let hash = seeds.gram
    const to = Math.min(length, from + gramMax)
    for (let i = from; i < to; i++) {
      hash = step(hash, i === 0 || i === length - 1 ? 95 : norm.charCodeAt(i - 1))
      if (i - from + 1 >= gramMin && !(from === 0 && i === length - 1)) take(finish(hash))
    }
  }
}
const bandOf = (count) => (count === 0 ? 0 : Math.min(12, 1 + Math.floor(Math.log2(count))))
const featuresOfShape = (text, tokens, take) => {
  const counts = { words: 0, marks: 0, urls: 0, handles: 0, upper: 0, shout: 0, digits: 0, pictures: 0 }
  const different = /* @__PURE__ */ new Set()
  for (const { kind, norm, start, end } of tokens) {
    if (kind === 'url') counts.urls++
    else if (kind === 'handle') counts.handles++
    else if (kind === 'mark') {
      counts.marks++
      if (norm === '!') counts.shout++
      if (norm.length > 1) counts.pictures++
    } else {
      counts.words++
      different.add(norm)
      if (/\d/.test(norm)) counts.digits++
      const first = text.slice(start, end)
      if (first.length > 2 && first === first.toUpperCase() && first !== first.toLowerCase()) counts.upper++
    }
  }
  const told = [
    ['words', bandOf(counts.words)],
    ['marks', bandOf(counts.marks)],
    ['urls', Math.min(counts.urls, 3)],
    ['handles', Math.min(counts.handles, 3)],
    ['upper', Math.ceil((4 * counts.upper) / Math.max(1, counts.words))],
    ['shout', Math.min(counts.shout, 3)],
    ['digits', Math.min(counts.digits, 3)],
    ['pictures', Math.min(counts.pictures, 3)],
    ['repeats', Math.floor((4 * different.size) / Math.max(1, counts.words))],
  ]
  for (const [name, value] of told) take(finish(step(hashOf(seeds.shape, name), value)))
}
const eachFeature = (text, tokens, take) => {
  featuresOfShape(text, tokens, (hash) => take(hash, -1))
  for (let place = 0; place < tokens.length; place++) featuresOfToken(tokens, place, (hash) => take(hash, place))
}
export { eachFeature }
//# sourceMappingURL=features.js.map
