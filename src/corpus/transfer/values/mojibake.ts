import { isUtf8 } from 'node:buffer'

/** All code points are those of single bytes, and at least one is not plain. */
const suspect = /^[\u0000-\u00ff]*[\u0080-\u00ff][\u0000-\u00ff]*$/

/**
 * Text whose UTF-8 bytes were written as single letters ('cafÃ©'), as the archives of Facebook and Instagram do. Repaired only where the
 * bytes are UTF-8: a lone é stays what it is.
 */
export const repairText = (text: string): string => {
  if (!suspect.test(text)) return text
  const bytes = Buffer.from(text, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : text
}

/** The same for everything in a JSON value, keys as well as values. */
export const repairAll = (value: unknown): unknown => {
  if (typeof value === 'string') return repairText(value)
  if (Array.isArray(value)) return value.map(repairAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [repairText(key), repairAll(inner)]))
}
