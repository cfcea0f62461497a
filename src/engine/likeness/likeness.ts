import { topInterestOf, topInterests } from '../../model/interest.js'

/** What two creators are compared by. */
export interface Traits {
  /** Ids of the dictionary, strongest first. */
  interests: readonly string[]
  /** Tags with how often each is used. */
  tags: ReadonlyMap<string, number>
  /** ISO 639-1, most used first. */
  languages: readonly string[]
  followers: number | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
}

const tagDimensions = 12
const languageDimensions = 6
const countryDimensions = 6
/** Orders of magnitude of a following, as smooth steps between. */
const sizes = [2.5, 3.75, 5, 6.25, 7.5]
const sizeWidth = 0.8
/** Where each group of dimensions begins. */
const tagsAt = topInterests.length
const languagesAt = tagsAt + tagDimensions
const countryAt = languagesAt + languageDimensions
const sizeAt = countryAt + countryDimensions

/** Dimensions of a likeness vector. */
export const likenessDimensions = sizeAt + sizes.length

/** What likeness is made of, each as a weight from 0 (does not matter) up; the usual ones are those below. */
export interface LikenessWeights {
  /** What somebody talks about, and with what tags. */
  interests: number
  size: number
  language: number
  country: number
}

export const likenessWeights: LikenessWeights = { interests: 1, size: 0.6, language: 0.6, country: 0.45 }
/** Tags are drawn from the same texts as interests: they count for a half. */
const tagsShare = 0.5

const topIndex = new Map(topInterests.map(({ id }, i) => [id, i]))

/** FNV-1a: the same everywhere, for ever; vectors are kept. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Adds a unit vector of a group, scaled. */
const addGroup = (vector: Float32Array, at: number, values: Float64Array, weight: number): void => {
  const norm = Math.hypot(...values)
  if (norm > 0) for (let i = 0; i < values.length; i++) vector[at + i] = (values[i]! / norm) * weight
}

/** Words share the dimensions by their hash, with a sign, so that strangers in one dimension cancel out rather than add up. */
const hashed = (words: Iterable<readonly [string, number]>, dimensions: number): Float64Array => {
  const values = new Float64Array(dimensions)
  for (const [word, weight] of words) {
    const h = hash(word)
    values[h % dimensions]! += (h >>> 16) & 1 ? weight : -weight
  }
  return values
}

/**
 * What a creator is like, as a vector for cosine: interests by top-level interest, the first counting most; leaves and tags
 * hashed; languages and country hashed; the order of magnitude of the following as smooth steps. Undefined when nothing is known.
 * Vectors are kept with the usual weights; a question with other weights asks with a vector weighed otherwise.
 */
export const toLikeness = (
  { interests, tags, languages, followers, country }: Traits,
  weights: LikenessWeights = likenessWeights,
): Float32Array | undefined => {
  const vector = new Float32Array(likenessDimensions)
  const tops = new Float64Array(topInterests.length)
  interests.slice(0, 12).forEach((id, i) => {
    const top = topIndex.get(topInterestOf(id))
    if (top !== undefined) tops[top]! += 1 / (1 + i)
  })
  addGroup(vector, 0, tops, weights.interests)
  const words = [
    ...interests.filter((id) => id.includes('.')).map((id) => [id, 1] as const),
    ...[...tags].map(([tag, count]) => [`#${tag}`, Math.sqrt(count) / 2] as const),
  ]
  addGroup(vector, tagsAt, hashed(words, tagDimensions), weights.interests * tagsShare)
  addGroup(
    vector,
    languagesAt,
    hashed(
      languages.slice(0, 3).map((code, i) => [code, 1 / (1 + i)] as const),
      languageDimensions,
    ),
    weights.language,
  )
  if (country !== null)
    addGroup(vector, countryAt, hashed([[country.toLowerCase(), 1]], countryDimensions), weights.country)
  if (interests.length === 0 && tags.size === 0 && languages.length === 0 && country === null) return undefined
  if (followers !== null) {
    const size = Math.log10(1 + followers)
    const steps = Float64Array.from(sizes, (centre) => Math.exp(-((size - centre) ** 2) / (2 * sizeWidth ** 2)))
    addGroup(vector, sizeAt, steps, weights.size)
  }
  return vector.every((value) => value === 0) ? undefined : vector
}
