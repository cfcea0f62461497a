import { foldWord } from './fold.js'
const vowels = 'aeiou'
const isVowel = (unit) => unit !== void 0 && vowels.includes(unit)
const doubles = (verb) =>
  verb.length <= 5 &&
  !isVowel(verb.at(-1)) &&
  isVowel(verb.at(-2)) &&
  !isVowel(verb.at(-3)) &&
  !'wxyh'.includes(verb.at(-1) ?? '')
const verbForms = (verb) => {
  const base = verb.endsWith('e') ? verb.slice(0, -1) : doubles(verb) ? verb + (verb.at(-1) ?? '') : verb
  const third = /(?:s|x|z|ch|sh)$/.test(verb)
    ? `${verb}es`
    : verb.endsWith('y') && !isVowel(verb.at(-2))
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  const past = verb.endsWith('y') && !isVowel(verb.at(-2)) ? `${verb.slice(0, -1)}ied` : `${base}ed`
  return [third, past, `${base}ing`, `${base}in`, `${base}in'`]
}
const pluralForms = (noun) =>
  /(?:s|x|z|ch|sh)$/.test(noun)
    ? [`${noun}es`]
    : noun.endsWith('y') && !isVowel(noun.at(-2))
      ? [`${noun.slice(0, -1)}ies`]
      : [`${noun}s`, `${noun}z`, `${noun}'s`]
const wordsOf = (alternatives) => {
  const words = /* @__PURE__ */ new Set()
  const stems = /* @__PURE__ */ new Set()
  for (const written of alternatives.split('|')) {
    const word = foldWord(written.replace(/[~+]$/, ''))
    if (word === '') throw new Error(`an empty word in "${alternatives}"`)
    words.add(word)
    const forms = written.endsWith('~') ? verbForms(word) : written.endsWith('+') ? pluralForms(word) : []
    for (const form of forms) stems.add(form)
  }
  return { words, stems }
}
const parseElement = (written) => {
  if (written === '^') return { kind: 'begin' }
  if (written === '$') return { kind: 'end' }
  if (written === '_') return { kind: 'gap', min: 1, max: 1 }
  const gap = /^\.\.([1-5])$/.exec(written)
  if (gap !== null) return { kind: 'gap', min: 0, max: Number(gap[1]) }
  const isOptional = written.length > 1 && written.endsWith('?')
  const body = isOptional ? written.slice(0, -1) : written
  const name = /^<([a-z_]+)>$/.exec(body)?.[1]
  if (name !== void 0) return { kind: 'class', name, isOptional }
  return { kind: 'words', ...wordsOf(body), isOptional }
}
const parsePattern = (pattern) => {
  const elements = pattern.trim().split(/\s+/).map(parseElement)
  const first = elements.find(({ kind }) => kind !== 'begin')
  if (first === void 0 || first.kind === 'gap' || first.kind === 'end' || ('isOptional' in first && first.isOptional))
    throw new Error(`a pattern begins with a word or class: "${pattern}"`)
  return elements
}
export { parsePattern, pluralForms, verbForms }
//# sourceMappingURL=pattern.js.map
