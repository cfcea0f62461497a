import { answersTo, bold, print, UsageError, type Invocation, type Run } from './command.js'
import { findNamed, readAll } from './find-named.js'
import { readFilters } from './search-filters.js'
import { partOf, ServerCall, textOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'

const path = '/scheduled-exports'
const secondsOf: Readonly<Record<string, number>> = { h: 3600, d: 86_400 }

const everyOf = (said: string): number => {
  const [, count, unit = ''] = /^(\d{1,4})([hd])$/.exec(said) ?? []
  const seconds = secondsOf[unit]
  if (seconds === undefined) throw new UsageError('--every takes a time such as 6h or 1d.')
  return Number(count) * seconds
}

const limitOf = (said: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(said)) throw new UsageError('--limit takes a number of rows, 1 or more.')
  return Number(said)
}

const idOf = async (said: string, kind: 'list' | 'saved search', server: ServerCall): Promise<string> => {
  const about =
    kind === 'list'
      ? { path: '/lists', prefix: 'list_', noun: kind, nouns: 'lists', command: 'rostra lists' }
      : { path: '/saved-searches', prefix: 'ssr_', noun: kind, nouns: 'saved searches', command: 'rostra searches' }
  return textOf((await findNamed(said, about, server))['id'])
}

/** What is exported: a saved search, a list, or what filters find. */
const subjectOf = async (words: readonly string[], invocation: Invocation, server: ServerCall): Promise<Json> => {
  const { saved, list } = invocation.text
  const filters = await readFilters(words.join(' ').trim(), invocation, server)
  const isFiltered = Object.keys(filters).length > 0
  if (saved !== undefined && (list !== undefined || isFiltered))
    throw new UsageError('A saved search has its own filters. Do not combine it with others.')
  if (saved !== undefined) return { saved_search_id: await idOf(saved, 'saved search', server) }
  if (list !== undefined) return { search: { ...filters, lists: [await idOf(list, 'list', server)] } }
  if (!isFiltered) throw new UsageError('Specify what to export: --saved, --list, words or other filters.')
  return { search: filters }
}

const create = async (invocation: Invocation, server: ServerCall): Promise<Json> => {
  const [, name, ...words] = invocation.words
  const { every, format, fields, limit } = invocation.text
  if (name === undefined) throw new UsageError('Specify what the export is called.')
  return server.call('POST', path, {
    name,
    ...(await subjectOf(words, invocation, server)),
    ...(every === undefined ? {} : { every_s: everyOf(every) }),
    ...(format === undefined ? {} : { format }),
    ...(fields === undefined ? {} : { fields: fields.split(',').filter((each) => each !== '') }),
    ...(limit === undefined ? {} : { max_results: limitOf(limit) }),
  })
}

const lastOf = (one: Json): string => {
  const { status, file, rows, error } = partOf(one, 'last')
  if (status === undefined) return 'not yet'
  return file === null || file === undefined
    ? plain(textOf(error ?? status))
    : `${textOf(rows)} rows in ${plain(textOf(file))}`
}

const showAll = (all: Json[]): void =>
  print(
    fittedTable(
      [{ title: 'Name', least: 12 }, { title: 'Next run (UTC)' }, { title: 'Latest file', least: 16 }, { title: 'Id' }],
      all.map((one) => [
        plain(textOf(one['name'])),
        one['paused'] === true ? 'paused' : textOf(one['next_at']).slice(0, 16).replace('T', ' '),
        lastOf(one),
        textOf(one['id']),
      ]),
      tableWidth(),
      bold,
    ),
  )

const changes: Record<string, (of: string, server: ServerCall) => Promise<Json>> = {
  pause: (of, server) => server.call('PATCH', of, { paused: true }),
  resume: (of, server) => server.call('PATCH', of, { paused: false }),
  remove: async (of, server) => ({ ...(await server.call('DELETE', of)), removed: true }),
}

export const run: Run = async (invocation) => {
  const [word = 'list', name] = invocation.words
  const change = Object.hasOwn(changes, word) ? changes[word] : undefined
  if (change === undefined && word !== 'list' && word !== 'create') throw new UsageError(`Unknown subcommand ${word}.`)
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  if (word === 'create') {
    const made = await create(invocation, server)
    return answer(made, () => print(`Scheduled: ${textOf(made['id'])}. Files go to ${plain(textOf(made['folder']))}.`))
  }
  if (change === undefined) {
    const data = await readAll(path, {}, server)
    return answer({ data }, () => (data.length === 0 ? print('No scheduled exports yet.') : showAll(data)))
  }
  const kind = { path, prefix: 'sxp_', noun: 'export', nouns: 'exports', command: 'rostra exports', query: {} }
  const id = textOf((await findNamed(name, kind, server))['id'])
  const done = await change(`${path}/${id}`, server)
  return answer({ id, ...done }, () =>
    print(word === 'remove' ? 'Removed.' : word === 'pause' ? 'Paused.' : 'Resumed.'),
  )
}
