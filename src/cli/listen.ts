import { bold, dim, print, UsageError, type Command } from './command.js'
import { ServerCall, serverFlags, type Json } from './server-call.js'
import { bar, fold, percent, sparkline } from './terminal-chart.js'

const columns = 60

export const listen: Command = {
  name: 'listen',
  summary: 'Listen to what is said about a brand, beside others, on a running server.',
  usage: 'rostra listen BRAND [OTHER …]',
  examples: ['rostra listen Lumevia Pellucca Ossamira', 'rostra listen Lumevia --json'],
  flags: serverFlags,
  run: async (invocation) => {
    const [name, ...others] = invocation.words
    if (name === undefined) throw new UsageError('name a brand.')
    const server = new ServerCall(invocation)
    const body = {
      brand: { name },
      ...(others.length === 0 ? {} : { others: others.map((other) => ({ name: other })) }),
    }
    const request = await server.finish('/social-listening', body, 'Listening')
    const answer = await server.call('GET', `/social-listening/${String(request['id'])}/fetch`)
    if (invocation.given.has('json')) {
      print(JSON.stringify(answer))
      return 0
    }
    const insights = answer['insights'] as { from: string; to: string; brands: Json[] }
    print(dim(`${insights.from.slice(0, 10)} to ${insights.to.slice(0, 10)}`))
    for (const brand of insights.brands) {
      const voice = (brand['share_of_voice'] as { mentions: { value: number; low: number; high: number } }).mentions
      const { negative, neutral, positive } = brand['sentiment'] as Record<string, number>
      print(
        `\n${bold(String(brand['name']))}  ${String(brand['mentions'])} mentions by ${String(brand['authors'])} authors`,
      )
      print(
        `  voice      ${bar(voice.value, 24)} ${percent(voice.value)}  ${dim(`${percent(voice.low)} to ${percent(voice.high)}`)}`,
      )
      print(`  sentiment  ${String(negative)} negative, ${String(neutral)} neutral, ${String(positive)} positive`)
      print(
        `  volume     ${sparkline(
          fold(
            (brand['volume'] as { mentions: number }[]).map(({ mentions }) => mentions),
            columns,
          ),
        )}`,
      )
      for (const spike of brand['spikes'] as Json[])
        print(
          `  spike      ${String(spike['from']).slice(0, 10)} to ${String(spike['to']).slice(0, 10)}: ${String(spike['mentions'])} instead of ${String(spike['expected'])}`,
        )
    }
    return 0
  },
}
