/** What a piece of text is, as the models see it. */
export type TokenKind = 'word' | 'mark' | 'url' | 'handle'

export interface Token {
  kind: TokenKind
  /** UTF-16 offsets in the text as it was given. */
  start: number
  end: number
  /** What the models read: folded, so that spelling habits do not make two words of one. */
  norm: string
}

/** Beyond this many tokens a text is cut: what a text is about shows long before. */
export const tokensMax = 2000

// One alternative a kind, in this order: entities of HTML, addresses, handles, words, marks.
const pattern =
  /(&(?:#\d{2,6}|amp|lt|gt|quot|nbsp);)|([Hh][Tt][Tt][Pp][Ss]?:\/\/\S+|[Ww]{3}\.\S+|\[(?:url|URL)\]|@(?:url|URL)\b|\bhttps?\b)|([@＠][\p{L}\p{N}_.]*[\p{L}\p{N}_]|\[(?:user|USER)\])|([\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*)|([\p{P}\p{S}])/gu

const silent = /^(?:[\u{1F3FB}-\u{1F3FF}]|&(?:amp|nbsp|lt|gt|quot);)$/u
const wordCharsMax = 40

const foldWord = (word: string): string => {
  let text = word.length > wordCharsMax ? word.slice(0, wordCharsMax) : word

  if (/[^\x00-\x7f]/.test(text)) text = text.normalize('NFKC').replaceAll('’', "'")
  text = text.toLowerCase()
  if (/(.)\1\1\1/u.test(text)) text = text.replace(/(.)\1{3,}/gu, '$1$1$1')
  return /^\d+$/.test(text) ? '0'.repeat(Math.min(text.length, 12)) : text
}

const decodeEntity = (entity: string): string => {
  const code = Number(/^&#(\d+);$/.exec(entity)?.[1] ?? 32)
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? ' ' : String.fromCodePoint(code)
}

/** Cuts a text into what the models count. Linear in the text; never more than `tokensMax` tokens. */
export const splitTokens = (text: string): Token[] => {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const [all, entity, url, handle, word] = found
    const start = found.index
    const end = start + all.length
    const last = tokens.at(-1)
    if (silent.test(all)) continue
    if (url !== undefined) tokens.push({ kind: 'url', start, end, norm: '\u0001u' })
    else if (handle !== undefined) {
      // A row of people spoken to says no more than one of them.
      if (last?.kind !== 'handle') tokens.push({ kind: 'handle', start, end, norm: '\u0001h' })
    } else if (word !== undefined) {
      if (word !== 'RT') tokens.push({ kind: 'word', start, end, norm: foldWord(word) })
    } else {
      const mark = entity === undefined ? all : decodeEntity(entity)
      // "!!!!!!" is three marks: how many more there are is told by the counts beside the words.
      const before = tokens.at(-3)
      if (mark.trim() === '' || (before?.norm === mark && tokens.at(-2)?.norm === mark && last?.norm === mark)) continue
      tokens.push({ kind: 'mark', start, end, norm: mark })
    }
    if (tokens.length >= tokensMax) break
  }
  return tokens
}
