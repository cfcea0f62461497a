import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'node_modules', 'facebook-nodejs-business-sdk', 'src', 'objects')

/** What Meta's own library knows of an object: its fields, and the lists that belong to it. */
const namesOf = (object: string): Set<string> => {
  const text = readFileSync(join(folder, `${object}.js`), 'utf8')
  const fields = /static get Fields[^]*?\}\);/.exec(text)?.[0] ?? ''
  return new Set([
    ...[...fields.matchAll(/^ +(\w+):/gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/'\/(\w+)'/g)].map(([, name = '']) => name),
  ])
}

/** What is found under a name, where more is asked of it than that it is there. */
const under: Readonly<Record<string, string>> = {
  business_discovery: 'ig-user',
  media: 'ig-media',
  children: 'ig-media',
  replies: 'ig-comment',
  parent: 'comment',
}

/** Names and what is asked of each of them. */
export interface Fields {
  [name: string]: Fields
}

/** Reads `id,media.limit(5){id,caption}`: names, with those in braces below the name before them. */
export const readFields = (text: string): Fields => {
  const top: Fields = {}
  const open: Fields[] = [top]
  let last = top
  for (const [token, name] of text.matchAll(/(\w+)(?:\.\w+\([^)]*\))*|[{}]/g)) {
    if (token === '{') open.push(last)
    else if (token === '}') open.pop()
    else if (name !== undefined) (open.at(-1) ?? top)[name] = last = {}
  }
  return top
}

/** The names that an answer has, lists and pages left out. */
export const fieldsOf = (value: unknown): Fields => {
  if (Array.isArray(value)) return Object.assign({}, ...value.map(fieldsOf)) as Fields
  if (typeof value !== 'object' || value === null) return {}
  if ('data' in value) return fieldsOf(value.data)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fieldsOf(each)]))
}

/** Names that Meta's library does not know of an object, and of what is below it. */
export const unknownIn = (fields: Fields, object: string): string[] => {
  const known = namesOf(object)
  return Object.entries(fields).flatMap(([name, below]) => {
    const next = under[name]
    return [
      ...(known.has(name) ? [] : [`${object} has no ${name}`]),
      ...(next === undefined ? [] : unknownIn(below, next)),
    ]
  })
}
