import type { Field } from './field-schema.js'
import { compilePath, compileTemplate, type Scope } from './path.js'
import { fromHtml, toCount, toText } from './value.js'

type Getter = (scope: Scope) => unknown

const wordOf = (value: unknown): string => (typeof value === 'boolean' ? String(value) : (toText(value) ?? ''))

const getterOf = (field: Field): Getter => {
  if (typeof field === 'string') return compilePath(field)
  const { html = false, rewrite = [], take, map } = field
  const read = readerOf(field)
  const marks = rewrite.map((each) => ({ mark: new RegExp(each.pattern, 'gu'), meaning: each.with }))
  const pattern = take === undefined ? undefined : new RegExp(take, 'u')
  const change = (found: unknown): unknown => {
    const plain = marks.reduce(
      (text, { mark, meaning }) => (typeof text === 'string' ? text.replace(mark, meaning) : text),
      html ? fromHtml(found) : found,
    )
    const cut = pattern === undefined ? plain : pattern.exec(wordOf(plain))?.[1]
    return map === undefined ? cut : (map[wordOf(cut)] ?? map['*'])
  }
  return (scope) => {
    const found = read(scope)
    return Array.isArray(found)
      ? found.map(change).filter((each) => each !== undefined && each !== null)
      : change(found)
  }
}

const readerOf = ({ path, template, value, lookup, sum }: Exclude<Field, string>): Getter => {
  if (path !== undefined) return compilePath(path)
  if (template !== undefined) return compileTemplate(template)
  if (lookup !== undefined) return lookUp(lookup)
  return sum === undefined ? () => value : addUp(sum)
}

/** The sum of the counts that are there; nothing where none is. */
const addUp = (paths: readonly string[]): Getter => {
  const all = paths.map(compilePath)
  return (scope) => {
    const counts = all.flatMap((read) => toCount(read(scope)) ?? [])
    return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count, 0)
  }
}

/** What the entries of a list give that the record names by their ids. */
const lookUp = ({ list, id, of, give }: Record<'list' | 'id' | 'of' | 'give', string>): Getter => {
  const [listOf, idOf, idsOf, read] = [list, id, of, give].map(compilePath) as [Getter, Getter, Getter, Getter]
  return (scope) => {
    const found = listOf(scope)
    const ids = idsOf(scope)
    const wanted = new Set((Array.isArray(ids) ? ids : [ids]).map((each: unknown) => toText(each)))
    const given = (Array.isArray(found) ? found : []).flatMap((item: unknown) => {
      const own = { ...scope, item }
      return wanted.has(toText(idOf(own))) ? [read(own)] : []
    })
    return Array.isArray(ids) ? given : given[0]
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
