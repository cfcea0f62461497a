const letters = '\\w\\u0621-\\u06ff\\u3040-\\u30ff\\u4e00-\\u9fff'
const latinLetters = '\\w'
const arabic = /[\u0621-\u06ff]/
const unspaced = /[\u3040-\u30ff\u4e00-\u9fff]/
const lettersOf = (pattern) => (arabic.test(pattern) || unspaced.test(pattern) ? letters : latinLetters)
const alternatives = (words) =>
  words
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join('|')
    .replaceAll('_', ' ')
const closing = (pattern, open) => {
  let depth = 0
  for (let i = open; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern[i] === '(') depth++
    else if (pattern[i] === ')' && --depth === 0) return i
  }
  return pattern.length
}
const splitAlternatives = (pattern) => {
  const parts = []
  let from = 0
  for (let i = 0; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern[i] === '(') i = closing(pattern, i)
    else if (pattern[i] === '|') {
      parts.push(pattern.slice(from, i))
      from = i + 1
    }
  }
  return [...parts, pattern.slice(from)]
}
const expandStart = (pattern) => {
  if (!pattern.startsWith('(?:')) return [pattern]
  const close = closing(pattern, 0)
  const options = splitAlternatives(pattern.slice(3, close))
  const rest = pattern.slice(close + 1)
  const atStart = options.filter((option) => option.startsWith('\u2039'))
  const others = options.filter((option) => !option.startsWith('\u2039'))
  if (atStart.length === 0) return [pattern]
  return [
    `\u2039(?:${atStart.map((option) => option.slice(1)).join('|')})${rest}`,
    ...(others.length === 0 ? [] : [`(?:${others.join('|')})${rest}`]),
  ]
}
const endsInLookaround = (pattern) => {
  for (let i = 0; i < pattern.length; i++) {
    if (pattern[i] === '\\') i++
    else if (pattern[i] === '(') {
      const close = closing(pattern, i)
      if (close === pattern.length - 1) return /^\(\?<?[=!]/.test(pattern.slice(i))
      i = close
    }
  }
  return false
}
const clauseEnd = (fillers, letter) =>
  `(?=${fillers === '' ? '' : `(?:[ ,]*(?:${fillers})(?![${letter}])[ ,!.]*){0,3}`} ?(?:$|[^${letter}' ]))`
const toSource = (pattern, fillers, letter) =>
  // A double letter may be single, because letters leant on were cut down to one.
  pattern
    .replace(/([a-z])\1(?![?*+{])/g, '$1$1?')
    .replaceAll('\\p{L}', letters)
    .replaceAll('\u203A', clauseEnd(fillers, letter))
const toPatterns = (line, fillers) =>
  splitAlternatives(line)
    .flatMap(expandStart)
    .map((pattern) => {
      const clauseStart = pattern.startsWith('\u2039')
      const body = clauseStart ? pattern.slice(1) : pattern
      if (body.includes('\u2039')) throw new TypeError(`A clause starts only at the start of an alternative: ${line}`)
      const letter = lettersOf(body)
      const spaced = !unspaced.test(body)
      const open = spaced && !clauseStart && /^[\p{L}\p{N}(]/u.test(body) ? `(?<![${letter}])` : ''
      const close = spaced && /[\p{L}\p{N})?]$/u.test(body) && !endsInLookaround(body) ? `(?![${letter}])` : ''
      const joined = arabic.test(body) && open !== '' ? '[\u0648\u0641]?' : ''
      const source = `${open}${joined}(?:${toSource(body, fillers, letter)})${close}`
      return { clauseStart, regexp: new RegExp(source, clauseStart ? 'y' : 'g') }
    })
const anyOf = (patterns, flags) =>
  patterns.length === 0 ? void 0 : new RegExp(patterns.map(({ regexp }) => regexp.source).join('|'), flags)
export { alternatives, anyOf, letters, toPatterns }
//# sourceMappingURL=pattern.js.map
