import { toTermPattern } from '../../search/analysis/pattern.js'
import { printQuery } from './print.js'
import { QuerySyntaxError, type NearOperand, type QueryNode, type Term } from './syntax.js'

/** Whether a term stands for many words. */
export const isPattern = (term: Term): boolean => term.kind === 'pattern' || ('prefix' in term && term.prefix)

/** A word with signs for other letters, as the index takes it. */
export const patternOf = (term: Term): string => (term.kind === 'word' && term.prefix ? `${term.text}*` : term.text)

const isPlaced = (node: QueryNode): node is Term => {
  switch (node.kind) {
    case 'phrase':
    case 'mention':
    case 'pattern':
      return true
    case 'tag':
      return !node.prefix
    case 'word':
      return !node.prefix || toTermPattern(patternOf(node)) !== undefined
    default:
      return false
  }
}

/** What of one side of NEAR does not stand at a place, said so that it can be put right. */
const refused = (node: QueryNode): QuerySyntaxError => {
  const parts = node.kind === 'and' ? node.children : []
  const each = parts.length > 0 && parts.every(isPlaced)
  return new QuerySyntaxError(
    each
      ? 'AND within NEAR is read in different ways by other tools. Say for each word what it stands near.'
      : 'NEAR joins words, phrases, tags and mentions, or (a OR b) of them; no fields, no AND, NOT or NEAR within.',
    node.place,
    each
      ? [parts.map((part) => `${printQuery(part)} NEAR/5 …`).join(' AND ')]
      : ['a word', 'a "phrase"', '(a OR b)', ...(node.kind === 'near' ? ['a NEAR/5 b NEAR/5 c'] : [])],
  )
}

/** One side of NEAR: a term, or several of which one must stand there. */
export const toNearOperand = (node: QueryNode): NearOperand =>
  (node.kind === 'or' ? node.children : [node]).map((term) => {
    if (isPlaced(term)) return term
    throw refused(term)
  })
