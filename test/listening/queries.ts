import fc from 'fast-check'
import { emojiOf } from '../../src/engine/language/emoji.js'
import type { QueryNode } from '../../src/engine/listening/query/index.js'
import type { Term } from '../../src/engine/listening/query/syntax.js'
import { analyze } from '../../src/engine/search/analysis/analyze.js'
import type { SearchDocument } from '../../src/engine/search/index.js'

const place = { start: 0, end: 0 }
export const withoutPlaces = (node: QueryNode): unknown =>
  JSON.parse(JSON.stringify(node, (key, value: unknown) => (key === 'place' ? undefined : value)))

const words = ['serum', 'glow', 'balm', 'Crème', 'no', 'rash', "l'eau", 'dew.drop', 'über', 'serums']
const word = fc.constantFrom(...words)
const plainTerm: fc.Arbitrary<Term> = fc.oneof(
  word.map((text): Term => ({ kind: 'word', text, prefix: false, place })),
  fc.array(word, { minLength: 1, maxLength: 3 }).map((list): Term => ({ kind: 'phrase', text: list.join(' '), place })),
  fc.constantFrom('glow', 'dew_serum').map((text): Term => ({ kind: 'tag', text, prefix: false, place })),
  fc.constantFrom('mina.k', 'lumevia').map((text): Term => ({ kind: 'mention', text, place })),
)
const patternTerm = fc
  .constantFrom('se?um', 'gl*w', 'ra?*', 'ser?')
  .map((text): Term => ({ kind: 'pattern', text, place }))
const prefixTerm = fc.constantFrom('ser', 'gl', 'ra').map((text): Term => ({ kind: 'word', text, prefix: true, place }))
const leaf: fc.Arbitrary<QueryNode> = fc.oneof(
  { weight: 4, arbitrary: plainTerm },
  patternTerm,
  prefixTerm,
  fc.constantFrom('🫶', '😍').map((text): QueryNode => ({ kind: 'emoji', text, place })),
  fc
    .oneof(plainTerm, patternTerm)
    .chain((child): fc.Arbitrary<QueryNode> =>
      child.kind === 'tag' || child.kind === 'mention' || child.kind === 'emoji'
        ? fc.constant(child)
        : fc.constant({ kind: 'title', child, place }),
    ),
  fc.constant<QueryNode>({ kind: 'tag', text: 'gl', prefix: true, place }),
  fc.constantFrom<QueryNode>(
    { kind: 'field', field: 'lang', values: ['en', 'es'], place },
    { kind: 'field', field: 'author', values: ['mina.k'], place },
    { kind: 'field', field: 'network', values: ['x'], place },
    { kind: 'field', field: 'kind', values: ['comment'], place },
    { kind: 'field', field: 'has', values: ['link'], place },
    { kind: 'number', field: 'engagement', comparison: '>=', value: 10, place },
    { kind: 'number', field: 'engagement', comparison: '<', value: 5, place },
    { kind: 'field', field: 'has', values: ['hashtag'], place },
    { kind: 'field', field: 'verified', values: ['true'], place },
    { kind: 'number', field: 'followers', comparison: '>=', value: 10, place },
  ),
  fc
    .record({
      distance: fc.integer({ min: 1, max: 6 }),
      ordered: fc.boolean(),
      operands: fc.array(
        fc.array(fc.oneof({ weight: 5, arbitrary: plainTerm }, patternTerm, prefixTerm), {
          minLength: 1,
          maxLength: 2,
        }),
        {
          minLength: 2,
          maxLength: 3,
        },
      ),
    })
    .map(({ distance, ordered, operands }): QueryNode => ({ kind: 'near', distance, ordered, operands, place })),
)

/** Trees in normal form: no `and` in an `and`, no `or` in an `or`. */
const tree = (depth: number): fc.Arbitrary<QueryNode> =>
  depth === 0
    ? leaf
    : fc.oneof(
        leaf,
        tree(depth - 1).map((child): QueryNode => ({ kind: 'not', child, place })),
        fc
          .tuple(
            fc.constantFrom('and' as const, 'or' as const),
            fc.array(tree(depth - 1), { minLength: 2, maxLength: 3 }),
          )
          .map(([kind, list]): QueryNode => ({
            kind,
            children: list.flatMap((child) => (child.kind === kind ? child.children : [child])),
            place,
          })),
      )
/** Something to look for, joined to anything: a query that only leaves out is refused. */
export const query = fc.tuple(leaf, tree(3)).map(([first, second]): QueryNode => ({
  kind: 'and',
  children: second.kind === 'and' ? [first, ...second.children] : [first, second],
  place,
}))

interface Tokens {
  at: Map<number, string[]>
}
const tokensOf = (text: string): Tokens => {
  const at = new Map<number, string[]>()
  let position = -1
  analyze('words', text, (term, stacked) => {
    if (!stacked) position++
    at.set(position, [...(at.get(position) ?? []), term])
  })
  return { at }
}
const startsOf = (written: string, { at }: Tokens): number[] => {
  const wanted = [...tokensOf(written).at]
  return [...at.keys()].filter((start) =>
    wanted.every(([offset, terms]) => terms.every((term) => at.get(start + offset)?.includes(term) === true)),
  )
}
const writtenOf = (term: Term): string =>
  ({ tag: '#', mention: '@', word: '', phrase: '', pattern: '', emoji: '' })[term.kind] + term.text

/** Places of the words that a pattern fits; undefined where the term is none. Words of these tests are ASCII. */
const fitting = (term: Term, { at }: Tokens): number[] | undefined => {
  const written =
    term.kind === 'word' && term.prefix ? `${term.text}*` : term.kind === 'pattern' ? term.text : undefined
  if (written === undefined) return undefined
  const expression = new RegExp(`^${written.replaceAll('?', '.').replaceAll('*', '.*')}$`, 'u')
  return [...at].flatMap(([position, terms]) => (terms.some((each) => expression.test(each)) ? [position] : []))
}

/** What a query means, said in the plainest way. */
export const holds = (node: QueryNode, document: SearchDocument): boolean => {
  const values = document.values as Record<string, string | number | string[] | undefined>
  const tokens = tokensOf(String(values['text'] ?? ''))
  switch (node.kind) {
    case 'and':
      return node.children.every((child) => holds(child, document))
    case 'or':
      return node.children.some((child) => holds(child, document))
    case 'not':
      return !holds(node.child, document)
    case 'number': {
      const value = values[node.field] as number | undefined
      return value !== undefined && (node.comparison === '>=' ? value >= node.value : value < node.value)
    }
    case 'field': {
      if (node.field === 'has') {
        const column = { link: 'domains', hashtag: 'hashtags' }[node.values[0] ?? ''] ?? ''
        return [values[column] ?? []].flat().length > 0
      }
      const column = { lang: 'language', author: 'handle' }[node.field as string] ?? node.field
      return [values[column] ?? []].flat().some((value) => node.values.includes(String(value)))
    }
    case 'near': {
      const found = node.operands.map((terms) =>
        terms.flatMap(
          (term) =>
            fitting(term, tokens)?.map((at) => [at, at]) ??
            startsOf(writtenOf(term), tokens).map((s) => [s, s + tokensOf(writtenOf(term)).at.size - 1]),
        ),
      )
      const chosen = found.reduce<number[][][]>(
        (all, list) => all.flatMap((head) => list.map((one) => [...head, one])),
        [[]],
      )
      const inOrder = (spans: number[][]): boolean =>
        spans.every(([start = 0], i) => i === 0 || start > (spans[i - 1]?.[1] ?? 0))
      return chosen.some(
        (spans) =>
          (!node.ordered || inOrder(spans)) &&
          Math.max(...spans.map(([s = 0]) => s)) - Math.min(...spans.map(([, e = 0]) => e)) <= node.distance,
      )
    }
    case 'title':
      return holds(node.child, { ...document, values: { text: String(values['title'] ?? '') } })
    case 'emoji':
      return String(values['text']).includes(node.text)
    case 'pattern':
      return (fitting(node, tokens)?.length ?? 0) > 0
    default:
      if ('prefix' in node && node.prefix)
        return [...tokens.at.values()].flat().some((term) => term.startsWith(writtenOf(node)))
      return (
        startsOf(writtenOf(node), tokens).length > 0 ||
        (node.kind === 'tag' && [values['hashtags'] ?? []].flat().includes(node.text)) ||
        (node.kind === 'mention' && [values['mentions'] ?? []].flat().includes(node.text))
      )
  }
}

export const document = fc
  .record({
    text: fc
      .array(fc.constantFrom(...words, '#glow', '#dew_serum', '@mina.k', '@lumevia', '…', '🫶', 'creme', 'GLOW'), {
        maxLength: 9,
      })
      .map((list) => list.join(' ')),
    language: fc.constantFrom('en', 'es', 'de'),
    network: fc.constantFrom('x', 'tiktok'),
    kind: fc.constantFrom('content', 'comment'),
    handle: fc.constantFrom('mina.k', 'other'),
    hashtags: fc.subarray(['glow', 'dew_serum']),
    mentions: fc.subarray(['mina.k']),
    domains: fc.subarray(['shop.example']),
    engagement: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    published_at: fc.integer({ min: 0, max: 1000 }),
    title: fc.option(
      fc.array(word, { maxLength: 3 }).map((list) => list.join(' ')),
      { nil: undefined },
    ),
    verified: fc.constantFrom('true', 'false', undefined),
    followers: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  })
  .map((values) => ({ ...values, emoji: emojiOf(values.text) }))
