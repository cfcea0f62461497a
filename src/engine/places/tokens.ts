import { matchesOf } from '../../kernel/matches.js'
/** A word or a flag in a text, with where it stands and what lies between it and the token before. */
export interface Token {
  text: string
  start: number
  end: number
  gap: string
  /** Something stronger than a space, dot, hyphen or apostrophe parts it from the token before. */
  isParted: boolean
  /** Id of the country or region whose flag this is. */
  flagOf: string | null
}

const tokenPattern = /\p{RI}\p{RI}|\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}|[\p{L}\p{N}\p{M}]+/gu
const weakGap = /^(?:[.'’ʼ`]? ?|[-–&]| & )$/u
const regionalIndicatorA = 0x1f1e6
const tagOffset = 0xe0000

const flagOf = (text: string): string | null => {
  const points = Array.from(text, (unit) => unit.codePointAt(0) ?? 0)
  const [first = 0] = points
  if (first >= regionalIndicatorA && first < regionalIndicatorA + 26) {
    return String.fromCharCode(...points.map((point) => point - regionalIndicatorA + 97))
  }
  if (first !== 0x1f3f4) return null
  const tags = String.fromCharCode(...points.slice(1, -1).map((point) => point - tagOffset))
  return `${tags.slice(0, 2)}-${tags.slice(2)}`
}

/** Cuts a text into words and flags; positions are UTF-16 offsets into the text as given. */
export const tokenize = (text: string): Token[] => {
  let end = 0
  return matchesOf(text, tokenPattern).map((match, at) => {
    const gap = text.slice(end, match.index)
    const flag = flagOf(match[0])
    end = match.index + match[0].length
    return { text: match[0], start: match.index, end, gap, isParted: at > 0 && !weakGap.test(gap), flagOf: flag }
  })
}
