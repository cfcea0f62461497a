import { anyLanguage, RuleError, type RuleFile } from '../../assets/index.js'
import { once } from '../../assets/words.js'
import { foldWord } from '../../engine/language/characters.js'
import { findEntities } from '../../engine/text/rules/entities.js'
import { readClasses } from '../../engine/text/rules/lexicon/classes.js'
import { createMatcher, type Wanted } from '../../engine/text/rules/matcher.js'
import { readTokens } from '../../engine/text/rules/reading.js'

/** An entry, with its place, as the matcher takes it. */
interface Placed extends Wanted {
  line: number
}

const classes = once(() => readClasses())

/** What stands for a part of a pattern in a text that the pattern must find; a list where it names words. */
const textsOf = (part: string, isFirst: boolean): readonly string[] => {
  if (part === '^') return [isFirst ? '' : '.']
  if (part === ',') return [isFirst ? '' : ',']
  if (part === '$') return ['.']
  if (part === '_') return ['xx']
  if (part.startsWith('..')) return ['']
  const body = part.length > 1 && part.endsWith('?') ? part.slice(0, -1) : part
  const name = /^<([a-z_]+)>$/.exec(body)?.[1]
  if (name !== undefined) return [classes().find((list) => list.name === name)?.phrases[0] ?? '']
  return body.split('|').map((word) => word.replace(/[~+*]$/, ''))
}

interface Sample {
  text: string
  /** The word that this sample tries. */
  word: string
}

/** A text for each word that an entry names: that word where it stands, and the first words of the other parts. */
export const samplesOf = (entry: string): Sample[] => {
  const parts = entry.split(/\s+/).map((part, i) => textsOf(part, i === 0))
  const firsts = parts.map(([first = '']) => first)
  // A clause begins where something follows.
  const rest = /(?:^|\s)[,^]$/.test(entry) ? ' xx' : ''
  const toSample = (word: string, at: number): Sample => ({
    text: firsts.map((first, i) => (i === at ? word : first)).join(' ') + rest,
    word,
  })
  return parts.flatMap((words, at) => words.map((word) => toSample(word, at)))
}

const isJoined = (entry: string): boolean => /^\p{L}*<[a-z_]+>\p{L}*$/u.test(entry)

/** How a word is read in a text, where that is not as it is written. */
const readAs = (word: string): string =>
  readTokens(word, findEntities(word))
    .map(({ form, kind }) => (kind === 'link' ? '(an address)' : form.normalize('NFC')))
    .join(' + ')

/** Entries that do not find their own words: a hyphen or a dot parts them, or an address is read in them. */
export const checkReach = (file: RuleFile): RuleError[] => {
  const entries: Placed[] = file.sections.flatMap(({ entries: written, lines }) =>
    written
      .map((pattern, i) => ({ pattern, line: lines[i] ?? 0, languages: null }))
      .filter(({ pattern }) => !isJoined(pattern)),
  )
  const matcher = createMatcher(entries, classes())
  const language = file.language === anyLanguage ? null : file.language
  const isFound = (text: string, line: number): boolean =>
    matcher.find(readTokens(text, findEntities(text)), language).some(({ wanted }) => wanted.line === line)
  return entries.flatMap(({ pattern, line }) => {
    const losses = samplesOf(pattern).filter(({ text }) => !isFound(text, line))
    const lost = losses.find(({ word }) => readAs(word) !== foldWord(word).normalize('NFC')) ?? losses[0]
    if (lost === undefined) return []
    const problem = `"${lost.word}" can never be found here: in a text it is read as "${readAs(lost.word)}". Write it as it is read, with a space where two words are read.`
    return [new RuleError({ path: file.path, line, column: 1 }, problem)]
  })
}
