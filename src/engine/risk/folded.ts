/** A text made comparable, with the way back: where in the original each code unit of the folded text came from. */
export interface Folded {
  text: string
  /** Start and end (exclusive) in the original of each code unit. */
  starts: Uint32Array
  ends: Uint32Array
}

/** A letter with the marks on it; marks never stand alone, so a match can never cut a letter in two. */
const clusters = /\P{M}[\p{M}\u200d\ufe0e\ufe0f]*|[\p{M}\u200d]+/gu
/** Direction marks, joiners and other signs that are not seen. */
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufe00-\ufe0f]/g

/** Folds cluster by cluster, so that every span found in the folded text has an exact place in the original. */
export const foldWith = (text: string, fold: (cluster: string) => string): Folded => {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
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

/** Case and width do not count; accents do. */
export const foldCase = (cluster: string): string =>
  cluster.length === 1 && cluster < '\u0080'
    ? cluster.toLowerCase()
    : cluster.normalize('NFKC').replace(unseen, '').toLowerCase()

/** Accents do not count either. */
export const foldAccents = (cluster: string): string =>
  cluster.length === 1 && cluster < '\u0080'
    ? cluster.toLowerCase()
    : cluster
        .normalize('NFKD')
        .replace(unseen, '')
        .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('ß', 'ss')

/** Letters that look alike, and the digits and signs people write for letters. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
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

/** Disguises do not count: h3ll0 reads hello. */
export const foldDisguise = (cluster: string): string => {
  const folded = foldAccents(cluster)
  return disguises[folded] ?? folded
}

/** The span in the original of a piece of the folded text. */
export const spanOf = ({ starts, ends }: Folded, from: number, to: number): { start: number; end: number } => ({
  start: starts[from] ?? 0,
  end: ends[to - 1] ?? 0,
})

const wordSign = /[\p{L}\p{N}\p{M}_]/u
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const signBefore = (text: string, at: number): string => {
  const low = text.charCodeAt(at - 1)
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(Math.max(0, at - 2), at) : text.slice(Math.max(0, at - 1), at)
}

const signAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** Whether a word may end between the two signs. Scripts without spaces have no such places: anywhere will do. */
const breaks = (left: string, right: string): boolean =>
  !wordSign.test(left) || !wordSign.test(right) || unspaced.test(left) || unspaced.test(right)

/** Whether the piece stands for itself: no letter before it, none after. */
export const standsAlone = (text: string, from: number, to: number): boolean =>
  (from === 0 || breaks(signBefore(text, from), signAt(text, from))) &&
  (to === text.length || breaks(signBefore(text, to), signAt(text, to)))

/** Offsets in code points, for readers that count so (Python, Go, Swift by scalar). */
export const toCodePoints = (text: string, offset: number): number => {
  let count = 0
  for (let i = 0; i < offset; i++) {
    const code = text.charCodeAt(i)
    if (code < 0xd800 || code > 0xdbff || i + 1 >= offset) count++
  }
  return count
}
