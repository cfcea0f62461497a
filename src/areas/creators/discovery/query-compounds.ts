import { wordSet } from '../../../assets/words.js'
import { analyzeQuery } from '../../../engine/search/analysis/analyze.js'
import type { QueryNode, Term } from '../../../engine/listening/query/index.js'

/** Letters that words are made with: e-bike, t-shirt, x-ray, u-turn, v-neck, i-beam. */
const short = /^[eituvx]$/
const compounds = wordSet('compounds')

/**
 * How a word written as one is written apart, in the plural and the singular. Only words that are known for it: "travel" might be
 * "t ravel" too, and to look for such rows in the texts costs more than the rest of a search.
 */
const apartOf = (word: string): string[] => {
  const apart = [word, word.replace(/s$/, '')].map((form) => `${form.slice(0, 1)}-${form.slice(1)}`)
  return apart.some((form) => compounds().has(form)) ? [...new Set(apart)].map((form) => form.replace('-', ' ')) : []
}

type Word = Extract<Term, { kind: 'word' }>

const isWord = (node: QueryNode | undefined): node is Word => node?.kind === 'word' && !node.prefix

/** Two parts of a word that is also written as one; undefined where it is not such a word. */
const partsOf = (text: string): [string, string] | undefined => {
  const [first, second, ...more] = analyzeQuery('words', text)
  return first !== undefined && second !== undefined && more.length === 0 && short.test(first) && second.length > 2
    ? [first, second]
    : undefined
}

const either = (one: Term, ...others: Term[]): QueryNode =>
  others.length === 0 ? one : { kind: 'or', children: [one, ...others], place: one.place }

const withOne = (node: Word | Extract<Term, { kind: 'phrase' }>, [first, second]: [string, string]): QueryNode =>
  either(
    { kind: 'phrase', text: `${first} ${second}`, place: node.place },
    { kind: 'word', text: first + second, prefix: false, place: node.place },
  )

const ofWord = (node: Word): QueryNode => {
  const parts = partsOf(node.text)
  if (parts !== undefined) return withOne(node, parts)
  const [word = ''] = analyzeQuery('words', node.text)
  return either(node, ...apartOf(word).map((text): Term => ({ kind: 'phrase', text, place: node.place })))
}

/** 'e bike' typed as two words that follow each other means one. */
const ofRow = (children: readonly QueryNode[]): QueryNode[] => {
  const found: QueryNode[] = []
  for (let i = 0; i < children.length; i++) {
    const [node, next] = [children[i] as QueryNode, children[i + 1]]
    const parts =
      isWord(node) && isWord(next) && short.test(node.text.toLowerCase())
        ? partsOf(`${node.text} ${next.text}`)
        : undefined
    if (parts === undefined || !isWord(node)) found.push(withCompounds(node))
    else {
      found.push(withOne(node, parts))
      i++
    }
  }
  return found
}

/** ebike, e-bike and e bike are one word, however a query or a text writes it. */
export const withCompounds = (node: QueryNode): QueryNode => {
  switch (node.kind) {
    case 'and': {
      const [only, ...more] = ofRow(node.children)
      return only !== undefined && more.length === 0 ? only : { ...node, children: [only as QueryNode, ...more] }
    }
    case 'or':
      return { ...node, children: node.children.map(withCompounds) }
    case 'not':
      return { ...node, child: withCompounds(node.child) }
    case 'word':
      return isWord(node) ? ofWord(node) : node
    case 'phrase': {
      const parts = partsOf(node.text)
      return parts === undefined ? node : withOne(node, parts)
    }
    default:
      return node
  }
}
