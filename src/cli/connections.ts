import { dim, note, print, table, UsageError, type Invocation, type Run } from './command.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { percent, shortCount } from './terminal-chart.js'
import { plain } from './terminal-text.js'

type Verb = (server: ServerCall, invocation: Invocation) => Promise<number>

const say = ({ given }: Invocation, json: unknown, text: string): number => {
  print(given.has('json') ? JSON.stringify(json) : text)
  return 0
}

const idOf = ({ words }: Invocation): string => {
  const [, id] = words
  if (id === undefined || !id.startsWith('con_')) throw new UsageError('Specify the id. See: rostra connections list')
  return id
}

const providers: Verb = async (server, invocation) => {
  const { data } = (await server.call('GET', '/connection-providers')) as { data: Json[] }
  const rows = data.map((each) => [
    textOf(each['id']),
    textOf(each['name']),
    each['ready'] === true ? 'ready' : textOf(each['missing']),
  ])
  return say(invocation, data, table(['provider', 'network', 'state'], rows))
}

const list: Verb = async (server, invocation) => {
  const { data } = (await server.call('GET', '/connections?limit=100')) as { data: Json[] }
  const rows = data.map((each) =>
    ['id', 'provider', 'handle', 'state', 'read_at'].map((name) => plain(textOf(each[name]))),
  )
  const none = 'No connections. Create a link: rostra connections link PROVIDER --purpose TEXT'
  return say(invocation, data, data.length === 0 ? none : table(['id', 'provider', 'handle', 'state', 'read'], rows))
}

const link: Verb = async (server, invocation) => {
  const [, provider] = invocation.words
  const { purpose, handle, days } = invocation.text
  if (provider === undefined || purpose === undefined)
    throw new UsageError('Specify the provider and --purpose. See: rostra connections providers')
  const made = await server.call('POST', '/connections', {
    provider,
    purpose,
    ...(handle === undefined ? {} : { handle }),
    ...(days === undefined ? {} : { expires_in_days: Number(days) }),
  })
  if (!invocation.given.has('json'))
    note(`Send this link to the creator. It works until ${textOf(made['expires_at'])} and is shown only once:`)
  return say(invocation, made, textOf(made['url']))
}

const showFigures = (measured: Json | null): string => {
  if (measured === null) return dim('No figures were read yet.')
  const figures = listOf(measured, 'figures').map((each) => [
    textOf(each['name']).replaceAll('_', ' '),
    shortCount(each['value']),
    each['days'] === null ? '' : `in ${textOf(each['days'])} days`,
  ])
  const splits = (measured['audience'] as { name: string; of: string; shares: { id: string; share: number }[] }[]).map(
    ({ name, of, shares }) => [
      `${name} of ${of}`,
      shares
        .slice(0, 5)
        .map(({ id, share }) => `${plain(id)} ${percent(share)}`)
        .join(', '),
      '',
    ],
  )
  return table(['figure', 'measured', ''], [...figures, ...splits])
}

const shown = (invocation: Invocation, read: Json): number => {
  const head = `${textOf(read['provider'])} ${plain(textOf(read['handle']))}: ${textOf(read['state'])}`
  const problem = read['problem'] === null ? [] : [plain(textOf(read['problem']))]
  return say(invocation, read, [head, ...problem, showFigures(read['measured'] as Json | null)].join('\n'))
}

const verbs: Record<string, Verb> = {
  list,
  providers,
  link,
  show: async (server, invocation) => shown(invocation, await server.call('GET', `/connections/${idOf(invocation)}`)),
  read: async (server, invocation) =>
    shown(invocation, await server.call('POST', `/connections/${idOf(invocation)}/read`)),
  end: async (server, invocation) => {
    const ended = await server.call('POST', `/connections/${idOf(invocation)}/end`)
    const told = ended['revoked'] === true ? 'The network was told.' : 'The creator can remove the app at the network.'
    return say(invocation, ended, `Ended. Tokens and figures are deleted. ${told}`)
  },
  remove: async (server, invocation) => {
    const id = idOf(invocation)
    await server.call('DELETE', `/connections/${id}`)
    return say(invocation, { id, removed: true }, 'Deleted.')
  },
}

export const run: Run = async (invocation) => {
  const verb = verbs[invocation.words[0] ?? 'list']
  if (verb === undefined) throw new UsageError(`Unknown subcommand. Use ${Object.keys(verbs).join(', ')}.`)
  return verb(new ServerCall(invocation), invocation)
}
