const ln = Math.log1p
const wordPattern = /[\p{L}\p{N}]+/gu
const shownFigures = (member) => ({
  hasPicture: member.imageUrl !== null,
  handleDigits: member.handle.length === 0 ? 0 : (member.handle.match(/\d/g)?.length ?? 0) / [...member.handle].length,
  nameWords: member.name.match(wordPattern)?.length ?? 0,
  bioLength: [...member.bio].length,
  contents: member.contentCount,
  followers: member.followers,
  following: member.following,
  isPrivate: member.isPrivate,
})
const lopsided = (followers, following) =>
  Math.max(0, ln(following) - 6.5) * Math.min(1, Math.max(0, (ln(following) - ln(followers) - 0.5) / 2))
const suspicionFeatures = {
  no_picture: ({ hasPicture }) => (hasPicture ? 0 : 1),
  handle_digits: ({ handleDigits }) => Math.min(0.5, handleDigits),
  name_words: ({ nameWords }) => Math.min(3, nameWords),
  bio_length: ({ bioLength }) => Math.min(5, ln(bioLength)),
  contents: ({ contents }) => (contents === null ? null : Math.min(6, ln(contents))),
  followers: ({ followers }) => (followers === null ? null : Math.min(9, ln(followers))),
  follows_few: ({ following }) => (following === null ? null : Math.max(0, 5.3 - ln(following))),
  follows_many: ({ following }) => (following === null ? null : Math.max(0, ln(following) - 6.6)),
  lopsided: ({ followers, following }) =>
    followers === null || following === null ? null : lopsided(followers, following),
  private: ({ isPrivate }) => (isPrivate ? 1 : 0),
}
const model = {
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
const judgeSuspicion = (member) => {
  const figures = shownFigures(member)
  const factors = Object.keys(model).map((name) => {
    const { mean, weight, why } = model[name]
    const value = suspicionFeatures[name](figures)
    return { name, value, contribution: value === null ? 0 : weight * (value - mean), why }
  })
  const logOdds = factors.reduce((sum, { contribution }) => sum + contribution, bias)
  return { probability: 1 / (1 + Math.exp(-logOdds)), factors }
}
export { judgeSuspicion, shownFigures, suspicionFeatures }
//# sourceMappingURL=suspicious.js.map
