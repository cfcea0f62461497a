import { answersTo, bold, note, print, UsageError, type Invocation, type Run } from './command.js'
import { findNamed } from './find-named.js'
import { readRowsFile } from './rows-file.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { shortCount } from './terminal-chart.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'
import { readText } from './read-text.js'
import { readNetwork } from './words-of-flags.js'

interface Member extends Json {
  network: string
  handle: string
  tags: string[]
  creator: Json | null
}

const listColumns = [{ title: 'Name', least: 12 }, { title: 'Members' }, { title: 'Owner' }, { title: 'Id' }]
const memberColumns = [
  { title: 'Creator', least: 20 },
  { title: 'Followers' },
  { title: 'Stage' },
  { title: 'Tags' },
  { title: 'Note' },
]

const showLists = (lists: Json[]): void =>
  print(
    fittedTable(
      listColumns,
      lists.map((list) => [
        plain(textOf(list['name'])),
        textOf(list['members']),
        textOf(list['owner']),
        textOf(list['id']),
      ]),
      tableWidth(),
      bold,
    ),
  )

const showMembers = (members: Member[]): void =>
  print(
    fittedTable(
      memberColumns,
      members.map((member) => [
        `${member.network}:${plain(member.handle)}`,
        shortCount(member.creator?.['followers']),
        plain(textOf(member['stage'])),
        plain(member.tags.join(', ')) || '-',
        plain(textOf(member['note'])) || '-',
      ]),
      tableWidth(),
      bold,
    ),
  )

const findList = (said: string | undefined, server: ServerCall): Promise<Json> =>
  findNamed(
    said,
    {
      path: '/lists',
      prefix: 'list_',
      noun: 'list',
      nouns: 'lists',
      command: 'rostra lists',
      query: { limit: '100', query: (said ?? '').trim() },
    },
    server,
  )

const toAdded = (who: readonly string[], { text }: Invocation): Json => {
  const file = text['file']
  if (file === undefined && who.length === 0) throw new UsageError('Specify whom to add, or --file.')
  return {
    ...(file === undefined ? { items: who } : readRowsFile(readText(file))),
    ...(text['network'] === undefined ? {} : { network: readNetwork(text['network']) }),
    set: {
      ...(text['stage'] === undefined ? {} : { stage: text['stage'] }),
      ...(text['tag'] === undefined ? {} : { tags: text['tag'].split(',').map((tag) => tag.trim()) }),
    },
  }
}

const toNamed = (said: string): Json => {
  const [, network, handle] = /^([a-z]+):(?!\/\/)(.+)$/.exec(said) ?? []
  return network === undefined ? { profile_url: said } : { network, handle }
}

const works: Partial<Record<string, string>> = {
  screen: 'screening',
  monitor: 'monitoring',
  report: 'report',
  overlap: 'overlap',
  compare: 'comparison',
}

/** Submits work for the members; each id can be waited for and fetched. */
const submitFor = async (path: string, work: string, { text }: Invocation, server: ServerCall): Promise<Json> =>
  server.call('POST', `${path}/requests`, {
    work,
    ...(text['stage'] === undefined ? {} : { stage: text['stage'] }),
    ...(text['tag'] === undefined ? {} : { tag: text['tag'] }),
  })

const showSubmitted = (result: Json): void => {
  for (const { network, handle, id, detail } of result['data'] as Json[]) {
    const who = handle === null ? 'everybody' : `${textOf(network)}:${plain(textOf(handle))}`
    print(`${who}  ${id === null ? plain(textOf(detail)) : textOf(id)}`)
  }
}

const undoLast = async (path: string, server: ServerCall): Promise<Json> => {
  const { data } = await server.call('GET', `${path}/history?limit=100`)
  const last = (data as Json[]).find(
    ({ kind, undone_by }) => kind !== 'undone' && kind !== 'list_changed' && undone_by === null,
  )
  if (last === undefined) throw new Error('There is nothing to undo.')
  return server.call('POST', `${path}/history/${textOf(last['id'])}/undo`)
}

export const run: Run = async (invocation) => {
  const { words, text } = invocation
  const [action = 'list', name, ...who] = words
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  if (action === 'list' || action === 'all') {
    const page = await server.call('GET', '/lists?limit=100')
    const lists = listOf(page, 'data')
    return answer(page, () => (lists.length === 0 ? print('No lists yet.') : showLists(lists)))
  }
  if (action === 'create') {
    if (name === undefined) throw new UsageError('Specify its name.')
    const list = await server.call('POST', '/lists', { name })
    return answer(list, () => showLists([list]))
  }
  const path = `/lists/${textOf((await findList(name, server))['id'])}`
  const work = works[action]
  if (work !== undefined) {
    const result = await submitFor(path, work, invocation, server)
    answer(result, () => showSubmitted(result))
    return result['refused'] === 0 ? 0 : 1
  }
  switch (action) {
    case 'show': {
      const query = new URLSearchParams({ limit: text['limit'] ?? '50' })
      if (text['stage'] !== undefined) query.set('stage', text['stage'])
      const page = await server.call('GET', `${path}/members?${query.toString()}`)
      const members = page['data'] as Member[]
      return answer(page, () => (members.length === 0 ? print('Nobody yet.') : showMembers(members)))
    }
    case 'add': {
      const result = await server.call('POST', `${path}/members`, toAdded(who, invocation))
      for (const { input, reason } of result['misses'] as { input: string; reason: string }[])
        note(`${input}: ${reason}`)
      answer(result, () =>
        print(
          `${textOf(result['added'])} added, ${textOf(result['already'])} already there, ${textOf(result['not_found'])} not found.`,
        ),
      )
      return result['not_found'] === 0 ? 0 : 1
    }
    case 'remove': {
      if (who.length === 0) throw new UsageError('Specify whom to remove.')
      const result = await server.call('POST', `${path}/members/remove`, { members: who.map(toNamed) })
      return answer(result, () => print(`${textOf(result['removed'])} removed. Undo with: rostra lists undo`))
    }
    case 'undo': {
      const result = await undoLast(path, server)
      return answer(result, () => print(`Undone: ${textOf(result['restored'])} members are as before.`))
    }
    case 'delete':
      await server.call('DELETE', path)
      note('Deleted.')
      return 0
    default:
      throw new UsageError(`Unknown subcommand ${action}.`)
  }
}
