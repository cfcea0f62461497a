import { linksOf } from '../html-text.js'
import type { Condition, Field } from './field-schema.js'
import { compilePath, compileTemplate, type Scope } from './path.js'
import { fromHtml, toCount, toText } from './value.js'

export type Getter = (scope: Scope) => unknown

const wordOf = (value: unknown): string => (typeof value === 'boolean' ? String(value) : (toText(value) ?? ''))

/** Whether a record has what a condition names. */
export const conditionOf = ({ path, is, matches }: Condition): ((scope: Scope) => boolean) => {
  const read = compilePath(path)
  const pattern = matches === undefined ? undefined : new RegExp(matches, 'iu')
  return (scope) => {
    const found = read(scope)
    if (found === undefined || (is === undefined && found === false)) return false
    const word = wordOf(found)
    return (is === undefined || is.some((each) => String(each) === word)) && (pattern?.test(word) ?? true)
  }
}

type Given = Exclude<Field, string>
type Change = (found: unknown, scope: Scope) => unknown

/** What is done to each value that was found, in this order. */
const changesOf = ({ html, html_links, expand, rewrite = [], take, map }: Given): Change[] => {
  const onText =
    (change: (text: string, scope: Scope) => unknown): Change =>
    (found, scope) =>
      typeof found === 'string' ? change(found, scope) : found
  const marks = rewrite.map((each) => ({ mark: new RegExp(each.pattern, 'gu'), meaning: each.with }))
  const pattern = take === undefined ? undefined : new RegExp(take, 'u')
  return [
    ...(html === true ? [fromHtml] : []),
    ...(html_links === true ? [(found: unknown) => linksOf(toText(found) ?? '')] : []),
    ...(expand === undefined ? [] : [onText(expanderOf(expand))]),
    ...marks.map(({ mark, meaning }) => onText((text) => text.replace(mark, meaning))),
    ...(pattern === undefined ? [] : [(found: unknown) => pattern.exec(wordOf(found))?.[1]]),
    ...(map === undefined ? [] : [(found: unknown) => map[wordOf(found)] ?? map['*']]),
  ]
}

export const getterOf = (field: Field): Getter => {
  if (typeof field === 'string') return compilePath(field)
  const { join, unless } = field
  const read = readerOf(field)
  const changes = changesOf(field)
  const isLeftOut = unless === undefined ? () => false : conditionOf(unless)
  return (scope) => {
    if (isLeftOut(scope)) return undefined
    const found = read(scope)
    const change = (each: unknown): unknown => changes.reduce((value, next) => next(value, scope), each)
    if (!Array.isArray(found)) return change(found)
    const all = found.map(change).filter((each) => each !== undefined && each !== null)
    return join === undefined ? all : all.flatMap((each) => toText(each) ?? []).join(join)
  }
}

const readerOf = ({ path, template, value, lookup, sum, best }: Given): Getter => {
  if (path !== undefined) return compilePath(path)
  if (template !== undefined) return compileTemplate(template)
  if (lookup !== undefined) return lookUp(lookup)
  if (best !== undefined) return bestOf(best)
  return sum === undefined ? () => value : addUp(sum)
}

const entriesOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value) : []

/** What the entry of a list gives that has most of something; entries that do not say how much are left out. */
const bestOf = ({ list, by, give }: Record<'list' | 'by' | 'give', string>): Getter => {
  const [listOf, amountOf, read] = [list, by, give].map(compilePath) as [Getter, Getter, Getter]
  return (scope) => {
    const rated = entriesOf(listOf(scope)).flatMap((item) => {
      const amount = toCount(amountOf({ ...scope, item }))
      return amount === null ? [] : [{ item, amount }]
    })
    const [first, ...rest] = rated
    if (first === undefined) return undefined
    return read({ ...scope, item: rest.reduce((a, b) => (b.amount > a.amount ? b : a), first).item })
  }
}

/** Replaces short links by the long ones that a list beside the text names. */
const expanderOf = ({ list, from, to }: Record<'list' | 'from' | 'to', string>) => {
  const [listOf, fromOf, toOf] = [list, from, to].map(compilePath) as [Getter, Getter, Getter]
  return (text: string, scope: Scope): string =>
    entriesOf(listOf(scope)).reduce((written: string, item) => {
      const [short, long] = [toText(fromOf({ ...scope, item })), toText(toOf({ ...scope, item }))]
      return short === null || long === null ? written : written.replaceAll(short, () => long)
    }, text)
}

/** The sum of the counts that are there; nothing where none is. */
const addUp = (paths: readonly string[]): Getter => {
  const all = paths.map(compilePath)
  return (scope) => {
    const counts = all.flatMap((read) => toCount(read(scope)) ?? [])
    return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count, 0)
  }
}

/** What the entries of a list give that the record names by their ids, in the order of the ids. */
const lookUp = ({ list, id, of, give }: Record<'list' | 'id' | 'of' | 'give', string>): Getter => {
  const [listOf, idOf, idsOf, read] = [list, id, of, give].map(compilePath) as [Getter, Getter, Getter, Getter]
  return (scope) => {
    const entries = new Map(
      entriesOf(listOf(scope)).map((item) => [toText(idOf({ ...scope, item })), { ...scope, item }]),
    )
    const giveOf = (wanted: unknown): unknown => {
      const entry = toText(wanted) === null ? undefined : entries.get(toText(wanted))
      return entry === undefined ? undefined : read(entry)
    }
    const ids = idsOf(scope)
    return Array.isArray(ids) ? ids.map(giveOf).filter((each) => each !== undefined) : giveOf(ids)
  }
}

/** The fields of one kind of record, ready to be read. A field that is not mapped is undefined. */
export class Fields {
  readonly #getters: ReadonlyMap<string, Getter>

  constructor(fields: Readonly<Record<string, Field | undefined>>) {
    this.#getters = new Map(
      Object.entries(fields).flatMap(([name, field]) =>
        field === undefined ? [] : [[name, getterOf(field)] as const],
      ),
    )
  }

  has(name: string): boolean {
    return this.#getters.has(name)
  }

  of(scope: Scope): (name: string) => unknown {
    return (name) => this.#getters.get(name)?.(scope)
  }
}
