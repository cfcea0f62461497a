import { charsetOf, decodeAs, markOf } from '../web/text-of.js'

const declared = /^[^>]{0,100}?encoding=["']([\w-]{2,40})["']|<meta[^>]{0,200}?charset=["']?([\w-]{2,40})/i

/** Bytes as text: by the byte order mark, the header field, or what the document says of itself, in this order. */
export const decode = (bytes: Buffer, type: string): string => {
  const [, byXml, byMeta] = declared.exec(bytes.subarray(0, 1024).toString('latin1')) ?? []
  const own = byXml ?? byMeta
  const told = markOf(bytes) ?? charsetOf(type)
  // Many servers call everything UTF-8; a document that is not knows better.
  const isDoubtful = told !== undefined && /^utf-?8$/i.test(told) && own !== undefined
  return (
    (isDoubtful ? decodeAs(told, bytes, true) : undefined) ??
    decodeAs((isDoubtful ? own : told) ?? own ?? 'utf-8', bytes) ??
    new TextDecoder().decode(bytes)
  )
}
