import { bold, note, print, UsageError, type Run } from './command.js'
import { readFilters } from './search-filters.js'
import { listOf, partOf, ServerCall, textOf, textsOf, type Json } from './server-call.js'
import { percent, shortCount } from './terminal-chart.js'
import { counted, fittedTable, plain, tableWidth } from './terminal-text.js'

const limitOf = (text = '20'): number => {
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new UsageError('--limit takes a number from 1 to 100.')
  return limit
}

/** engagement_rate, price:asc. */
const sortOf = (text: string | undefined): Json => {
  if (text === undefined) return {}
  const [by, order] = text.split(':')
  return { sort: { by, ...(order === undefined ? {} : { order }) } }
}

const columns = [
  { title: 'Network' },
  // What one copies from here is the handle: it gives way last.
  { title: 'Handle', least: 26 },
  { title: 'Name', least: 8 },
  { title: 'Followers', end: true },
  { title: 'Engagement', end: true },
  { title: 'Where' },
]
const interestColumn = { title: 'Interest', least: 6 }
const priceColumn = { title: 'Price', end: true }

const priceOf = (price: Json | null): string =>
  price === null ? '-' : `${shortCount(Math.round(Number(price['amount'])))} ${textOf(price['currency'])}`

/** Why a search that comes soon after a start, or an import, may find too little. */
const unfinished = ({ building, facts_building: facts, creators }: Json): string | undefined => {
  if (building === true)
    return `The search index is still being built (${counted(Number(creators), 'creator')} so far): search again in a moment.`
  return facts === true
    ? 'Interests, prices and other facts are still being derived: searches by them find less until that is done.'
    : undefined
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const limit = limitOf(text['limit'])
  const server = new ServerCall(invocation)
  const filters = await readFilters(words.join(' ').trim(), invocation, server)
  const answer = await server.call('POST', '/discovery', { ...filters, ...sortOf(text['sort']), limit })
  if (given.has('json')) {
    print(JSON.stringify(answer))
    return 0
  }
  // Both would not fit into eighty columns.
  const isPriced = 'price' in filters || text['sort']?.startsWith('price') === true
  const { value, relation } = answer['total'] as { value: number; relation: string }
  const rows = listOf(answer, 'data').map((creator) => [
    String(creator['network']),
    plain(String(creator['handle'])),
    plain(textOf(creator['name'])),
    shortCount(creator['followers']),
    percent(creator['engagement_rate']),
    textOf((creator['location'] as Json | null)?.['country_code']),
    isPriced
      ? priceOf(creator['estimated_price'] as Json | null)
      : (textsOf(creator, 'interests')[0]?.split('.').at(-1)?.replaceAll('_', ' ') ?? '-'),
  ])
  if (rows.length > 0)
    print(`${fittedTable([...columns, isPriced ? priceColumn : interestColumn], rows, tableWidth(), bold)}\n`)
  const found =
    value === 0
      ? 'No creators found'
      : `${relation === 'gte' ? 'At least ' : ''}${counted(Number(value), 'creator')} found`
  print(`${found}, in ${Math.max(1, Math.round(Number(answer['took_ms'])))} ms.`)
  const missing = unfinished(partOf(answer, 'index'))
  if (missing !== undefined) note(missing)
  return 0
}
