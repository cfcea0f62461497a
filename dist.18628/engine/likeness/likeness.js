import { topInterestOf, topInterests } from '../../model/interest.js'
const tagDimensions = 12
const languageDimensions = 6
const sizeDimensions = 3
const tagsAt = topInterests.length
const languagesAt = tagsAt + tagDimensions
const sizeAt = languagesAt + languageDimensions
const likenessDimensions = sizeAt + sizeDimensions
const weights = { interests: 1, tags: 0.5, languages: 0.45, size: 0.35 }
const topIndex = new Map(topInterests.map(({ id }, i) => [id, i]))
const hash = (text) => {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return value >>> 0
}
const addGroup = (vector, at, values, weight) => {
  const norm = Math.hypot(...values)
  if (norm > 0) for (let i = 0; i < values.length; i++) vector[at + i] = (values[i] / norm) * weight
}
const hashed = (words, dimensions) => {
  const values = new Float64Array(dimensions)
  for (const [word, weight] of words) {
    const h = hash(word)
    values[h % dimensions] = values[h % dimensions] + ((h >>> 16) & 1 ? weight : -weight)
  }
  return values
}
const toLikeness = ({ interests, tags, languages, followers }) => {
  const vector = new Float32Array(likenessDimensions)
  const tops = new Float64Array(topInterests.length)
  interests.slice(0, 12).forEach((id, i) => {
    const top = topIndex.get(topInterestOf(id))
    if (top !== void 0) tops[top] = tops[top] + 1 / (1 + i)
  })
  addGroup(vector, 0, tops, weights.interests)
  const words = [
    ...interests.filter((id) => id.includes('.')).map((id) => [id, 1]),
    ...[...tags].map(([tag, count]) => [`#${tag}`, Math.sqrt(count) / 2]),
  ]
  addGroup(vector, tagsAt, hashed(words, tagDimensions), weights.tags)
  addGroup(
    vector,
    languagesAt,
    hashed(
      languages.slice(0, 3).map((code, i) => [code, 1 / (1 + i)]),
      languageDimensions,
    ),
    weights.languages,
  )
  if (vector.every((value) => value === 0)) return void 0
  if (followers !== null) {
    const size = Math.log10(1 + followers)
    const steps = Float64Array.from([3, 5, 7], (centre) => Math.exp(-((size - centre) ** 2) / 2))
    addGroup(vector, sizeAt, steps, weights.size)
  }
  return vector
}
export { likenessDimensions, toLikeness }
//# sourceMappingURL=likeness.js.map
