const declared = /^[^>]{0,100}?encoding=["']([\w-]{2,40})["']|<meta[^>]{0,200}?charset=["']?([\w-]{2,40})/i

/** Bytes as text: by the byte order mark, the header field, or what the document says of itself, in this order. */
export const decode = (bytes: Buffer, type: string): string => {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  const [, byXml, byMeta] = declared.exec(bytes.subarray(0, 1024).toString('latin1')) ?? []
  const label = mark ?? /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? byXml ?? byMeta ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
