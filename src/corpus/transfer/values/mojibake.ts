import { isUtf8 } from 'node:buffer'

/** What Windows shows for the bytes that Latin-1 leaves to control codes: ’ comes out as â€™. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const windowsBytes = new Map([...windowsSigns].map((sign, i) => [sign.charCodeAt(0), 0x80 + i]))

/** A letter that begins a sequence of UTF-8, then one that goes on with it. */
const suspect = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/** The bytes that a text was before somebody took each of them for a letter; undefined where a letter is none of those. */
const toBytes = (text: string): Buffer | undefined => {
  const bytes = Buffer.alloc(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const byte = code <= 0xff ? code : windowsBytes.get(code)
    if (byte === undefined) return undefined
    bytes[i] = byte
  }
  return bytes
}

/**
 * Text whose UTF-8 bytes were written as single letters ('cafÃ©'), as the archives of Facebook and Instagram do, and files that were once
 * opened in the wrong encoding. Repaired only where the bytes are UTF-8: a lone é stays what it is.
 */
export const repairText = (text: string): string => {
  if (!suspect.test(text)) return text
  const bytes = toBytes(text)
  return bytes !== undefined && isUtf8(bytes) ? bytes.toString('utf8') : text
}

/** The same for everything in a JSON value, keys as well as values. */
export const repairAll = (value: unknown): unknown => {
  if (typeof value === 'string') return repairText(value)
  if (Array.isArray(value)) return value.map(repairAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [repairText(key), repairAll(inner)]))
}
