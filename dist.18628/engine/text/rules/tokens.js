import { readCharacter } from './fold.js'
const formMax = 48
const innerSymbols = new Set('*@$!\u20AC_')
const dollar = 36
const apostrophes = /* @__PURE__ */ new Set(["'"])
const edgeOf = (character) => {
  if (character === ' ') return 0
  if ('.!?\u2026\n\u3002\uFF01\uFF1F\u061F|'.includes(character)) return 2
  if (',;:()[]\u2013\u2014\uFF0C\u060C\u061B"\u201C\u201D\xAB\xBB\u201E/'.includes(character)) return 1
  return 0
}
const tokenize = (text, skips) => {
  const tokens = []
  let edge = 0
  let at = 0
  let skip = 0
  while (at < text.length) {
    while (skip < skips.length && (skips[skip]?.end ?? 0) <= at) skip++
    const entity = skips[skip]
    if (entity !== void 0 && entity.start === at && entity.kind !== 'hashtag' && entity.kind !== 'brand') {
      tokens.push(linkToken(entity.start, entity.end, edge))
      edge = 0
      at = entity.end
      continue
    }
    const point = text.codePointAt(at) ?? 0
    const { class: kind } = readCharacter(point)
    if (kind === 'letter' || kind === 'digit' || (point === dollar && isWordAt(text, at + 1))) {
      const isTag = at > 0 && (text[at - 1] === '#' || text[at - 1] === '\uFF03')
      const token = readWord(text, at, edge, isTag)
      tokens.push(token)
      edge = 0
      at = token.end
      continue
    }
    const width = point > 65535 ? 2 : 1
    if (kind === 'emoji') {
      tokens.push({ ...linkToken(at, at + width, edge), kind: 'emoji', form: String.fromCodePoint(point) })
      edge = 0
    } else if (kind === 'other' || kind === 'space') {
      const character = text.slice(at, at + width)
      const last = tokens.at(-1)
      if ((character === '?' || character === '\u061F' || character === '\uFF1F') && last !== void 0) last.asks = true
      edge = Math.max(edge, edgeOf(character))
    }
    at += width
  }
  return tokens
}
const linkToken = (start, end, edge) => ({
  kind: 'link',
  start,
  end,
  form: '',
  look: '',
  edge,
  isOdd: false,
  isCapital: false,
  isShouted: false,
  isDisguised: false,
  asks: false,
})
const isWordAt = (text, at) => {
  if (at >= text.length) return false
  const { class: kind } = readCharacter(text.codePointAt(at) ?? 0)
  return kind === 'letter' || kind === 'digit'
}
const afterSymbols = (text, at) => {
  let end = at
  while (end < text.length && end - at < 5 && innerSymbols.has(text[end] ?? '')) end++
  if (end === at || end - at > 4) return -1
  if (isWordAt(text, end)) return text.startsWith('!!', at) ? -1 : end
  return end - at > 1 && (text[at] === '*' || text[at] === '$') ? end : -1
}
const readWord = (text, start, edge, isTag) => {
  let form = ''
  let look = ''
  let at = start
  let end = start
  let isOdd = false
  let isDisguised = false
  let latinLetters = 0
  let foreignLetters = 0
  let capitals = 0
  let digits = 0
  let repeats = 1
  let last = ''
  while (at < text.length) {
    const point = text.codePointAt(at) ?? 0
    const { folded, class: kind, looksLike } = readCharacter(point)
    if (kind === 'letter' || kind === 'digit') {
      if (point > 8447 && folded <= 'z') isDisguised = true
      if (kind === 'digit') digits++
      else if (looksLike !== '') foreignLetters++
      else if (folded <= 'zzzz') latinLetters++
      if (kind === 'letter' && point < 592 && text.charAt(at) !== text.charAt(at).toLowerCase()) capitals++
      repeats = folded === last ? repeats + 1 : 1
      if (repeats === 2) isOdd = true
      last = folded
      if (form.length < formMax) {
        form += folded
        look += looksLike || folded
      }
      at += point > 65535 ? 2 : 1
      end = at
    } else if (kind === 'mark' || kind === 'invisible') {
      if (form.length < formMax) {
        form += folded
        look += folded
      }
      if (folded === '' && (kind === 'mark' || isWordAt(text, at + 1))) isDisguised = true
      if (kind === 'mark') end = at + (point > 65535 ? 2 : 1)
      at += point > 65535 ? 2 : 1
    } else if (apostrophes.has(folded) && isWordAt(text, at + 1)) {
      form += "'"
      look += "'"
      at++
    } else {
      const next = isTag ? -1 : afterSymbols(text, at)
      if (next === -1 || (form.length > 3 && !isWordAt(text, next))) break
      if (form.length < formMax) {
        form += text.slice(at, next)
        look += text.slice(at, next)
      }
      isOdd = true
      at = next
      end = next
    }
  }
  const isMixed = foreignLetters > 0 && latinLetters > 0
  return {
    kind: isTag ? 'tag' : 'word',
    start,
    end,
    form,
    look: isMixed ? look : '',
    edge,
    isOdd: isOdd || isMixed || (digits > 0 && digits < end - start),
    isCapital: capitals > 0 && text.charAt(start) !== text.charAt(start).toLowerCase(),
    isShouted: capitals > 2 && capitals >= (end - start) * 0.7,
    isDisguised,
    asks: false,
  }
}
export { tokenize }
//# sourceMappingURL=tokens.js.map
