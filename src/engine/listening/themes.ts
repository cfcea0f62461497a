import type { Ground } from './ground.js'
import { labelOf } from './select.js'
import { countAuthors } from './tally.js'
import type { TermFinding } from './terms.js'

/** Words that are said together: what a part of the conversation is about. */
export interface Theme {
  /** The strongest term: names the theme in the mentions endpoint. */
  theme: string
  label: string
  mentions: number
  authors: number
  terms: string[]
}

/** Least overlap of the mentions of two terms (of the rarer one) for them to belong together. */
const togetherMin = 0.4
const termsMax = 6
const themesMax = 8
const mentionsMin = 3

const shared = (one: readonly number[], two: ReadonlySet<number>): number =>
  one.reduce((count, row) => count + (two.has(row) ? 1 : 0), 0)

/** Grows themes from the terms that stand out most: a term joins where most of its mentions are, and a mention belongs where two of the terms stand. */
export const findThemes = (ground: Ground, findings: readonly (TermFinding & { rows: number[] })[]): Theme[] => {
  const open = findings.map((finding) => ({ ...finding, set: new Set(finding.rows) }))
  const themes: Theme[] = []
  while (open.length > 0 && themes.length < themesMax) {
    const seed = open.shift()
    if (seed === undefined) break
    const members = open.filter(
      ({ rows, set }) => shared(rows, seed.set) >= togetherMin * Math.min(set.size, seed.set.size),
    )
    const chosen = [seed, ...members.slice(0, termsMax - 1)]
    if (chosen.length < 2) continue
    for (const member of chosen.slice(1)) open.splice(open.indexOf(member), 1)
    const counts = new Map<number, number>()
    for (const { rows } of chosen) for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
    const own = [...counts]
      .filter(([, count]) => count >= 2)
      .map(([row]) => row)
      .sort((a, b) => a - b)
    if (own.length < mentionsMin) continue
    ground.keep(labelOf('theme', seed.term), own)
    const terms = chosen.map(({ term }) => term)
    themes.push({
      theme: seed.term,
      label: terms.slice(0, 3).join(', '),
      mentions: own.length,
      authors: countAuthors(ground.mentions, own),
      terms,
    })
  }
  return themes.sort((a, b) => b.mentions - a.mentions)
}
