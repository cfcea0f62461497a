import { phrases, plain } from './words.js'

/** A word of a sentence, and where it stands. */
export interface Token {
  text: string
  from: number
  to: number
  /** Whether a comma or the like stands before it. */
  afterBreak: boolean
}

const leading = /^[\s,.;:!?()"“”«»/-]+/u
const edges = /^[\s,.;:!?()"“”«»/-]+|[\s,.;:!?()"“”«»/]+$/gu

/** "EE. UU." and "U.S." are one word, without the dots. */
const shortened = /^(?:\p{Lu}{1,2}\.[ \u00a0]?)+\p{Lu}{1,2}\.?$/u

/** 200 000 and 4 % are one word; d'au and l'art are two. */
const wordPattern =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,2}\.[ \u00a0]?)+\p{Lu}{1,2}\.|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,]*\d)|\d+(?:[.,]\d+)?[ \u00a0\u202f]%|(?<![\p{L}\p{N}])(?:[dlnjsDLNJS]|[qQ]u)['’](?=\p{L})|\S+/gu

const isKnown = (text: string): boolean => phrases().has(plain(text))

const partMin = 4
/** Letters that German puts between the parts of a word: Familien-n-blog, Hochzeit-s-blog. */
const linking = /(?:s|n|en|es)$/

/** Reiseblogger is Reise and Blogger: where the parts are known and the whole is not. Gives the length of the first part. */
const splitAt = (text: string): number | undefined => {
  if (isKnown(text) || /[^\p{L}-]/u.test(text)) return undefined
  // Gen-Z-Publikum is Gen-Z and Publikum.
  const dashes = [...text.matchAll(/(?<!^)-/g)].map(({ index }) => index)
  if (dashes.length > 0) return dashes.find((dash) => isKnown(text.slice(0, dash)) || isKnown(text.slice(dash + 1)))
  for (let length = text.length - partMin; length >= partMin; length--) {
    const head = text.slice(0, length)
    if (isKnown(text.slice(length)) && (isKnown(head) || isKnown(head.replace(linking, '')))) return length
  }
  return undefined
}

const split = (token: Token): Token[] => {
  const length = splitAt(token.text)
  if (length === undefined) return [token]
  const rest = token.text.slice(length).replace(/^-/, '')
  const from = token.to - rest.length
  return [
    ...split({ ...token, text: token.text.slice(0, length), to: token.from + length }),
    ...split({ text: rest, from, to: token.to, afterBreak: false }),
  ]
}

export const toTokens = (sentence: string): Token[] => {
  const tokens: Token[] = []
  let broken = false
  for (const match of sentence.matchAll(wordPattern)) {
    if (shortened.test(match[0])) {
      const [from, to] = [match.index, match.index + match[0].length]
      tokens.push({ text: match[0].replaceAll(/[^\p{L}]/gu, ''), from, to, afterBreak: broken })
      broken = false
      continue
    }
    const text = match[0].replace(edges, '')
    const lead = leading.exec(match[0])?.[0].length ?? 0
    broken ||= lead > 0 && /[,;:!?]/.test(match[0].slice(0, lead))
    if (text === '') continue
    const from = match.index + lead
    tokens.push(...split({ text, from, to: from + text.length, afterBreak: broken }))
    broken = /[,.;:!?]["”»)]*$/.test(match[0])
  }
  return tokens.flatMap(splitTimes)
}

/** "2x a week" is 2 and "x a week". */
const splitTimes = (token: Token, i: number, tokens: readonly Token[]): Token[] => {
  const [, digits = ''] = /^(\d+)[x×]$/i.exec(token.text) ?? []
  const behind = tokens.slice(i + 1, i + 3).map(({ text }) => text)
  const isUnit = phrases().get(plain(['x', ...behind].join(' ')))?.[0]?.what === 'unit'
  if (digits === '' || !isUnit) return [token]
  const at = token.from + digits.length
  return [
    { ...token, text: digits, to: at },
    { ...token, text: 'x', from: at, afterBreak: false },
  ]
}

const scales: Record<string, number> = {
  '': 1,
  k: 1e3,
  tsd: 1e3,
  mil: 1e3,
  mila: 1e3,
  mille: 1e3,
  m: 1e6,
  mio: 1e6,
  b: 1e9,
}
const number = String.raw`(\d+(?:[.,]\d+)*)\s*(k|tsd|mila|mille|mil|mio|m|b)?`
const single = new RegExp(`^${number}\\s*(%?)(\\+?)$`, 'i')
const span = new RegExp(`^${number}\\s*[-–]\\s*${number}\\s*(%?)$`, 'i')

const toNumber = (digits: string, scale: string): number => {
  // 5,000 and 5.000 are thousands; 1.5 and 1,5 are halves.
  const plainDigits = /^\d{1,3}([.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  return Number(plainDigits) * (scales[scale.toLowerCase()] ?? 1)
}

export interface Amount {
  min: number
  /** Of a span: 50-200k. */
  max?: number
  percent: boolean
  /** 100k+ */
  open: boolean
  /** Whether a k or the like stood behind it, and what it is worth. */
  isScaled: boolean
  scale: number
}

const scaled = (sign: string): Pick<Amount, 'isScaled' | 'scale'> => ({
  isScaled: sign !== '',
  scale: scales[sign.toLowerCase()] ?? 1,
})

/** 10k, 5,000, 200 000, 4%, 100k+, 50-200k. */
export const readAmount = (written: string): Amount | undefined => {
  const text = written.replace(/(?<=\d)[ \u00a0\u202f](?=\d)/g, '').replace(/(?<=\d[km]?)\+(?=[km])/i, '')
  const both = span.exec(text)
  if (both !== null) {
    const [, a = '', scaleA, b = '', scaleB = '', percent] = both
    return {
      min: toNumber(a, scaleA ?? scaleB),
      max: toNumber(b, scaleB),
      percent: percent === '%',
      open: false,
      ...scaled(scaleB),
    }
  }
  const one = single.exec(text)
  if (one === null) return undefined
  const [, digits = '', scale = '', percent, plus] = one
  return { min: toNumber(digits, scale), percent: percent === '%', open: plus === '+', ...scaled(scale) }
}
