import { analyze } from '../../search/analysis/analyze.js'
import { toTermPattern } from '../../search/analysis/pattern.js'
import { toEmoji } from '../../language/emoji.js'
import type { QueryNode, Term } from './syntax.js'

/** Where a query is met in a text: UTF-16 code units, the end exclusive. */
export interface MatchSpan {
  start: number
  end: number
  text: string
}

interface Word {
  start: number
  end: number
  terms: string[]
}

/** As the index cuts words, with the place of each in the text: pieces of letters, digits and marks, with their sign. */
const run = /[#@]?[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:['’.][\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*/gu

const termsOf = (text: string): string[][] => {
  const positions: string[][] = []
  analyze('words', text, (term, stacked) => {
    if (stacked) positions.at(-1)?.push(term)
    else positions.push([term])
  })
  return positions
}

/** Words of a text in order. A run that is several words to the index is several words at one place. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(run)].flatMap((match) =>
    termsOf(match[0]).map((terms) => ({ start: match.index, end: match.index + match[0].length, terms })),
  )

const findTerm = (term: Term, words: readonly Word[]): [number, number][] => {
  if (term.kind === 'emoji') return []
  if (term.kind === 'pattern') {
    const pattern = toTermPattern(term.text)
    return words.flatMap(({ terms }, i): [number, number][] =>
      terms.some((each) => pattern?.test(each) === true) ? [[i, i]] : [],
    )
  }
  if (term.kind === 'tag' || term.kind === 'mention' || (term.kind === 'word' && term.prefix)) {
    const sign = term.kind === 'tag' ? '#' : term.kind === 'mention' ? '@' : ''
    const wanted =
      termsOf(sign + term.text)
        .flat()
        .at(sign === '' ? 0 : 1) ?? ''
    const prefix = term.kind !== 'mention' && term.prefix
    const hit = (found: string): boolean => (prefix ? found.startsWith(wanted) : found === wanted)
    return words.flatMap(({ terms }, i): [number, number][] => (terms.some(hit) ? [[i, i]] : []))
  }
  const wanted = termsOf(term.text)
  return words.flatMap((_, i): [number, number][] =>
    wanted.every((terms, k) => terms.every((one) => words[i + k]?.terms.includes(one) === true))
      ? [[i, i + wanted.length - 1]]
      : [],
  )
}

const termsIn = (node: QueryNode): Term[] => {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.children.flatMap(termsIn)
    case 'near':
      return node.operands.flat()
    case 'title':
      return [node.child]
    case 'not':
    case 'field':
    case 'number':
      return []
    default:
      return [node]
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const findEmoji = (terms: readonly Term[], text: string): { start: number; end: number }[] => {
  const wanted = new Set(terms.flatMap((term) => (term.kind === 'emoji' ? [term.text] : [])))
  if (wanted.size === 0) return []
  return [...segmenter.segment(text)].flatMap(({ segment, index }) =>
    wanted.has(toEmoji(segment)) ? [{ start: index, end: index + segment.length }] : [],
  )
}

const spansMax = 20

/** The words of a text that a query looks for: shown with a mention, so that nobody wonders why it is there. */
export const findSpans = (node: QueryNode, text: string): MatchSpan[] => {
  const words = wordsOf(text)
  const terms = termsIn(node)
  const found = terms
    .flatMap((term) => findTerm(term, words))
    .map(([from, to]) => ({ start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 }))
    .concat(findEmoji(terms, text))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const spans: MatchSpan[] = []
  for (const { start, end } of found) {
    const last = spans.at(-1)
    if (last !== undefined && start < last.end) continue
    if (spans.length < spansMax) spans.push({ start, end, text: text.slice(start, end) })
  }
  return spans
}
