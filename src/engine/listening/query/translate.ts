import { describeForeignField, findForeignForm } from './foreign.js'
import { parseQuery } from './parse.js'
import { printQuery } from './print.js'
import { queryFields, QuerySyntaxError, type NearOperand, type Place, type QueryNode } from './syntax.js'

/** What became of a form that is not ours. `to` is null where nothing says the same here: it was left out. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string | null
  readonly why: string
}

export interface Translation {
  /** In our language; null where nothing was left of it, or it could not be read. */
  readonly query: string | null
  readonly changes: readonly Change[]
  /** Why what came out could not be read, where it could not. */
  readonly error: { readonly message: string; readonly written: string; readonly place: Place } | null
}

/** Stands for what was left out until it is taken out of the query. No text holds such a word, and it is never printed. */
const leftOut = 'zzleftoutzz'

const piece =
  /<<<[\s\S]*?>>>|(?<phrase>"[^"]*"|“[^”"]*[”"]|«[^»"]*[»"])(?:~\d+)?|(?<field>[A-Za-z_]+):(?:"(?<quoted>[^"]*)"|\((?<list>[^()]*)\)|(?<value>[^\s()"]+))|\{(?<exact>[^{}]*)\}|[^\s()"“”«»{}]+|\s+|[()]/gu

const valuesOf = (groups: Record<string, string | undefined>): string[] => {
  if (groups['list'] === undefined) return [groups['quoted'] ?? groups['value'] ?? '']
  return [...groups['list'].matchAll(/"([^"]*)"|[^\s,"]+/gu)]
    .map(([whole, quoted]) => quoted ?? whole)
    .filter((value) => !/^(?:OR|or|AND|and)$/u.test(value))
}

const joined = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`)

/** A field of another tool with its values, in our words. */
const translateField = (
  name: string,
  groups: Record<string, string | undefined>,
): { to: string | null; why: string } | undefined => {
  if (Object.hasOwn(queryFields, name.toLowerCase())) return undefined
  const known = valuesOf(groups).map((value) => describeForeignField(name, value))
  const why = known[0]?.says ?? `There is no field "${name}" here.`
  const parts = known.flatMap((each) => (each === undefined || each.use === null ? [] : [each.use]))
  return { to: parts.length === known.length && parts.length > 0 ? joined(parts) : null, why }
}

const translatePiece = (match: RegExpExecArray): { to: string | null; why: string } | undefined => {
  const [text] = match
  const groups = (match.groups ?? {}) as Record<string, string | undefined>
  if (/^(?:\s+|[()])$/u.test(text) || text.startsWith('<<<') || groups['phrase'] !== undefined) return undefined
  if (groups['field'] !== undefined) return translateField(groups['field'], groups)
  if (groups['exact'] !== undefined)
    return { to: `"${groups['exact']}"`, why: 'Case is not indexed: the words are found in any case.' }
  const found = findForeignForm(text)
  if (found !== undefined) return { to: found.form.use(found.match), why: found.form.says }
  if (/^[\p{Emoji_Presentation}\p{So}\u200d\ufe0f]+$/u.test(text)) return { to: null, why: 'Emoji are not indexed.' }
  return undefined
}

const rewrite = (query: string): { written: string; changes: Change[] } => {
  const changes: Change[] = []
  const written = query.replaceAll(piece, (...args: unknown[]) => {
    const groups = args.at(-1) as Record<string, string | undefined>
    const start = args.at(-3) as number
    const text = args[0] as string
    const match = Object.assign([text], { groups, index: start, input: query }) as unknown as RegExpExecArray
    const said = translatePiece(match)
    if (said === undefined) return text
    changes.push({ start, end: start + text.length, from: text, ...said })
    return said.to ?? leftOut
  })
  return { written, changes }
}

const isLeftOut = (node: QueryNode): boolean => node.kind === 'word' && node.text === leftOut

/** The query without what was left out; undefined where nothing is left. */
const prune = (node: QueryNode): QueryNode | undefined => {
  switch (node.kind) {
    case 'and':
    case 'or': {
      const children = node.children.flatMap((child) => prune(child) ?? [])
      return children.length < 2 ? children[0] : { ...node, children }
    }
    case 'not': {
      const child = prune(node.child)
      return child && { ...node, child }
    }
    case 'near': {
      const operands = node.operands.map((terms): NearOperand => terms.filter((term) => !isLeftOut(term)))
      const kept = operands.filter(({ length }) => length > 0)
      if (kept.length > 1) return { ...node, operands: kept }
      const [only = []] = kept
      return only.length < 2 ? only[0] : { kind: 'or', children: only, place: node.place }
    }
    default:
      return isLeftOut(node) ? undefined : node
  }
}

/** Turns a query as other tools write it into ours, and says of every form what became of it. */
export const translateQuery = (query: string): Translation => {
  const { written, changes } = rewrite(query)
  try {
    const node = prune(parseQuery(written, { mayOnlyExclude: true }))
    // What is left must be a query of its own: to leave things out alone is none.
    const printed = node === undefined ? null : printQuery(parseQuery(printQuery(node)))
    return { query: printed, changes, error: null }
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error
    return { query: null, changes, error: { message: error.message, written, place: error.place } }
  }
}
