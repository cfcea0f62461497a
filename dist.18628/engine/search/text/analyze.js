import { fold, isAscii } from './fold.js'
const ANALYSIS_VERSION = 1
const TERM_MAX = 63
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD = /([#@]?)([\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:['’.][\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*)/gu
const PIECE = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
const NOT_WORD = /[^\p{L}\p{N}\p{M}]+/gu
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
function cut(term) {
  return term.length <= TERM_MAX ? term : Array.from(term).slice(0, TERM_MAX).join('')
}
function analyze(analyzer, text, emit) {
  switch (analyzer) {
    case 'words':
      return words(text, emit, false)
    case 'name':
      return name(text, emit)
    case 'handle':
      return handle(text, emit)
    case 'keyword':
      return keyword(text, emit)
  }
}
function analyzeQuery(analyzer, text) {
  const terms = []
  const emit = (term) => void terms.push(term)
  if (analyzer === 'words') words(text, emit, true)
  else if (analyzer === 'handle') {
    for (const word2 of fold(text).split(/\s+/)) {
      const term = cut(word2.replace(NOT_WORD, ''))
      if (term !== '') terms.push(term)
    }
  } else analyze(analyzer, text, emit)
  return terms
}
function words(text, emit, query) {
  if (isAscii(text)) return asciiWords(text, emit, query)
  const folded = fold(text)
  for (const match of folded.matchAll(WORD)) {
    const before = match.index === 0 ? '' : folded.charAt(match.index - 1)
    const sign = match[1] !== '' && !/[\p{L}\p{N}_]/u.test(before) ? match[1] : ''
    word(sign, match[2], emit, query)
  }
}
function word(sign, body, emit, query) {
  let whole = ''
  let rest = ''
  if (sign !== '') {
    const end = sign === '#' ? body.search(/['’.]/) : body.search(/['’]/)
    const taken = end < 0 ? body : body.slice(0, end)
    rest = end < 0 ? '' : body.slice(end + 1)
    whole = cut(sign + taken)
    if (query) {
      emit(whole, false)
    } else {
      pieces(taken, emit, whole)
    }
    if (rest !== '') word('', rest, emit, query)
    return
  }
  pieces(body, emit, '')
}
function pieces(body, emit, whole) {
  let first = true
  const put = (term) => {
    emit(cut(term), false)
    if (first && whole !== '') emit(whole, true)
    first = false
  }
  for (const piece of body.replace(/['’]/g, '').match(PIECE) ?? []) {
    if (!UNSPACED.test(piece)) put(piece)
    else for (const part of segmenter.segment(piece)) if (part.isWordLike === true) put(part.segment)
  }
}
function asciiWords(text, emit, query) {
  const lower = text.toLowerCase()
  const n = lower.length
  let i = 0
  while (i < n) {
    const c = lower.charCodeAt(i)
    if (!isWordUnit(c)) {
      i++
      continue
    }
    let end = i + 1
    let simple = true
    while (end < n) {
      const e = lower.charCodeAt(end)
      if (isWordUnit(e)) end++
      else if (e === 95) {
        simple = false
        end++
      } else if ((e === 39 || e === 46) && end + 1 < n && isJoined(lower.charCodeAt(end + 1))) {
        simple = false
        end += 2
      } else break
    }
    const sign = i > 0 ? lower.charCodeAt(i - 1) : 0
    const signed = (sign === 35 || sign === 64) && !(i > 1 && isJoined(lower.charCodeAt(i - 2)))
    if (simple && !signed) emit(cut(lower.slice(i, end)), false)
    else word(signed ? lower.charAt(i - 1) : '', lower.slice(i, end), emit, query)
    i = end
  }
}
function isWordUnit(c) {
  return (c >= 97 && c <= 122) || (c >= 48 && c <= 57)
}
function isJoined(c) {
  return isWordUnit(c) || c === 95
}
function name(text, emit) {
  const folded = fold(text).replace(/['’]/g, '')
  for (const piece of folded.match(PIECE) ?? []) {
    if (!UNSPACED.test(piece)) emit(cut(piece), false)
    else for (const part of segmenter.segment(piece)) if (part.isWordLike === true) emit(cut(part.segment), false)
  }
}
const CAMEL = new RegExp('(\\p{Ll})(?=\\p{Lu})|(\\p{L})(?=\\p{N})|(\\p{N})(?=\\p{L})', 'gu')
function handle(text, emit) {
  const whole = cut(fold(text).replace(NOT_WORD, ''))
  if (whole === '') return
  emit(whole, false)
  const parts = fold(text.replace(CAMEL, '$& ')).split(NOT_WORD)
  const seen = /* @__PURE__ */ new Set([whole])
  for (const raw of parts) {
    const part = cut(raw)
    if (part === '' || seen.has(part)) continue
    seen.add(part)
    emit(part, true)
  }
}
function keyword(text, emit) {
  const term = cut(fold(text).trim().replace(/\s+/g, ' '))
  if (term !== '') emit(term, false)
}
export { ANALYSIS_VERSION, TERM_MAX, analyze, analyzeQuery }
//# sourceMappingURL=analyze.js.map
