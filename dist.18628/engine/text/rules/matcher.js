import { parsePattern } from './pattern.js'
import { foldWord } from './fold.js'
import { isNegator } from './lexicon/negation.js'
import { createMasked, findSpelled, variantsOf } from './variants.js'
const phrasesOf = (list) => {
  const phrases = /* @__PURE__ */ new Map()
  for (const written of list) {
    const [head = '', ...rest] = written.split(' ').map(foldWord)
    phrases.set(head, [...(phrases.get(head) ?? []), rest])
  }
  for (const rests of phrases.values()) rests.sort((a, b) => b.length - a.length)
  return phrases
}
const createMatcher = (wanted, classes) => {
  const tables = new Map(Object.entries(classes).map(([name, list]) => [name, phrasesOf(list)]))
  const compiled = wanted.map((each) => {
    const elements = parsePattern(each.pattern)
    return { wanted: each, elements, second: secondOf(elements) }
  })
  const phraseAt = createPhraseAt(tables)
  const finders = /* @__PURE__ */ new Map()
  const known = new Set(wanted.flatMap(({ languages }) => languages ?? []))
  const finderFor = (language) => {
    const key = language === null || known.has(language) ? language : ''
    let finder = finders.get(key)
    if (finder === void 0) {
      const spoken = compiled.filter(
        ({ wanted: { languages } }) => languages === null || key === null || languages.includes(key),
      )
      finder = createFinder(spoken, tables, phraseAt)
      finders.set(key, finder)
    }
    return finder
  }
  return { find: (tokens, language) => finderFor(language)(tokens, language), classAt: phraseAt }
}
const secondOf = (elements) => {
  const [first, second] = elements
  if (first?.kind !== 'words' || second?.kind !== 'words' || second.isOptional) return null
  return /* @__PURE__ */ new Set([...second.words, ...second.stems])
}
const createFinder = (compiled, tables, phraseAt) => {
  const index = /* @__PURE__ */ new Map()
  const hidden = /* @__PURE__ */ new Map()
  const add = (table, word, entry) => {
    const list = table.get(word)
    if (list === void 0) table.set(word, [entry])
    else if (list.at(-1) !== entry) list.push(entry)
  }
  for (const entry of compiled) {
    for (const head of headsOf(entry.elements, tables)) {
      add(index, head, entry)
      if (entry.wanted.isHidden === true && head.length > 2) add(hidden, head, entry)
    }
  }
  const masked = createMasked(hidden.keys())
  return (tokens) => {
    const readings = tokens.map((token) => readToken(token, hidden, masked))
    const found = []
    const walk = { tokens, readings, phraseAt, isStem: false, isVariant: false }
    const tryAt = (entries, at) => {
      if (entries === void 0) return
      const next = readings[at + 1]
      for (const { wanted, elements, second } of entries) {
        if (second !== null && (next === void 0 || (next.length === 1 && !second.has(next[0] ?? '')))) continue
        walk.isStem = false
        walk.isVariant = false
        const to = matchFrom(walk, elements, 0, at)
        if (to > at) found.push({ wanted, from: at, to, match: matchOf(walk) })
      }
    }
    for (let at = 0; at < tokens.length; at++) {
      const reading = readings[at] ?? []
      tryAt(index.get(reading[0] ?? ''), at)
      for (let variant = 1; variant < reading.length; variant++) tryAt(hidden.get(reading[variant] ?? ''), at)
    }
    for (const { from, to, form } of findSpelled(tokens)) {
      const entries = hidden.get(form) ?? hidden.get(form.slice(1)) ?? hidden.get(form.slice(0, -1))
      const single = entries?.find(({ elements }) => elements.length === 1)
      if (single !== void 0) found.push({ wanted: single.wanted, from, to, match: 'variant' })
    }
    return found
  }
}
const matchOf = ({ isVariant, isStem }) => (isVariant ? 'variant' : isStem ? 'stem' : 'exact')
const headsOf = (elements, tables) => {
  const first = elements.find(({ kind }) => kind !== 'begin')
  if (first?.kind === 'words') return [...first.words, ...first.stems]
  if (first?.kind !== 'class') return []
  const table = tables.get(first.name)
  if (table === void 0) throw new Error(`no such class: ${first.name}`)
  return table.keys()
}
const createPhraseAt = (tables) => {
  return (name, tokens, at) => {
    const rests = tables.get(name)?.get(tokens[at]?.form ?? '')
    for (const rest of rests ?? []) {
      if (rest.every((word, offset) => tokens[at + 1 + offset]?.form === word)) return rest.length + 1
    }
    return 0
  }
}
const readToken = (token, hidden, masked) => {
  if (!token.isOdd || token.kind === 'link') return [token.form]
  const others = token.form.includes('*')
    ? masked.find(token.form)
    : variantsOf(token).filter((form) => hidden.has(form))
  return others.length === 0 ? [token.form] : [token.form, ...others]
}
const matchFrom = (walk, elements, element, at) => {
  const wanted = elements[element]
  if (wanted === void 0) return at
  if (wanted.kind === 'begin') {
    const isFirst = at === 0 || walk.tokens[at]?.edge === 2
    return isFirst ? matchFrom(walk, elements, element + 1, at) : -1
  }
  if (wanted.kind === 'end') {
    const next = walk.tokens[at]
    const isLast = next === void 0 || next.edge > 0 || next.kind === 'emoji'
    return isLast ? matchFrom(walk, elements, element + 1, at) : -1
  }
  const isCut = element > 0 && elements[element - 1]?.kind !== 'begin' && (walk.tokens[at]?.edge ?? 0) === 2
  if (wanted.kind === 'gap') return isCut ? -1 : matchGap(walk, elements, element, at)
  const width = isCut ? 0 : widthAt(walk, wanted, at)
  if (width > 0) {
    const to = matchFrom(walk, elements, element + 1, at + width)
    if (to !== -1) return to
  }
  return wanted.isOptional ? matchFrom(walk, elements, element + 1, at) : -1
}
const matchGap = (walk, elements, element, at) => {
  const gap = elements[element]
  if (gap?.kind !== 'gap') return -1
  for (let width = gap.min; width <= gap.max; width++) {
    const next = walk.tokens[at + width - 1]
    if (width > 0 && (next === void 0 || next.edge > 0 || isNegator(next.form))) return -1
    if (width > 0 && (walk.tokens[at + width]?.edge ?? 0) > 0) return -1
    const to = matchFrom(walk, elements, element + 1, at + width)
    if (to !== -1) return to
  }
  return -1
}
const widthAt = (walk, wanted, at) => {
  if (wanted.kind === 'class') return walk.phraseAt(wanted.name, walk.tokens, at)
  const reading = walk.readings[at] ?? []
  for (let each = 0; each < reading.length; each++) {
    const form = reading[each] ?? ''
    if (form === '') continue
    const isStem = wanted.stems.has(form)
    if (!isStem && !wanted.words.has(form)) continue
    walk.isStem ||= isStem
    walk.isVariant ||= each > 0
    return 1
  }
  return 0
}
export { createMatcher }
//# sourceMappingURL=matcher.js.map
