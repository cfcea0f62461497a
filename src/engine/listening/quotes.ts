import { splitSentences } from '../text/sentences.js'
import { analyze } from '../search/analysis/analyze.js'
import type { ReadMentions } from './mentions.js'

interface Weighed {
  id: number
  z: number
}

const examplesMax = 3

/** Which of the terms a mention holds. */
const heldIn = ({ text }: ReadMentions, row: number, places: ReadonlyMap<number, number>): Set<number> => {
  const held = new Set<number>()
  for (let at = text.starts[row]!; at < text.ends[row]!; at++) {
    const place = places.get(text.ids[at]!)
    if (place !== undefined) held.add(place)
  }
  return held
}

/**
 * The mentions that say most of what stands out, each something that those before did not say: the one with the greatest weight of terms
 * that are still unsaid, then the one with more reactions.
 */
export const chooseExamples = (
  mentions: ReadMentions,
  rows: ArrayLike<number>,
  terms: readonly Weighed[],
): number[] => {
  const places = new Map(terms.map(({ id }, i) => [id, i]))
  const candidates = Array.from(rows, (row) => ({ row, held: heldIn(mentions, row, places) }))
  const unsaid = new Set(terms.keys())
  const chosen: number[] = []
  const weightOf = (held: ReadonlySet<number>): number => {
    let weight = 0
    for (const place of held) if (unsaid.has(place)) weight += terms[place]?.z ?? 0
    return weight
  }
  const reactions = (row: number): number => mentions.engagement[row] || 0
  while (chosen.length < examplesMax) {
    let best: { row: number; held: Set<number>; weight: number } | undefined
    for (const { row, held } of candidates) {
      const weight = weightOf(held)
      const better =
        best === undefined || weight > best.weight || (weight === best.weight && reactions(row) > reactions(best.row))
      if (weight > 0 && better) best = { row, held, weight }
    }
    if (best === undefined) return chosen
    chosen.push(best.row)
    for (const place of best.held) unsaid.delete(place)
  }
  return chosen
}

/** What of a text is quoted, and the terms that stand in it. Places are UTF-16 code units, the end exclusive. */
export interface Quote {
  text: string
  start: number
  end: number
  terms: string[]
}

const quoteMax = 280

const termsIn = (text: string, wanted: ReadonlySet<string>): string[] => {
  const found = new Set<string>()
  analyze('words', text, (term) => {
    if (wanted.has(term)) found.add(term)
  })
  return [...found]
}

/** The sentence that holds most of the terms, word for word; the whole text where it is short or one sentence. */
export const quoteOf = (text: string, terms: readonly string[]): Quote | undefined => {
  const wanted = new Set(terms)
  const sentences = text.length <= quoteMax ? [] : splitSentences(text)
  let best: Quote | undefined
  for (const { start, end } of sentences.length === 0 ? [{ start: 0, end: text.length }] : sentences) {
    const lead = /^\s*/u.exec(text.slice(start, end))?.[0].length ?? 0
    const [from, to] = [start + lead, Math.min(end, start + lead + quoteMax)]
    const quoted = text.slice(from, to).trimEnd()
    const found = termsIn(quoted, wanted)
    if (quoted !== '' && (best === undefined || found.length > best.terms.length))
      best = { text: quoted, start: from, end: from + quoted.length, terms: found }
  }
  return best
}
