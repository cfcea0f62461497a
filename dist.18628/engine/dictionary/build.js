import { words } from './fold.js'
const createNumbering = () => {
  const numbers = /* @__PURE__ */ new Map()
  return {
    number: (word) => {
      const known = numbers.get(word)
      if (known !== void 0) return known
      numbers.set(word, numbers.size)
      return numbers.size - 1
    },
    finish: () => {
      const sortedWords = [...numbers.keys()].sort()
      const renumbered = new Uint32Array(sortedWords.length)
      sortedWords.forEach((word, position) => (renumbered[numbers.get(word) ?? 0] = position))
      return { sortedWords, renumbered }
    },
  }
}
const renumber = (provisional, renumbered) => Uint32Array.from(provisional, (word) => renumbered[word] ?? 0)
const invert = (firstLabelWord, labelWords, wordCount) => {
  const firstPosting = new Uint32Array(wordCount + 1)
  for (const word of labelWords) firstPosting[word + 1] = (firstPosting[word + 1] ?? 0) + 1
  for (let word = 0; word < wordCount; word++)
    firstPosting[word + 1] = (firstPosting[word + 1] ?? 0) + (firstPosting[word] ?? 0)
  const next = firstPosting.slice()
  const postings = new Uint32Array(labelWords.length)
  for (let label = 0; label + 1 < firstLabelWord.length; label++) {
    for (let at = firstLabelWord[label] ?? 0; at < (firstLabelWord[label + 1] ?? 0); at++) {
      const word = labelWords[at] ?? 0
      postings[next[word] ?? 0] = label
      next[word] = (next[word] ?? 0) + 1
    }
  }
  return { firstPosting, postings }
}
const buildIndex = (entries) => {
  const ordered = entries.toSorted((a, b) => b.weight - a.weight)
  const numbering = createNumbering()
  const ids = []
  const labelEntry = []
  const labelIsAlias = []
  const firstLabelWord = [0]
  const labelWords = []
  const groups = /* @__PURE__ */ new Map()
  const contextTexts = /* @__PURE__ */ new Map()
  const entryContext = []
  const firstContextWord = [0, 0]
  const contextWords = []
  const addLabel = (entry, text, isAlias) => {
    const found = words(text)
    if (found.length === 0) return
    for (const word of found) labelWords.push(numbering.number(word))
    labelEntry.push(entry)
    labelIsAlias.push(isAlias ? 1 : 0)
    firstLabelWord.push(labelWords.length)
  }
  const wordsOfContext = (text) => {
    const known = contextTexts.get(text)
    if (known !== void 0) return known
    const found = words(text).map((word) => numbering.number(word))
    contextTexts.set(text, found)
    return found
  }
  const contextGroup = (context) => {
    if (context === void 0 || context.length === 0) return 0
    const known = groups.get(context)
    if (known !== void 0) return known
    groups.set(context, groups.size + 1)
    for (const text of context) contextWords.push(...wordsOfContext(text))
    firstContextWord.push(contextWords.length)
    return groups.size
  }
  for (const entry of ordered) {
    const number = ids.push(entry.id) - 1
    addLabel(number, entry.name, false)
    for (const alias of entry.aliases ?? []) addLabel(number, alias, true)
    entryContext.push(contextGroup(entry.context))
  }
  const { sortedWords, renumbered } = numbering.finish()
  const first = Uint32Array.from(firstLabelWord)
  const firstOfContext = Uint32Array.from(firstContextWord)
  const wordsOfContexts = renumber(contextWords, renumbered)
  for (let group = 0; group + 1 < firstOfContext.length; group++) {
    wordsOfContexts.subarray(firstOfContext[group], firstOfContext[group + 1]).sort()
  }
  const wordsOfLabels = renumber(labelWords, renumbered)
  return {
    ids,
    sortedWords,
    ...invert(first, wordsOfLabels, sortedWords.length),
    labelEntry: Uint32Array.from(labelEntry),
    labelIsAlias: Uint8Array.from(labelIsAlias),
    firstLabelWord: first,
    labelWords: wordsOfLabels,
    entryContext: Uint32Array.from(entryContext),
    firstContextWord: firstOfContext,
    contextWords: wordsOfContexts,
  }
}
export { buildIndex }
//# sourceMappingURL=build.js.map
