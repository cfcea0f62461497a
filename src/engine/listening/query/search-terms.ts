import type { QueryNode, Term } from './syntax.js'

/** What a network's own search can be asked for: words, or a hashtag without #. */
export type SearchTerm = { words: string } | { hashtag: string }

const ofTerm = (term: Term): SearchTerm[] => {
  if (term.kind === 'mention') return [{ words: `@${term.text.replace(/^@/, '')}` }]
  if (term.kind === 'phrase') return [{ words: term.text }]
  if (term.kind === 'pattern' || term.kind === 'emoji') return []
  if (term.prefix) return []
  return term.kind === 'tag' ? [{ hashtag: term.text.replace(/^#/, '') }] : [{ words: term.text }]
}

/** Empty where one of the terms cannot be asked for: its texts would be missed. */
const ofOperand = (terms: readonly Term[]): SearchTerm[] => {
  const parts = terms.map(ofTerm)
  return parts.some((part) => part.length === 0) ? [] : parts.flat()
}

/**
 * Terms without one of which no text can be meant. Networks search far more simply than we do: they are asked for these, and the query
 * decides over what they find. Empty where a query names nothing that every text must have.
 */
export const searchTerms = (node: QueryNode): SearchTerm[] => {
  switch (node.kind) {
    case 'or': {
      const parts = node.children.map(searchTerms)
      return parts.some((part) => part.length === 0) ? [] : parts.flat()
    }
    case 'and':
      return node.children.map(searchTerms).find((part) => part.length > 0) ?? []
    case 'near':
      return node.operands.map(ofOperand).find((part) => part.length > 0) ?? []
    case 'title':
      return ofTerm(node.child)
    case 'not':
    case 'field':
    case 'number':
      return []
    default:
      return ofTerm(node)
  }
}
