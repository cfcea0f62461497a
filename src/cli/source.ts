import { existsSync } from 'node:fs'
import { readConfig } from '../config.js'
import { openMapped, openNetwork } from '../sources/open.js'
import { capabilitiesOf } from '../sources/mapped/capabilities.js'
import { listMappings, getMapping, openMapping } from '../sources/mapped/load.js'
import type { Mapping } from '../sources/mapped/mapping.js'
import { ownNetworks } from '../sources/pages.js'
import { SourceError, type Capabilities, type Source } from '../sources/port.js'
import { readableNetworks, type ReadableNetwork } from '../sources/readable.js'
import { SafeFetch } from '../sources/web/safe-fetch.js'
import { bold, dim, green, print, red, type Invocation, type Run, UsageError } from './command.js'
import { cut, tableWidth } from './terminal-text.js'

/** One thing that was asked for: what came, or why nothing did. */
interface Reading {
  what: string
  found: unknown[]
  error: { kind: string; message: string } | null
}

const limitOf = (text: string | undefined): number => {
  const limit = Number(text ?? 5)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new UsageError('--limit must be from 1 to 100.')
  return limit
}

const read = async (what: string, ask: () => Promise<unknown[]>): Promise<Reading> => {
  try {
    return { what, found: await ask(), error: null }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { what, found: [], error: { kind: error.kind, message: error.message } }
  }
}

/** Asks for everything that was named, one after the other. */
const readAll = async (source: Source, { text }: Invocation): Promise<Reading[]> => {
  const { network } = source
  const { handle, content: contentId, words, hashtag } = text
  const page = { cursor: null, limit: limitOf(text['limit']) }
  const all: Reading[] = []
  if (handle !== undefined) {
    all.push(await read(`Profile ${handle}`, async () => [await source.profile({ network, handle })]))
    all.push(await read('Contents', async () => (await source.contents({ network, handle }, page)).items))
  }
  if (contentId !== undefined) {
    all.push(await read(`Content ${contentId}`, async () => [await source.content({ network, contentId })]))
    all.push(await read('Comments', async () => (await source.comments({ network, contentId }, page)).items))
  }
  if (words !== undefined || hashtag !== undefined) {
    const query = { ...page, ...(words === undefined ? { hashtag: hashtag ?? '' } : { words }) }
    const search = async (): Promise<unknown[]> => {
      if (source.search === undefined) throw new SourceError('unsupported', 'This source offers no search.')
      return (await source.search(query)).items
    }
    all.push(await read(`Search for ${words ?? `#${hashtag ?? ''}`}`, search))
  }
  return all
}

const shown = (value: unknown): string =>
  value === null ? dim('nothing') : typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : JSON.stringify(value)

const printReading = ({ what, found, error }: Reading): void => {
  print(`\n${bold(what)}${error === null ? dim(`  ${found.length} read`) : ''}`)
  if (error !== null) print(`  ${red(error.kind)} ${error.message}`)
  for (const item of found.slice(0, 3)) {
    for (const [name, value] of Object.entries(item as object))
      if (name !== 'provenance') print(`  ${name.padEnd(20)}${cut(shown(value), tableWidth() - 24)}`)
    print('')
  }
}

type Parts = Parameters<typeof openNetwork>[1]

/** What can be listed and tried: a network that is read by code of its own, or a mapping. */
interface Named {
  id: string
  name: string
  network: string
  isMapping: boolean
  capabilities: Capabilities
  /** Whoever only wants a file checked needs no keys for it. */
  open: (parts: Parts, isTried: boolean) => Source | undefined
}

const ownOf = (network: ReadableNetwork): Named[] => {
  const own = ownNetworks[network]
  if (own === undefined) return []
  const { name, capabilities } = own
  return [
    {
      id: network,
      name,
      network,
      isMapping: false,
      capabilities,
      open: (parts, isTried) => (isTried ? openNetwork(network, parts) : undefined),
    },
  ]
}

const mappedBy = (mapping: Mapping): Named => ({
  id: mapping.id,
  name: mapping.name,
  network: mapping.network,
  isMapping: true,
  capabilities: capabilitiesOf(mapping),
  open: (parts, isTried) =>
    isTried
      ? openMapped(mapping, parts)
      : openMapped({ ...mapping, credentials: {} }, { ...parts, config: { ...parts.config, credentials: [] } }),
})

const listNamed = (): Named[] =>
  [...readableNetworks.flatMap(ownOf), ...listMappings().map((name) => mappedBy(getMapping(name)))].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )

const findNamed = (name: string): Named => {
  const all = listNamed()
  const found = all.find(({ id }) => id === name)
  if (found !== undefined) return found
  if (existsSync(name)) return mappedBy(openMapping(name))
  const names = all.map(({ id }) => id).join(', ')
  throw new UsageError(`There is no file ${name}, and no source of this name comes with Rostra: ${names}.`)
}

const printCapabilities = ({ id, name, network, isMapping, capabilities }: Named): void => {
  const state = isMapping ? `: ${green('the mapping can be used')}` : ''
  print(`${bold(name)} ${dim(`(${id}) for ${network}`)}${state}`)
  print(capabilities.note)
  const names = Object.entries(capabilities.operations).filter(([, has]) => has !== 'no')
  print(`Reads: ${names.map(([operation]) => operation).join(', ')}`)
  for (const [kind, fields] of Object.entries(capabilities.fields)) {
    const without = Object.entries(fields).filter(([, has]) => has === 'no')
    print(`No ${kind} fields for: ${without.map(([field]) => field).join(', ') || '(all are read)'}`)
  }
}

const list = (isJson: boolean): number => {
  const all = listNamed()
  const shownOf = ({ id, name, network, capabilities: { note, proof } }: Named) => ({ id, name, network, note, proof })
  if (isJson) print(JSON.stringify(all.map(shownOf)))
  else
    for (const { id, network, capabilities } of all)
      print(`${bold(id.padEnd(24))}${network.padEnd(14)}${dim(cut(capabilities.note, 100))}`)
  return 0
}

export const run: Run = async (invocation) => {
  const [verb, name, ...rest] = invocation.words
  const isJson = invocation.given.has('json')
  if (verb === 'list' && name === undefined) return list(isJson)
  if (verb !== 'test' || name === undefined || rest.length > 0)
    throw new UsageError('Expected: rostra source list, or rostra source test FILE|NAME.')
  const { config } = readConfig()
  const named = findNamed(name)
  const { id, network, capabilities } = named
  const isTried = ['handle', 'content', 'words', 'hashtag'].some((flag) => invocation.text[flag] !== undefined)
  const web = new SafeFetch()
  try {
    const source = named.open({ config, web, now: Date.now }, isTried)
    const readings = source === undefined ? [] : await readAll(source, invocation)
    if (isJson) print(JSON.stringify({ id, network, ...capabilities, readings }))
    else {
      printCapabilities(named)
      if (!isTried) print(dim('Give --handle, --content, --words or --hashtag to see what it reads.'))
      readings.forEach(printReading)
    }
    return readings.some(({ error }) => error !== null) ? 1 : 0
  } finally {
    await web.close()
  }
}
