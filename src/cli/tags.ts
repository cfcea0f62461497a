import { answersTo, bold, print, UsageError, type Run } from './command.js'
import { findNamed } from './find-named.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'

const path = '/social-listening/tags'

const backfillOf = ({ backfill }: Json): string => {
  if (backfill === null || backfill === undefined) return 'by hand'
  const { status, share } = backfill as { status: string; share: number | null }
  return status === 'succeeded' ? 'applied' : `${status.replace('_', ' ')} ${Math.round((share ?? 0) * 100)} %`
}

const showAll = (tags: readonly Json[]): void =>
  print(
    fittedTable(
      [{ title: 'Name', least: 12 }, { title: 'Texts', end: true }, { title: 'Rule', least: 20 }, { title: 'State' }],
      tags.map((tag) => [
        plain(textOf(tag['name'])),
        textOf(tag['matched']),
        plain(textOf(tag['query'], '')),
        backfillOf(tag),
      ]),
      tableWidth(),
      bold,
    ),
  )

const find = (said: string | undefined, server: ServerCall): Promise<Json> =>
  findNamed(said, { path, prefix: 'ltg_', noun: 'tag', nouns: 'tags', command: 'rostra tags', query: {} }, server)

export const run: Run = async (invocation) => {
  const [action = 'list', name, query] = invocation.words
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  if (action === 'list') {
    const page = await server.call('GET', path)
    const tags = listOf(page, 'data')
    return answer(page, () => (tags.length === 0 ? print('No tags yet.') : showAll(tags)))
  }
  if (name === undefined) throw new UsageError('Specify which tag.')
  if (action === 'add') {
    const tag = await server.call('POST', path, { name, query: query ?? null })
    return answer(tag, () => showAll([tag]))
  }
  const own = await find(name, server)
  const address = `${path}/${textOf(own['id'])}`
  if (action === 'change') {
    if (query === undefined) throw new UsageError('Specify the new rule.')
    const tag = await server.call('PATCH', address, { query })
    return answer(tag, () => showAll([tag]))
  }
  if (action !== 'remove') throw new UsageError('Specify what to do: list, add, change or remove.')
  await server.call('DELETE', address)
  return answer(own, () => print(`Deleted: ${plain(textOf(own['name']))}`))
}
