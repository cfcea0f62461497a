import { setTimeout } from 'node:timers/promises'
import { answersTo, bold, print, UsageError, type Answer, type Invocation, type Run } from './command.js'
import { findNamed, readAll } from './find-named.js'
import { readFilters } from './search-filters.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth, type Column } from './terminal-text.js'

interface Noted {
  handle: string
  name: string
  verified: boolean | null
  followers: number | null
}

interface Difference {
  kind: string
  network: string
  before: Noted | null
  after: Noted | null
}

const table = (columns: Column[], rows: string[][]): void => print(fittedTable(columns, rows, tableWidth(), bold))

/** To the minute: seconds matter to nobody here. */
const minuteOf = (time: unknown): string =>
  typeof time === 'string' ? time.slice(0, 16).replace('T', ' ') : textOf(time)

const nextOf = ({ paused, every_s: every, next_at: next }: Json): string => {
  if (paused === true) return 'paused'
  return every === null ? 'on request' : minuteOf(next)
}

const showAll = (searches: Json[]): void =>
  table(
    [{ title: 'Name', least: 12 }, { title: 'Matches', end: true }, { title: 'Next run (UTC)' }, { title: 'Id' }],
    searches.map((each) => [plain(textOf(each['name'])), textOf(each['matches']), nextOf(each), textOf(each['id'])]),
  )

const countsOf = (run: Json): string[] =>
  run['baseline'] === true ? ['-', '-', 'baseline'] : ['new', 'lost', 'changed'].map((kind) => textOf(run[kind]))

const showOne = (search: Json, runs: Json[]): void => {
  print(bold(plain(textOf(search['name']))))
  print(`Filters   ${plain(JSON.stringify(search['filters']))}`)
  if (search['sort'] !== null) print(`Sort      ${plain(JSON.stringify(search['sort']))}`)
  print(`Matches   ${textOf(search['matches'], 'not known before the next run')}`)
  print(`Next run  ${nextOf(search)}`)
  if (runs.length === 0) return
  const ends = ['Matches', 'New', 'Lost', 'Changed'].map((title) => ({ title, end: true }))
  print('')
  table(
    [{ title: 'Run (UTC)' }, ...ends, { title: 'Id' }],
    runs.map((run) => [minuteOf(run['created_at']), textOf(run['matches']), ...countsOf(run), textOf(run['id'])]),
  )
}

const sayRun = (run: Json): string => {
  const matches = `${textOf(run['matches'])} matches`
  if (run['baseline'] === true) return `${matches}. This run is the baseline that later runs are compared with.`
  return `${matches}: ${['new', 'lost', 'changed'].map((kind) => `${textOf(run[kind])} ${kind}`).join(', ')}.`
}

const fields = ['handle', 'name', 'verified', 'followers'] as const

/** Followers of somebody new or lost; of somebody changed, what did. */
const detailsOf = ({ before, after }: Difference): string => {
  if (before === null || after === null) return `${textOf((after ?? before)?.followers, 'unknown')} followers`
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${field} ${textOf(before[field], 'unknown')} → ${textOf(after[field], 'unknown')}`)
    .join(', ')
}

const showDifferences = (differences: readonly Difference[]): void =>
  table(
    [{ title: 'What' }, { title: 'Creator', least: 20 }, { title: 'Details', least: 20 }],
    differences.map((each) => [
      each.kind,
      `${each.network}:${plain((each.after ?? each.before)?.handle ?? '')}`,
      plain(detailsOf(each)),
    ]),
  )

const find = (said: string, server: ServerCall): Promise<Json> =>
  findNamed(
    said,
    {
      path: '/saved-searches',
      prefix: 'ssr_',
      noun: 'saved search',
      nouns: 'saved searches',
      command: 'rostra searches',
    },
    server,
  )

const pollMs = 250

/** Runs it and waits for the end. */
const runNow = async (path: string, server: ServerCall): Promise<Json> => {
  const id = textOf((await server.call('POST', `${path}/run`))['request_id'])
  let request = await server.call('GET', `/requests/${id}`)
  while (request['status'] === 'queued' || request['status'] === 'in_progress') {
    await setTimeout(pollMs)
    request = await server.call('GET', `/requests/${id}`)
  }
  if (request['status'] !== 'succeeded') {
    const { detail } = (request['error'] ?? {}) as { detail?: string }
    throw new Error(detail ?? `The run was ${textOf(request['status'])}.`)
  }
  return findRun(path, id, server)
}

/** A run by its id, else the latest. */
const findRun = async (path: string, id: string | undefined, server: ServerCall): Promise<Json> => {
  const runs =
    id === undefined
      ? listOf(await server.call('GET', `${path}/runs?limit=1`), 'data')
      : (await readAll(`${path}/runs`, { limit: '100' }, server)).filter((run) => run['id'] === id)
  const [run] = runs
  if (run !== undefined) return run
  throw new Error(id === undefined ? 'It has not run yet.' : `It has no run ${id}. See: rostra searches show`)
}

const secondsOf: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 86_400 }

const everyOf = (said: string): number | null => {
  if (said === 'never') return null
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(said) ?? []
  const seconds = secondsOf[unit]
  if (seconds === undefined) throw new UsageError('--every takes a time such as 15m, 6h or 1d, or never.')
  return Number(count) * seconds
}

const create = async (invocation: Invocation, server: ServerCall): Promise<Json> => {
  const [, name, ...words] = invocation.words
  const { every, alerts } = invocation.text
  if (name === undefined) throw new UsageError('Specify what the search is called.')
  const filters = await readFilters(words.join(' ').trim(), invocation, server)
  if (Object.keys(filters).length === 0)
    throw new UsageError('Specify whom to search for: words, --ask, --network, --followers, --interest or --filters.')
  return server.call('POST', '/saved-searches', {
    name,
    filters,
    ...(every === undefined ? {} : { every_s: everyOf(every) }),
    ...(alerts === undefined ? {} : { alerts: alerts.split(',').filter((each) => each !== '') }),
  })
}

type Action = (
  search: Json,
  path: string,
  server: ServerCall,
  answer: Answer,
  invocation: Invocation,
) => Promise<number>

const actions: Record<string, Action> = {
  show: async (search, path, server, answer) => {
    const runs = listOf(await server.call('GET', `${path}/runs?limit=20`), 'data')
    return answer({ ...search, runs }, () => showOne(search, runs))
  },
  run: async (_search, path, server, answer) => {
    const run = await runNow(path, server)
    return answer(run, () => print(sayRun(run)))
  },
  changes: async (_search, path, server, answer, { text }) => {
    const run = await findRun(path, text['run'], server)
    const query = text['kind'] === undefined ? {} : { kind: text['kind'] }
    const differences = await readAll(
      `${path}/runs/${textOf(run['id'])}/differences`,
      { limit: '100', ...query },
      server,
    )
    return answer({ run, differences }, () => {
      print(sayRun(run))
      if (differences.length > 0) showDifferences(differences as unknown as Difference[])
    })
  },
  remove: async ({ id }, path, server, answer) => {
    await server.call('DELETE', path)
    return answer({ id, removed: true }, () => print('Removed.'))
  },
}

export const run: Run = async (invocation) => {
  const [word = 'list', name, ...rest] = invocation.words
  const action = Object.hasOwn(actions, word) ? actions[word] : undefined
  if (action === undefined && word !== 'list' && word !== 'create') throw new UsageError(`Unknown subcommand ${word}.`)
  if (action !== undefined && name === undefined) throw new UsageError('Specify which search.')
  if (rest.length > 0 && word !== 'create')
    throw new UsageError('Expected one search. Put a name with spaces in quotes.')
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  if (word === 'create') {
    const made = await create(invocation, server)
    return answer(made, () =>
      print(`Saved: ${textOf(made['id'])}. Next run: ${nextOf(made)}${made['every_s'] === null ? '' : ' UTC'}.`),
    )
  }
  if (action === undefined || name === undefined) {
    const data = await readAll('/saved-searches', { limit: '100' }, server)
    return answer({ data }, () => (data.length === 0 ? print('No saved searches yet.') : showAll(data)))
  }
  const search = await find(name, server)
  return action(search, `/saved-searches/${textOf(search['id'])}`, server, answer, invocation)
}
