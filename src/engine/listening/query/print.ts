import { printDay } from './numbers.js'
import type { QueryNode, Term } from './syntax.js'

const level = { or: 0, and: 1, not: 2, near: 3 } as const

const printTerm = (term: Term): string => {
  switch (term.kind) {
    case 'word':
      return term.text + (term.prefix ? '*' : '')
    case 'phrase':
      return `"${term.text}"`
    case 'tag':
      return `#${term.text}${term.prefix ? '*' : ''}`
    case 'mention':
      return `@${term.text}`
    case 'pattern':
    case 'emoji':
      return term.text
  }
}

const printOperand = (terms: readonly Term[]): string =>
  terms.length === 1 ? terms.map(printTerm).join('') : `(${terms.map(printTerm).join(' OR ')})`

/** The query in its canonical form: every operator said, parentheses only where they are needed. Reading it gives the same. */
export const printQuery = (node: QueryNode, outer = 0): string => {
  switch (node.kind) {
    case 'field': {
      const values = (node.names ?? node.values).map((value) => (/[\s()"]/.test(value) ? `"${value}"` : value))
      return `${node.field}:${values.length === 1 ? (values[0] ?? '') : `(${values.join(' OR ')})`}`
    }
    case 'title':
      return `title:${printTerm(node.child)}`
    case 'number':
      return `${node.field}:${node.comparison}${node.field === 'date' ? printDay(node.value) : node.value}`
    case 'near':
      return node.operands.map(printOperand).join(` ${node.ordered ? 'ONEAR' : 'NEAR'}/${node.distance} `)
    case 'not':
      return `NOT ${printQuery(node.child, level.not)}`
    case 'and':
    case 'or': {
      const inner = node.children
        .map((child) => printQuery(child, level[node.kind] + 1))
        .join(` ${node.kind.toUpperCase()} `)
      return level[node.kind] < outer ? `(${inner})` : inner
    }
    default:
      return printTerm(node)
  }
}
