import { headerKey } from '../values/header-key.js'
import { apis } from './apis.js'
import type { KnownFormat, KnownTable } from './format.js'
import { graphs } from './graph.js'
import { monitors } from './monitors.js'
import { openNetworks } from './open-networks.js'
import { ownExports } from './own-exports.js'
import { privateApis } from './private-apis.js'
import { scrapers } from './scrapers.js'
import { studios } from './studios.js'
import { vendors } from './vendors.js'
import { youtubeApi } from './youtube-api.js'

export type { KnownFormat, KnownTable } from './format.js'

/** Every format that is recognised without a mapping. The first one that fits is it. */
export const knownFormats: readonly KnownFormat[] = [
  ...ownExports,
  ...scrapers,
  ...studios,
  ...vendors,
  ...monitors,
  ...graphs,
  ...openNetworks,
  ...apis,
  ...youtubeApi,
  ...privateApis,
]

/** Rows of one list of a file, by the paths they have. */
export interface SeenList {
  at: string
  paths: readonly string[]
}

/** Answers about one thing alone hold it under `data`, those of graphs each thing under `node`. */
export const bareKey = (path: string): string =>
  path.startsWith('^.') ? path : headerKey(path.replace(/^(?:data|node)\./, ''))

const fits = (table: KnownTable, list: SeenList): boolean => {
  const isThere = table.at === '*' || table.at === list.at || (table.at === '[]' && list.at === '')
  if (!isThere) return false
  const keys = new Set(list.paths.flatMap((path) => [headerKey(path), bareKey(path)]))
  return table.has.every((path) => keys.has(headerKey(path)))
}

/** The tables of a known format that a list of a file holds: the first that fits, and what it tells aside. */
export const recognise = (list: SeenList): { format: KnownFormat; tables: KnownTable[] } | undefined => {
  for (const format of knownFormats) {
    const main = format.tables.find((table) => table.isAside !== true && fits(table, list))
    if (main === undefined) continue
    const aside = format.tables.filter(
      (table) => table.isAside === true && (fits(table, list) || table.at.startsWith('[].')),
    )
    return { format, tables: [main, ...aside] }
  }
  return undefined
}
