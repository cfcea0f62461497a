import { lex, type Token } from './lex.js'
import { queryLimits, QuerySyntaxError, type Place, type QueryNode, type Term } from './syntax.js'
import { takesNumber, toNumber } from './numbers.js'
import { isPattern, toNearOperand } from './near.js'
import { findListed, findSaved, placeAt, type Naming, type SavedNames } from './named.js'
import { isSearchable, splitField, toFieldValue, toPhrase, toTerm, toTitleTerm } from './terms.js'

const startsOperand = ['a word', 'a "phrase"', '#tag', '@mention', 'a field', '(', 'NOT']

/** Recursive descent: OR binds least, then AND (said or not), then NOT, then NEAR. */
class Parser {
  readonly #tokens: readonly Token[]
  #at = 0
  #terms = 0
  #wildcards = 0
  #expanded = 0
  readonly #typed: boolean
  readonly #naming: Naming

  constructor(query: string, options: ParseOptions, naming: Naming) {
    this.#tokens = lex(query, options)
    this.#typed = options.typed === true
    this.#naming = naming
  }

  parse({ mayOnlyExclude }: ParseOptions): QueryNode {
    if (this.#peek().kind === 'end')
      throw new QuerySyntaxError('The query is empty: say what to look for.', this.#peek().place, startsOperand)
    const node = this.#or(0)
    const rest = this.#peek()
    if (rest.kind === 'close')
      throw new QuerySyntaxError('This ) closes nothing.', rest.place, ['the end of the query'])
    const bare = findUnbound(node)
    if (bare !== undefined && !mayOnlyExclude)
      throw new QuerySyntaxError('This only says what to leave out: join it with AND to something to look for.', bare)
    return node
  }

  #peek(): Token {
    return this.#tokens[Math.min(this.#at, this.#tokens.length - 1)]!
  }

  #next(): Token {
    const token = this.#peek()
    this.#at++
    return token
  }

  #or(depth: number): QueryNode {
    const children = [this.#and(depth)]
    while (this.#peek().kind === 'or') {
      this.#next()
      children.push(this.#and(depth))
    }
    return join('or', children)
  }

  #and(depth: number): QueryNode {
    const children = [this.#not(depth)]
    for (;;) {
      const { kind } = this.#peek()
      if (kind === 'end' || kind === 'close' || kind === 'or') return join('and', children)
      if (kind === 'and') this.#next()
      children.push(this.#not(depth))
    }
  }

  #not(depth: number): QueryNode {
    const token = this.#peek()
    if (token.kind !== 'not' && token.kind !== 'minus') return this.#near(depth)
    this.#next()
    if (depth >= queryLimits.depthMax) throw tooDeep(token.place)
    const child = this.#not(depth + 1)
    return { kind: 'not', child, place: { start: token.place.start, end: child.place.end } }
  }

  #near(depth: number): QueryNode {
    const first = this.#primary(depth)
    const near = this.#peek()
    if (near.kind !== 'near') return first
    const operands = [toNearOperand(first)]
    let end = first.place.end
    for (let token = this.#peek(); token.kind === 'near'; token = this.#peek()) {
      if (token.distance !== near.distance || token.ordered !== near.ordered)
        throw new QuerySyntaxError(
          `A row of NEAR has one distance: write ${nearName(near)} here too, or use parentheses and AND.`,
          token.place,
          [nearName(near)],
        )
      this.#next()
      const operand = this.#primary(depth)
      operands.push(toNearOperand(operand))
      end = operand.place.end
    }
    const place = { start: first.place.start, end }
    const choices = operands.reduce((product, { length }) => product * length, 1)
    this.#expanded += operands.some((terms) => terms.some(isPattern)) ? choices * operands.length : 0
    if (Math.max(choices, this.#expanded) > queryLimits.nearChoicesMax)
      throw new QuerySyntaxError(
        `Too many alternatives for one NEAR: at most ${queryLimits.nearChoicesMax} combinations.`,
        place,
      )
    return { kind: 'near', distance: near.distance, ordered: near.ordered, operands, place }
  }

  #primary(depth: number): QueryNode {
    const token = this.#next()
    switch (token.kind) {
      case 'open':
        return this.#group(token, depth)
      case 'phrase':
        return this.#phrase(token.text, token.slop, token.place)
      case 'word':
        return this.#word(token.text, token.place)
      case 'end':
        throw new QuerySyntaxError(
          'The query ends where something to look for should stand.',
          token.place,
          startsOperand,
        )
      case 'close':
        throw new QuerySyntaxError('Something to look for should stand before this ).', token.place, startsOperand)
      default:
        throw new QuerySyntaxError(
          `Something to look for should stand here. Operators stand between two things; put "${token.kind.toUpperCase()}" in quotes to look for the word.`,
          token.place,
          startsOperand,
        )
    }
  }

  /** A phrase, or the words of one that need only stand near each other. */
  #phrase(text: string, slop: number | undefined, place: Place): QueryNode {
    const phrase = toPhrase(text, place, this.#typed)
    const words = phrase.text.split(' ').filter(isSearchable)
    if (slop === undefined || words.length < 2) return this.#count(phrase)
    const operands = words.map((word) => [this.#count({ kind: 'word', text: word, prefix: false, place })])
    return { kind: 'near', distance: slop, ordered: false, operands, place }
  }

  #group(open: Token, depth: number): QueryNode {
    if (depth >= queryLimits.depthMax) throw tooDeep(open.place)
    const node = this.#or(depth + 1)
    const close = this.#next()
    if (close.kind !== 'close') throw new QuerySyntaxError('The ( that opens here is never closed.', open.place, [')'])
    return node
  }

  #word(text: string, place: Place): QueryNode {
    const named = splitField(text, place)
    if (named === undefined) return this.#count(toTerm(text, place, this.#typed))
    const { field, rest } = named
    // An error about a value points at the value, not at its field.
    const behind = { start: place.end - rest.length, end: place.end }
    const { values, end } =
      rest === ''
        ? this.#values(field, place)
        : { values: [{ text: rest, place: behind, quoted: false }], end: place.end }
    const where = { start: place.start, end }
    this.#countOne(where)
    if (takesNumber(field)) {
      if (values.length > 1) throw new QuerySyntaxError(`${field}: takes one number.`, where)
      return join('and', toNumber(field, values[0]?.text ?? '', where))
    }
    if (field === 'title')
      return join(
        'or',
        values.map((value) => ({
          kind: 'title',
          child: toTitleTerm(value.text, value.place, value.quoted),
          place: where,
        })),
      )
    if (field === 'query')
      return join(
        'or',
        values.map((value) => this.#saved(value.text, value.place, where)),
      )
    if (field === 'list') {
      const listed = values.map((value) => findListed(value.text, value.place, this.#naming))
      const names = listed.map(({ name }) => name)
      return {
        kind: 'field',
        field,
        values: [...new Set(listed.flatMap(({ keys }) => keys))].sort(),
        names,
        place: where,
      }
    }
    const wanted = values.map((value) => toFieldValue(field, value.text, value.place))
    return { kind: 'field', field, values: [...new Set(wanted)].sort(), place: where }
  }

  /** A saved query stands for what it says. What is wrong with it is wrong where it is named. */
  #saved(name: string, named: Place, where: Place): QueryNode {
    const { query, naming } = findSaved(name, named, this.#naming)
    try {
      return placeAt(new Parser(query, { mayOnlyExclude: true }, naming).parse({ mayOnlyExclude: true }), where)
    } catch (error) {
      if (!(error instanceof QuerySyntaxError)) throw error
      throw new QuerySyntaxError(`Within query:${name}: ${error.message}`, named, error.expected)
    }
  }

  /** What stands behind a field's colon: "a phrase" or (a OR b). */
  #values(field: string, place: Place): { values: Value[]; end: number } {
    const missing = new QuerySyntaxError(`${field}: needs a value right behind the colon.`, place, [
      'a value',
      '(a OR b)',
    ])
    const token = this.#peek()
    if (!token.glued) throw missing
    if (token.kind === 'phrase') {
      this.#next()
      return { values: [toValue(token)], end: token.place.end }
    }
    if (token.kind !== 'open') throw missing
    this.#next()
    const values: Value[] = []
    for (;;) {
      const value = this.#next()
      if (value.kind === 'close' && values.length > 0) return { values, end: value.place.end }
      if (value.kind === 'or' && values.length > 0) continue
      if (value.kind !== 'word' && value.kind !== 'phrase')
        throw new QuerySyntaxError(`The list of ${field}: holds values with OR between them.`, value.place, [
          'a value',
          ')',
        ])
      this.#countOne(value.place)
      values.push(toValue(value))
    }
  }

  #count(term: Term): Term {
    this.#countOne(term.place)
    if (isPattern(term) && ++this.#wildcards > queryLimits.wildcardsMax)
      throw new QuerySyntaxError(`A query has at most ${queryLimits.wildcardsMax} words with * or ?.`, term.place)
    return term
  }

  #countOne(place: Place): void {
    if (++this.#terms > queryLimits.termsMax)
      throw new QuerySyntaxError(`A query has at most ${queryLimits.termsMax} words and fields.`, place)
    if (++this.#naming.written.terms > queryLimits.writtenOutMax)
      throw new QuerySyntaxError(
        `With its saved queries a query has at most ${queryLimits.writtenOutMax} words and fields.`,
        place,
      )
  }
}

interface Value {
  text: string
  place: Place
  quoted: boolean
}

const toValue = (token: Extract<Token, { kind: 'word' | 'phrase' }>): Value => {
  if (token.kind === 'phrase' && token.slop !== undefined)
    throw new QuerySyntaxError('~ stands behind phrases of the text alone: leave it out here.', token.place)
  return { text: token.text, place: token.place, quoted: token.kind === 'phrase' }
}

const tooDeep = (place: Place): QuerySyntaxError =>
  new QuerySyntaxError(`Parentheses and NOT nest at most ${queryLimits.depthMax} deep.`, place)

const join = (kind: 'and' | 'or', children: QueryNode[]): QueryNode => {
  const [first] = children
  if (children.length === 1 && first !== undefined) return first
  const flat = children.flatMap((child) => (child.kind === kind ? child.children : [child]))
  return { kind, children: flat, place: { start: flat[0]?.place.start ?? 0, end: flat.at(-1)?.place.end ?? 0 } }
}

const nearName = ({ distance, ordered }: { distance: number; ordered: boolean }): string =>
  `${ordered ? 'ONEAR' : 'NEAR'}/${distance}`

/** The place of a part that alone would match nearly everything: a NOT that nothing bounds. */
const findUnbound = (node: QueryNode): Place | undefined => {
  if (node.kind === 'not') return findUnbound(node.child) === undefined ? node.place : undefined
  if (node.kind === 'or') return node.children.map(findUnbound).find((place) => place !== undefined)
  if (node.kind !== 'and') return undefined
  const places = node.children.map(findUnbound)
  return places.every((place) => place !== undefined) ? places[0] : undefined
}

export interface ParseOptions {
  /** Whether a query may do nothing but leave things out: where other conditions bound it. */
  mayOnlyExclude: boolean
  /** Whether it was typed into a search box: words that are operators in other tools are words there. */
  typed?: boolean
  /** What query: and list: can name. */
  saved?: SavedNames | undefined
}

/** Reads a query. Throws QuerySyntaxError, which points at the character. */
export const parseQuery = (query: string, options: ParseOptions = { mayOnlyExclude: false }): QueryNode =>
  new Parser(query, options, { saved: options.saved, within: [], written: { terms: 0 } }).parse(options)
