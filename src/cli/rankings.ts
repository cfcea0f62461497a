import { bold, note, print, type Run } from './command.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { percent, shortCount } from './terminal-chart.js'
import { fittedTable, plain, tableWidth } from './terminal-text.js'

const list = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** The field of the body that a flag fills. */
const lists = { interest: 'interests', country: 'locations', language: 'languages', network: 'network' } as const

const shares = new Set(['engagement_rate', 'follower_growth'])

const valueText = (by: string, value: unknown): string =>
  shares.has(by) ? percent(value) : by === 'followers' ? shortCount(value) : textOf(value)

const movementText = ({ movement }: Json): string => {
  if (typeof movement !== 'number') return '-'
  return movement === 0 ? '=' : movement > 0 ? `+${movement}` : String(movement)
}

const columns = [
  { title: 'Rank', end: true },
  { title: 'Move', end: true },
  { title: 'Network' },
  { title: 'Handle', least: 20 },
  { title: 'Name', least: 8 },
  { title: 'Value', end: true },
]

export const run: Run = async (invocation) => {
  const { text, given } = invocation
  const body: Json = {
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([flag, field]) => {
        const said = text[flag]
        return said === undefined ? [] : [[field, list(said)]]
      }),
    ),
    ...(text['by'] === undefined ? {} : { by: text['by'] }),
    ...(text['months'] === undefined ? {} : { months: Number(text['months']) }),
    ...(text['limit'] === undefined ? {} : { limit: Number(text['limit']) }),
  }
  const answer = await new ServerCall(invocation).call('POST', '/rankings', body)
  if (given.has('json')) {
    print(JSON.stringify(answer))
    return 0
  }
  const by = textOf(answer['by'])
  const rows = listOf(answer, 'data').map((each) => [
    `${textOf(each['rank'])}${each['tied'] === true ? '=' : ''}`,
    movementText(each),
    textOf(each['network']),
    plain(textOf(each['handle'])),
    plain(textOf(each['name'])),
    valueText(by, each['value']),
  ])
  if (rows.length > 0) print(`${fittedTable(columns, rows, tableWidth(), bold)}\n`)
  const [ranked, known] = [textOf(answer['ranked']), textOf(answer['then_known'])]
  print(`${ranked} creators ranked by ${by.replaceAll('_', ' ')}; movement is known of ${known}.`)
  if (answer['cut'] === true) note('More creators match than were ranked.')
  return 0
}
