import { anyLanguage, readRules, type RuleFile } from '../../assets/index.js'
import { clauseStarts, findAll, matchRules } from '../../engine/intent/match.js'
import { toPlain, toSpan } from '../../engine/intent/plain.js'
import { findPossible } from '../../engine/intent/rules/index.js'
import { findSpam } from '../../engine/intent/spam.js'
import { findProtected } from '../../engine/risk/protected.js'
import { findAffiliations, findDenials, findDisclosures } from '../../engine/text/disclosure.js'
import { findEntities } from '../../engine/text/rules/entities.js'
import { findEntries, readTokens } from '../../engine/text/rules/reading.js'

/** A rule that found something in a text. */
export interface Fired {
  /** The file, and the line of the entry; of the section where entries are tried together. */
  path: string
  line: number
  section: string
  start: number
  end: number
  text: string
}

type Span = Pick<Fired, 'start' | 'end' | 'text'>

/** Patterns over words: risks, idioms, contexts, cues and subjects, before anything is made of them. */
const firedWords = (text: string, language: string | null): Fired[] => {
  const tokens = readTokens(text, findEntities(text))
  return findEntries(tokens, language).map(({ wanted, from, to }) => {
    const start = tokens[from]?.start ?? 0
    const end = tokens[to - 1]?.end ?? start
    const section = wanted.sort === 'risk' ? wanted.level : wanted.sort === 'subject' ? wanted.category : wanted.name
    return { path: wanted.path, line: wanted.line, section, start, end, text: text.slice(start, end) }
  })
}

/** Rules of purchase intent, of one language or of all. */
const firedIntent = (text: string, language: string | null): Fired[] => {
  const plain = toPlain(text)
  const spanOf = (from: number, to: number): Span => toSpan(text, plain, from, to)
  return [...findPossible(plain.text).values()]
    .filter((possible) => language === null || possible.language.code === language)
    .flatMap((possible) => {
      const starts = clauseStarts(plain.text, possible.language.fillers)
      const path = `assets/rules/${possible.language.code}/intent.rules`
      const listed = (['not', 'giveaway'] as const).flatMap((section) =>
        possible[section].flatMap((pattern) =>
          [...findAll(pattern, plain.text, starts)].map(([from, to]) => ({
            path,
            line: lineOf('intent', path, section),
            section,
            ...spanOf(from, to),
          })),
        ),
      )
      const hits = matchRules(possible, plain.text).map(({ rule, from, to, negated }) => ({
        path: rule.path,
        line: rule.line,
        section: `${rule.stage} ${rule.name.split('.').at(-1) ?? ''}${negated ? ', negated' : ''}`,
        ...spanOf(from, to),
      }))
      return [...listed, ...hits]
    })
}

const read = new Map<string, readonly RuleFile[]>()
const filesOf = (subject: string): readonly RuleFile[] => {
  const files = read.get(subject) ?? readRules(subject)
  read.set(subject, files)
  return files
}

const lineOf = (subject: string, path: string, section: string): number =>
  filesOf(subject)
    .find((file) => file.path === path)
    ?.sections.find(({ name }) => name === section)?.line ?? 1

interface Wanted {
  language?: string | null
  isSigns?: boolean
}

/** Sections whose entries are tried together. */
const atSections = (subject: string, names: readonly string[], span: Span, wanted: Wanted = {}): Fired[] =>
  filesOf(subject)
    .filter((file) => wanted.language === undefined || file.language === (wanted.language ?? anyLanguage))
    .flatMap(({ path, sections }) =>
      sections
        .filter(({ name, words }) => names.includes(name) && words.includes('signs') === (wanted.isSigns ?? false))
        .map(({ name, line }) => ({
          path,
          line,
          section: name,
          start: span.start,
          end: span.end,
          text: span.text,
        })),
    )

const firedTogether = (text: string): Fired[] => {
  const spam = findSpam(text)
  return [
    ...(spam === null ? [] : atSections('spam', [spam.rule], spam)),
    ...findDisclosures(text).flatMap((found) =>
      atSections('disclosure', /^[#＃]/u.test(found.text) ? ['tags'] : ['phrases', 'openers'], found, {
        language: found.language,
      }),
    ),
    ...findAffiliations(text).flatMap((found) =>
      atSections('disclosure', ['affiliate', 'codes', 'codes-behind'], found, { language: found.language }),
    ),
    ...findDenials(text).flatMap((found) => atSections('disclosure', ['denials'], found)),
    ...findProtected(text).flatMap(({ start, end, characteristic }) => {
      const words = text.slice(start, end)
      return atSections('protected', [characteristic], { start, end, text: words }, { isSigns: !/\p{L}/u.test(words) })
    }),
  ]
}

/** Every rule that finds something in a text, in the order of the text. `language`: null for one that is not known. */
export const findFired = (text: string, language: string | null): Fired[] =>
  [...firedWords(text, language), ...firedIntent(text, language), ...firedTogether(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )
