import { RuleError, type RuleFile } from '../../assets/index.js'
import { levels } from '../../engine/text/rules/lexicon/entry.js'
import { parsePattern, type Element } from '../../engine/text/rules/pattern.js'

interface Written {
  entry: string
  line: number
  section: string
  options: string
  elements: readonly Element[]
}

/** `ihate<group>` is made of whole names: as it is written, it is one word. */
const isJoined = (entry: string): boolean => /^\p{L}*<[a-z_]+>\p{L}*$/u.test(entry)

const writtenIn = ({ sections }: RuleFile): Written[] =>
  sections.flatMap(({ name, words, options, entries, lines }) =>
    entries.flatMap((entry, i) =>
      isJoined(entry)
        ? []
        : {
            entry,
            line: lines[i] ?? 0,
            section: name,
            options: [...words, ...Object.entries(options).map((pair) => pair.join('='))].join(' '),
            elements: parsePattern(entry),
          },
    ),
  )

const alternativesOf = (part: string): string[] => part.replace(/\?$/, '').split('|')

/** Definitions that are joined share words: in longer alternations only a word beside itself is a slip. */
const shortAlternation = 6

const isTwice = (words: readonly string[], at: number): boolean =>
  words[at] === words[at - 1] || (words.length <= shortAlternation && words.indexOf(words[at] ?? '') < at)

/** A word that an alternation names twice, or that stands right beside the alternation: phrases were meant, or a word is there for nothing. */
const repeatedIn = (entry: string): { word: string; isBeside: boolean } | undefined => {
  const parts = entry.split(/\s+/).map(alternativesOf)
  for (const [at, words] of parts.entries()) {
    const twice = words.find((_, i) => isTwice(words, i))
    if (twice !== undefined) return { word: twice, isBeside: false }
    if (words.length === 1) continue
    const beside = [parts[at - 1], parts[at + 1]].flatMap((part) => (part?.length === 1 ? part : []))
    const shared = words.find((word) => beside.includes(word))
    if (shared !== undefined) return { word: shared, isBeside: true }
  }
  return undefined
}

const checkAlternations = (file: RuleFile): RuleError[] =>
  writtenIn(file).flatMap(({ entry, line }) => {
    const repeated = repeatedIn(entry)
    if (repeated === undefined) return []
    const problem = repeated.isBeside
      ? `"${repeated.word}" stands beside an alternation that names it too. Alternatives are single words: write two phrases on two lines.`
      : `"${repeated.word}" is named twice in one alternation. Take one away, or write two phrases on two lines.`
    return [new RuleError({ path: file.path, line, column: Math.max(1, entry.indexOf(repeated.word) + 1) }, problem)]
  })

/** A definition of several words stands in the middle of a pattern: a space in it parts the pattern. */
const checkDefinitions = ({ path, definitions }: RuleFile): RuleError[] =>
  definitions.flatMap(({ value, line }) => {
    const phrase = value.includes('|') ? value.split('|').find((each) => /\s/.test(each.trim())) : undefined
    if (phrase === undefined) return []
    const problem = `"${phrase.trim()}" is one of several in a definition. Alternatives are single words: write the phrase on a line of its own.`
    return [new RuleError({ path, line, column: 1 }, problem)]
  })

const includesAll = (all: ReadonlySet<string>, some: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each))

/** Whether one part finds whatever the other finds. */
const covers = (wide: Element | undefined, narrow: Element | undefined): boolean => {
  if (wide === undefined || narrow === undefined || wide.kind !== narrow.kind) return false
  if (wide.kind === 'words' && narrow.kind === 'words') {
    const all = new Set([...wide.words, ...wide.stems])
    return (wide.isOptional || !narrow.isOptional) && includesAll(all, narrow.words) && includesAll(all, narrow.stems)
  }
  if (wide.kind === 'class' && narrow.kind === 'class')
    return wide.name === narrow.name && (wide.isOptional || !narrow.isOptional)
  if (wide.kind === 'gap' && narrow.kind === 'gap') return wide.min <= narrow.min && wide.max >= narrow.max
  return wide.kind !== 'begin' || narrow.kind !== 'begin' || wide.of === narrow.of
}

const weightOf = (section: string): number => (levels as Readonly<Record<string, number>>)[section] ?? 0

/** Whether one entry finds whatever another finds, and says as much of it. */
const shadows = (wide: Written, narrow: Written): boolean =>
  wide !== narrow &&
  wide.options === narrow.options &&
  wide.elements.length === narrow.elements.length &&
  (weightOf(wide.section) > weightOf(narrow.section) || wide.section === narrow.section) &&
  wide.elements.every((element, i) => covers(element, narrow.elements[i]))

const headsOf = ({ elements }: Written): string[] => {
  const first = elements.find(({ kind }) => kind !== 'begin')
  return first?.kind === 'words' ? [...first.words, ...first.stems] : first?.kind === 'class' ? [`<${first.name}>`] : []
}

/** Entries that another entry of the file makes needless. Of two that find the same, the later one. */
const checkShadows = (file: RuleFile): RuleError[] => {
  const entries = writtenIn(file)
  const byHead = new Map<string, Written[]>()
  for (const entry of entries) for (const head of headsOf(entry)) byHead.set(head, [...(byHead.get(head) ?? []), entry])
  return entries.flatMap((entry) => {
    const near = byHead.get(headsOf(entry)[0] ?? '') ?? []
    const shadow = near.find((other) => shadows(other, entry) && (!shadows(entry, other) || other.line < entry.line))
    if (shadow === undefined) return []
    const problem = `"${shadow.entry}" in line ${shadow.line} finds all of this and says as much. Take this line away.`
    return [new RuleError({ path: file.path, line: entry.line, column: 1 }, problem)]
  })
}

/** Entries that are written right and cannot mean what they say: alternations of phrases, entries for nothing. */
export const checkEntries = (file: RuleFile): RuleError[] => [
  ...checkDefinitions(file),
  ...checkAlternations(file),
  ...checkShadows(file),
]
