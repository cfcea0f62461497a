import { dayMs } from '../kernel/clock.js'
import { bold, dim, green, print, red, UsageError, type Run } from './command.js'
import { listOf, ServerCall, textOf, type Json } from './server-call.js'
import { bar, fold, percent, sparkline } from './terminal-chart.js'
import { plain, terminalWidth, wrap } from './terminal-text.js'

const nameWidth = 13

const line = (name: string, value: string): void => print(`  ${name.padEnd(nameWidth - 2)}${value}`)

/** What one of its texts says. */
const quoted = (spike: Json): string => {
  const [quote] = (spike['quotes'] ?? []) as { text: string }[]
  return quote === undefined ? '' : dim(`  “${plain(quote.text.slice(0, 100))}”`)
}

/** Whose mentions alone make it a spike. */
const byOne = (spike: Json): string => {
  const by = spike['due_to'] as { handle: string; mentions: number } | null | undefined
  return by === null || by === undefined ? '' : `, ${by.mentions} of them by @${plain(by.handle)}`
}

const showBrand = (brand: Json): void => {
  const { mentions: voice } = brand['share_of_voice'] as { mentions: { value: number; low: number; high: number } }
  const sentiment = brand['sentiment'] as Record<string, number>
  const volume = (brand['volume'] as { mentions: number }[]).map(({ mentions }) => mentions)
  const columns = terminalWidth() - nameWidth - 2
  print(
    `\n${bold(plain(String(brand['name'])))}  ${textOf(brand['mentions'])} mentions by ${textOf(brand['authors'])} people`,
  )
  line(
    'voice',
    `${bar(voice.value, 24)} ${percent(voice.value)}  ${dim(`${percent(voice.low)} to ${percent(voice.high)}`)}`,
  )
  line(
    'sentiment',
    `${green(`${sentiment['positive'] ?? 0} positive`)}, ${sentiment['neutral'] ?? 0} neutral, ${red(`${sentiment['negative'] ?? 0} negative`)}${(sentiment['not_judged'] ?? 0) > 0 ? dim(`, ${sentiment['not_judged']} not judged`) : ''}`,
  )
  line('volume', sparkline(fold(volume, columns)))
  const forecast = brand['forecast'] as { steps: { mentions: number }[] } | null | undefined
  if (forecast !== null && forecast !== undefined) {
    const expected = Math.round(forecast.steps.reduce((total, { mentions }) => total + mentions, 0))
    line('expected', `about ${expected} mentions in the next ${forecast.steps.length} steps`)
  }
  const rising = (brand['rising_terms'] as { term: string }[]).slice(0, 8).map(({ term }) => plain(term))
  if (rising.length > 0) line('rising', wrap(rising.join(', '), columns).split('\n')[0] ?? '')
  for (const spike of listOf(brand, 'spikes'))
    line(
      'spike',
      `${String(spike['from']).slice(0, 10)} to ${String(spike['to']).slice(0, 10)}: ${textOf(spike['mentions'])} instead of ${Math.round(Number(spike['expected']))}${byOne(spike)}${quoted(spike)}`,
    )
}

const timeOf = (flag: string, text: string | undefined): { [flag: string]: string } => {
  if (text === undefined) return {}
  const time = /^\d{4}-\d\d-\d\d(T.*)?$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new UsageError(`--${flag} must be a day or a time, such as 2026-11-01.`)
  return { [flag]: new Date(time).toISOString() }
}

/** From and to, or so many days up to now. */
const periodOf = ({ days, from, to }: Record<string, string | undefined>): Record<string, string> => {
  if (days === undefined) return { ...timeOf('from', from), ...timeOf('to', to) }
  if (from !== undefined) throw new UsageError('Use --days or --from, not both.')
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new UsageError('--days must be a number of days, such as 30.')
  const { to: until = new Date().toISOString() } = timeOf('to', to)
  return { from: new Date(Date.parse(until) - Number(days) * dayMs).toISOString(), to: until }
}

export const run: Run = async (invocation) => {
  const [name, ...others] = invocation.words.map((word) => word.trim()).filter((word) => word !== '')
  if (name === undefined) throw new UsageError('Missing brand name.')
  const server = new ServerCall(invocation)
  const body = {
    brand: { name },
    ...(others.length === 0 ? {} : { others: others.map((other) => ({ name: other })) }),
    ...periodOf(invocation.text),
  }
  const request = await server.finish('/social-listening', body, 'Listening')
  const file = invocation.text['file']
  if (file !== undefined)
    await server.saveFile(file, `/social-listening/${String(request['id'])}/report`, 'application/pdf')
  const answer = await server.call('GET', `/social-listening/${String(request['id'])}/fetch`)
  if (invocation.given.has('json')) {
    print(JSON.stringify(answer))
    return 0
  }
  const insights = answer['insights'] as { from: string; to: string; brands: Json[]; synthetic: boolean }
  print(dim(`${insights.from.slice(0, 10)} to ${insights.to.slice(0, 10)}`))
  for (const brand of insights.brands) showBrand(brand)
  if (insights.brands.every(({ mentions }) => mentions === 0))
    print(dim('\nNobody mentions them in these days. --days, --from and --to choose others, for posts that are older.'))
  if (insights.synthetic) print(dim('\nThis is demo data: the people and brands are invented.'))
  return 0
}
