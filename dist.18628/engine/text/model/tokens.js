const tokensMax = 2e3
const pattern =
  /(&(?:#\d{2,6}|amp|lt|gt|quot|nbsp);)|([Hh][Tt][Tt][Pp][Ss]?:\/\/\S+|[Ww]{3}\.\S+|\[(?:url|URL)\]|@(?:url|URL)\b|\bhttps?\b)|([@＠][\p{L}\p{N}_.]*[\p{L}\p{N}_]|\[(?:user|USER)\])|([\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*)|([\p{P}\p{S}])/gu
const silent = /^(?:[\u{1F3FB}-\u{1F3FF}]|&(?:amp|nbsp|lt|gt|quot);)$/u
const wordCharsMax = 40
const foldWord = (word) => {
  let text = word.length > wordCharsMax ? word.slice(0, wordCharsMax) : word
  if (/[^\x00-\x7f]/.test(text)) text = text.normalize('NFKC').replaceAll('\u2019', "'")
  text = text.toLowerCase()
  if (/(.)\1\1\1/u.test(text)) text = text.replace(/(.)\1{3,}/gu, '$1$1$1')
  return /^\d+$/.test(text) ? '0'.repeat(Math.min(text.length, 12)) : text
}
const decodeEntity = (entity) => {
  const code = Number(/^&#(\d+);$/.exec(entity)?.[1] ?? 32)
  return code > 1114111 || (code >= 55296 && code <= 57343) ? ' ' : String.fromCodePoint(code)
}
const splitTokens = (text) => {
  const tokens = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [all, entity, url, handle, word] = found
    const start = found.index
    const end = start + all.length
    const last = tokens.at(-1)
    if (silent.test(all)) continue
    if (url !== void 0) tokens.push({ kind: 'url', start, end, norm: 'u' })
    else if (handle !== void 0) {
      if (last?.kind !== 'handle') tokens.push({ kind: 'handle', start, end, norm: 'h' })
    } else if (word !== void 0) {
      if (word !== 'RT') tokens.push({ kind: 'word', start, end, norm: foldWord(word) })
    } else {
      const mark = entity === void 0 ? all : decodeEntity(entity)
      const before = tokens.at(-3)
      if (mark.trim() === '' || (before?.norm === mark && tokens.at(-2)?.norm === mark && last?.norm === mark)) continue
      tokens.push({ kind: 'mark', start, end, norm: mark })
    }
    if (tokens.length >= tokensMax) break
  }
  return tokens
}
export { splitTokens, tokensMax }
//# sourceMappingURL=tokens.js.map
