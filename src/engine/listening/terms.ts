import { isStopWord } from '../relevance/stop-words.js'
import type { ReadMentions } from './mentions.js'
import { keyness, normalTail, round6 } from './statistics.js'

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
  const counts = new Uint32Array(text.terms.length + 1)
  const last = new Int32Array(text.terms.length + 1).fill(-1)
  for (const row of rows)
    for (let at = text.starts[row] as number; at < (text.ends[row] as number); at++) {
      const id = text.ids[at] as number
      if (last[id] === row) continue
      last[id] = row
      counts[id] = (counts[id] as number) + 1
    }
  return counts
}

/** Words worth reporting: no tags and names (they have lists of their own), no bare numbers, no single letters, no small words. */
export const isWord = (term: string): boolean =>
  !/^[#@]/.test(term) && !/^\d+$/.test(term) && [...term].length > 1 && !isStopWord(term)

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
    const term = terms[id - 1] ?? ''
    if (count < mentionsMin || !isWord(term) || options.skip.has(term)) return
    const compared = outside.counts[id] ?? 0
    // Cheap first: what is not more frequent cannot stand out.
    if (count * outside.size <= compared * inside.size) return
    const z = keyness({ count, size: inside.size }, { count: compared, size: outside.size })
    if (z < scoreMin) return
    const lift = (count + 0.5) / (inside.size + 1) / ((compared + 0.5) / (outside.size + 1))
    found.push({
      id,
      term,
      mentions: count,
      authors: 0,
      compared,
      lift: round6(lift),
      z: round6(z),
      pValue: normalTail(z),
    })
  })
  return found.sort((a, b) => b.z - a.z || (a.term < b.term ? -1 : 1)).slice(0, options.top)
}

/** Keeps what more than one author says, and how many do. */
export const withAuthors = <T extends TermFinding & { id: number }>(
  mentions: ReadMentions,
  rows: Uint32Array,
  findings: readonly T[],
): (T & { rows: number[] })[] => {
  const wanted = findings.map((finding) => ({ finding, rows: [] as number[], authors: new Set<number>() }))
  // By term id: a look-up for every word of every mention must cost nothing.
  const placeOf = new Int32Array(mentions.text.terms.length + 1)
  findings.forEach(({ id }, i) => (placeOf[id] = i + 1))
  const { ids, starts, ends } = mentions.text
  for (const row of rows)
    for (let at = starts[row] as number; at < (ends[row] as number); at++) {
      const id = ids[at] as number
      const entry = placeOf[id] === 0 ? undefined : wanted[(placeOf[id] as number) - 1]
      if (entry === undefined || entry.rows[entry.rows.length - 1] === row) continue
      entry.rows.push(row)
      entry.authors.add(mentions.categories.author.codes[row] as number)
    }
  return wanted
    .filter(({ authors }) => authors.size >= authorsMin)
    .map(({ finding, rows: own, authors }) => ({ ...finding, authors: authors.size, rows: own }))
}
