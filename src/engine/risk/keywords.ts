import { RE2JS } from 're2js'
import type { Exclusion, Keyword } from './criteria.js'
import { undisguise, type Disguises } from '../language/disguise.js'
import { fold, foldPlaced, spanOf, type Folded } from '../language/fold.js'
import { splitSpaced, standsAlone } from '../language/words.js'
import { stem } from './stem.js'

/** Where a term was found. Offsets count UTF-16 code units of the original text; `end` is exclusive. */
export interface Hit {
  start: number
  end: number
  text: string
}

export interface KeywordHit extends Hit {
  keyword: Keyword
}

export const patternLengthMax = 300
/** Hits of one term in one text beyond which more say nothing new. */
const hitsMax = 20

/** How somebody reads a word who wants to find it however it is hidden: s.h-iiit reads shit. */
const disguises: Disguises = { lookAlikes: 'all', signs: 'all', spaced: true, repeats: true }

/** The ways a text is read; each is made when the first term asks for it. */
class Readings {
  readonly text: string
  #case: Folded | undefined
  #stems: { word: string; from: number; to: number }[] | undefined
  #accents: Folded | undefined
  #disguise: Folded | undefined

  constructor(text: string) {
    this.text = text
  }

  get case(): Folded {
    return (this.#case ??= foldPlaced(this.text, { accents: 'keep' }))
  }

  get accents(): Folded {
    return (this.#accents ??= foldPlaced(this.text))
  }

  /** Without what separates letters and without repeated letters: s.h-iiit reads shit. */
  get disguise(): Folded {
    return (this.#disguise ??= undisguise(this.text, disguises))
  }

  get stems(): { word: string; from: number; to: number }[] {
    return (this.#stems ??= splitSpaced(this.accents.text).map(({ text, start, end }) => ({
      word: stem(text),
      from: start,
      to: end,
    })))
  }
}

type Finder = (readings: Readings) => Hit[]

const hitOf = (text: string, span: { start: number; end: number }): Hit => ({
  ...span,
  text: text.slice(span.start, span.end),
})

const findWhole = (needle: string, read: (readings: Readings) => Folded): Finder => {
  if (needle === '') return () => []
  return (readings) => {
    const folded = read(readings)
    const hits: Hit[] = []
    for (let at = folded.text.indexOf(needle); at !== -1 && hits.length < hitsMax;) {
      const to = at + needle.length
      if (standsAlone(folded.text, at, to)) hits.push(hitOf(readings.text, spanOf(folded, at, to)))
      at = folded.text.indexOf(needle, at + 1)
    }
    return hits
  }
}

const findStems = (term: string): Finder => {
  const wanted = new Readings(term).stems.map(({ word }) => word)
  if (wanted.length === 0) return findWhole(fold(term), ({ accents }) => accents)
  return (readings) => {
    const { stems, accents, text } = readings
    const hits: Hit[] = []
    for (let i = 0; i + wanted.length <= stems.length && hits.length < hitsMax; i++) {
      if (!wanted.every((word, j) => stems[i + j]?.word === word)) continue
      const [first, last] = [stems[i], stems[i + wanted.length - 1]]
      if (first && last) hits.push(hitOf(text, spanOf(accents, first.from, last.to)))
    }
    return hits
  }
}

const findPattern = (pattern: string): Finder => {
  const compiled = compilePattern(pattern)
  if (typeof compiled === 'string') return () => []
  return ({ text }) => {
    const matcher = compiled.matcher(text)
    const hits: Hit[] = []
    while (hits.length < hitsMax && matcher.find()) {
      if (matcher.end() > matcher.start()) hits.push(hitOf(text, { start: matcher.start(), end: matcher.end() }))
    }
    return hits
  }
}

/** The pattern ready to run in linear time, or why it cannot be used. */
export const compilePattern = (pattern: string): RE2JS | string => {
  if (pattern.length > patternLengthMax) return `A pattern may have ${patternLengthMax} characters at most.`
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)
    return compiled.matcher('').find() ? 'This pattern matches nothing at all, so it would match every text.' : compiled
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^error parsing regexp:\s*/i, '') : 'not understood'
    return `Not a pattern that can be run safely (${reason}). Look-around and back-references are not supported; RE2 syntax is.`
  }
}

const finderOf = ({ term, match }: { term: string; match: Keyword['match'] }): Finder => {
  switch (match) {
    case 'exact':
      return findWhole(fold(term.trim(), { accents: 'keep' }), (readings) => readings.case)
    case 'stem':
      return findStems(term)
    case 'variant':
      return findWhole(undisguise(term.trim(), disguises).text, ({ disguise }) => disguise)
    case 'regex':
      return findPattern(term)
  }
}

const covers = (outer: Hit, inner: Hit): boolean => outer.start <= inner.start && outer.end >= inner.end

/** Finds the keywords of a criteria set. A hit that lies inside a hit of an exclusion does not count. */
export const createKeywordFinder = (
  keywords: readonly Keyword[],
  exclusions: readonly Exclusion[],
): { find: (text: string) => KeywordHit[]; excluded: (text: string) => Hit[] } => {
  const finders = keywords.map((keyword) => ({ keyword, find: finderOf(keyword) }))
  const takers = exclusions.map(finderOf)
  const excludedIn = (readings: Readings): Hit[] => takers.flatMap((find) => find(readings))
  return {
    excluded: (text) => (takers.length === 0 ? [] : excludedIn(new Readings(text))),
    find: (text) => {
      if (finders.length === 0) return []
      const readings = new Readings(text)
      const hits = finders.flatMap(({ keyword, find }) => find(readings).map((hit) => ({ ...hit, keyword })))
      if (hits.length === 0 || takers.length === 0) return hits
      const taken = excludedIn(readings)
      return hits.filter((hit) => !taken.some((outer) => covers(outer, hit)))
    },
  }
}
