import { readFileSync } from 'node:fs'
import { networks, type Network } from '../../model/network.js'
import { parseProfileUrl } from '../../model/profile-url.js'
import { headerKey } from './values/header-key.js'
import { toBoolean, toInterests, toNetwork } from './values/words.js'

const columns = JSON.parse(
  readFileSync(new URL('../../../assets/import/brands.json', import.meta.url), 'utf8'),
) as Record<string, string[]>
const fields = new Map(
  Object.entries(columns).flatMap(([field, names]) => [field, ...names].map((name) => [headerKey(name), field])),
)

const ofAccounts = /_(?:handles?|usernames?|users?|accounts?|profiles?|urls?|links?|pages?|names?)$/

/** The network whose accounts a column holds: `Instagram`, `twitter_handle`, `YouTube channel`. */
const networkOf = (key: string): Network | undefined => {
  const network = toNetwork(key) ?? toNetwork(key.replace(ofAccounts, '')) ?? toNetwork(key.replace(/_channel$/, ''))
  return networks.find((each) => each === network)
}

const split = (cell: string, separator = /[|;]/u): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What a cell of a table of brands says, by the field it is of; undefined for what says nothing here. */
const readers: Readonly<Record<string, (cell: string) => unknown>> = {
  aliases: (cell) => split(cell),
  domains: (cell) => split(cell, /[|;,\s]+/u),
  competitors: (cell) => split(cell),
  interest: (cell) => toInterests(cell)[0] ?? cell,
  website: (cell) => (/^https?:\/\//iu.test(cell) ? cell : `https://${cell}`),
  ambiguous: (cell) => toBoolean(cell) ?? false,
}

/** The handle that a cell names, by itself or by its address. */
const nameIn = (text: string): string => parseProfileUrl(text)?.handle ?? text

/** A row of a table of brands, whatever its columns are called; columns that nobody knows are left out. */
export const toBrandFields = (row: Readonly<Record<string, string>>): Record<string, unknown> => {
  const body: Record<string, unknown> = {}
  const handles: { network: Network; handle: string }[] = []
  for (const [column, text] of Object.entries(row)) {
    const [key, cell] = [headerKey(column), text.trim()]
    const field = fields.get(key)
    const network = field === undefined ? networkOf(key) : undefined
    if (cell === '') continue
    if (network !== undefined)
      handles.push(...split(cell, /[|;,\s]+/u).map((handle) => ({ network, handle: nameIn(handle) })))
    else if (field !== undefined) body[field] ??= readers[field] === undefined ? cell : readers[field](cell)
  }
  return handles.length === 0 ? body : { ...body, handles }
}
