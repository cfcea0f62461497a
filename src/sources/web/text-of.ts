/** Bytes as text, in an encoding that goes by many names; undefined where there is none of that name, or they are none of it. */
export const decodeAs = (label: string, bytes: Buffer, fatal = false): string | undefined => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The encoding that a byte order mark names. */
export const markOf = (bytes: Buffer): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

/** What a header field says. */
export const charsetOf = (type: string | undefined): string | undefined =>
  /charset=["']?([\w-]+)/i.exec(type ?? '')?.[1]

/**
 * The text of an answer of an interface, which should be UTF-8: it is, unless its bytes are none and its header or a mark says what they are.
 * Of UTF-16, every byte may be a character of UTF-8, so there the header is believed.
 */
export const textOf = (bytes: Buffer, type: string | undefined): string => {
  const told = markOf(bytes) ?? charsetOf(type)
  const isWide = told !== undefined && /^utf-?16/i.test(told)
  return (
    (isWide ? decodeAs(told, bytes) : decodeAs('utf-8', bytes, true)) ??
    (told === undefined ? undefined : decodeAs(told, bytes)) ??
    new TextDecoder().decode(bytes)
  )
}
