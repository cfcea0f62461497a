import { groupPhrases } from '../relevance/group-phrases.js'
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

const termsMax = 6
const themesMax = 8
const mentionsMin = 3

/** Groups the terms that stand out by the mentions that hold them; a mention belongs to a theme where two of its terms stand. */
export const findThemes = (ground: Ground, findings: readonly (TermFinding & { rows: Uint32Array })[]): Theme[] =>
  groupPhrases(findings, { groupsMax: findings.length, phrasesMax: termsMax, need: 2 })
    .filter(({ phrases, rows }) => phrases.length > 1 && rows.length >= mentionsMin)
    .slice(0, themesMax)
    .map(({ phrases, rows }) => {
      const terms = phrases.map(({ term }) => term)
      const [theme = ''] = terms
      ground.keep(labelOf('theme', theme), rows)
      return {
        theme,
        label: terms.slice(0, 3).join(', '),
        mentions: rows.length,
        authors: countAuthors(ground.mentions, rows),
        terms,
      }
    })
    .sort((a, b) => b.mentions - a.mentions)
