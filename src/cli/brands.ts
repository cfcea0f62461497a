import { bold, note, print, UsageError, type Invocation, type Run } from './command.js'
import { listOf, ServerCall, textOf, textsOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'
import { readText } from './read-text.js'

const split = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const columns = [
  { title: 'Id', least: 20 },
  { title: 'Name', least: 12 },
  { title: 'Sells' },
  { title: 'Site' },
  { title: 'Instagram' },
]

const toRow = (brand: Json): string[] => [
  String(brand['id']),
  plain(String(brand['name'])),
  textOf(brand['interest']),
  textsOf(brand, 'domains')[0] ?? '-',
  (brand['handles'] as { network: string; handle: string }[]).find(({ network }) => network === 'instagram')?.handle ??
    '-',
]

const show = (brands: Json[]): void => print(fittedTable(columns, brands.map(toRow), tableWidth(), bold))

const need = (word: string | undefined, what: string): string => {
  if (word === undefined) throw new UsageError(`Specify ${what}.`)
  return word
}

const toBody = (name: string, { text, given }: Invocation): Json => ({
  name,
  aliases: split(text['alias']),
  domains: split(text['domain']),
  handles: (['instagram', 'tiktok'] as const).flatMap((network) =>
    text[network] === undefined ? [] : [{ network, handle: text[network] }],
  ),
  ...(text['interest'] === undefined ? {} : { interest: text['interest'] }),
  ...(given.has('ambiguous') ? { ambiguous: true } : {}),
})

const importFile = (file: string, server: ServerCall): Promise<Json> => {
  const content = readText(file)
  const body = /\.json$/i.test(file) ? { brands: JSON.parse(content) as unknown } : { csv: content }
  return server.call('POST', '/brands/import', body)
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const [action = 'list', first, second] = words
  const server = new ServerCall(invocation)
  const answer = (brand: Json): number => {
    if (given.has('json')) print(JSON.stringify(brand))
    else show([brand])
    return 0
  }
  const path = (id: string): string => `/brands/${encodeURIComponent(id)}`
  switch (action) {
    case 'list': {
      const query = new URLSearchParams({ limit: text['limit'] ?? '20' })
      if (words.length > 1) query.set('query', words.slice(1).join(' '))
      if (text['interest'] !== undefined) query.set('interest', text['interest'])
      const page = await server.call('GET', `/brands?${query.toString()}`)
      if (given.has('json')) print(JSON.stringify(page))
      else if (listOf(page, 'data').length === 0) print('No brand matches.')
      else show(listOf(page, 'data'))
      return 0
    }
    case 'show':
      return answer(await server.call('GET', path(need(first, 'which brand'))))
    case 'add':
      return answer(await server.call('POST', '/brands', toBody(need(first, 'its name'), invocation)))
    case 'merge':
      return answer(
        await server.call('POST', `${path(need(first, 'which brand'))}/merge`, { into: need(second, 'into which') }),
      )
    case 'remove':
      await server.call('DELETE', path(need(first, 'which brand')))
      note('Removed.')
      return 0
    case 'import': {
      const result = await importFile(need(first, 'which file'), server)
      if (given.has('json')) print(JSON.stringify(result))
      else {
        print(
          `${textOf(result['added'])} added, ${textOf(result['changed'])} changed, ${textOf(result['unchanged'])} as before, ${textOf(result['rejected'])} refused.`,
        )
        for (const { row, message } of result['rejects'] as { row: number; message: string }[])
          note(`row ${row}: ${message}`)
      }
      return result['rejected'] === 0 ? 0 : 1
    }
    default:
      throw new UsageError(`Unknown subcommand ${action}.`)
  }
}
