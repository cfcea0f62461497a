const clusters = new RegExp('\\P{M}[\\p{M}\\u200d\\ufe0e\\ufe0f]*|[\\p{M}\\u200d]+', 'gu')
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufe00-\ufe0f]/g
const foldWith = (text, fold) => {
  let folded = ''
  const starts = []
  const ends = []
  for (const match of text.matchAll(clusters)) {
    const piece = fold(match[0])
    for (let i = 0; i < piece.length; i++) {
      starts.push(match.index)
      ends.push(match.index + match[0].length)
    }
    folded += piece
  }
  return { text: folded, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}
const foldCase = (cluster) =>
  cluster.length === 1 && cluster < '\x80'
    ? cluster.toLowerCase()
    : cluster.normalize('NFKC').replace(unseen, '').toLowerCase()
const foldAccents = (cluster) =>
  cluster.length === 1 && cluster < '\x80'
    ? cluster.toLowerCase()
    : cluster
        .normalize('NFKD')
        .replace(unseen, '')
        .replace(new RegExp('(?<=[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])\\p{M}+', 'gu'), '')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('\xDF', 'ss')
const disguises = {
  0: 'o',
  1: 'i',
  '!': 'i',
  '|': 'i',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  7: 't',
  '+': 't',
  8: 'b',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}
const foldDisguise = (cluster) => {
  const folded = foldAccents(cluster)
  return disguises[folded] ?? folded
}
const spanOf = ({ starts, ends }, from, to) => ({
  start: starts[from] ?? 0,
  end: ends[to - 1] ?? 0,
})
const wordSign = /[\p{L}\p{N}\p{M}_]/u
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const signBefore = (text, at) => {
  const low = text.charCodeAt(at - 1)
  return low >= 56320 && low <= 57343 ? text.slice(Math.max(0, at - 2), at) : text.slice(Math.max(0, at - 1), at)
}
const signAt = (text, at) => {
  const code = text.codePointAt(at)
  return code === void 0 ? '' : String.fromCodePoint(code)
}
const breaks = (left, right) =>
  !wordSign.test(left) || !wordSign.test(right) || unspaced.test(left) || unspaced.test(right)
const standsAlone = (text, from, to) =>
  (from === 0 || breaks(signBefore(text, from), signAt(text, from))) &&
  (to === text.length || breaks(signBefore(text, to), signAt(text, to)))
const toCodePoints = (text, offset) => {
  let count = 0
  for (let i = 0; i < offset; i++) {
    const code = text.charCodeAt(i)
    if (code < 55296 || code > 56319 || i + 1 >= offset) count++
  }
  return count
}
export { foldAccents, foldCase, foldDisguise, foldWith, spanOf, standsAlone, toCodePoints }
//# sourceMappingURL=folded.js.map
