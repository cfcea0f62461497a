const isUnit = (code) =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 || code > 127
const url = /(?:https?:\/\/|www\.)[^\s<>"“”«»]{2,2000}/giy
const bareUrl =
  /[a-z0-9-]{2,40}\.(?:com|net|org|io|co|app|shop|store|tv|me|ly|gg|link|info|xyz|dev|uk|de|fr|es|it|br|id|in)(?:\/[^\s<>"]{0,500})?(?![a-z0-9.@-])/giy
const emailLocal = /[A-Za-z0-9._%+-]{1,64}$/
const emailDomain = /[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/y
const obfuscated =
  /([A-Za-z0-9._%+-]{1,64}) ?(?:\(at\)|\[at\]|\{at\}| at ) ?([A-Za-z0-9-]{1,63}) ?(?:\(dot\)|\[dot\]|\{dot\}| dot |\.) ?([A-Za-z]{2,10})\b/gi
const tag = /[#＃]([\p{L}\p{N}\p{M}_]{1,100})/gu
const handle = /@([A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,62}[A-Za-z0-9_])?)/y
const trimUrl = (found) => {
  let end = found.length
  while (end > 0 && ".,;:!?)]}'\u2019*_\u2026".includes(found[end - 1] ?? '')) {
    if (found[end - 1] === ')' && found.slice(0, end).includes('(')) break
    end--
  }
  return found.slice(0, end)
}
const findUrls = (text) => {
  const found = []
  const add = (start, written) => {
    const trimmed = trimUrl(written)
    const value = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`
    found.push({ kind: 'url', start, end: start + trimmed.length, text: trimmed, value })
  }
  for (let at = text.search(/https?:\/\/|www\./i); at !== -1 && at < text.length;) {
    url.lastIndex = at
    const match = url.exec(text)
    if (match !== null && !isUnit(text.charCodeAt(at - 1))) add(at, match[0])
    const from = at + (match?.[0].length ?? 1)
    const next = text.slice(from, from + 2e5).search(/https?:\/\/|www\./i)
    at = next === -1 ? -1 : from + next
  }
  return found
}
const findBareUrls = (text) => {
  const found = []
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', dot + 1)) {
    let start = dot
    while (start > 0 && dot - start < 40 && /[a-z0-9-]/i.test(text[start - 1] ?? '')) start--
    if (start === dot || /[@.\w/]/.test(text[start - 1] ?? ' ')) continue
    bareUrl.lastIndex = start
    const match = bareUrl.exec(text)
    if (match === null) continue
    const trimmed = trimUrl(match[0])
    found.push({ kind: 'url', start, end: start + trimmed.length, text: trimmed, value: `https://${trimmed}` })
    dot = start + trimmed.length - 1
  }
  return found
}
const findAts = (text) => {
  const found = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const local = emailLocal.exec(text.slice(Math.max(0, at - 64), at))?.[0] ?? ''
    emailDomain.lastIndex = at + 1
    const domain = emailDomain.exec(text)?.[0]
    if (local !== '' && domain !== void 0) {
      const start = at - local.length
      const written = `${local}@${domain}`
      found.push({ kind: 'email', start, end: start + written.length, text: written, value: written.toLowerCase() })
      continue
    }
    handle.lastIndex = at
    const match = handle.exec(text)
    if (match === null || (at > 0 && isUnit(text.charCodeAt(at - 1)))) continue
    found.push({
      kind: 'handle',
      start: at,
      end: at + match[0].length,
      text: match[0],
      value: (match[1] ?? '').toLowerCase(),
    })
  }
  return found
}
const findHidden = (text) =>
  Array.from(text.matchAll(obfuscated), (match) => ({
    kind: 'email',
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    value: `${match[1] ?? ''}@${match[2] ?? ''}.${match[3] ?? ''}`.toLowerCase(),
  }))
const findTags = (text) =>
  Array.from(text.matchAll(tag), (match) => ({
    kind: 'hashtag',
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    value: (match[1] ?? '').normalize('NFC').toLowerCase(),
  })).filter(({ value }) => /\D/.test(value))
const findEntities = (text) => {
  const found = []
  if (text.includes('://') || /www\./i.test(text)) found.push(...findUrls(text))
  if (text.includes('@')) found.push(...findAts(text))
  if (/[([{ ]at[)\]} ]/i.test(text)) found.push(...findHidden(text))
  if (text.includes('.')) found.push(...findBareUrls(text))
  if (text.includes('#') || text.includes('\uFF03')) found.push(...findTags(text))
  return apart(found)
}
const apart = (found) => {
  if (found.length < 2) return found
  const ordered = found
    .map((entity, rank) => ({ entity, rank }))
    .sort((a, b) => a.entity.start - b.entity.start || a.rank - b.rank)
  const kept = []
  for (const each of ordered) {
    const last = kept.at(-1)
    if (last === void 0 || each.entity.start >= last.entity.end) kept.push(each)
    else if (each.rank < last.rank) kept[kept.length - 1] = each
  }
  return kept.map(({ entity }) => entity)
}
export { findEntities }
//# sourceMappingURL=entities.js.map
