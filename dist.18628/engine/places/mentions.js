import { words } from '../dictionary/index.js'
const wordsMax = 6
const lowerCodes = /* @__PURE__ */ new Set([
  'nyc',
  'usa',
  'uae',
  'ldn',
  'bcn',
  'dxb',
  'ksa',
  'uk',
  'bkk',
  'mtl',
  'nrw',
  'ffm',
  'jkt',
  'atx',
  'pdx',
  'atl',
])
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\p{M}ー]{3,}$/u
const stretchMax = 8
const isUpper = (text) => text === text.toUpperCase() && text !== text.toLowerCase()
const lettersOf = (text) => text.replace(/[^\p{L}\p{N}]/gu, '')
const plausible = (text, gazetteer, isShouted) => {
  const places = gazetteer.lookUp(text)
  const letters = lettersOf(text)
  if (!new RegExp('^\\p{Script=Latin}{1,3}$', 'u').test(letters)) return places
  const isCode = (isUpper(letters) && !isShouted) || lowerCodes.has(letters.toLowerCase())
  const hasName = ({ name }) => words(name).join('') === letters.toLowerCase()
  const hasAlias = ({ id }) => gazetteer.aliases(id).some((alias) => lettersOf(alias) === letters.toUpperCase())
  const isAlpha3 = ({ kind }) => kind === 'country' && letters.length === 3
  if (isCode)
    return places.filter((place) => hasAlias(place) || isAlpha3(place) || (letters.length > 2 && hasName(place)))
  return letters.length === 3 && new RegExp('^\\p{Lu}', 'u').test(text) ? places.filter(hasName) : []
}
const mentionsInRun = (token, at, gazetteer) => {
  const units = Array.from(token.text)
  const found = []
  let start = token.start
  for (let from = 0; from < units.length;) {
    let length = Math.min(stretchMax, units.length - from)
    let places = []
    for (; length >= 2; length--) {
      places = gazetteer.lookUp(units.slice(from, from + length).join(''))
      if (places.length > 0) break
    }
    const step = places.length > 0 ? length : 1
    const text = units.slice(from, from + step).join('')
    if (places.length > 0) {
      found.push({ text, start, end: start + text.length, first: at, last: at, places, isFlag: false })
    }
    start += text.length
    from += step
  }
  return found
}
const findMentions = (text, tokens, gazetteer) => {
  const isShouted = tokens.length > 2 && tokens.every((token) => token.text === token.text.toUpperCase())
  const found = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === void 0) break
    if (token.flagOf !== null) {
      const place = gazetteer.get(token.flagOf)
      const { start, end } = token
      if (place !== void 0)
        found.push({ text: token.text, start, end, first: at, last: at, places: [place], isFlag: true })
      at++
      continue
    }
    let last = at
    while (
      last + 1 < tokens.length &&
      last - at + 1 < wordsMax &&
      !tokens[last + 1]?.isParted &&
      tokens[last + 1]?.flagOf === null
    )
      last++
    let places = []
    let stretch = ''
    for (; last >= at; last--) {
      stretch = text.slice(token.start, tokens[last]?.end)
      places = plausible(stretch, gazetteer, isShouted)
      if (places.length > 0) break
    }
    if (places.length > 0) {
      found.push({
        text: stretch,
        start: token.start,
        end: token.start + stretch.length,
        first: at,
        last,
        places,
        isFlag: false,
      })
    } else if (unspaced.test(token.text)) found.push(...mentionsInRun(token, at, gazetteer))
    at = Math.max(at, last) + 1
  }
  return found
}
export { findMentions }
//# sourceMappingURL=mentions.js.map
