import { bold, dim, print, type Command } from './command.js'
import { namedProfile } from './profile.js'
import { ServerCall, serverFlags, textOf, type Json } from './server-call.js'
import { bar } from './terminal-chart.js'

const shown = 10

export const screen: Command = {
  name: 'screen',
  summary: 'Screen a profile for risk on a running server.',
  usage: 'rostra screen NETWORK HANDLE | URL [--criteria ID]',
  examples: ['rostra screen instagram lumevia.official', 'rostra screen tiktok somebody --criteria crt_default --json'],
  flags: [{ name: 'criteria', value: 'ID', meaning: 'criteria set (default: crt_default)' }, ...serverFlags],
  run: async (invocation) => {
    const { words, text, given } = invocation
    const server = new ServerCall(invocation)
    const criteria = text['criteria'] === undefined ? {} : { criteria_id: text['criteria'] }
    const answer = await server.finish('/screening', { profile: namedProfile(words), ...criteria }, 'Screening')
    const contents = (await server.call('GET', `/screening/${String(answer['id'])}/contents?limit=${shown}`))[
      'data'
    ] as Json[]
    if (given.has('json')) {
      print(JSON.stringify({ ...answer, contents }))
      return 0
    }
    const { risk, coverage } = answer['result'] as { risk: Json; coverage: Json }
    print(
      `${bold(`Risk ${textOf(risk['score'])} of 100, ${textOf(risk['level'], 'no level')}`)}  ${dim(`confidence ${String(risk['confidence'])}`)}`,
    )
    for (const reason of risk['confidence_reasons'] as string[]) print(dim(`  ${reason}`))
    for (const factor of risk['factors'] as Json[])
      print(
        `  ${String(factor['name']).padEnd(22)}${bar(Number(factor['contribution']) / 100, 24)} ${String(factor['contribution'])}  ${dim(String(factor['why']))}`,
      )
    print(
      `  ${String(coverage['judged'])} of ${String(coverage['seen'])} items judged, ${String(coverage['flagged'])} flagged.`,
    )
    for (const item of contents) {
      const { content, categories } = item as { content: Json; categories: Json[] }
      print(
        `\n${categories.map((each) => `${String(each['category'])} ${String(each['score'])}`).join(', ')}  ${dim(String(content['published_at']).slice(0, 10))}`,
      )
      print(`  ${String(content['text']).replaceAll('\n', ' ').slice(0, 200)}`)
    }
    print(dim(`\nAll of it: GET /screening/${String(answer['id'])}/contents`))
    return 0
  },
}
