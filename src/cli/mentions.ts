import { bold, dim, print, UsageError, type Invocation, type Run } from './command.js'
import { listOf, partOf, ServerCall, textOf, type Json } from './server-call.js'
import { plain, terminalWidth, wrap } from './terminal-text.js'

const filters = ['brand', 'sentiment', 'tag', 'state', 'assignee'] as const

const given = ({ text }: Invocation): Record<string, string> =>
  Object.fromEntries(filters.flatMap((name) => (text[name] === undefined ? [] : [[name, text[name]]])))

const orNull = (value: string): string | null => (value === 'none' ? null : value)

const need = (invocation: Invocation, flag: string, what: string): string => {
  const value = invocation.text[flag]
  if (value === undefined) throw new UsageError(`Specify ${what}, with --${flag}.`)
  return value
}

const changes: Readonly<Record<string, (invocation: Invocation) => Json>> = {
  check: () => ({ state: 'checked' }),
  reopen: () => ({ state: 'open' }),
  assign: (invocation) => ({ assignee: orNull(need(invocation, 'to', 'whose they are')) }),
  note: (invocation) => ({ note: orNull(need(invocation, 'text', 'what to note')) }),
  tag: (invocation) => ({ add_tags: [need(invocation, 'name', 'which tag')] }),
  untag: (invocation) => ({ remove_tags: [need(invocation, 'name', 'which tag')] }),
}

const showMention = (mention: Json): void => {
  const { handle } = mention['author'] as { handle: string }
  const tags = (mention['tags'] ?? []) as string[]
  const about = [
    textOf(mention['published_at']).slice(0, 10),
    `@${plain(handle)}`,
    textOf(mention['sentiment']),
    textOf(mention['state']),
    ...(typeof mention['assignee'] === 'string' ? [`for ${plain(mention['assignee'])}`] : []),
    ...tags.map((tag) => `[${plain(tag)}]`),
  ]
  print(`${bold(textOf(mention['id']))}  ${dim(about.join('  '))}`)
  print(wrap(plain(textOf(mention['text'], 'Taken back since.')).slice(0, 400), terminalWidth() - 2))
  if (typeof mention['note'] === 'string') print(dim(`Note: ${plain(mention['note'])}`))
}

const showChange = (change: Json): void => {
  const undone = typeof change['undone_by'] === 'string' ? ', undone' : ''
  print(
    `${textOf(change['created_at']).slice(0, 16).replace('T', ' ')}  ${textOf(change['kind'])} of ${textOf(change['mentions'])} mentions by ${textOf(change['actor'])}${undone}  ${dim(textOf(change['id']))}`,
  )
}

const list = async (path: string, invocation: Invocation, server: ServerCall): Promise<number> => {
  const query = new URLSearchParams({ limit: invocation.text['limit'] ?? '20', ...given(invocation) })
  const answer = await server.call('GET', `${path}?${query.toString()}`)
  if (invocation.given.has('json')) print(JSON.stringify(answer))
  else {
    print(`${textOf(partOf(answer, 'total')['value'])} mentions`)
    for (const mention of listOf(answer, 'data')) showMention(mention)
  }
  return 0
}

const answerWith = (invocation: Invocation, answer: Json, text: string): number => {
  print(invocation.given.has('json') ? JSON.stringify(answer) : text)
  return 0
}

export const run: Run = async (invocation) => {
  const [id, action = 'list', ...ids] = invocation.words
  if (id === undefined) throw new UsageError('Specify which listening.')
  const server = new ServerCall(invocation)
  const path = `/social-listening/${encodeURIComponent(id)}/mentions`
  if (action === 'list') return list(path, invocation, server)
  if (action === 'undo') {
    const undone = await server.call('POST', `${path}/undo`, ids[0] === undefined ? {} : { change_id: ids[0] })
    return answerWith(invocation, undone, `Undone for ${textOf(undone['mentions'])} mentions.`)
  }
  if (action === 'history') {
    const history = await server.call('GET', `${path}/history?limit=${invocation.text['limit'] ?? '20'}`)
    if (invocation.given.has('json')) print(JSON.stringify(history))
    else for (const change of listOf(history, 'data')) showChange(change)
    return 0
  }
  const change = changes[action]
  if (change === undefined)
    throw new UsageError(`Specify what to do: list, ${Object.keys(changes).join(', ')}, undo or history.`)
  const where = given(invocation)
  if (ids.length === 0 && Object.keys(where).length === 0)
    throw new UsageError('Specify which mentions: by id, or by a filter such as --state open.')
  const chosen = ids.length > 0 ? { mention_ids: ids } : { where }
  const answer = await server.call('PATCH', path, { ...chosen, ...change(invocation) })
  return answerWith(
    invocation,
    answer,
    `${textOf(answer['changed'])} changed, ${textOf(answer['unchanged'])} were so already.`,
  )
}
