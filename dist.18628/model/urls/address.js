const textMax = 2048
const hasScheme = /^https?:\/\//i
const bareHost = /^(?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,}\.?(?::\d{1,5})?(?:[/?#]|$)/u
const unsafe = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/
const devicePrefix = /^(?:www|m|mobile|mbasic|touch|web|amp)\./
const decode = (segment) => {
  try {
    const text = decodeURIComponent(segment)
    return unsafe.test(text) || text.includes('/') || text.includes('\uFFFD') ? void 0 : text
  } catch {
    return void 0
  }
}
const readAddress = (text) => {
  if (text.length > textMax) return void 0
  const trimmed = text.trim()
  if (unsafe.test(trimmed)) return void 0
  const isBare = !hasScheme.test(trimmed)
  if (isBare && !bareHost.test(trimmed)) return void 0
  const absolute = isBare ? `https://${trimmed.replace(/^\/\//, '')}` : trimmed
  if (!URL.canParse(absolute)) return void 0
  const url = new URL(absolute)
  const fullHost = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  let host = fullHost
  while (devicePrefix.test(host) && host.split('.').length > 2) host = host.replace(devicePrefix, '')
  const path = []
  for (const segment of url.pathname.split('/')) {
    if (segment === '') continue
    const decoded = decode(segment)
    if (decoded === void 0) return void 0
    path.push(decoded)
  }
  return { host, fullHost, path, query: url.searchParams }
}
const oneOf = (list) => {
  const words = new Set(list.split(/\s+/))
  return (word) => words.has(word.toLowerCase())
}
const profile = (handle) => (handle === void 0 || handle === '' ? void 0 : { kind: 'profile', handle })
const content = (id, shape, handle) =>
  id !== null && id !== void 0 && shape.test(id) ? { kind: 'content', contentId: id, handle } : void 0
const afterAt = (segment) => (segment?.startsWith('@') === true ? segment.slice(1) : void 0)
const encode = encodeURIComponent
export { afterAt, content, encode, oneOf, profile, readAddress }
//# sourceMappingURL=address.js.map
