/** Encodings of one or two bytes a letter that are told apart by what the bytes look like, since none of them says so itself. */
export const legacyEncodings = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'shift_jis',
  'gb18030',
  'euc-kr',
] as const
export type LegacyEncoding = (typeof legacyEncodings)[number]

const isLetter = (byte: number | undefined): boolean => byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte))

/** Bytes that are signs in western Europe (¹ ³ ¿ £ Ÿ) and letters of words in Polish, Czech or Hungarian. */
const central = new Set([0xb9, 0xb3, 0xbf, 0x9f, 0xa3, 0xa5, 0xaf, 0x9d, 0x8d])
/** ş, ğ, ı and İ, which western Europe uses for letters of Icelandic. */
const turkish = new Set([0xfe, 0xf0, 0xfd, 0xdd, 0xde])

interface Tally {
  high: number
  alone: number
  upper: number
  central: number
  turkish: number
}

const tally = (bytes: Buffer): Tally => {
  const found: Tally = { high: 0, alone: 0, upper: 0, central: 0, turkish: 0 }
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!
    if (byte < 0x80) continue
    found.high++
    const [before, after] = [bytes[i - 1], bytes[i + 1]]
    if ((before ?? 0) < 0x80 && (after ?? 0) < 0x80) found.alone++
    if (byte >= 0xc0) found.upper++
    const isInWord = isLetter(before) || isLetter(after)
    if (isInWord && central.has(byte)) found.central++
    if (isInWord && turkish.has(byte)) found.turkish++
  }
  return found
}

/** The share of letters of a kind among what is not plain; 0 where the bytes are none of that encoding. */
const shareOf = (bytes: Buffer, encoding: LegacyEncoding, letters: RegExp): number => {
  try {
    // A letter of two bytes may be cut at the end.
    const end = bytes.lastIndexOf(0x0a)
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, end === -1 ? undefined : end))
    const others = [...text].filter((sign) => (sign.codePointAt(0) ?? 0) > 0x7f)
    return others.length === 0 ? 0 : others.filter((sign) => letters.test(sign)).length / others.length
  } catch {
    return 0
  }
}

/** The most likely encoding of a text that is not Unicode. */
export const guessLegacy = (bytes: Buffer): LegacyEncoding => {
  const { high, alone, upper, central: central_, turkish: turkish_ } = tally(bytes)
  if (high === 0) return 'windows-1252'
  // Letters of western and central Europe stand alone among plain ones; those of other scripts stand in rows.
  if (alone > high / 2)
    return central_ > high * 0.15 ? 'windows-1250' : turkish_ > high * 0.3 ? 'windows-1254' : 'windows-1252'
  if (upper > high * 0.9) return 'windows-1251'
  if (shareOf(bytes, 'shift_jis', /[\u3040-\u30ff\u4e00-\u9fff]/u) > 0.8) return 'shift_jis'
  if (shareOf(bytes, 'euc-kr', /[\uac00-\ud7a3]/u) > 0.7) return 'euc-kr'
  if (shareOf(bytes, 'gb18030', /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/u) > 0.8) return 'gb18030'
  return 'windows-1252'
}
