const declared = /^[^>]{0,100}?encoding=["']([\w-]{2,40})["']|<meta[^>]{0,200}?charset=["']?([\w-]{2,40})/i

/** Bytes as text: by the byte order mark, the header field, or what the document says of itself, in this order. */
export const decode = (bytes: Buffer, type: string): string => {
  const [, byXml, byMeta] = declared.exec(bytes.subarray(0, 1024).toString('latin1')) ?? []
  const own = byXml ?? byMeta
  const told = markOf(bytes) ?? /charset=["']?([\w-]+)/i.exec(type)?.[1]
  // Many servers call everything UTF-8; a document that is not knows better.
  const isDoubtful = told !== undefined && /^utf-?8$/i.test(told) && own !== undefined
  return (
    (isDoubtful ? as(told, bytes, true) : undefined) ??
    as((isDoubtful ? own : told) ?? own ?? 'utf-8', bytes) ??
    new TextDecoder().decode(bytes)
  )
}

const as = (label: string, bytes: Buffer, fatal = false): string | undefined => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}

const markOf = (bytes: Buffer): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}
