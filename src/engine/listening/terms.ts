import { isAddressPart, isStopWord } from '../language/stop-words.js'
import type { ReadMentions } from './mentions.js'
import { countAuthors } from './tally.js'
import { roundShare } from '../statistics/interval.js'
import { keyness, normalTail } from '../statistics/significance.js'

/** A term that stands out, with what it stands out from. */
export interface TermFinding {
  term: string
  mentions: number
  authors: number
  /** Mentions of the set it is held against. */
  compared: number
  /** Times as frequent as in that set (with half a mention added on both sides, so that never is not infinite). */
  lift: number
  /** Signed root of the log-likelihood ratio. */
  z: number
  pValue: number
}

/** One in a thousand, one-sided. */
export const scoreMin = 3.09
const mentionsMin = 3
const authorsMin = 2

/** How many of the rows hold each term, by id. */
export const countTerms = ({ text }: ReadMentions, rows: Uint32Array): Uint32Array => {
  const { ids, starts, ends, terms } = text
  const counts = new Uint32Array(terms.length + 1)
  const last = new Uint32Array(terms.length + 1)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const end = ends[row]!
    for (let at = starts[row]!; at < end; at++) {
      const id = ids[at]!
      if (last[id] === row + 1) continue
      last[id] = row + 1
      counts[id]! += 1
    }
  }
  return counts
}

/** Words worth reporting: no tags and names (they have lists of their own), no bare numbers, no single letters, no small words, no parts of addresses. */
export const isWord = (term: string): boolean =>
  !/^[#@]/.test(term) && !/^\d+$/.test(term) && [...term].length > 1 && !isStopWord(term) && !isAddressPart(term)

/** Vela's and Velas are what the query looks for, as Vela is. */
const isAsked = (term: string, asked: ReadonlySet<string>): boolean =>
  asked.has(term) || (term.endsWith('s') && asked.has(term.slice(0, -1)))

export interface Compared {
  counts: Uint32Array
  size: number
}

/**
 * Terms that stand out in some rows against a set of others. What is looked for by the query itself is left
 * out by `skip`.
 */
export const findTerms = (
  mentions: ReadMentions,
  inside: Compared,
  outside: Compared,
  options: { skip: ReadonlySet<string>; top: number },
): (TermFinding & { id: number })[] => {
  const { terms } = mentions.text
  const found: (TermFinding & { id: number })[] = []
  inside.counts.forEach((count, id) => {
    if (count < mentionsMin) return
    const compared = outside.counts[id] ?? 0
    // Cheap first: what is not more frequent cannot stand out.
    if (count * outside.size <= compared * inside.size) return
    const z = keyness({ count, size: inside.size }, { count: compared, size: outside.size })
    if (z < scoreMin) return
    const term = terms[id - 1] ?? ''
    if (!isWord(term) || isAsked(term, options.skip)) return
    const lift = (count + 0.5) / (inside.size + 1) / ((compared + 0.5) / (outside.size + 1))
    found.push({
      id,
      term,
      mentions: count,
      authors: 0,
      compared,
      lift: roundShare(lift),
      z: roundShare(z),
      pValue: normalTail(z),
    })
  })
  return found.sort((a, b) => b.z - a.z || (a.term < b.term ? -1 : 1)).slice(0, options.top)
}

/** Keeps what more than one author says, how many do, and where. */
export const withAuthors = <T extends TermFinding & { id: number }>(
  mentions: ReadMentions,
  rows: Uint32Array,
  findings: readonly T[],
): (T & { rows: Uint32Array })[] => {
  if (findings.length === 0) return []
  const wanted = findings.map((finding) => ({ finding, rows: new Uint32Array(finding.mentions), count: 0 }))
  // By term id: a look-up for every word of every mention must cost nothing.
  const placeOf = new Uint32Array(mentions.text.terms.length + 1)
  findings.forEach(({ id }, i) => (placeOf[id] = i + 1))
  const { ids, starts, ends } = mentions.text
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const end = ends[row]!
    for (let at = starts[row]!; at < end; at++) {
      const place = placeOf[ids[at]!]!
      const entry = place === 0 ? undefined : wanted[place - 1]
      if (entry === undefined || (entry.count > 0 && entry.rows[entry.count - 1] === row)) continue
      entry.rows[entry.count++] = row
    }
  }
  return wanted
    .map(({ finding, rows: own }) => ({ ...finding, authors: countAuthors(mentions, own), rows: own }))
    .filter(({ authors }) => authors >= authorsMin)
}
