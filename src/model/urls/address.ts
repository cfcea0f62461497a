/** A web address cut to what names things: lower-case host without mobile prefixes, decoded path, query. */
export interface Address {
  host: string
  /** The host with only www. taken off: for networks where m.example and example are two places. */
  fullHost: string
  path: string[]
  readonly query: URLSearchParams
}

const textMax = 2048
const hasScheme = /^https?:\/\//i
/** `instagram.com/x` and `instagram.com:443/x`, which would otherwise read as a scheme. */
const bareHost = /^(?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}\.?(?::\d{1,5})?(?:[/?#]|$)/u
/** Control characters, spaces and backslashes are read differently by different programs, so an address with one is not read at all. */
const unsafe = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/
const devicePrefix = /^(?:www|m|mobile|mbasic|touch|web|amp)\./

const decode = (segment: string): string | undefined => {
  try {
    const text = decodeURIComponent(segment)
    return unsafe.test(text) || text.includes('/') || text.includes('\ufffd') ? undefined : text
  } catch {
    return undefined
  }
}

/** Not asked first whether it can be parsed: nearly every address can, and that would be to parse it twice. */
const parse = (absolute: string): URL | undefined => {
  try {
    return new URL(absolute)
  } catch {
    return undefined
  }
}

/** Reads an address, with or without scheme. Undefined when it is none, or when it could be read in two ways. */
export const readAddress = (text: string): Address | undefined => {
  if (text.length > textMax) return undefined
  // Mail programs and documents put addresses between < and >.
  const trimmed = text.trim().replace(/^<(.+)>$/u, '$1')
  if (unsafe.test(trimmed)) return undefined
  const isBare = !hasScheme.test(trimmed)
  if (isBare && !bareHost.test(trimmed)) return undefined
  const absolute = isBare ? `https://${trimmed.replace(/^\/\//, '')}` : trimmed
  const url = parse(absolute)
  if (url === undefined) return undefined
  const fullHost = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  let host = fullHost
  while (devicePrefix.test(host) && host.split('.').length > 2) host = host.replace(devicePrefix, '')
  const path: string[] = []
  // Addresses of many years ago: twitter.com/#!/name.
  const shown =
    url.pathname === '/' && url.hash.startsWith('#!/') ? url.hash.slice(2).replace(/\?.*$/u, '') : url.pathname
  for (const segment of shown.split('/')) {
    if (segment === '') continue
    const decoded = decode(segment)
    if (decoded === undefined) return undefined
    path.push(decoded)
  }
  return {
    host,
    fullHost,
    path,
    // Few sites have names there, and taking a query apart costs as much as reading the address.
    get query() {
      return url.searchParams
    },
  }
}

/** What an address of a network names. */
export type Target =
  | { kind: 'profile'; handle: string }
  | { kind: 'content'; contentId: string; handle?: string | undefined }
  | { kind: 'short_link' }

/** How one network writes addresses. `read` gives undefined for pages that name neither a profile nor a content. */
export interface Site {
  serves: (host: string) => boolean
  read: (address: Address) => Target | undefined
  profileUrl: (handle: string) => string
  contentUrl: (contentId: string, handle: string | undefined) => string
}

/** Says whether a word is one of a space-separated list. */
export const oneOf = (list: string): ((word: string) => boolean) => {
  const words = new Set(list.trim().split(/\s+/))
  return (word) => words.has(word.toLowerCase())
}

export const profile = (handle: string | undefined): Target | undefined =>
  handle === undefined || handle === '' ? undefined : { kind: 'profile', handle }

/** A content, if its id has the network's shape. */
export const content = (id: string | null | undefined, shape: RegExp, handle?: string): Target | undefined =>
  id !== null && id !== undefined && shape.test(id) ? { kind: 'content', contentId: id, handle } : undefined

/** The handle of a segment that must begin with @, without it. */
export const afterAt = (segment: string | undefined): string | undefined =>
  segment?.startsWith('@') === true ? segment.slice(1) : undefined

export const encode = encodeURIComponent
