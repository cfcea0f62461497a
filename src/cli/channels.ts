import { answersTo, bold, note, print, UsageError, type Invocation } from './command.js'
import { findNamed } from './find-named.js'
import { listOf, partOf, ServerCall, textOf, textsOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth, type Column } from './terminal-text.js'

/** What webhooks and notification channels have in common on the command line, and where they differ. */
export interface ChannelCommand {
  /** The command: webhooks. */
  name: string
  path: string
  prefix: string
  noun: string
  nouns: string
  nameOf: (channel: Json) => string
  targetOf: (channel: Json) => string
  toBody: (words: readonly string[], invocation: Invocation) => Json
}

export const listed = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const table = (columns: Column[], rows: string[][]): void => print(fittedTable(columns, rows, tableWidth(), bold))

const showAll = ({ nameOf, targetOf }: ChannelCommand, channels: Json[]): void =>
  table(
    [
      { title: 'Name', least: 12 },
      { title: 'Target', least: 16 },
      { title: 'Status' },
      { title: 'Sent', end: true },
      { title: 'Waiting', end: true },
      { title: 'Dead', end: true },
      { title: 'Id' },
    ],
    channels.map((each) => {
      const { delivered, pending, dead } = partOf(each, 'deliveries')
      const counts = [delivered, pending, dead].map((count) => textOf(count))
      return [plain(nameOf(each)), plain(targetOf(each)), textOf(each['status']), ...counts, textOf(each['id'])]
    }),
  )

const showOne = (command: ChannelCommand, channel: Json): void => {
  showAll(command, [channel])
  print(`Events   ${textsOf(channel, 'events').join(', ')}`)
  if (channel['paused_reason'] !== null) print(`Paused   ${plain(textOf(channel['paused_reason']))}`)
}

const showDeliveries = (deliveries: Json[]): void =>
  table(
    [
      { title: 'When (UTC)' },
      { title: 'Event', least: 17 },
      { title: 'Status' },
      { title: 'Tries', end: true },
      { title: 'Last try', least: 16 },
      { title: 'Id' },
    ],
    deliveries.map((each) => {
      const attempts = listOf(each, 'attempts')
      const last = attempts.at(-1)
      const said = last === undefined ? '-' : `${textOf(last['status'])} in ${textOf(last['latency_ms'])} ms`
      return [
        textOf(each['created_at']).slice(0, 16).replace('T', ' '),
        textOf(each['kind']),
        textOf(each['status']),
        String(attempts.length),
        plain(textOf(last?.['error'], said)),
        textOf(each['id']),
      ]
    }),
  )

/** Sends a test message, or a sample of a kind of event, and says what came of it, for as long as the first try takes. */
const test = async (path: string, kind: string | undefined, server: ServerCall): Promise<Json> => {
  const { id } = await server.call(
    'POST',
    `${path}/test${kind === undefined ? '' : `?kind=${encodeURIComponent(kind)}`}`,
  )
  const until = Date.now() + 20_000
  for (;;) {
    const { data } = await server.call('GET', `${path}/deliveries?limit=100`)
    const delivery = (data as Json[]).find((each) => each['id'] === id)
    if (delivery !== undefined && (listOf(delivery, 'attempts').length > 0 || Date.now() > until)) return delivery
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export const runChannels = async (command: ChannelCommand, invocation: Invocation): Promise<number> => {
  const [action = 'list', name, ...rest] = invocation.words
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  if (action === 'list') {
    const page = await server.call('GET', command.path)
    const channels = listOf(page, 'data')
    return answer(page, () => (channels.length === 0 ? print(`No ${command.nouns} yet.`) : showAll(command, channels)))
  }
  if (action === 'create') {
    const created = await server.call(
      'POST',
      command.path,
      command.toBody(name === undefined ? [] : [name, ...rest], invocation),
    )
    return answer(created, () => {
      showAll(command, [created])
      if (typeof created['secret'] === 'string') print(`Secret, shown only now: ${created['secret']}`)
    })
  }
  const channel = await findNamed(name, { ...command, command: `rostra ${command.name}`, query: {} }, server)
  const path = `${command.path}/${textOf(channel['id'])}`
  const change = async (body: Json): Promise<number> => {
    const changed = await server.call('PATCH', path, body)
    return answer(changed, () => showOne(command, changed))
  }
  switch (action) {
    case 'show':
      return answer(channel, () => showOne(command, channel))
    case 'pause':
      return change({ paused: true })
    case 'resume':
      return change({ paused: false })
    case 'test': {
      const delivery = await test(path, rest[0], server)
      answer(delivery, () => showDeliveries([delivery]))
      return delivery['status'] === 'delivered' ? 0 : 1
    }
    case 'deliveries': {
      const page = await server.call('GET', `${path}/deliveries?limit=50`)
      const deliveries = listOf(page, 'data')
      return answer(page, () => (deliveries.length === 0 ? print('Nothing was sent yet.') : showDeliveries(deliveries)))
    }
    case 'redeliver': {
      const [delivery] = rest
      if (delivery === undefined) {
        const result = await server.call('POST', `${path}/redeliver`)
        return answer(result, () => print(`${textOf(result['redelivered'])} dead letters are sent again.`))
      }
      const result = await server.call('POST', `${path}/deliveries/${encodeURIComponent(delivery)}/redeliver`)
      return answer(result, () => print(`${delivery} is sent again.`))
    }
    case 'rotate': {
      if (command.path !== '/webhooks') break
      const rotated = await server.call('POST', `${path}/rotate-secret`)
      return answer(rotated, () => print(`New secret, shown only now: ${textOf(rotated['secret'])}`))
    }
    case 'remove':
      await server.call('DELETE', path)
      note('Removed.')
      return 0
    default:
  }
  throw new UsageError(`Unknown subcommand ${action}.`)
}
