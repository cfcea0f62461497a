/** A part of a row as its checksum covers it: its columns in order, each as the text that is hashed. */
export type Texts = readonly Buffer[]

const separator = Buffer.from([31])

export const joinTexts = (texts: Texts): Buffer =>
  Buffer.concat(texts.flatMap((text, i) => (i === 0 ? [text] : [separator, text])))

/** Parts longer than this have too many bits to try. */
const bytesMax = 4096

/** Flips one bit after the other between two places, until the bytes are what is looked for. They stay flipped then. */
const flipWithin = (bytes: Buffer, from: number, to: number, isWanted: (bytes: Buffer) => boolean): boolean => {
  for (let at = from; at < to; at++)
    for (let bit = 1; bit < 256; bit *= 2) {
      bytes[at] = (bytes[at] ?? 0) ^ bit
      if (isWanted(bytes)) return true
      bytes[at] = (bytes[at] ?? 0) ^ bit
    }
  return false
}

/** A database keeps whole numbers in as many bytes as they need, not as the digits that are hashed. */
const widths = [8, 16, 24, 32, 48, 64]

/** The numbers that differ from this one in one bit of how it is kept. */
const numbersBeside = (text: string): string[] => {
  if (!/^-?\d{1,19}$/.test(text)) return []
  const number = BigInt(text)
  return widths
    .filter((width) => BigInt.asIntN(width, number) === number)
    .flatMap((width) =>
      Array.from({ length: width }, (_, bit) => String(BigInt.asIntN(width, number ^ (1n << BigInt(bit))))),
    )
}

/** The texts as they were before one bit of the row was flipped, undefined where more is wrong. */
export const putBitBack = (texts: Texts, isWanted: (bytes: Buffer) => boolean): Texts | undefined => {
  const bytes = joinTexts(texts)
  if (bytes.length > bytesMax) return undefined
  let from = 0
  for (const [place, text] of texts.entries()) {
    const to = from + text.length
    const withOther = (other: Buffer): Texts => texts.map((each, i) => (i === place ? other : each))
    for (const number of numbersBeside(text.toString())) {
      const tried = withOther(Buffer.from(number))
      if (isWanted(joinTexts(tried))) return tried
    }
    if (flipWithin(bytes, from, to, isWanted)) return withOther(bytes.subarray(from, to))
    from = to + separator.length
  }
  return undefined
}

/** Whether two checksums differ in a single bit: then the checksum is what was damaged. */
export const isOneBitApart = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  const different = x.length === y.length ? [...x].map((byte, i) => byte ^ (y[i] ?? 0)).filter((d) => d !== 0) : []
  return different.length === 1 && Number.isInteger(Math.log2(different[0] ?? 0))
}
