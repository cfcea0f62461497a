import { answersTo, bold, print, UsageError, type Run } from './command.js'
import { findNamed } from './find-named.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'

const path = '/social-listening/queries'

const showAll = (queries: readonly Json[]): void =>
  print(
    fittedTable(
      [{ title: 'Name', least: 12 }, { title: 'Query', least: 20 }, { title: 'Used by' }],
      queries.map((each) => [
        textOf(each['name']),
        plain(textOf(each['query'])),
        (each['used_by'] as { name: string }[]).map((use) => plain(use.name)).join(', '),
      ]),
      tableWidth(),
      bold,
    ),
  )

const kind = {
  path,
  prefix: 'lsq_',
  noun: 'saved query',
  nouns: 'saved queries',
  command: 'rostra queries',
  query: {},
}

export const run: Run = async (invocation) => {
  const [action = 'list', name, query] = invocation.words
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  const all = await server.call('GET', path)
  if (action === 'list') {
    const saved = listOf(all, 'data')
    return answer(all, () => (saved.length === 0 ? print('No saved queries yet.') : showAll(saved)))
  }
  if (name === undefined) throw new UsageError('Specify which saved query.')
  if (action === 'save') {
    if (query === undefined) throw new UsageError('Specify the query.')
    const known = listOf(all, 'data').find((each) => each['name'] === name.trim().toLowerCase())
    const saved =
      known === undefined
        ? await server.call('POST', path, { name, query })
        : await server.call('PATCH', `${path}/${textOf(known['id'])}`, { query })
    return answer(saved, () => showAll([saved]))
  }
  if (action !== 'remove') throw new UsageError('Specify what to do: list, save or remove.')
  const own = await findNamed(name, kind, server)
  await server.call('DELETE', `${path}/${textOf(own['id'])}`)
  return answer(own, () => print(`Deleted: ${textOf(own['name'])}`))
}
