import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Mapping } from './mapping.js'
import { MappingError, readMapping } from './read-mapping.js'

const folder = new URL('../../../assets/sources/', import.meta.url)

const known = new Map<string, Mapping>()

/** Names of the mappings that come with Rostra. */
export const listMappings = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort()

/** One that comes with Rostra, by its name. */
export const getMapping = (name: string): Mapping => {
  const found = known.get(name) ?? readMapping(readFileSync(new URL(`${name}.json`, folder), 'utf8'), `${name}.json`)
  known.set(name, found)
  return found
}

/** One of an operator's own files, or one that comes with Rostra. */
export const openMapping = (pathOrName: string): Mapping => {
  if (listMappings().includes(pathOrName)) return getMapping(pathOrName)
  let text: string
  try {
    text = readFileSync(pathOrName, 'utf8')
  } catch {
    throw new MappingError(
      `There is no file ${pathOrName}, and no source of this name comes with Rostra: ${listMappings().join(', ')}.`,
    )
  }
  return readMapping(text, pathOrName)
}
