import { RE2JS } from 're2js'
import type { Exclusion, Keyword } from './criteria.js'
import { foldAccents, foldCase, foldDisguise, foldWith, spanOf, standsAlone, type Folded } from './folded.js'
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
    return (this.#case ??= foldWith(this.text, foldCase))
  }

  get accents(): Folded {
    return (this.#accents ??= foldWith(this.text, foldAccents))
  }

  /** Without what separates letters and without repeated letters: s.h-iiit reads shit. */
  get disguise(): Folded {
    return (this.#disguise ??= squeeze(foldWith(this.text, foldDisguise)))
  }

  get stems(): { word: string; from: number; to: number }[] {
    return (this.#stems ??= [...this.accents.text.matchAll(words)].map((match) => ({
      word: stem(match[0]),
      from: match.index,
      to: match.index + match[0].length,
    })))
  }
}

const words = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu
const letter = /[\p{L}\p{N}\p{M}]/u

/** Drops single separators between single letters and repeats of a letter; what is dropped stays inside the span. */
const squeeze = (folded: Folded): Folded => {
  const { text, starts, ends } = folded
  const kept: number[] = []
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i)
    const isLetter = letter.test(sign)
    if (isLetter && i > 0 && text.charAt(i - 1) === sign) continue
    if (!isLetter && isBetweenSingles(text, i)) continue
    kept.push(i)
  }
  return {
    text: kept.map((i) => text.charAt(i)).join(''),
    starts: Uint32Array.from(kept, (i) => starts[i] ?? 0),
    // A letter lasts until the next kept one, where only repeats of it lie between.
    ends: Uint32Array.from(kept, (i, n) => {
      const next = kept[n + 1] ?? text.length
      let end = ends[i] ?? 0
      for (let j = i + 1; j < next && text.charAt(j) === text.charAt(i); j++) end = ends[j] ?? end
      return end
    }),
  }
}

/** s.h.i.t, but not i.e. "a. b": one separator with a lone letter on both sides. */
const isBetweenSingles = (text: string, at: number): boolean => {
  const isLetterAt = (i: number): boolean => letter.test(text.charAt(i))
  return (
    /[.\-_*·•~ ]/.test(text.charAt(at)) &&
    isLetterAt(at - 1) &&
    isLetterAt(at + 1) &&
    !isLetterAt(at - 2) &&
    !isLetterAt(at + 2)
  )
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
  if (wanted.length === 0) return findWhole(foldWith(term, foldAccents).text, ({ accents }) => accents)
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
      return findWhole(foldWith(term.trim(), foldCase).text, (readings) => readings.case)
    case 'stem':
      return findStems(term)
    case 'variant':
      return findWhole(squeeze(foldWith(term.trim(), foldDisguise)).text, ({ disguise }) => disguise)
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
