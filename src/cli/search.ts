import { bold, print, UsageError, type Run } from './command.js'
import { ServerCall, textOf, type Json } from './server-call.js'
import { percent, shortCount } from './terminal-chart.js'
import { fittedTable, plain, terminalWidth } from './terminal-text.js'

const range = (text: string | undefined): { min?: number; max?: number } | undefined => {
  if (text === undefined) return undefined
  const [, min, max] = /^(\d*)\.\.(\d*)$/.exec(text) ?? []
  if (min === undefined || (min === '' && max === ''))
    throw new UsageError('--followers takes a range such as 5000..50000 or 10000..')
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) }
}

const limitOf = (text = '20'): number => {
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new UsageError('--limit takes a number from 1 to 100.')
  return limit
}

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const columns = [
  { title: 'Network' },
  // What one copies from here is the handle: it gives way last.
  { title: 'Handle', least: 26 },
  { title: 'Name', least: 8 },
  { title: 'Followers', end: true },
  { title: 'Engaged', end: true },
  { title: 'Where' },
  { title: 'Interest', least: 6 },
]

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const [followers, interests, networks] = [range(text['followers']), list(text['interest']), list(text['network'])]
  const query = words.join(' ').trim()
  const body = {
    ...(query === '' ? {} : { query }),
    ...(networks === undefined ? {} : { network: networks }),
    ...(followers === undefined ? {} : { followers }),
    ...(interests === undefined ? {} : { interests: { any_of: interests } }),
    limit: limitOf(text['limit']),
  }
  const answer = await new ServerCall(invocation).call('POST', '/discovery', body)
  if (given.has('json')) {
    print(JSON.stringify(answer))
    return 0
  }
  const { value, relation } = answer['total'] as { value: number; relation: string }
  const rows = (answer['data'] as Json[]).map((creator) => [
    String(creator['network']),
    plain(String(creator['handle'])),
    plain(String(creator['name'])),
    shortCount(creator['followers']),
    percent(creator['engagement_rate']),
    textOf((creator['location'] as Json | null)?.['country_code']),
    (creator['interests'] as string[])[0]?.split('.').at(-1)?.replaceAll('_', ' ') ?? '-',
  ])
  if (rows.length > 0) print(`${fittedTable(columns, rows, terminalWidth(), bold)}\n`)
  const found = value === 0 ? 'No creators found' : `${relation === 'gte' ? 'At least ' : ''}${value} creators found`
  print(`${found}, in ${Math.max(1, Math.round(Number(answer['took_ms'])))} ms.`)
  return 0
}
