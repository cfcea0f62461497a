import { writeFileSync } from 'node:fs'
import { dayMs } from '../kernel/clock.js'
import { answersTo, bold, note, print, UsageError, type Invocation, type Run } from './command.js'
import { findNamed } from './find-named.js'
import { listOf, partOf, ServerCall, textOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'

const table = (titles: string[], rows: string[][]): void =>
  print(
    fittedTable(
      titles.map((title, i) => (i === 0 ? { title, least: 14 } : { title })),
      rows,
      tableWidth(),
      bold,
    ),
  )

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** The beginning of a day, so many days later. */
const startOf = (day: string, later = 0): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new UsageError(`${day} is not a day. Write it as 2026-03-01.`)
  return new Date(Date.parse(day) + later * dayMs).toISOString()
}

const toBody = (
  name: string | undefined,
  who: readonly string[],
  list: string | undefined,
  { text }: Invocation,
): Json => {
  if (name === undefined) throw new UsageError('Specify its name.')
  if (text['starts'] === undefined) throw new UsageError('Specify when it begins: --starts 2026-03-01.')
  const fee = text['fee'] === undefined ? {} : { fee: Number(text['fee']) }
  const people = list === undefined ? { items: who } : { list }
  return {
    name,
    brands: listed(text['brand']),
    accounts: listed(text['account']),
    hashtags: listed(text['hashtag']),
    codes: listed(text['code']),
    links: listed(text['link']),
    starts_at: startOf(text['starts']),
    ends_at: text['ends'] === undefined ? null : startOf(text['ends'], 1),
    ...(list === undefined && who.length === 0 ? {} : { roster: { ...people, ...fee } }),
  }
}

const find = (said: string | undefined, server: ServerCall): Promise<Json> =>
  findNamed(
    said,
    { path: '/campaigns', prefix: 'cmp_', noun: 'campaign', nouns: 'campaigns', command: 'rostra campaigns' },
    server,
  )

/** The id of the list whose members are the roster, which is given by its name or its id. */
const findList = async ({ text: { list: said } }: Invocation, server: ServerCall): Promise<string | undefined> =>
  said === undefined
    ? undefined
    : textOf(
        (
          await findNamed(
            said,
            { path: '/lists', prefix: 'list_', noun: 'list', nouns: 'lists', command: 'rostra lists' },
            server,
          )
        )['id'],
      )

const valueOf = (figure: unknown): string =>
  textOf(typeof figure === 'object' && figure !== null ? (figure as Json)['value'] : figure)

const showAll = (campaigns: Json[]): void =>
  table(
    ['Name', 'Creators', 'Posts', 'Checked', 'Id'],
    campaigns.map((each) => [
      plain(textOf(each['name'])),
      ...['members', 'posts', 'checked_at', 'id'].map((key) => textOf(each[key])),
    ]),
  )

const showBoard = (board: Json): void => {
  const totals = partOf(board, 'totals')
  const said = ['posts', 'reach', 'engagements', 'lift', 'earned_value', 'fee', 'cost_per_engagement', 'undisclosed']
  print(said.map((key) => `${key.replaceAll('_', ' ')} ${valueOf(totals[key])}`).join(' · '))
  table(
    ['Creator', 'State', 'Posts', 'Reach', 'Engagements', 'Against usual', 'Fee'],
    listOf(board, 'members').map((member) => {
      const figures = partOf(member, 'figures')
      return [
        `${textOf(member['network'])}:${plain(textOf(member['handle']))}`,
        textOf(member['state']).replaceAll('_', ' '),
        ...['posts', 'reach', 'engagements', 'lift', 'fee'].map((key) => valueOf(figures[key])),
      ]
    }),
  )
  for (const { what, why, posts } of totals['missing'] as { what: string; why: string; posts: number }[])
    note(`Not measured: ${what.replaceAll('_', ' ')} of ${posts} posts. ${why}`)
}

const showPosts = (posts: Json[]): void =>
  table(
    ['Post', 'Creator', 'Published', 'Counts', 'Disclosed', 'Safety', 'Engagements'],
    posts.map((post) => [
      textOf(post['url']),
      plain(textOf(post['handle'])),
      textOf(post['published_at']).slice(0, 10),
      textOf(post['counts']),
      textOf(partOf(post, 'disclosure')['state']),
      textOf(partOf(post, 'safety')['state']),
      textOf(post['engagements']),
    ]),
  )

const forms: Record<string, string> = { pdf: 'application/pdf', csv: 'text/csv', json: 'application/json' }

const saveReport = async (path: string, { text }: Invocation, server: ServerCall): Promise<void> => {
  const file = text['file']
  const accept = forms[file?.split('.').at(-1)?.toLowerCase() ?? '']
  if (file === undefined || accept === undefined)
    throw new UsageError('Specify where: --file report.pdf, .csv or .json.')
  const chunks: Uint8Array[] = []
  for await (const chunk of await server.file(`${path}/report`, accept)) chunks.push(chunk)
  writeFileSync(file, Buffer.concat(chunks))
  note(`Written: ${file}`)
}

export const run: Run = async (invocation) => {
  const [action = 'list', name, ...who] = invocation.words
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  if (action === 'list' || action === 'all') {
    const page = await server.call('GET', '/campaigns?limit=100')
    const campaigns = listOf(page, 'data')
    return answer(page, () => (campaigns.length === 0 ? print('No campaigns yet.') : showAll(campaigns)))
  }
  if (action === 'create') {
    const created = await server.call(
      'POST',
      '/campaigns',
      toBody(name, who, await findList(invocation, server), invocation),
    )
    const { misses = [] } = (created['roster'] ?? {}) as { misses?: { input: string; reason: string }[] }
    for (const { input, reason } of misses) note(`${input}: ${reason}`)
    return answer(created, () => showAll([created]))
  }
  const path = `/campaigns/${textOf((await find(name, server))['id'])}`
  switch (action) {
    case 'show': {
      const board = await server.call('GET', `${path}/board`)
      return answer(board, () => showBoard(board))
    }
    case 'posts': {
      const page = await server.call('GET', `${path}/posts?limit=100`)
      const posts = listOf(page, 'data')
      return answer(page, () => (posts.length === 0 ? print('No posts yet.') : showPosts(posts)))
    }
    case 'check': {
      const submitted = await server.call('POST', `${path}/check`)
      return answer(submitted, () => print(`Looking for posts: ${textOf(submitted['request_id'])}`))
    }
    case 'report':
      await saveReport(path, invocation, server)
      return 0
    case 'delete':
      await server.call('DELETE', path)
      note('Deleted.')
      return 0
    default:
      throw new UsageError(`Unknown subcommand ${action}.`)
  }
}
