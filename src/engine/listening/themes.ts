import { isStopWord } from '../language/stop-words.js'
import { groupPhrases } from '../language/group-phrases.js'
import type { InsightInput } from './insight-input.js'
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

type Found = TermFinding & { id: number; rows: Uint32Array }

/** Two terms are shown as one phrase where at least this share of the mentions of the rarer one hold them side by side. */
const besideFrom = 0.5

/** Terms in the order of their strength, those that mostly stand side by side as the phrase they make: "night balm". */
const joinNeighbours = ({ mentions }: InsightInput, terms: readonly Found[], rows: Uint32Array): string[] => {
  const placeOf = new Map(terms.map(({ id }, i) => [id, i]))
  const counts = new Map<number, number>()
  const { ids, starts, ends } = mentions.text
  for (const row of rows)
    for (let at = starts[row]! + 1; at < ends[row]!; at++) {
      const second = placeOf.get(ids[at]!)
      const first = second === undefined ? undefined : placeOf.get(ids[at - 1]!)
      if (first === undefined || second === undefined || first === second) continue
      counts.set(first * termsMax + second, (counts.get(first * termsMax + second) ?? 0) + 1)
    }
  const shown = terms.map(({ term }): string | null => term)
  const used = new Set<number>()
  for (const [pair, count] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const [first, second] = [Math.floor(pair / termsMax), pair % termsMax]
    const rarer = Math.min(terms[first]?.mentions ?? 0, terms[second]?.mentions ?? 0)
    if (count < besideFrom * rarer || used.has(first) || used.has(second)) continue
    used.add(first).add(second)
    shown[Math.min(first, second)] = `${terms[first]?.term} ${terms[second]?.term}`
    shown[Math.max(first, second)] = null
  }
  return shown.filter((words) => words !== null)
}

const phraseWordsMax = 5
/** A phrase names a theme where at least this share of its mentions say it. */
const phraseFrom = 0.2

/** The words in a row that most mentions of a theme say and that hold two of its terms: "gave me a rash". Undefined where no row is usual. */
const usualPhrase = ({ mentions }: InsightInput, terms: readonly Found[], rows: Uint32Array): string | undefined => {
  const own = new Set(terms.map(({ id }) => id))
  const { ids, starts, ends, terms: words } = mentions.text
  const counts = new Map<string, { ids: number[]; rows: number; last: number; held: number }>()
  for (const row of rows)
    for (let at = starts[row]!; at < ends[row]!; at++) {
      if (!own.has(ids[at]!)) continue
      let held = 1
      for (let length = 2; length <= phraseWordsMax && at + length <= ends[row]!; length++) {
        const id = ids[at + length - 1]!
        if (!own.has(id)) continue
        held++
        const phrase = [...ids.subarray(at, at + length)]
        const key = phrase.join(' ')
        const entry = counts.get(key) ?? { ids: phrase, rows: 0, last: -1, held }
        if (entry.last !== row) entry.rows++
        entry.last = row
        counts.set(key, entry)
      }
    }
  const [best] = [...counts.values()]
    .filter((entry) => entry.rows >= Math.max(mentionsMin, phraseFrom * rows.length))
    .sort((a, b) => b.rows * b.held - a.rows * a.held || a.ids.length - b.ids.length)
  const said = best?.ids.map((id) => words[id - 1] ?? '')
  return said === undefined || said.some((word) => /^[#@]/u.test(word) || word === '') || isStopWord(said[0] ?? '')
    ? undefined
    : said.join(' ')
}

/** Groups the terms that stand out by the mentions that hold them; a mention belongs to a theme where two of its terms stand. */
export const findThemes = (input: InsightInput, findings: readonly Found[]): Theme[] =>
  groupPhrases(findings, { groupsMax: findings.length, phrasesMax: termsMax, need: 2 })
    .filter(({ phrases, rows }) => phrases.length > 1 && rows.length >= mentionsMin)
    .slice(0, themesMax)
    .map(({ phrases, rows }) => {
      const terms = phrases.map(({ term }) => term)
      const [theme = ''] = terms
      input.keep(labelOf('theme', theme), rows)
      return {
        theme,
        label: usualPhrase(input, phrases, rows) ?? joinNeighbours(input, phrases, rows).slice(0, 3).join(', '),
        mentions: rows.length,
        authors: countAuthors(input.mentions, rows),
        terms,
      }
    })
    .sort((a, b) => b.mentions - a.mentions)
