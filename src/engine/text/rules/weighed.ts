import { levels, type RiskEntry } from './lexicon/index.js'
import type { Found } from './matcher.js'
import type { Scope } from './scopes.js'
import type { Token } from './tokens.js'

/** A finding, in whose voice it stands, and what it says there. */
export interface Weighed {
  hit: Found<RiskEntry>
  scope: Scope
  weight: number
}

/** Whether one word says enough by itself. */
export const isEnough = ({ hit }: Weighed): boolean => levels[hit.wanted.level] >= levels.strong

/** A word that says little says no more when it is said again: "Patriots … Patriots". */
export const withoutRepeats = (weighed: readonly Weighed[], tokens: readonly Token[]): Weighed[] => {
  const seen = new Set<string>()
  return weighed.filter((each) => {
    const { wanted, from, to } = each.hit
    const words = tokens.slice(from, to).map(({ form }) => form)
    const key = `${wanted.path} ${wanted.line} ${words.join(' ')}`
    const isNew = isEnough(each) || !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Of findings that share words the weightiest counts. */
export const withoutOverlaps = (weighed: readonly Weighed[]): Weighed[] => {
  const taken = new Set<number>()
  const isFree = ({ hit }: Weighed): boolean => {
    for (let at = hit.from; at < hit.to; at++) if (taken.has(at)) return false
    for (let at = hit.from; at < hit.to; at++) taken.add(at)
    return true
  }
  return [...weighed]
    .sort((a, b) => b.weight - a.weight || a.hit.from - b.hit.from || b.hit.to - a.hit.to)
    .filter(isFree)
}
