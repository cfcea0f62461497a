import { answersTo, bold, dim, print, UsageError, type Invocation, type Run } from './command.js'
import { readAll } from './find-named.js'
import { ServerCall, textOf, type Json } from './server-call.js'
import { fittedTable, plain, tableWidth, terminalWidth, wrap } from './terminal-text.js'

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const single = ['name', 'employer', 'city', 'country', 'reference'] as const

const personOf = ({ words, text }: Invocation): Json => {
  const name = words.slice(1).join(' ').trim()
  const said: Invocation['text'] = { ...text, ...(name === '' ? {} : { name }) }
  const person: Json = {}
  for (const key of single) if (said[key] !== undefined) person[key] = said[key]
  for (const [flag, key] of Object.entries({ email: 'emails', phone: 'phones', link: 'links' })) {
    const values = listed(text[flag])
    if (values.length > 0) person[key] = values
  }
  if (Object.keys(person).length === 0)
    throw new UsageError('Specify whom to look for: a name, --email, --phone, --employer, --city or --link.')
  return person
}

const percent = (probability: unknown): string => `${Math.round(Number(probability) * 100)} %`

const showCandidate = (candidate: Json): void => {
  const { status, sufficient, evidence, missing } = candidate as { [key: string]: unknown; evidence: Json[] }
  const state = status === 'open' ? (sufficient === true ? '' : '  names alone do not suffice') : `  ${textOf(status)}`
  print(`\n${bold(`${plain(textOf(candidate['id']))}  ${percent(candidate['probability'])}`)}${state}`)
  const width = terminalWidth()
  for (const { identifier, outcome, why } of evidence)
    if (outcome !== 'unknown')
      print(wrap(`${outcome === 'matched' ? '+' : '-'} ${textOf(identifier)}: ${plain(textOf(why))}`, width, '  '))
  const unknown = evidence.filter(({ outcome }) => outcome === 'unknown').map(({ identifier }) => textOf(identifier))
  if (unknown.length > 0) print(dim(wrap(`? not known: ${[...new Set(unknown)].join(', ')}`, width, '  ')))
  if (status === 'open' && sufficient !== true)
    for (const each of missing as string[]) print(dim(wrap(each, width, '  ')))
}

const show = (identity: Json): void => {
  const { candidates, more, withheld } = identity as { candidates: Json[]; more: number; withheld: string[] }
  print(`${textOf(identity['id'])}  ${textOf(identity['status'])}`)
  if (withheld.length > 0) print(`Not used, on the do-not-contact list: ${withheld.join(', ')}`)
  if (candidates.length === 0) print('No account that is known here may be this person’s.')
  for (const candidate of candidates) showCandidate(candidate)
  if (more > 0) print(dim(`\n${more} less likely accounts are not shown.`))
}

const showAll = (identities: Json[]): void => {
  if (identities.length === 0) return print('Nobody was looked for yet.')
  print(
    fittedTable(
      [{ title: 'Person', least: 12 }, { title: 'Status' }, { title: 'Accounts', end: true }, { title: 'Id' }],
      identities.map(({ id, person, reference, status, candidates }) => [
        plain(textOf((person as Json)['name'] ?? reference)),
        textOf(status),
        String((candidates as Json[]).length),
        textOf(id),
      ]),
      tableWidth(),
      bold,
    ),
  )
}

const decision = (action: string, accounts: string[], { text }: Invocation): Json => {
  if (text['reason'] === undefined) throw new UsageError('Specify why, with --reason.')
  if (action !== 'undo' && accounts.length === 0)
    throw new UsageError('Specify which accounts, such as instagram:una.bakes.')
  return {
    ...(action === 'undo' ? {} : { action, candidate_ids: accounts }),
    reason: text['reason'],
    ...(text['reviewer'] === undefined ? {} : { reviewer: text['reviewer'] }),
    ...(text['evidence'] === undefined ? {} : { other_evidence: text['evidence'] }),
  }
}

const words = ['list', 'find', 'show', 'confirm', 'reject', 'undo', 'remove']

export const run: Run = async (invocation) => {
  const [word = 'list', id, ...accounts] = invocation.words
  if (!words.includes(word)) throw new UsageError(`Unknown subcommand ${word}.`)
  const server = new ServerCall(invocation)
  const base = '/screening-identities'
  const answer = answersTo(invocation)
  if (word === 'list') {
    const data = await readAll(base, { limit: '100' }, server)
    return answer({ data }, () => showAll(data))
  }
  if (word === 'find') {
    const found = await server.call('POST', base, personOf(invocation))
    return answer(found, () => show(found))
  }
  if (id === undefined) throw new UsageError('Specify which person, by id. See: rostra identities list')
  const path = `${base}/${encodeURIComponent(id)}`
  if (word === 'remove') {
    await server.call('DELETE', path)
    return answer({ id, removed: true }, () => print('Removed.'))
  }
  const identity =
    word === 'show'
      ? await server.call('GET', path)
      : await server.call(
          'POST',
          `${path}/${word === 'undo' ? 'undo' : 'decisions'}`,
          decision(word, accounts, invocation),
        )
  return answer(identity, () => show(identity))
}
