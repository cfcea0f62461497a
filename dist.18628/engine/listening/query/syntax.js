const queryFields = {
  author: 'the handle of who wrote it, with or without @',
  lang: 'a language as ISO 639-1 says it: en',
  country: 'the country of who wrote it as ISO 3166-1 says it: BR',
  network: 'a network: instagram',
  kind: 'content or comment',
  type: 'what it is on every network: video, short, image, text \u2026',
  has: 'link, media, hashtag, mention or sponsor',
  engagement: 'at least so many reactions: engagement:>=100',
  followers: 'the followers of who wrote it: followers:>=10000',
}
const numberFields = /* @__PURE__ */ new Set(['engagement', 'followers'])
const queryLimits = {
  lengthMax: 4e3,
  termsMax: 200,
  depthMax: 8,
  wildcardsMax: 10,
  wildcardLettersMin: 2,
  nearDistanceMax: 50,
  /** Ways to choose one term of each operand of a NEAR. */
  nearChoicesMax: 64,
}
class QuerySyntaxError extends Error {
  constructor(message, place, expected = []) {
    super(message)
    this.place = place
    this.expected = expected
  }
  place
  expected
  name = 'QuerySyntaxError'
}
const pointAt = (query, { start, end }) => {
  const from = Math.max(0, start - 30)
  const shown = query.slice(from, Math.min(query.length, end + 30)).replace(/\s/g, ' ')
  const before = query.slice(from, start)
  return `${shown}
${' '.repeat([...before].length)}${'^'.repeat(Math.max(1, Math.min([...query.slice(start, end)].length, 60)))}`
}
export { QuerySyntaxError, numberFields, pointAt, queryFields, queryLimits }
//# sourceMappingURL=syntax.js.map
