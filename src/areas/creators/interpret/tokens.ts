/** A word of a sentence, and where it stands. */
export interface Token {
  text: string
  from: number
  to: number
  /** Whether a comma or the like stands before it. */
  afterBreak: boolean
}

const edges = /^[\s,.;:!?()"“”«»-]+|[\s,.;:!?()"“”«»]+$/gu

export const toTokens = (sentence: string): Token[] => {
  const tokens: Token[] = []
  let broken = false
  for (const match of sentence.matchAll(
    /[^\s-]+(?=-(?:blog|influencer|creator|youtuber|account|channel|content))|\S+/giu,
  )) {
    const text = match[0].replace(edges, '')
    const lead = match[0].length - match[0].replace(/^[\s,.;:!?()"“”«»-]+/u, '').length
    if (text === '') continue
    const from = match.index + lead
    tokens.push({ text, from, to: from + text.length, afterBreak: broken })
    broken = /[,.;:!?]$/.test(match[0])
  }
  return tokens
}

const scales: Record<string, number> = { '': 1, k: 1e3, tsd: 1e3, mil: 1e3, m: 1e6, mio: 1e6, b: 1e9 }
const number = String.raw`(\d+(?:[.,]\d+)*)\s*(k|tsd|mil|mio|m|b)?`
const single = new RegExp(`^${number}(%?)(\\+?)$`, 'i')
const span = new RegExp(`^${number}\\s*[-–]\\s*${number}(%?)$`, 'i')

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

/** 10k, 5,000, 4%, 100k+, 50-200k. */
export const readAmount = (text: string): Amount | undefined => {
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
