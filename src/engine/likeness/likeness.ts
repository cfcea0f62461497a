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

/** Where the weight of what is not known stands: of whoever is asked about, and of whoever is kept. */
const unknownAt = { asked: sizeAt + sizes.length, kept: sizeAt + sizes.length + 1 }

/** Dimensions of a likeness vector. */
export const likenessDimensions = unknownAt.kept + 1

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

/** Adds a unit vector of a group, scaled; false where there is nothing to add. */
const addGroup = (vector: Float32Array, at: number, values: Float64Array, weight: number): boolean => {
  // Of most creators little is known, and a norm takes longer than the rest.
  const norm = values.some((value) => value !== 0) ? Math.hypot(...values) : 0
  if (norm > 0) for (let i = 0; i < values.length; i++) vector[at + i] = (values[i]! / norm) * weight
  return norm > 0
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

interface Group {
  isSize?: true
  at: number
  values: Float64Array
  weight: number
}

const topsOf = (interests: readonly string[]): Float64Array => {
  const tops = new Float64Array(topInterests.length)
  interests.slice(0, 12).forEach((id, i) => {
    const top = topIndex.get(topInterestOf(id))
    if (top !== undefined) tops[top]! += 1 / (1 + i)
  })
  return tops
}

const stepsOf = (followers: number | null): Float64Array => {
  if (followers === null) return new Float64Array(sizes.length)
  const size = Math.log10(1 + followers)
  return Float64Array.from(sizes, (centre) => Math.exp(-((size - centre) ** 2) / (2 * sizeWidth ** 2)))
}

const groupsOf = ({ interests, tags, languages, followers, country }: Traits, weights: LikenessWeights): Group[] => {
  const words = [
    ...interests.filter((id) => id.includes('.')).map((id) => [id, 1] as const),
    ...[...tags].map(([tag, count]) => [`#${tag}`, Math.sqrt(count) / 2] as const),
  ]
  const spoken = languages.slice(0, 3).map((code, i) => [code, 1 / (1 + i)] as const)
  const home = country === null ? [] : [[country.toLowerCase(), 1] as const]
  return [
    { at: 0, values: topsOf(interests), weight: weights.interests },
    { at: tagsAt, values: hashed(words, tagDimensions), weight: weights.interests * tagsShare },
    { at: languagesAt, values: hashed(spoken, languageDimensions), weight: weights.language },
    { at: countryAt, values: hashed(home, countryDimensions), weight: weights.country },
    { isSize: true, at: sizeAt, values: stepsOf(followers), weight: weights.size },
  ]
}

/**
 * What a creator is like, as a vector for cosine: interests by top-level interest, the first counting most; leaves and tags
 * hashed; languages and country hashed; the order of magnitude of the following as smooth steps. Undefined when nothing is known but a size.
 * What is not known weighs as much as if it were, in a dimension that nobody shares: two of whom little is known are never quite alike.
 * Vectors are kept with the usual weights; a question with other weights asks with a vector weighed otherwise.
 */
export const toLikeness = (
  traits: Traits,
  weights: LikenessWeights = likenessWeights,
  side: keyof typeof unknownAt = 'kept',
): Float32Array | undefined => {
  const vector = new Float32Array(likenessDimensions)
  let unknown = 0
  let isKnown = false
  for (const { isSize, at, values, weight } of groupsOf(traits, weights)) {
    const isAdded = addGroup(vector, at, values, weight)
    if (!isAdded) unknown += weight * weight
    else if (isSize !== true) isKnown = true
  }
  const isEmpty = vector.every((value) => value === 0)
  vector[unknownAt[side]] = Math.sqrt(unknown)
  return isKnown && !isEmpty ? vector : undefined
}
