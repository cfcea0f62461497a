import { writeFileSync } from 'node:fs'
import { answersTo, note, print, table, UsageError, type Run } from './command.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { plain } from './terminal-text.js'

const showFound = (found: Json): void => {
  const accounts = listOf(found, 'accounts')
  const places = listOf(found, 'places')
  const candidates = listOf(found, 'candidates')
  const who = (each: Json): string => `${textOf(each['network'])}:${plain(textOf(each['handle']))}`
  print(
    table(
      ['account', 'name', 'evidence'],
      accounts.map((each) => [who(each), plain(textOf(each['name'])), textOf(each['evidence'])]),
    ),
  )
  if (places.length === 0) print('No data about this person is stored.')
  else
    print(
      table(
        ['place', 'about them', 'naming them'],
        places.map((each) => [textOf(each['place']), textOf(each['own']), textOf(each['mentions'])]),
      ),
    )
  if (candidates.length > 0) {
    note('May be the same person; name their accounts if they are:')
    for (const each of candidates) note(`  ${who(each)}  ${plain(textOf(each['name']))}  (${textOf(each['because'])})`)
  }
}

const showCase = (each: Json): void => {
  print(
    `${textOf(each['id'])}  ${textOf(each['kind'])} of ${textOf(each['created_at'])}  digest ${textOf(each['sha256'])}`,
  )
  print(
    table(
      ['place', 'deleted', 'masked'],
      listOf(each, 'places').map((one) => [textOf(one['place']), textOf(one['deleted']), textOf(one['masked'])]),
    ),
  )
}

/** Holds a certificate against what is there now. */
const verify = async (server: ServerCall, id: string, who: readonly string[]): Promise<Json> => {
  const certificate = await server.call('GET', `/subjects/cases/${encodeURIComponent(id)}`)
  const { places, suppressed } = await server.call('POST', '/subjects/search', { who })
  const held = places as Json[]
  return { id, kind: certificate['kind'], held, suppressed, sound: held.length === 0 && suppressed === true }
}

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const [action = '', ...rest] = words
  const server = new ServerCall(invocation)
  const answer = answersTo(invocation)
  if (action === 'cases') {
    const page = await server.call('GET', '/subjects/cases?limit=100')
    const cases = listOf(page, 'data')
    const rows = cases.map((each) => [
      textOf(each['id']),
      textOf(each['kind']),
      textOf(each['created_at']),
      textOf(each['reason']),
    ])
    return answer(page, () => print(rows.length === 0 ? 'No cases.' : table(['id', 'kind', 'created', 'reason'], rows)))
  }
  const [first] = rest
  if (first === undefined)
    throw new UsageError(action === 'show' || action === 'lift' ? 'Name the case.' : 'Name the person.')
  const body = { who: rest, ...(text['reason'] === undefined ? {} : { reason: text['reason'] }) }
  switch (action) {
    case 'find': {
      const found = await server.call('POST', '/subjects/search', { who: rest })
      return answer(found, () => showFound(found))
    }
    case 'copy': {
      const copy = await server.call('POST', '/subjects/copy', { who: rest })
      const written = JSON.stringify(copy, null, 2)
      if (text['file'] === undefined) print(written)
      else writeFileSync(text['file'], `${written}\n`, { mode: 0o600 })
      return 0
    }
    case 'erase': {
      if (!given.has('yes')) {
        const found = await server.call('POST', '/subjects/search', { who: rest })
        answer(found, () => showFound(found))
        note('Nothing was erased. Add --yes to erase this person for good.')
        return 1
      }
      const erased = await server.call('POST', '/subjects/erase', body)
      return answer(erased, () => showCase(erased))
    }
    case 'restrict': {
      const restricted = await server.call('POST', '/subjects/restrict', body)
      return answer(restricted, () => showCase(restricted))
    }
    case 'show': {
      const found = await server.call('GET', `/subjects/cases/${encodeURIComponent(first)}`)
      return answer(found, () => showCase(found))
    }
    case 'lift': {
      const lifted = await server.call('POST', `/subjects/cases/${encodeURIComponent(first)}/lift`)
      return answer(lifted, () => print(`Lifted ${first}.`))
    }
    case 'verify': {
      const verdict = await verify(server, first, rest.slice(1))
      answer(verdict, () =>
        print(verdict['sound'] === true ? 'Nothing is held, and nothing will be stored again.' : 'Something is held:'),
      )
      for (const each of listOf(verdict, 'held')) note(`  ${textOf(each['place'])}`)
      return verdict['sound'] === true ? 0 : 1
    }
    default:
      throw new UsageError(`Unknown subcommand ${action}.`)
  }
}
