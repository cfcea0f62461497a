import { analyzeQuery } from '../../../engine/search/analysis/analyze.js'
import type { QueryNode, Term } from '../../../engine/listening/query/index.js'

/** Letters that words are made with: e-bike, t-shirt, x-ray, u-turn, v-neck, i-beam. */
const short = /^[eituvx]$/
const joined = /^([eituvx])(\p{L}{3,})$/u

type Word = Extract<Term, { kind: 'word' }>

const isWord = (node: QueryNode | undefined): node is Word => node?.kind === 'word' && !node.prefix

/** Two parts of a word that is also written as one; undefined where it is not such a word. */
const partsOf = (text: string): [string, string] | undefined => {
  const [first, second, ...more] = analyzeQuery('words', text)
  return first !== undefined && second !== undefined && more.length === 0 && short.test(first) && second.length > 2
    ? [first, second]
    : undefined
}

const either = (one: Term, other: Term): QueryNode => ({ kind: 'or', children: [one, other], place: one.place })

const withOne = (node: Word | Extract<Term, { kind: 'phrase' }>, [first, second]: [string, string]): QueryNode =>
  either(
    { kind: 'phrase', text: `${first} ${second}`, place: node.place },
    { kind: 'word', text: first + second, prefix: false, place: node.place },
  )

const ofWord = (node: Word): QueryNode => {
  const parts = partsOf(node.text)
  if (parts !== undefined) return withOne(node, parts)
  const [, first, second] = joined.exec(node.text.toLowerCase()) ?? []
  return first === undefined || second === undefined
    ? node
    : either(node, { kind: 'phrase', text: `${first} ${second}`, place: node.place })
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
