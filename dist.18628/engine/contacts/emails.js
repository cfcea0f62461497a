const local = String.raw`[\p{L}\p{N}%+_~-]+(?:\.[\p{L}\p{N}%+_~-]+)*`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
const at = String.raw`\s*(?:\(\s*at\s*\)|\[\s*at\s*\]|\{\s*at\s*\}|<\s*at\s*>)\s*`
const dot = String.raw`(?:\s*(?:\(\s*dot\s*\)|\[\s*dot\s*\]|\{\s*dot\s*\}|<\s*dot\s*>)\s*|\.|\s+dot\s+)`
const simpleLocal = String.raw`[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*`
const plain = new RegExp(`(?<![\\p{L}\\p{N}])${local}[@\uFF20]${label}(?:\\.${label})+`, 'giu')
const bracketed = new RegExp(`(?<![\\p{L}\\p{N}])${simpleLocal}${at}${label}(?:${dot}${label})+`, 'giu')
const spoken = new RegExp(`(?<![\\p{L}\\p{N}])${simpleLocal}\\s+at\\s+${label}(?:\\s+dot\\s+${label})+`, 'giu')
const normalizeEmail = (text) => text.trim().normalize('NFKC').toLowerCase()
const unfold = (written) =>
  written
    .replace(/\s*(?:[([{<]\s*at\s*[)\]}>])\s*|\s+at\s+/iu, '@')
    .replace(/\s*(?:[([{<]\s*dot\s*[)\]}>])\s*|\s+dot\s+/giu, '.')
const lastLabel = new RegExp('\\.(?:\\p{L}{2,24}|xn--[a-z0-9-]{2,59})$', 'iu')
const isAddress = (value) => {
  const [name = '', host = ''] = value.split('@')
  return name.length <= 64 && host.length <= 253 && lastLabel.test(host)
}
const lengthMax = 2e4
const findEmails = (text) => {
  const looked = text.slice(0, lengthMax)
  const veiled = /\bat\b/i.test(looked)
  if (!veiled && !/[@＠]/.test(looked)) return []
  const found = []
  const take = (pattern, obfuscated) => {
    for (const match of looked.matchAll(pattern)) {
      const [written] = match
      const value = normalizeEmail(obfuscated ? unfold(written) : written)
      const [start, end] = [match.index, match.index + written.length]
      const taken = found.some((other) => start < other.end && other.start < end)
      if (!taken && isAddress(value)) found.push({ value, start, end, obfuscated })
    }
  }
  take(plain, false)
  if (veiled) {
    take(bracketed, true)
    take(spoken, true)
  }
  return found.sort((a, b) => a.start - b.start)
}
export { findEmails, normalizeEmail }
//# sourceMappingURL=emails.js.map
