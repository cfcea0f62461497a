import type { Mapping } from './mapping.js'

/** What a source is configured with, from "source.name=value". */
export const credentialsOf = ({ id, credentials }: Mapping, pairs: readonly string[]): Record<string, string> => {
  const own = pairs.flatMap((pair) => {
    const at = pair.indexOf('=')
    const [source, name] = [pair.slice(0, pair.indexOf('.')), pair.slice(pair.indexOf('.') + 1, at)]
    return source === id ? [[name, pair.slice(at + 1)] as const] : []
  })
  const given = new Map(own)
  const unknown = [...given.keys()].find((name) => credentials[name] === undefined)
  if (unknown !== undefined)
    throw new Error(
      `ROSTRA_CREDENTIALS names ${id}.${unknown}, which ${id} does not have: ${namesOf(id, credentials)}.`,
    )
  const missing = Object.entries(credentials).filter(
    ([name, { optional, default: fallback }]) => !optional && fallback === undefined && !given.has(name),
  )
  if (missing.length > 0)
    throw new Error(
      `Set ROSTRA_CREDENTIALS for ${id}: ${missing.map(([name, { meaning }]) => `${id}.${name} (${meaning})`).join(', ')}`,
    )
  const defaults = Object.entries(credentials).flatMap(([name, { default: fallback }]) =>
    fallback === undefined ? [] : [[name, fallback] as const],
  )
  return Object.fromEntries([...defaults, ...given])
}

const namesOf = (id: string, credentials: Mapping['credentials']): string =>
  Object.keys(credentials)
    .map((name) => `${id}.${name}`)
    .join(', ') || 'it needs none'
