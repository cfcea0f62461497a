import type { AudienceMember } from '../../model/audience.js'

/** What the profiles of a list show besides handles: a list without bios says nothing of who has none. */
export interface ShownParts {
  names: boolean
  bios: boolean
  pictures: boolean
  figures: boolean
}

const everything: ShownParts = { names: true, bios: true, pictures: true, figures: true }

export const partsShown = (members: readonly AudienceMember[]): ShownParts => ({
  names: members.some(({ name }) => name !== ''),
  bios: members.some(({ bio }) => bio !== ''),
  pictures: members.some(({ imageUrl }) => imageUrl !== null),
  figures: members.some((member) => (member.followers ?? member.following ?? member.contentCount) !== null),
})

/**
 * Whether accounts can be judged at all. Without figures (followers, accounts followed, contents) they cannot: names, bios and pictures together move the model by less than one in
 * log-odds, so that nobody but a handle full of digits would be suspicious, and any list would seem credible.
 */
export const canJudge = ({ figures }: ShownParts): boolean => figures

/** What a profile shows that the model looks at. Null is what the network does not show. */
export interface ShownFigures {
  hasPicture: boolean | null
  /** Share of digits in the handle. */
  handleDigits: number
  nameWords: number | null
  bioLength: number | null
  contents: number | null
  followers: number | null
  following: number | null
  isPrivate: boolean
}

const ln = Math.log1p
const wordPattern = /[\p{L}\p{N}]+/gu

/** Characters as people count them, without an array of them. */
const lengthOf = (text: string): number => {
  let length = text.length
  for (let i = 1; i < text.length; i++)
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) length--
  return length
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57

const digitsIn = (text: string): number => {
  let count = 0
  for (let i = 0; i < text.length; i++) if (isDigit(text.charCodeAt(i))) count++
  return count
}

/** Runs of letters and digits. Most names are ASCII, where a pattern is not needed. */
const wordsIn = (text: string): number => {
  let count = 0
  let inside = false
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 127) return text.match(wordPattern)?.length ?? 0
    const isWord = isDigit(unit) || ((unit | 32) >= 97 && (unit | 32) <= 122)
    if (isWord && !inside) count++
    inside = isWord
  }
  return count
}

export const shownFigures = (member: AudienceMember, shown = everything): ShownFigures => ({
  hasPicture: shown.pictures ? member.imageUrl !== null : null,
  handleDigits: member.handle.length === 0 ? 0 : digitsIn(member.handle) / lengthOf(member.handle),
  nameWords: shown.names ? wordsIn(member.name) : null,
  bioLength: shown.bios ? lengthOf(member.bio) : null,
  contents: member.contentCount,
  followers: member.followers,
  following: member.following,
  isPrivate: member.isPrivate,
})

/** Following hundreds without being followed: what accounts do that are paid to follow. */
const lopsided = (followers: number, following: number): number =>
  Math.max(0, ln(following) - 6.5) * Math.min(1, Math.max(0, (ln(following) - ln(followers) - 0.5) / 2))

/** The features of the model, capped so that no single one decides alone. */
export const suspicionFeatures = {
  no_picture: ({ hasPicture }: ShownFigures) => (hasPicture === null ? null : hasPicture ? 0 : 1),
  handle_digits: ({ handleDigits }: ShownFigures) => Math.min(0.5, handleDigits),
  name_words: ({ nameWords }: ShownFigures) => (nameWords === null ? null : Math.min(3, nameWords)),
  bio_length: ({ bioLength }: ShownFigures) => (bioLength === null ? null : Math.min(5, ln(bioLength))),
  contents: ({ contents }: ShownFigures) => (contents === null ? null : Math.min(6, ln(contents))),
  followers: ({ followers }: ShownFigures) => (followers === null ? null : Math.min(9, ln(followers))),
  follows_few: ({ following }: ShownFigures) => (following === null ? null : Math.max(0, 5.3 - ln(following))),
  follows_many: ({ following }: ShownFigures) => (following === null ? null : Math.max(0, ln(following) - 6.6)),
  lopsided: ({ followers, following }: ShownFigures) =>
    followers === null || following === null ? null : lopsided(followers, following),
  private: ({ isPrivate }: ShownFigures) => (isPrivate ? 1 : 0),
} as const satisfies Record<string, (figures: ShownFigures) => number | null>

type Feature = keyof typeof suspicionFeatures

/**
 * A logistic model of accounts that are nobody's: shells and accounts paid to follow. Fitted by eval/train/suspicious.ts, which
 * says on what. `mean` stands in for a figure that the network does not show: hiding something is no evidence.
 */
const model: Record<Feature, { mean: number; weight: number; why: string }> = {
  no_picture: { mean: 0.293, weight: 0.037, why: 'has no picture' },
  handle_digits: { mean: 0.128, weight: 4.884, why: 'digits in the handle' },
  name_words: { mean: 1.521, weight: -0.48, why: 'words in the shown name' },
  bio_length: { mean: 1.523, weight: -0.139, why: 'length of the bio' },
  contents: { mean: 2.446, weight: -0.713, why: 'things posted' },
  followers: { mean: 4.752, weight: -0.23, why: 'followers' },
  follows_few: { mean: 0.412, weight: 0.668, why: 'follows hardly anybody' },
  follows_many: { mean: 0.485, weight: 1.448, why: 'follows very many' },
  lopsided: { mean: 0.443, weight: 0.706, why: 'follows hundreds and is followed by few' },
  private: { mean: 0.235, weight: -0.344, why: 'is private' },
}
const bias = 0.308

export interface Suspicion {
  /** 0..1, as if one account in two were suspicious; whoever counts must bring the true rate. */
  probability: number
  /** Log-odds of each feature; they sum, with the bias, to those of the probability. */
  factors: { name: Feature; value: number | null; contribution: number; why: string }[]
}

const features = Object.keys(model) as Feature[]

const contributionOf = (name: Feature, value: number | null): number =>
  value === null ? 0 : model[name].weight * (value - model[name].mean)

const toProbability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** How likely an account is nobody's. */
export const suspicionOf = (member: AudienceMember, shown?: ShownParts): number => {
  const figures = shownFigures(member, shown)
  let logOdds = bias
  for (const name of features) logOdds += contributionOf(name, suspicionFeatures[name](figures))
  return toProbability(logOdds)
}

/** The same, and why. */
export const judgeSuspicion = (member: AudienceMember): Suspicion => {
  const figures = shownFigures(member)
  const factors = features.map((name) => {
    const value = suspicionFeatures[name](figures)
    return { name, value, contribution: contributionOf(name, value), why: model[name].why }
  })
  return { probability: toProbability(factors.reduce((sum, { contribution }) => sum + contribution, bias)), factors }
}
