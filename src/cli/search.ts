import { print, table, UsageError, type Command } from './command.js'
import { ServerCall, serverFlags, textOf, type Json } from './server-call.js'
import { percent, shortCount } from './terminal-chart.js'

const range = (text: string | undefined): { min?: number; max?: number } | undefined => {
  if (text === undefined) return undefined
  const [, min, max] = /^(\d*)\.\.(\d*)$/.exec(text) ?? []
  if (min === undefined || (min === '' && max === ''))
    throw new UsageError('--followers takes a range such as 5000..50000 or 10000..')
  return { ...(min === '' ? {} : { min: Number(min) }), ...(max === '' ? {} : { max: Number(max) }) }
}

export const search: Command = {
  name: 'search',
  summary: 'Search creators on a running server.',
  usage: 'rostra search [WORDS] [--network LIST] [--followers MIN..MAX] [--interest LIST] [--limit N]',
  examples: ['rostra search sourdough', 'rostra search --network instagram --followers 5000..50000 --interest food'],
  flags: [
    { name: 'network', value: 'LIST', meaning: 'networks, separated by commas' },
    { name: 'followers', value: 'MIN..MAX', meaning: 'how many followers' },
    { name: 'interest', value: 'LIST', meaning: 'ids of interests, separated by commas' },
    { name: 'limit', value: 'N', meaning: 'how many (default: 20)' },
    ...serverFlags,
  ],
  run: async (invocation) => {
    const { words, text, given } = invocation
    const list = (value: string | undefined): string[] | undefined => value?.split(',').map((each) => each.trim())
    const [followers, interests] = [range(text['followers']), list(text['interest'])]
    const body = {
      ...(words.length === 0 ? {} : { query: words.join(' ') }),
      ...(text['network'] === undefined ? {} : { network: list(text['network']) }),
      ...(followers === undefined ? {} : { followers }),
      ...(interests === undefined ? {} : { interests: { any_of: interests } }),
      limit: Number(text['limit'] ?? 20),
    }
    const answer = await new ServerCall(invocation).call('POST', '/discovery', body)
    if (given.has('json')) {
      print(JSON.stringify(answer))
      return 0
    }
    const { value, relation } = answer['total'] as { value: number; relation: string }
    const rows = (answer['data'] as Json[]).map((creator) => [
      String(creator['network']),
      String(creator['handle']),
      String(creator['name']),
      shortCount(creator['followers']),
      percent(creator['engagement_rate']),
      textOf((creator['location'] as Json | null)?.['country_code']),
      (creator['interests'] as string[]).slice(0, 2).join(', '),
    ])
    print(table(['Network', 'Handle', 'Name', 'Followers', 'Engagement', 'Country', 'Interests'], rows))
    print(`\n${relation === 'gte' ? 'At least ' : ''}${value} found in ${String(answer['took_ms'])} ms.`)
    return 0
  },
}
