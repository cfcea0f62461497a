import { firstsOf } from './firsts.js'
import type { Pattern } from './pattern.js'

/** Says quickly whether any of many patterns may hold in a text: most comments want nothing, and are done with this. */
export interface Sieve {
  mayHold: (text: string, starts: readonly number[]) => boolean
}

type ByUnit = ReadonlyMap<number, RegExp>

const oneOf = (patterns: readonly Pattern[], flags: string): RegExp | undefined =>
  patterns.length === 0 ? undefined : new RegExp(patterns.map(({ regexp }) => regexp.source).join('|'), flags)

/** An expression for each unit that patterns can begin with, and what is left over. */
const sortByFirst = (patterns: readonly Pattern[]): { byUnit: ByUnit; others: Pattern[] } => {
  const groups = new Map<number, Pattern[]>()
  const others: Pattern[] = []
  for (const pattern of patterns) {
    const firsts = firstsOf(pattern.regexp.source)
    if (firsts === undefined) others.push(pattern)
    else
      for (const unit of firsts) {
        const code = unit.charCodeAt(0)
        groups.set(code, [...(groups.get(code) ?? []), pattern])
      }
  }
  const byUnit = new Map([...groups].map(([code, group]) => [code, oneOf(group, 'y') as RegExp]))
  return { byUnit, others }
}

const isWordUnit = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || code > 127

const holdsAt = (regexp: RegExp | undefined, text: string, at: number): boolean => {
  if (regexp === undefined) return false
  regexp.lastIndex = at
  return regexp.test(text)
}

/** Patterns are sorted by the letter they begin with, so that at each word only the few that can begin there are tried. */
export const createSieve = (patterns: readonly Pattern[]): Sieve => {
  const atStart = sortByFirst(patterns.filter(({ clauseStart }) => clauseStart))
  const anywhere = sortByFirst(patterns.filter(({ clauseStart }) => !clauseStart))
  const startOthers = oneOf(atStart.others, 'y')
  const otherPlaces = oneOf(anywhere.others, '')
  return {
    mayHold: (text, starts) => {
      for (const start of starts)
        if (holdsAt(atStart.byUnit.get(text.charCodeAt(start)), text, start) || holdsAt(startOthers, text, start))
          return true
      if (anywhere.byUnit.size > 0) {
        let wasWord = false
        for (let at = 0; at < text.length; at++) {
          const code = text.charCodeAt(at)
          const isWord = isWordUnit(code)
          // Inside of a Latin word nothing begins; scripts without spaces, and marks, may begin anywhere.
          if ((!wasWord || !isWord || code > 127) && holdsAt(anywhere.byUnit.get(code), text, at)) return true
          wasWord = isWord
        }
      }
      return otherPlaces?.test(text) === true
    },
  }
}
